#include "engine/model/setup_words.hpp"

#include <algorithm>
#include <limits>
#include <string_view>
#include <utility>

#include "engine/cards/card_text.hpp"
#include "engine/model/argument.hpp"
#include "engine/model/move_claim.hpp"
#include "engine/model/pots.hpp"
#include "engine/text/reading.hpp"
#include "engine/text/text.hpp"
#include "engine/text/utf8.hpp"

namespace kasino {

namespace {

using Texts = std::vector<std::string>;

constexpr int most = most_in_setup;
constexpr const char* later_word = "later";  ///< the seat waits until the round is dealt
constexpr const char* before_word =
    "before";  ///< the seat was asked before the pending move was made

}  // namespace

// What is read.

void read_phase(State& state, const FieldText& field, const RuleData&) {
  for (const Phase phase : {Phase::Play, Phase::DealOver, Phase::MatchOver})
    if (field.text() == name_of(phase)) return void(state.phase = phase);
  field.expected({"play, deal-over or match-over", "play, deal-over eller match-over"},
                 field.text());
}

void read_winners(State& state, const FieldText& field, const RuleData&) {
  if (state.phase != Phase::MatchOver)
    field.fail({"the match is not over; say phase=match-over",
                "partiet är inte slut; skriv phase=match-over"});
  for (const std::string& word : words_in(field.text(), ","))
    state.winners.push_back(field.seat(word));
  std::ranges::sort(state.winners);
}

void read_out(State& state, const FieldText& field, const RuleData&) {
  const Texts flags = field.by_seat();
  for (std::size_t i = 0; i < flags.size(); ++i) {
    state.out[i] = field.flag(flags[i]);
    const Seat seat = static_cast<Seat>(i) + 1;
    if (state.out[i] && !state.hand(seat).empty())
      field.fail(
          {"seat {0} holds cards, so it is not out", "plats {0} har kort, så den är inte ute"},
          seat);
  }
}

void read_dealing(State& state, const FieldText& field, const RuleData& rules) {
  if (state.round > 1 && !rules.deal.later)
    field.fail({"no round is dealt after the first, so there is no round {0}",
                "ingen omgång ges efter den första, så det finns ingen omgång {0}"},
               state.round);
  const auto& steps = state.round == 1 ? rules.deal.first : *rules.deal.later;
  const int dealt = field.number(field.text(), 0, static_cast<int>(steps.size()));
  state.is_dealing = true;
  state.dealt_steps = static_cast<std::size_t>(dealt);
}

void read_awards(State& state, const FieldText& field, const RuleData& rules) {
  std::array<int, max_seats> sums{};
  for (const std::string& part : parts_of(field.text(), ',')) {
    const Texts words = words_in(part);
    if (words.size() != 3)
      field.expected({"a seat, points and a clause, as in 2 1 CLAUSE",
                      "en plats, poäng och en regel, som i 2 1 REGEL"},
                     part);
    if (rules.find_clause(words[2]) == nullptr)
      field.fail({"no clause {0} is in force", "ingen regel {0} gäller"}, quoted(words[2]));
    state.awards.push_back({field.seat(words[0]), field.number(words[1], -most, most), words[2]});
    const Seat seat = state.awards.back().seat;
    at_seat(sums, seat) += state.awards.back().points;
    if (std::abs(at_seat(sums, seat)) > most_points)
      field.fail({"the awards of seat {0} come to {1}: {2} is the most",
                  "plats {0} har fått {1} poäng utdelade: {2} är det mesta"},
                 seat, at_seat(sums, seat), most_points);
  }
}

namespace {

int stage_named(const std::string& name, const FieldText& field, const RuleData& rules) {
  const auto found = std::ranges::find_if(rules.stages, [&](const StageRule& stage) {
    return is_called(name, stage.name, stage.title);
  });
  if (found == rules.stages.end())
    field.expected(format({"a stage ({0})", "ett skede ({0})"}, titles_of(rules.stages)), name);
  return static_cast<int>(found - rules.stages.begin());
}

bool take_last(Texts& words, std::string_view word) {
  if (words.size() < 3 || words.back() != word) return false;
  words.pop_back();
  return true;
}

/// Counts the parts with `word` behind them, which must all be at the end of a list.
void note_at_end(bool has_word, std::size_t& count, const char* word, const FieldText& field) {
  if (has_word)
    ++count;
  else if (count > 0)
    field.fail({"those with {0} behind them stand at the end", "de med {0} efter sig står sist"},
               word);
}

}  // namespace

void read_asked(State& state, const FieldText& field, const RuleData& rules) {
  if (state.phase != Phase::Play)
    field.fail({"nobody is asked once the deal is over", "ingen tillfrågas när given är slut"});
  for (const std::string& part : parts_of(field.text(), ',')) {
    Texts words = words_in(part);
    const bool is_before = take_last(words, before_word);
    const bool waits = take_last(words, later_word);
    if (words.size() != 2)
      field.expected({"a seat and a stage, as in 2 play", "en plats och ett skede, som i 2 play"},
                     part);
    const Asked asked{field.seat(words[0]), stage_named(words[1], field, rules)};
    if (state.is_out(asked.seat)) field.fail({"seat {0} is out", "plats {0} är ute"}, words[0]);
    note_at_end(waits, state.waiting, later_word, field);
    note_at_end(is_before, state.asked_before, before_word, field);
    state.asked.push_back(asked);
  }
  if (state.waiting > 0 && !state.is_dealing)
    field.fail(
        {"a seat waits until the round is dealt (later), but no round is being dealt; say how far "
         "it is, as in dealing=1",
         "en plats väntar tills omgången är given (later), men ingen omgång ges; skriv hur långt "
         "den har kommit, som i dealing=1"});
}

namespace {

/// An action of `seat` as written: "gather sK h7+h2".
Action read_action(Seat seat, const Texts& words, const FieldText& field, const ActionRule& rule) {
  Action action{seat, rule.name};
  if (words.size() != rule.arguments.size())
    field.fail({"{0} takes {1} {2}, not {3}", "{0} tar {1} argument, inte {3}"}, rule.name,
               rule.arguments.size(), rule.arguments.size() == 1 ? "argument" : "arguments",
               words.size());
  try {
    for (std::size_t i = 0; i < words.size(); ++i)
      action.arguments.push_back(parse_argument(words[i], rule.arguments[i]));
  } catch (const Error& error) {
    field.fail(error.message());
  }
  return action;
}

/// The bits of Move::whole of what a claim takes whole.
std::uint32_t piles_named(const MoveClaim& claim, const State& state, const FieldText& field,
                          const RuleData& rules) {
  std::uint32_t piles = 0;
  const auto add = [&](const std::optional<std::uint32_t>& pile, const std::string& name) {
    if (!pile) field.fail({"there is no pile {0} to take", "det finns ingen hög {0} att ta"}, name);
    piles |= *pile;
  };
  for (const std::string& name : claim.piles)
    add(takeable_named(name, rules, state.players()), name);
  for (const Cards& cards : claim.builds) {
    std::optional<std::uint32_t> found;
    for (std::size_t i = 0; i < state.builds.size(); ++i)
      if (sorted(state.build(i)) == cards) found = std::uint32_t{1} << i;
    add(found, build_text(cards));
  }
  return piles;
}

Move read_move(Seat seat, const std::string& text, const State& state, const FieldText& field,
               const RuleData& rules) {
  try {
    const MoveClaim claim = parse_move(text);
    Cards cards = taken_cards(claim);
    Move move{seat, claim.card, cards, piles_named(claim, state, field, rules),
              claim.built.value_or(0)};
    cards.push_back(claim.card);
    const auto all = state.all_cards();
    for (const Card card : cards)
      if (std::ranges::find(all, card) == all.end())
        field.fail({"{0} is not in play", "{0} är inte med i spelet"}, to_text(card));
    return move;
  } catch (const ParseError& error) {
    field.fail(error.message());
  }
}

}  // namespace

void read_pending(State& state, const FieldText& field, const RuleData& rules) {
  Texts words = words_in(field.text());
  if (words.size() < 2)
    field.expected({"a seat and its move, as in 1 s7xh7", "en plats och dess drag, som i 1 s7xh7"},
                   field.text());
  const Seat seat = field.seat(words.front());
  words.erase(words.begin());
  if (const ActionRule* action = rules.action_called(words.front())) {
    state.pending = read_action(seat, {words.begin() + 1, words.end()}, field, *action);
    return;
  }
  std::string text = joined(words, " ");
  std::ranges::replace(text, '+', ',');
  state.pending = read_move(seat, text, state, field, rules);
}

namespace {

/// The index in `rules` of the rule with that name; `kind` names such rules in an error.
template <typename Rule>
std::size_t index_of(const std::string& name, const std::vector<Rule>& list, const Text& kind,
                     const FieldText& field, const RuleData& rules) {
  const auto found = std::ranges::find_if(
      list, [&](const Rule& rule) { return is_called(name, rule.name, rule.title); });
  if (found == list.end())
    field.fail(
        {"{0} has no {1} {2}{3}", "{0} har {1} {2}{3}"}, rules.name, kind, quoted(name),
        list.empty() ? Text{} : format({"; there are {0}", "; det finns {0}"}, titles_of(list)));
  return static_cast<std::size_t>(found - list.begin());
}

}  // namespace

void read_carried(State& state, const FieldText& field, const RuleData& rules) {
  for (const auto& [name, text] : field.pairs("cards=1")) {
    const std::size_t index =
        index_of(name, rules.scoring, {"scoring item", "ingen poängpost"}, field, rules);
    if (rules.scoring[index].ties != ScoringItem::Ties::Carried)
      field.fail({"the points of {0} are not carried over", "poängen för {0} förs inte vidare"},
                 name);
    state.carried[index] = field.number(text, 0, most);
  }
}

namespace {

int value_in(const std::string& text, const VariableRule& rule, const FieldText& field,
             const RuleData& rules) {
  using Type = VariableRule::Type;
  const bool is_none = text == flag_text(false) && !rule.is_set;
  const bool may_be_none = rule.type == Type::SeatNumber || rule.type == Type::OneCard;
  if (is_none && may_be_none) return 0;
  switch (rule.type) {
    case Type::Flag: return field.flag(text) ? 1 : 0;
    case Type::Number: {
      constexpr int limit = std::numeric_limits<int>::max();
      return field.number(text, -limit - 1, limit);
    }
    case Type::SeatNumber: return field.seat(text);
    case Type::OneCard: return field.card(text, rules.deck).number() + 1;
    case Type::Word: break;
  }
  Text known;
  for (std::size_t i = 0; i < rule.words.size(); ++i) {
    const Text title = title_of_word(rule, i);
    if (is_called(text, rule.words[i], title)) return static_cast<int>(i);
    known = known + (i == 0 ? "" : ", ") + title;
  }
  field.expected(format({"one of {0}", "ett av {0}"}, known), text);
}

/// The values by seat and slot, one for each unless the variable is a set. A set of one place may
/// be written with commas, too; values of sets of several places with `+`.
std::vector<std::vector<int>> values_in(const std::string& text, const VariableRule& rule,
                                        int places, const FieldText& field, const RuleData& rules) {
  const bool is_one_set = rule.is_set && places == 1;
  std::vector<std::vector<int>> values;
  for (const std::string& part : parts_of(text, ',')) {
    if (values.empty() || !is_one_set) values.emplace_back();
    if (rule.is_set && part.empty()) continue;
    for (const std::string& word : parts_of(part, '+')) {
      if (!rule.is_set && !values.back().empty()) values.emplace_back();
      values.back().push_back(value_in(word, rule, field, rules));
    }
  }
  if (values.size() > static_cast<std::size_t>(places))
    field.fail({"expected {0} {1} at most, not {2}", "väntade högst {0} värden, inte {2}"}, places,
               places == 1 ? "value" : "values", values.size());
  for (std::vector<int>& set : values) {
    std::ranges::sort(set);
    set.erase(std::unique(set.begin(), set.end()), set.end());
  }
  return values;
}

}  // namespace

void read_variables(State& state, const FieldText& field, const RuleData& rules) {
  for (const auto& [name, text] : field.pairs("colour=red")) {
    const std::size_t index =
        index_of(name, rules.variables, {"variable", "ingen variabel"}, field, rules);
    const VariableRule& rule = rules.variables[index];
    const int places = (rule.per_seat ? state.players() : 1) * rule.slots;
    int place = 0;
    for (std::vector<int>& values : values_in(text, rule, places, field.part(name, text), rules)) {
      const std::size_t slot =
          variable_slot(rules, index, place / rule.slots + 1, place % rule.slots + 1);
      ++place;
      if (rule.is_set)
        state.sets[slot] = std::move(values);
      else
        state.variables[slot] = values.front();
    }
  }
}

void read_pots(State& state, const FieldText& field, const RuleData& rules) {
  for (const auto& [name, text] : field.pairs("bet=100")) {
    const std::size_t index = index_of(name, rules.pots, {"pot", "ingen pott"}, field, rules);
    const std::vector<std::size_t> slots = pot_slots(rules, index, state.players());
    const Texts amounts = parts_of(text, ',');
    if (amounts.size() > slots.size())
      field.fail(
          {"{0}: there are {1} such pots, not {2}", "{0}: det finns {1} sådana potter, inte {2}"},
          name, slots.size(), amounts.size());
    for (std::size_t i = 0; i < amounts.size(); ++i)
      state.pots[slots[i]] = field.number(amounts[i], 0, most);
  }
  state.stakes = stakes_left(state, rules);
}

/// "100,250": staked before any card was dealt, and in all.
void read_stakes(State& state, const FieldText& field, const RuleData&) {
  const Texts sums = words_in(field.text(), ",");
  if (sums.size() != 2)
    field.fail(Text{"expected two sums, as in 100,250", "väntade två summor, som i 100,250"});
  state.stakes.all = field.number(sums[1], 0, most_money);
  state.stakes.first = field.number(sums[0], 0, state.stakes.all);
}

// What is written.

std::string text_of_asked(const State& state, const RuleData& rules) {
  std::string text;
  for (std::size_t i = 0; i < state.asked.size(); ++i) {
    const std::size_t left = state.asked.size() - i;
    const Asked& asked = state.asked[i];
    std::string item =
        std::to_string(asked.seat) + ' ' + rules.stages[static_cast<std::size_t>(asked.stage)].name;
    if (left <= state.waiting) item += std::string(" ") + later_word;
    if (state.pending && left <= state.asked_before) item += std::string(" ") + before_word;
    text += (text.empty() ? "" : ", ") + item;
  }
  return text;
}

std::string text_of_pending(const State& state, const RuleData& rules) {
  if (!state.pending) return {};
  std::string text = std::to_string(seat_of(*state.pending)) + ' ';
  const auto* move = std::get_if<Move>(&*state.pending);
  return text + (move != nullptr ? plain_text(*move, state, rules)
                                 : to_text(std::get<Action>(*state.pending), rules));
}

std::string_view name_of(Phase phase) {
  switch (phase) {
    case Phase::Play: return "play";
    case Phase::DealOver: return "deal-over";
    case Phase::MatchOver: return "match-over";
  }
  return {};
}

}  // namespace kasino
