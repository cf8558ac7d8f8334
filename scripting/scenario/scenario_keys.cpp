#include <algorithm>
#include <deque>
#include <iterator>
#include <string>
#include <utility>

#include "engine/model/facts.hpp"
#include "scripting/variant/schema.hpp"

namespace kasino {

namespace {

constexpr Holds holds_words = holds_name | holds_list;  ///< a list, or a single value
constexpr Holds holds_plain = holds_flag | holds_integer | holds_name;

constexpr KeyRow rows_of_scenarios[] = {
    {"variant", holds_words, "the variant it runs under, or several", "the one of the file's name",
     R"({ "standard+pluck", "teams+pluck" })"},
    {"variant.#", holds_name},
    {"options", holds_map, "the options that are set, for every scenario", "none",
     "{ target = 21 }"},
    {"options.*", holds_plain},
    {"scenarios", holds_list, "the scenarios", "required",
     R"({ { name = "X-1", seed = 7, play = "s7" } })"},
    {"scenarios.#", holds_map,
     "a position, what is played, and what must come of it: in keys of a step, or in `steps`. It "
     "needs one of setup, deck and seed"},
    {"scenarios.#.name", holds_name, "what it shows, the clauses it is about first", "required",
     R"("X-1, X-2: a ten is held")"},
    {"scenarios.#.variant", holds_words, "instead of the file's, or several", "the file's",
     R"("standard+draw")"},
    {"scenarios.#.variant.#", holds_name},
    {"scenarios.#.options", holds_map, "instead of the file's", "the file's",
     "{ must_capture = true }"},
    {"scenarios.#.options.*", holds_plain},
    {"scenarios.#.players", holds_number, "how many play",
     "as many as the setup names, two if these are too few", "3"},
    {"scenarios.#.setup", holds_map, "the position it begins with", "",
     R"({ table = "s5", hand1 = "h9", hand2 = "d2" })"},
    {"scenarios.#.deck", holds_name, "instead of a setup: a whole deck in dealing order", "",
     R"("sA s2 s3 ...")"},
    {"scenarios.#.seed", holds_seed,
     "instead of a setup: a shuffled deck; beside one, of what is shuffled later", "", "7"},
    {"scenarios.#.dealer", holds_number, "who deals the deck, where there is no setup",
     "the last seat", "1"},
    {"scenarios.#.scores", holds_list, "of the match by seat, where there is no setup", "0 each",
     "{ 15, 3 }"},
    {"scenarios.#.scores.#", holds_integer},
    {"scenarios.#.play", holds_words,
     R"(moves, actions and "next", the next deal; a move with `!` behind it is forced)", "nothing",
     R"({ "h9xs5+h4", "pluck d4", "c9!", "next" })"},
    {"scenarios.#.play.#", holds_name},
    {"scenarios.#.legal", holds_words, "what can be done before `play`", "not checked",
     R"({ "h9", "h9xs5+h4" })"},
    {"scenarios.#.legal.#", holds_name},
    {"scenarios.#.only", holds_words, "every legal move before `play`, in any order and spelling",
     "not checked", R"({ "h9", "h9xs5+h4" })"},
    {"scenarios.#.only.#", holds_name},
    {"scenarios.#.illegal", holds_map,
     "what cannot be done before `play`, each with the clause that refuses it, or true for "
     "whatever does",
     "not checked", R"({ h9 = "X-1", ["pluck d4"] = true })"},
    {"scenarios.#.illegal.*", holds_flag | holds_clause},
    {"scenarios.#.score", holds_list, "points of this deal so far, by seat", "not checked",
     "{ { total = 3 }, {} }"},
    {"scenarios.#.score.#", holds_map, "the points of one seat"},
    {"scenarios.#.score.#.total", holds_integer, "the sum", "not checked", "3"},
    {"scenarios.#.score.#.*", holds_integer, "what a clause brings, clause -> points",
     "not checked", "2"},
    {"scenarios.#.events", holds_words,
     "types of what happened in the last of `play`, beside others", "not checked",
     R"({ "capture", "sweep" })"},
    {"scenarios.#.events.#", holds_name},
    {"scenarios.#.steps", holds_list, "steps, one upon the other", "the scenario is one",
     R"({ { play = "s7" }, {} })"},
    {.path = "scenarios.#.steps.#", .holds = holds_map, .keys_of = "scenarios.#"},
    {"scenarios.#.after", holds_map, "what must be so of the position", "not checked",
     R"({ table = "s5", turn = 2 })"},
    {"scenarios.#.after.legal", holds_words, "what can be done", "not checked",
     R"({ "h9", "h9xs5+h4" })"},
    {"scenarios.#.after.legal.#", holds_name},
    {"scenarios.#.after.only", holds_words, "every legal move, in any order and spelling",
     "not checked", R"("h9")"},
    {"scenarios.#.after.only.#", holds_name},
    {"scenarios.#.after.illegal", holds_map, "what cannot be done, with the clause or true",
     "not checked", R"({ h9 = "X-1" })"},
    {"scenarios.#.after.illegal.*", holds_flag | holds_clause},
};

/// What a fact holds: of itself, and of what is in it, as "#" or "*.#".
using FormRow = std::pair<std::string_view, Holds>;

std::vector<FormRow> rows_of(const Fact& fact, bool is_expected) {
  using Form = FactForm;
  const Holds nobody = is_expected ? holds_flag : 0U;
  switch (fact.form) {
    case Form::Number: return {{"", holds_number}};
    case Form::Integer: return {{"", holds_integer}};
    case Form::Flag: return {{"", holds_flag}};
    case Form::OneSeat: return {{"", nobody | holds_number}};
    case Form::Numbers: return {{"", holds_list}, {"#", holds_number}};
    case Form::Integers: return {{"", holds_list}, {"#", holds_integer}};
    case Form::Flags: return {{"", holds_list}, {"#", holds_flag}};
    case Form::PhaseName: return {{"", one_of("play deal-over match-over")}};
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
  rows.back().second = holds_plain | holds_list;  // sets by seat
  rows.emplace_back("*.#.#", holds_plain);
  return rows;
}

/// An example of a fact in a scenario, and how it is written where that is not plain.
struct FactNote {
  std::string_view fact;
  std::string_view example;
  std::string_view writing{};
};

constexpr FactNote notes_on_facts[] = {
    {"table", R"("s5 h4")", "; and builds, with value and owner, `*` for several groups"},
    {"stock_cards", R"("sK dK")"},
    {"stock", "36"},
    {"zones", R"({ aside = "dJ", trophies2 = "hJ", ["shop2.3"] = "c4" })",
     ", with seat and slot where there are several"},
    {"sweeps", "{ 1, 0 }"},
    {"scores", "{ 15, 3 }"},
    {"turn", "2"},
    {"dealer", "1"},
    {"last_capturer", "2"},
    {"last_player", "2"},
    {"deal", "2"},
    {"round", "3"},
    {"last_round", "true"},
    {"dealing", "1"},
    {"vars", R"({ colour = "red", streak = { 1, 0 } })",
     ", with a list by seat or slot, and in a setup a list in the list for sets"},
    {"pots", "{ bet = { 100, 0 } }", ", with a list by seat and slot"},
    {"staked", "{ 100, 250 }"},
    {"bank", "-150"},
    {"asked", R"({ "2 colour", "3 colour" })",
     "; `later` behind it: once the round is dealt; `before`: was asked before the pending move"},
    {"resume", "1"},
    {"begun", "true"},
    {"pending", R"("1 s7xh7,d4")", ", with its seat"},
    {"cancelled", "1"},
    {"awards", R"({ "1 2 X-1", "2 -1 X-2" })"},
    {"carried", "{ cards = 1 }"},
    {"out", "{ false, true, false }"},
    {"phase", R"("deal-over")"},
    {"winners", "{ 1 }"},
    {"broken_off", "true"},
    {"hands", R"("s7 h10")"},
    {"piles", R"("dA c2")"},
    {"stage", R"("colour")"},
};

/// The keys of facts, in a setup and in what must hold after. What they say is kept in `texts`.
void add_facts(std::vector<KeyRow>& rows, std::deque<std::string>& texts) {
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
          KeyRow row{texts.emplace_back(std::move(path)), holds};
          if (part.empty()) {
            const auto note = std::ranges::find(notes_on_facts, fact.told_as(), &FactNote::fact);
            const bool may_be_nobody = use == in_after && fact.form == FactForm::OneSeat;
            row.meaning =
                texts.emplace_back(std::string(fact.meaning) + std::string(note->writing) +
                                   (may_be_nobody ? ", false for nobody" : ""));
            row.otherwise = use == in_after ? "not checked" : fact.otherwise;
            row.example = note->example;
          }
          rows.push_back(row);
        }
    }
}

}  // namespace

const std::vector<KeyRow>& scenario_key_rows() {
  static std::deque<std::string> texts;
  static const std::vector<KeyRow> rows = [] {
    std::vector<KeyRow> all(std::begin(rows_of_scenarios), std::end(rows_of_scenarios));
    add_facts(all, texts);
    return all;
  }();
  return rows;
}

}  // namespace kasino
