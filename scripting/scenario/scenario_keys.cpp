#include <deque>
#include <iterator>
#include <string>
#include <utility>

#include "engine/model/facts.hpp"
#include "scripting/variant/schema.hpp"

namespace kasino {

namespace {

constexpr std::uint32_t holds_words = holds_name | holds_list;  ///< a list, or a single value
constexpr std::uint32_t holds_plain = holds_flag | holds_integer | holds_name;

constexpr const char* phase_words = "play deal-over match-over";

constexpr KeyRow rows_of_scenarios[] = {
    {"variant", holds_words},
    {"variant.#", holds_name},
    {"options", holds_map},
    {"options.*", holds_plain},
    {"scenarios", holds_list},
    {"scenarios.#", holds_map},
    {"scenarios.#.name", holds_name},
    {"scenarios.#.variant", holds_words},
    {"scenarios.#.variant.#", holds_name},
    {"scenarios.#.options", holds_map},
    {"scenarios.#.options.*", holds_plain},
    {"scenarios.#.players", holds_number},
    {"scenarios.#.setup", holds_map},
    {"scenarios.#.deck", holds_name},
    {"scenarios.#.seed", holds_seed},
    {"scenarios.#.dealer", holds_number},
    {"scenarios.#.scores", holds_list},
    {"scenarios.#.scores.#", holds_integer},
    {"scenarios.#.play", holds_words},
    {"scenarios.#.play.#", holds_name},
    {"scenarios.#.legal", holds_words},
    {"scenarios.#.legal.#", holds_name},
    {"scenarios.#.only", holds_words},
    {"scenarios.#.only.#", holds_name},
    {"scenarios.#.illegal", holds_map},
    {"scenarios.#.illegal.*", holds_flag | holds_clause},
    {"scenarios.#.score", holds_list},
    {"scenarios.#.score.#", holds_map},
    {"scenarios.#.score.#.total", holds_integer},
    {"scenarios.#.score.#.*", holds_integer},
    {"scenarios.#.events", holds_words},
    {"scenarios.#.events.#", holds_name},
    {"scenarios.#.steps", holds_list},
    {"scenarios.#.steps.#", holds_map, {}, false, false, "scenarios.#"},
    {"scenarios.#.after", holds_map},
    {"scenarios.#.after.legal", holds_words},
    {"scenarios.#.after.legal.#", holds_name},
    {"scenarios.#.after.only", holds_words},
    {"scenarios.#.after.only.#", holds_name},
    {"scenarios.#.after.illegal", holds_map},
    {"scenarios.#.after.illegal.*", holds_flag | holds_clause},
};

/// What a fact holds: of itself, and of what is in it, as "#" or "*.#".
using FormRow = std::pair<std::string_view, std::uint32_t>;

std::vector<FormRow> rows_of(const Fact& fact, bool is_expected) {
  using Form = FactForm;
  const std::uint32_t nobody = is_expected ? holds_flag : 0U;
  switch (fact.form) {
    case Form::Number: return {{"", holds_number}};
    case Form::Integer: return {{"", holds_integer}};
    case Form::Flag: return {{"", holds_flag}};
    case Form::OneSeat: return {{"", holds_number | nobody}};
    case Form::Numbers: return {{"", holds_list}, {"#", holds_number}};
    case Form::Integers: return {{"", holds_list}, {"#", holds_integer}};
    case Form::Flags: return {{"", holds_list}, {"#", holds_flag}};
    case Form::PhaseName: return {{"", holds_word}};
    case Form::Name:
    case Form::Cards:
    case Form::CardsBySeat: return {{"", holds_name}};
    case Form::Parts: return {{"", holds_words}, {"#", holds_name}};
    case Form::CardsByPlace: return {{"", holds_map}, {"*", holds_name}};
    case Form::Amounts:
      return {{"", holds_map}, {"*", holds_number | holds_list}, {"*.#", holds_number}};
    case Form::Counts: return {{"", holds_map}, {"*", holds_number}};
    case Form::Values: break;
  }
  std::vector<FormRow> rows{{"", holds_map}, {"*", holds_plain | holds_list}, {"*.#", holds_plain}};
  if (is_expected) return rows;
  rows.back().second |= holds_list;  // sets by seat
  rows.emplace_back("*.#.#", holds_plain);
  return rows;
}

/// The keys of facts, in a setup and in what must hold after. The paths are kept in `paths`.
void add_facts(std::vector<KeyRow>& rows, std::deque<std::string>& paths) {
  for (const auto& [under, use] :
       {std::pair{"scenarios.#.setup.", in_setups}, std::pair{"scenarios.#.after.", in_after}})
    for (const Fact& fact : facts()) {
      if (!fact.is_used(use)) continue;
      const bool is_by_seat = fact.form == FactForm::CardsBySeat;
      for (Seat seat = 1; seat <= (is_by_seat ? max_seats : 1); ++seat)
        for (const auto& [part, holds] : rows_of(fact, use == in_after)) {
          std::string path = under + std::string(fact.name);
          if (is_by_seat) path += std::to_string(seat);
          if (!part.empty()) path += '.' + std::string(part);
          rows.push_back({paths.emplace_back(std::move(path)), holds,
                          (holds & holds_word) != 0 ? phase_words : ""});
        }
    }
}

}  // namespace

const std::vector<KeyRow>& scenario_key_rows() {
  static std::deque<std::string> paths;
  static const std::vector<KeyRow> rows = [] {
    std::vector<KeyRow> all(std::begin(rows_of_scenarios), std::end(rows_of_scenarios));
    add_facts(all, paths);
    return all;
  }();
  return rows;
}

}  // namespace kasino
