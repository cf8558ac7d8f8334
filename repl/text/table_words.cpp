#include "repl/text/table_words.hpp"

#include <algorithm>
#include <cstdlib>

#include "engine/model/money.hpp"
#include "engine/model/pots.hpp"
#include "engine/model/state.hpp"
#include "repl/text/words.hpp"

namespace kasino {

std::string unit_of(const RuleData& rules, Language language) {
  return rules.purse ? words_of(rules.purse->unit, language) : say(language, {"points", "poäng"});
}

std::string points_text(int points, const RuleData& rules, Language language) {
  const bool is_one = !rules.purse && std::abs(points) == 1;
  return std::to_string(points) + ' ' +
         (is_one ? say(language, {"point", "poäng"}) : unit_of(rules, language));
}

std::vector<DrawnBuild> drawn_builds(const State& state, const Style& style) {
  std::vector<DrawnBuild> builds;
  for (std::size_t i = 0; i < state.builds.size(); ++i) {
    const Build& build = state.builds[i];
    builds.push_back({draw(sorted(state.build(i)), style),
                      say(style.language,
                          build.is_multiple ? Sentence<2>{"{0} fixed, {1}", "{0} fast, {1}"}
                                            : Sentence<2>{"{0}, {1}", "{0}, {1}"},
                          build.value, seat_name(build.owner, style))});
  }
  return builds;
}

std::string builds_line(const State& state, const Style& style) {
  std::string builds;
  for (const DrawnBuild& build : drawn_builds(state, style))
    builds += (builds.empty() ? "[" : "; [") + build.cards + "] " + build.meaning;
  return builds.empty() ? builds
                        : labelled(say(style.language, {"builds", "byggen"}), builds, style);
}

std::string label_of(Place place, const State& state, const Rules& rules, Language language) {
  if (place.zone() != Zone::Own ||
      !rules.data().zones[static_cast<std::size_t>(own_zone_of(place, rules.data()))].label)
    return {};
  try {
    return words_of(rules.label(place, state), language);
  } catch (const Error& error) {
    return error.what();
  }
}

std::string stakes_beside(Place place, const State& state, const RuleData& rules,
                          const Style& style) {
  if (place.zone() != Zone::Own) return {};
  std::string text;
  for (std::size_t i = 0; i < rules.pots.size(); ++i) {
    const PotRule& pot = rules.pots[i];
    if (pot.beside != own_zone_of(place, rules)) continue;
    std::string stakes;
    int slot = 1;
    while (place_beside(pot, rules, slot) != place) ++slot;
    const Seat first = std::max<Seat>(place.seat(), 1);
    for (Seat turn = 0; turn < state.players(); ++turn) {
      const Seat seat = (first - 1 + turn) % state.players() + 1;
      const int stake = state.pots[pot_slot(rules, i, state.players(), seat, slot)];
      if (stake == 0) continue;
      stakes += (stakes.empty() ? " " : " + ") + std::to_string(stake);
      if (seat != place.seat() || !style.names.empty())
        stakes += " (" + seat_name(seat, style) + ')';
    }
    if (!stakes.empty())
      text += (text.empty() ? "" : ", ") + words_of(title_of(pot), style.language) + stakes;
  }
  return text;
}

std::string place_name(Place place, const State& state, const RuleData& rules, const Style& style) {
  const bool is_seats = place.zone() == Zone::Own && place.seat() != 0;
  const int zone = is_seats ? own_zone_of(place, rules) : 0;
  if (!is_seats || rules.zones[static_cast<std::size_t>(zone)].slots == 1)
    return words_of(in_words(place, rules), style.language);
  const std::vector<Place> slots = slots_of(rules, zone, place.seat());
  const bool is_only = std::ranges::none_of(slots, [&](Place other) {
    return other != place &&
           (!state.cards(other).empty() || !stakes_beside(other, state, rules, style).empty());
  });
  return words_of(title_of(rules.zones[static_cast<std::size_t>(zone)]), style.language) + ' ' +
         std::to_string(place.seat()) +
         (is_only ? "" : '.' + std::to_string(slot_of(place, rules)));
}

std::string money_text(const State& state, const RuleData& rules, Seat seat, Language language) {
  std::string text = say(language, {"purse {0} {1}", "kassa {0} {1}"}, purse_of(state, rules, seat),
                         unit_of(rules, language));
  std::string stakes;
  for (std::size_t i = 0; i < rules.pots.size(); ++i) {
    const PotRule& pot = rules.pots[i];
    const int sum = pot.per_seat && !pot.beside ? staked_in({i, seat}, state, rules) : 0;
    if (sum != 0)
      stakes += (stakes.empty() ? "   " : ", ") + words_of(title_of(pot), language) + ' ' +
                std::to_string(sum);
  }
  return text + stakes;
}

std::string common_money_text(const State& state, const RuleData& rules, Language language) {
  std::vector<std::string> parts;
  for (std::size_t i = 0; i < rules.pots.size(); ++i)
    for (const std::size_t slot : pot_slots(rules, i, state.players()))
      if (!rules.pots[i].per_seat && state.pots[slot] != 0)
        parts.push_back(
            words_of(in_words(MoneyPlace::in_pot(slot), rules, state.players()), language) + ' ' +
            std::to_string(state.pots[slot]));
  if (state.bank != 0)
    parts.push_back(say(
        language,
        state.bank > 0 ? Sentence<2>{"the bank has won {0} {1}", "banken har vunnit {0} {1}"}
                       : Sentence<2>{"the bank has lost {0} {1}", "banken har förlorat {0} {1}"},
        std::abs(state.bank), unit_of(rules, language)));
  return joined(parts, "   ");
}

}  // namespace kasino
