#include "repl/teach/position_words.hpp"

#include <algorithm>
#include <cstdint>
#include <vector>

#include "engine/cards/card_text.hpp"
#include "engine/model/facts.hpp"
#include "engine/model/view.hpp"
#include "engine/notation/move_text.hpp"
#include "repl/text/table_words.hpp"
#include "repl/text/words.hpp"

namespace kasino {

namespace {

std::string cards_or_nothing(std::span<const Card> cards, Language language) {
  return cards.empty() ? say(language, {"nothing", "ingenting"}) : to_text(sorted(cards));
}

/// "[d5 h3] is 8, of seat 2", and ", several groups" for a multiple build.
std::string build_text(const State& state, std::size_t at, Language language) {
  const Build& build = state.builds[at];
  return say(language,
             build.is_multiple
                 ? Sentence<3>{"[{0}] is {1}, of seat {2}, several groups",
                               "[{0}] är {1}, byggt av plats {2}, flera grupper"}
                 : Sentence<3>{"[{0}] is {1}, of seat {2}", "[{0}] är {1}, byggt av plats {2}"},
             to_text(sorted(state.build(at))), build.value, build.owner);
}

/// "9 cards taken, on top h5, 2 sweeps, score 12", each only if it is not 0.
std::string seat_in_words(const State& state, const View& eyes, Seat seat, Language language) {
  const auto shown = eyes.shown_cards(Place::pile(seat));
  std::vector<std::string> parts;
  if (!state.pile(seat).empty())
    parts.push_back(count_text(state.pile(seat).size(), language,
                               {"1 card taken", "1 kort intaget"},
                               {"{0} cards taken", "{0} kort intagna"}));
  if (!shown.empty())
    parts.push_back(say(language,
                        shown.size() == 1 ? Sentence<1>{"on top {0}", "överst {0}"}
                                          : Sentence<1>{"open, the last on top: {0}",
                                                        "öppna, det sista överst: {0}"},
                        to_text(shown)));
  if (const int sweeps = at_seat(state.sweeps, seat); sweeps > 0)
    parts.push_back(count_text(static_cast<std::uint64_t>(sweeps), language,
                               {"1 sweep", "1 gång tömt"}, {"{0} sweeps", "{0} gånger tömt"}));
  if (const int score = at_seat(state.scores, seat); score != 0)
    parts.push_back(say(language, {"score {0}", "poäng {0}"}, score));
  return joined(parts);
}

/// Whether the board shows the variable to everybody.
bool is_told(std::string_view variable, const RuleData& rules) {
  const auto rule = std::ranges::find(rules.variables, variable, &VariableRule::name);
  return rule->on_board && rule->show == Show::Open;
}

}  // namespace

bool shows_all_variables(const State& state, const RuleData& rules) {
  return std::ranges::all_of(changed_variables(state, rules), [&](const NamedFact& changed) {
    return is_told(changed.name, rules);
  });
}

std::string taken_in_words(const State& state, Language language) {
  std::string text;
  for (const Seat seat : seats(state)) {
    text += say(language, {"Seat {0} has taken {1}", "Plats {0} har tagit in {1}"}, seat,
                cards_or_nothing(state.pile(seat), language));
    if (const int sweeps = at_seat(state.sweeps, seat); sweeps > 0)
      text += count_text(static_cast<std::uint64_t>(sweeps), language,
                         {", with 1 sweep", ", och tömt bordet 1 gång"},
                         {", with {0} sweeps", ", och tömt bordet {0} gånger"});
    text += ".\n";
  }
  return text;
}

std::string standing_in_words(const State& state, Language language) {
  std::string text = taken_in_words(state, language);
  const auto has_score = [&](Seat seat) { return at_seat(state.scores, seat) != 0; };
  if (std::ranges::none_of(seats(state), has_score)) return text;
  for (const Seat seat : seats(state)) {
    const int score = at_seat(state.scores, seat);
    text += say(
        language,
        score == 1 ? Sentence<2>{"Seat {0} came with 1 point.\n", "Plats {0} hade 1 poäng.\n"}
                   : Sentence<2>{"Seat {0} came with {1} points.\n", "Plats {0} hade {1} poäng.\n"},
        seat, score);
  }
  return text;
}

std::string zones_in_words(const State& state, const Rules& rules, Language language) {
  const View eyes(state, rules.data(), state.turn);
  Style style;
  style.language = language;
  style.packs = names_cards(state, rules.data());
  std::string text;
  for (const Place place : own_places(rules.data(), state.players())) {
    const std::string stakes = stakes_beside(place, state, rules.data(), style);
    if (eyes.count(place) == 0 && stakes.empty()) continue;
    const std::string label = label_of(place, state, rules, language);
    std::string lying;
    if (!eyes.shown_cards(place).empty())
      lying = draw(eyes.shown_cards(place), style);
    else if (eyes.count(place) > 0)
      lying = count_text(static_cast<std::uint64_t>(eyes.count(place)), language,
                         {"a card", "ett kort"}, {"{0} cards", "{0} kort"});
    if (!label.empty()) lying += " (" + label + ')';
    if (!stakes.empty()) lying += (lying.empty() ? "" : ", ") + stakes;
    text += place_name(place, state, rules.data(), style) + ": " + lying + '\n';
  }
  return text;
}

namespace {

std::string money_position(const State& state, const Rules& rules, Language language) {
  std::string text = zones_in_words(state, rules, language);
  for (const Seat seat : seats(state))
    text += say(language, {"seat {0}: {1}", "plats {0}: {1}"}, seat,
                money_text(state, rules.data(), seat, language)) +
            (seat == state.turn ? say(language, {", to play", ", som spelar"}) : "") + '\n';
  return text;
}

}  // namespace

std::string position_in_words(const State& state, const Rules& rules, Language language) {
  if (state.phase != Phase::Play) return taken_in_words(state, language);
  if (rules.data().purse) return money_position(state, rules, language);
  const RuleData& data = rules.data();
  const View eyes(state, data, state.turn);
  std::string text;
  const auto add = [&](const std::string& label, const std::string& words) {
    text += label + ": " + words + '\n';
  };
  add(say(language, {"table", "bord"}), cards_or_nothing(state.table(), language));
  for (std::size_t i = 0; i < state.builds.size(); ++i)
    add(say(language, {"build", "bygge"}), build_text(state, i, language));
  text += zones_in_words(state, rules, language);
  bool names_seats = !state.builds.empty() || state.players() > 2;
  for (const Seat seat : seats(state)) {
    const std::string words = seat_in_words(state, eyes, seat, language);
    if (words.empty()) continue;
    names_seats = true;
    add(say(language, {"seat {0}", "plats {0}"}, seat), words);
  }
  for (const auto& [name, value] : changed_variables(state, data)) {
    if (!is_told(name, data)) continue;
    names_seats = true;
    add(std::string(name), to_text(value, ",", "+"));
  }
  add(names_seats ? say(language, {"hand of seat {0}, to play", "hand hos plats {0}, som spelar"},
                        state.turn)
                  : say(language, {"hand", "hand"}),
      cards_or_nothing(state.hand(state.turn), language));
  return text;
}

}  // namespace kasino
