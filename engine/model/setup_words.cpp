#include "engine/model/setup_words.hpp"

#include <algorithm>
#include <limits>
#include <string_view>
#include <utility>

#include "engine/cards/card_text.hpp"
#include "engine/model/argument.hpp"
#include "engine/model/field_text.hpp"
#include "engine/model/pots.hpp"
#include "engine/model/state.hpp"
#include "engine/text/reading.hpp"
#include "engine/text/text.hpp"
#include "engine/text/utf8.hpp"

namespace kasino {

namespace {

using Texts = std::vector<std::string>;

constexpr int most = 1'000'000;
constexpr const char* later = "later";    ///< the seat waits until the round is dealt
constexpr const char* before = "before";  ///< the seat was asked before the pending move was made

// What is read.

Phase phase_in(const FieldText& field) {
  for (const Phase phase : {Phase::Play, Phase::DealOver, Phase::MatchOver})
    if (field.text() == name_of(phase)) return phase;
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
  const Texts flags = words_in(field.text(), ",");
  if (flags.size() > static_cast<std::size_t>(state.players()))
    field.fail(Text{"there are ", "det finns "} + std::to_string(state.players()) +
               Text{" seats, but ", " platser, men "} + std::to_string(flags.size()) +
               Text{" are named", " nämns"});
  for (std::size_t i = 0; i < flags.size(); ++i) {
    state.out[i] = field.flag(flags[i]);
    const Seat seat = static_cast<Seat>(i) + 1;
    if (state.out[i] && !state.hand(seat).empty())
      field.fail(Text{"seat ", "plats "} + std::to_string(seat) +
                 Text{" holds cards, so it is not out", " har kort, så den är inte ute"});
  }
}

void read_dealing(State& state, const FieldText& field, const RuleData& rules) {
  if (state.round > 1 && !rules.deal.later)
    field.fail(Text{"no round is dealt after the first, so there is no round ",
                    "ingen omgång ges efter den första, så det finns ingen omgång "} +
               std::to_string(state.round));
  const auto& steps = state.round == 1 ? rules.deal.first : *rules.deal.later;
  const int dealt = field.number(field.text(), 0, static_cast<int>(steps.size()));
  state.is_dealing = true;
  state.dealt_steps = static_cast<std::size_t>(dealt);
}

void read_awards(State& state, const FieldText& field, const RuleData& rules) {
  for (const std::string& part : parts_of(field.text(), ',')) {
    const Texts words = words_in(part);
    if (words.size() != 3)
      field.expected({"a seat, points and a clause, as in 2 1 CLAUSE",
                      "en plats, poäng och en regel, som i 2 1 REGEL"},
                     part);
    if (rules.find_clause(words[2]) == nullptr)
      field.fail(Text{"no clause ", "ingen regel "} + quoted(words[2]) +
                 Text{" is in force", " gäller"});
    state.awards.push_back({field.seat(words[0]), field.number(words[1], -most, most), words[2]});
  }
}

int stage_named(const std::string& name, const FieldText& field, const RuleData& rules) {
  Texts known;
  for (const StageRule& stage : rules.stages) known.push_back(stage.name);
  const auto found = std::ranges::find(known, name);
  if (found == known.end())
    field.expected(Text{"a stage (", "ett skede ("} + joined(known) + ")", name);
  return static_cast<int>(found - known.begin());
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
    field.fail(Text{"those with ", "de med "} + word +
               Text{" behind them stand at the end", " efter sig står sist"});
}

void read_asked(State& state, const FieldText& field, const RuleData& rules) {
  if (state.phase != Phase::Play)
    field.fail({"nobody is asked once the deal is over", "ingen tillfrågas när given är slut"});
  for (const std::string& part : parts_of(field.text(), ',')) {
    Texts words = words_in(part);
    const bool is_before = take_last(words, before);
    const bool waits = take_last(words, later);
    if (words.size() != 2)
      field.expected({"a seat and a stage, as in 2 play", "en plats och ett skede, som i 2 play"},
                     part);
    const Asked asked{field.seat(words[0]), stage_named(words[1], field, rules)};
    if (state.is_out(asked.seat))
      field.fail(Text{"seat ", "plats "} + words[0] + Text{" is out", " är ute"});
    note_at_end(waits, state.waiting, later, field);
    note_at_end(is_before, state.asked_before, before, field);
    state.asked.push_back(asked);
  }
  if (state.waiting > 0 && !state.is_dealing)
    field.fail(
        {"a seat waits until the round is dealt (later), but no round is being dealt; say how far "
         "it is, as in dealing=1",
         "en plats väntar tills omgången är given (later), men ingen omgång ges; skriv hur långt "
         "den har kommit, som i dealing=1"});
}

/// An action of `seat` as written: "gather sK h7+h2".
Action read_action(Seat seat, const Texts& words, const FieldText& field, const ActionRule& rule) {
  Action action{seat, rule.name};
  if (words.size() != rule.arguments.size())
    field.fail(rule.name + Text{" takes ", " tar "} + std::to_string(rule.arguments.size()) +
               Text{rule.arguments.size() == 1 ? " argument, not " : " arguments, not ",
                    " argument, inte "} +
               std::to_string(words.size()));
  try {
    for (std::size_t i = 0; i < words.size(); ++i)
      action.arguments.push_back(parse_argument(words[i], rule.arguments[i]));
  } catch (const Error& error) {
    field.fail(error.message());
  }
  return action;
}

/// Takes words such as "@pile1" out of the list, and answers their bits of Move::piles.
std::uint32_t take_piles(Texts& words, int players, const FieldText& field, const RuleData& rules) {
  std::uint32_t piles = 0;
  std::erase_if(words, [&](const std::string& word) {
    if (!word.starts_with('@')) return false;
    const auto pile = takeable_named(std::string_view(word).substr(1), rules, players);
    if (!pile)
      field.fail(Text{"there is no pile ", "det finns ingen hög "} + word.substr(1) +
                 Text{" to take", " att ta"});
    piles |= *pile;
    return true;
  });
  return piles;
}

void read_pending(State& state, const FieldText& field, const RuleData& rules) {
  const Texts parts = words_in(field.text());
  const ActionRule* action = parts.size() < 2 ? nullptr : rules.find_action(parts[1]);
  if (action != nullptr) {
    state.pending =
        read_action(field.seat(parts[0]), {parts.begin() + 2, parts.end()}, field, *action);
    return;
  }
  std::string spaced = field.text();
  int built = 0;
  if (const std::size_t onto = spaced.find('>'); onto != spaced.npos) {
    const std::size_t colon = std::min(spaced.find(':', onto), spaced.size());
    built = field.number(spaced.substr(onto + 1, colon - onto - 1), 1, max_value);
    spaced.replace(onto, colon + 1 - onto, " ");
  }
  if (const std::size_t x = spaced.find('x'); x != spaced.npos) spaced[x] = ' ';
  Texts words = words_in(spaced, ",+");
  const std::uint32_t piles = take_piles(words, state.players(), field, rules);
  if (words.size() < 2)
    field.expected({"a seat and its move, as in 1 s7xh7", "en plats och dess drag, som i 1 s7xh7"},
                   field.text());
  Cards cards;
  for (std::size_t i = 1; i < words.size(); ++i) {
    cards.push_back(field.card(words[i], rules.deck));
    const auto all = state.all_cards();
    if (std::ranges::find(all, cards.back()) == all.end())
      field.fail(to_text(cards.back()) + Text{" is not in play", " är inte med i spelet"});
  }
  Move move{field.seat(words[0]),
            cards.front(),
            {cards.begin() + 1, cards.end()},
            piles,
            static_cast<Value>(built)};
  std::ranges::sort(move.captured);
  state.pending = std::move(move);
}

/// The index in `rules` of the rule with that name; `kind` names such rules in an error.
template <typename Rule>
std::size_t index_of(const std::string& name, const std::vector<Rule>& list, const Text& kind,
                     const FieldText& field, const RuleData& rules) {
  Texts known;
  for (const Rule& rule : list) known.push_back(rule.name);
  const auto found = std::ranges::find(known, name);
  if (found == known.end())
    field.fail(rules.name + Text{" has no ", " har "} + kind + quoted(name) +
               (known.empty() ? Text{} : Text{"; there are ", "; det finns "} + joined(known)));
  return static_cast<std::size_t>(found - known.begin());
}

void read_carried(State& state, const FieldText& field, const RuleData& rules) {
  for (const auto& [name, text] : field.pairs("cards=1")) {
    const std::size_t index =
        index_of(name, rules.scoring, {"scoring item ", "ingen poängpost "}, field, rules);
    if (rules.scoring[index].ties != ScoringItem::Ties::Carried)
      field.fail(Text{"the points of ", "poängen för "} + name +
                 Text{" are not carried over", " förs inte vidare"});
    state.carried[index] = field.number(text, 0, most);
  }
}

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
  const auto found = std::ranges::find(rule.words, text);
  if (found == rule.words.end())
    field.expected(Text{"one of ", "ett av "} + joined(rule.words), text);
  return static_cast<int>(found - rule.words.begin());
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
    field.fail(
        Text{"expected ", "väntade högst "} + std::to_string(places) +
        Text{places == 1 ? " value at most, not " : " values at most, not ", " värden, inte "} +
        std::to_string(values.size()));
  for (std::vector<int>& set : values) {
    std::ranges::sort(set);
    set.erase(std::unique(set.begin(), set.end()), set.end());
  }
  return values;
}

void read_variables(State& state, const FieldText& field, const RuleData& rules) {
  for (const auto& [name, text] : field.pairs("colour=red")) {
    const std::size_t index =
        index_of(name, rules.variables, {"variable ", "ingen variabel "}, field, rules);
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
    const std::size_t index = index_of(name, rules.pots, {"pot ", "ingen pott "}, field, rules);
    const std::vector<std::size_t> slots = pot_slots(rules, index, state.players());
    const Texts amounts = parts_of(text, ',');
    if (amounts.size() > slots.size())
      field.fail(name + Text{": there are ", ": det finns "} + std::to_string(slots.size()) +
                 Text{" such pots, not ", " sådana potter, inte "} +
                 std::to_string(amounts.size()));
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
  state.stakes.all = field.number(sums[1], 0, Stakes::most_staked);
  state.stakes.first = field.number(sums[0], 0, state.stakes.all);
}

// What is written.

std::string listed(const std::string& list, const std::string& item, const char* between) {
  return list.empty() ? item : list + between + item;
}

bool is_one_to_write(const State& state, std::size_t slot, const VariableRule& rule) {
  return rule.is_set ? !state.sets[slot].empty() : state.variables[slot] != rule.initial;
}

std::string text_of_slot(const State& state, std::size_t slot, const VariableRule& rule) {
  if (!rule.is_set) return value_text(rule, state.variables[slot]);
  std::string text;
  for (const int value : state.sets[slot]) text = listed(text, value_text(rule, value), "+");
  return text;
}

std::string text_of_variables(const State& state, const RuleData& rules) {
  std::string text;
  for (std::size_t i = 0; i < rules.variables.size(); ++i) {
    const VariableRule& rule = rules.variables[i];
    std::string values;
    bool says_something = false;
    for (Seat seat = 1; seat <= (rule.per_seat ? state.players() : 1); ++seat)
      for (int slot = 1; slot <= rule.slots; ++slot) {
        const std::size_t at = variable_slot(rules, i, seat, slot);
        says_something |= is_one_to_write(state, at, rule);
        values += (seat == 1 && slot == 1 ? "" : ",") + text_of_slot(state, at, rule);
      }
    if (says_something) text = listed(text, rule.name + '=' + values, " ");
  }
  return text;
}

std::string text_of_pots(const State& state, const RuleData& rules) {
  std::string text;
  for (std::size_t i = 0; i < rules.pots.size(); ++i) {
    std::string amounts;
    bool says_something = false;
    for (const std::size_t slot : pot_slots(rules, i, state.players())) {
      says_something |= state.pots[slot] != 0;
      amounts = listed(amounts, std::to_string(state.pots[slot]), ",");
    }
    if (says_something) text = listed(text, rules.pots[i].name + '=' + amounts, " ");
  }
  return text;
}

std::string text_of_stakes(const State& state, const RuleData& rules) {
  if (state.stakes == stakes_left(state, rules)) return {};
  return std::to_string(state.stakes.first) + ',' + std::to_string(state.stakes.all);
}

std::string text_of_carried(const State& state, const RuleData& rules) {
  std::string text;
  for (std::size_t i = 0; i < state.carried.size(); ++i)
    if (state.carried[i] != 0)
      text = listed(text, rules.scoring[i].name + '=' + std::to_string(state.carried[i]), " ");
  return text;
}

std::string text_of_awards(const State& state) {
  std::string text;
  for (const auto& [seat, points, clause] : state.awards)
    text = listed(text, std::to_string(seat) + ' ' + std::to_string(points) + ' ' + clause, ", ");
  return text;
}

std::string text_of_asked(const State& state, const RuleData& rules) {
  std::string text;
  for (std::size_t i = 0; i < state.asked.size(); ++i) {
    const std::size_t left = state.asked.size() - i;
    const Asked& asked = state.asked[i];
    std::string item =
        std::to_string(asked.seat) + ' ' + rules.stages[static_cast<std::size_t>(asked.stage)].name;
    if (left <= state.waiting) item = listed(item, later, " ");
    if (state.pending && left <= state.asked_before) item = listed(item, before, " ");
    text = listed(text, item, ", ");
  }
  return text;
}

std::string text_of_pending(const State& state, const RuleData& rules) {
  if (!state.pending) return {};
  std::string text = std::to_string(seat_of(*state.pending)) + ' ';
  if (const auto* move = std::get_if<Move>(&*state.pending)) {
    std::string captured;
    for (const Card card : move->captured) captured = listed(captured, to_text(card), "+");
    for (const Place pile : piles_of(*move, rules, state.players()))
      captured = listed(captured, '@' + to_text(pile, rules), "+");
    text += to_text(move->card);
    if (move->builds()) return text + '>' + std::to_string(move->built) + ':' + captured;
    return text + (captured.empty() ? "" : 'x' + captured);
  }
  return text + to_text(std::get<Action>(*state.pending), rules);
}

std::string text_of_out(const State& state) {
  std::string text;
  if (state.players_in() == state.players()) return text;
  for (Seat seat = 1; seat <= state.players(); ++seat)
    text = listed(text, flag_text(state.is_out(seat)), " ");
  return text;
}

std::string text_of_winners(const State& state) {
  std::string text;
  for (const Seat seat : state.winners) text = listed(text, std::to_string(seat), " ");
  return text;
}

std::string number_unless(int usual, int number) {
  return number == usual ? std::string() : std::to_string(number);
}

/// A field with its reader and its writer; the writer gives nothing for the default.
struct WordsField {
  std::string name;
  void (*read)(State& state, const FieldText& field, const RuleData& rules);
  std::string (*write)(const State& state, const RuleData& rules);
};

/// In reading order: some fields depend on earlier ones.
const std::vector<WordsField>& fields() {
  using Field = const FieldText&;
  using Rules = const RuleData&;
  using Now = const State&;
  static const std::vector<WordsField> all{
      {"deal", [](State& s, Field f, Rules) { s.deal = f.number(f.text(), 1, most); },
       [](Now s, Rules) { return number_unless(1, s.deal); }},
      {"round", [](State& s, Field f, Rules) { s.round = f.number(f.text(), 1, most); },
       [](Now s, Rules) { return number_unless(1, s.round); }},
      {"last_round", [](State& s, Field f, Rules) { s.last_round = f.flag(f.text()); },
       [](Now s, Rules) {
         return s.last_round == s.stock().empty() ? "" : flag_text(s.last_round);
       }},
      {"phase", [](State& s, Field f, Rules) { s.phase = phase_in(f); },
       [](Now s, Rules) { return s.phase == Phase::Play ? "" : name_of(s.phase); }},
      {"winners", read_winners, [](Now s, Rules) { return text_of_winners(s); }},
      {"out", read_out, [](Now s, Rules) { return text_of_out(s); }},
      {"dealing", read_dealing,
       [](Now s, Rules) { return s.is_dealing ? std::to_string(s.dealt_steps) : ""; }},
      {"asked", read_asked, text_of_asked},
      {"pending", read_pending, [](Now s, Rules r) { return text_of_pending(s, r); }},
      {"cancelled", [](State& s, Field f, Rules) { s.cancelled = f.number(f.text(), 0, most); },
       [](Now s, Rules) { return number_unless(0, s.cancelled); }},
      {"resume", [](State& s, Field f, Rules) { s.resume = f.seat(f.text()); },
       [](Now s, Rules) { return number_unless(s.turn, s.resume); }},
      {"begun", [](State& s, Field f, Rules) { s.turn_has_begun = f.flag(f.text()); },
       [](Now s, Rules rules) {
         return s.turn_has_begun && rules.has_hook(Trigger::Turn) ? flag_text(true) : "";
       }},
      {"last_player", [](State& s, Field f, Rules) { s.last_player = f.seat(f.text()); },
       [](Now s, Rules) { return s.last_player ? std::to_string(*s.last_player) : ""; }},
      {"vars", read_variables, text_of_variables},
      {"pots", read_pots, text_of_pots},
      {"staked", read_stakes, text_of_stakes},
      {"bank_won", [](State& s, Field f, Rules) { s.bank = f.number(f.text(), -most, most); },
       [](Now s, Rules) { return number_unless(0, s.bank); }},
      {"awards", read_awards, [](Now s, Rules) { return text_of_awards(s); }},
      {"carried", read_carried, text_of_carried},
  };
  return all;
}

}  // namespace

const std::vector<std::string>& setup_word_names() {
  static const std::vector<std::string> names = [] {
    std::vector<std::string> all;
    for (const WordsField& field : fields()) all.push_back(field.name);
    return all;
  }();
  return names;
}

void read_words(const SetupWords& words, State& state, const RuleData& rules) {
  for (const WordsField& field : fields()) {
    const auto found = words.find(field.name);
    if (found != words.end() && !found->second.empty())
      field.read(state, FieldText(field.name, found->second, state.players()), rules);
  }
}

SetupWords words_of(const State& state, const RuleData& rules) {
  SetupWords words;
  for (const WordsField& field : fields())
    if (std::string text = field.write(state, rules); !text.empty())
      words.emplace(field.name, std::move(text));
  return words;
}

std::string name_of(Phase phase) {
  switch (phase) {
    case Phase::Play: return "play";
    case Phase::DealOver: return "deal-over";
    case Phase::MatchOver: return "match-over";
  }
  return {};
}

std::string value_text(const VariableRule& rule, int value) {
  switch (rule.type) {
    case VariableRule::Type::Flag: return flag_text(value != 0);
    case VariableRule::Type::Number: return std::to_string(value);
    case VariableRule::Type::SeatNumber:
      return value == 0 ? flag_text(false) : std::to_string(value);
    case VariableRule::Type::OneCard:
      return value == 0 ? flag_text(false) : to_text(Card::of_number(value - 1));
    case VariableRule::Type::Word: return rule.words[static_cast<std::size_t>(value)];
  }
  return {};
}

}  // namespace kasino
