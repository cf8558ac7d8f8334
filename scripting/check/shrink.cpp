#include "scripting/check/shrink.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "engine/cards/card_text.hpp"
#include "engine/legality/actions.hpp"
#include "engine/legality/judge.hpp"
#include "engine/model/facts.hpp"
#include "engine/model/state.hpp"
#include "engine/notation/move_text.hpp"
#include "engine/record/record.hpp"
#include "engine/text/reading.hpp"
#include "engine/text/text.hpp"

namespace kasino {

namespace {

constexpr std::size_t most_work = 400;     ///< games tried; a long one counts for several
constexpr std::size_t most_slow_work = 8;  ///< if each game takes until it exceeds a limit
constexpr std::size_t steps_of_one = 20;
constexpr std::size_t most_kept = 60;  ///< steps kept after a position that is set up

class Shrinker {
 public:
  Shrinker(const Violation& violation, const RuleData& rules, const Try& attempt)
      : violation_(violation), rules_(rules), attempt_(attempt) {
    if (violation.error && violation.error->kind() == ScriptErrorKind::Limit)
      work_left_ = most_slow_work;
  }

  std::optional<Playthrough> shrink(const Playthrough& broken) {
    if (!keeps(broken)) return std::nullopt;
    start_with_last_deal();
    start_in_a_position();
    if (best_.start.setup) drop_what_is_not_needed();
    return std::move(best_);
  }

 private:
  /// Whether `game` breaks in the same way; if so, it becomes the best so far.
  bool keeps(const Playthrough& game) {
    const std::size_t work = 1 + game.steps.size() / steps_of_one;
    if (work > work_left_) return false;
    work_left_ -= work;
    Trial trial = attempt_(game);
    if (!trial.violation || !trial.violation->is_like(violation_)) return false;
    best_ = game;
    best_.steps.erase(best_.steps.begin() + static_cast<std::ptrdiff_t>(trial.steps),
                      best_.steps.end());
    trial_ = std::move(trial);
    return true;
  }

  std::vector<Step> steps_from(std::size_t first) const {
    return {best_.steps.begin() + static_cast<std::ptrdiff_t>(first), best_.steps.end()};
  }

  void start_with_last_deal() {
    for (std::size_t i = best_.steps.size(); i-- > 0;) {
      const auto* deck = std::get_if<Cards>(&best_.steps[i]);
      if (deck == nullptr || i + 1 >= trial_.before.size()) continue;
      const State& state = trial_.before[i + 1];
      Playthrough game{best_.start, steps_from(i + 1)};
      game.start.setup.reset();
      game.start.deck = *deck;
      game.start.dealer = state.dealer;
      game.start.scores.assign(state.scores.begin(), state.scores.begin() + state.players());
      if (keeps(game)) return;
    }
  }

  bool sets_up(const State& state, std::size_t first_step) {
    if (state.phase != Phase::Play) return false;
    Playthrough game{best_.start, steps_from(first_step)};
    game.start.deck.clear();
    game.start.scores.clear();
    game.start.setup = setup_of(state, rules_);
    return keeps(game);
  }

  void start_in_a_position() {
    if (trial_.after && sets_up(State(*trial_.after), best_.steps.size())) return;
    const std::vector<State> before = trial_.before;
    for (std::size_t kept = 1; kept <= std::min(most_kept, before.size()); ++kept) {
      const std::size_t first = before.size() - kept;
      if (std::holds_alternative<Cards>(best_.steps[first])) return;
      if (sets_up(before[first], first)) return;
    }
    const std::size_t actions = actions_at_end();
    if (actions > most_kept) sets_up(before[before.size() - actions], before.size() - actions);
  }

  std::size_t actions_at_end() const {
    const auto last =
        std::find_if_not(best_.steps.rbegin(), best_.steps.rend(),
                         [](const Step& step) { return std::holds_alternative<Action>(step); });
    return static_cast<std::size_t>(last - best_.steps.rbegin());
  }

  void drop_what_is_not_needed() {
    if (best_.steps.size() <= most_kept) drop_steps();
    for (const Fact& fact : facts())
      if (fact.name != "turn" && fact.name != "dealer")  // steps are those of seats
        change([&](Setup& setup) { setup.words.erase(std::string(fact.name)); });
    if (best_.start.setup->words.contains("vars")) drop_variables();
    for (std::size_t i = zones_in(*best_.start.setup).size(); i-- > 0;) drop_cards(i);
  }

  void drop_variables() {
    for (const std::string& one : words_in(best_.start.setup->words["vars"]))
      change([&](Setup& setup) {
        std::vector<std::string> all = words_in(setup.words["vars"]);
        std::erase(all, one);
        setup.words["vars"] = joined(all, " ");
      });
  }

  template <typename Change>
  void change(Change change) {
    Playthrough game = best_;
    change(*game.start.setup);
    if (*game.start.setup != *best_.start.setup) keeps(game);
  }

  void drop_steps() {
    for (std::size_t i = best_.steps.size(); i-- > 0;) {
      if (i >= best_.steps.size()) continue;
      Playthrough game = best_;
      game.steps.erase(game.steps.begin() + static_cast<std::ptrdiff_t>(i));
      keeps(game);
    }
  }

  /// Drops cards of a zone, given by its place in zones_in(): all at once if that works, else fewer
  /// and fewer at a time.
  void drop_cards(std::size_t zone) {
    const auto cards_left = [&] { return zones_in(*best_.start.setup)[zone]->size(); };
    for (std::size_t size = cards_left(); size > 0; size /= 2)
      for (std::size_t at = 0; at < cards_left();) {
        Playthrough game = best_;
        Cards& cards = *zones_in(*game.start.setup)[zone];
        const auto first = cards.begin() + static_cast<std::ptrdiff_t>(at);
        cards.erase(first, first + static_cast<std::ptrdiff_t>(std::min(size, cards.size() - at)));
        if (!keeps(game)) at += size;
      }
  }

  const Violation& violation_;
  const RuleData& rules_;
  const Try& attempt_;
  Playthrough best_;
  Trial trial_;
  std::size_t work_left_ = most_work;
};

}  // namespace

std::optional<Playthrough> shrunk(const Playthrough& broken, const Violation& violation,
                                  const RuleData& rules, const Try& attempt) {
  return Shrinker(violation, rules, attempt).shrink(broken);
}

// --- The record of a game that cannot be played to its end ---------------------------------------

RuleData without_functions(RuleData data) {
  data.acts = {};
  const auto deal_nothing = [](std::vector<DealStep>& steps) {  // steps keep their indexes
    for (DealStep& step : steps)
      if (step.kind != DealStep::Kind::FromStock) step = {{Zone::Table}};
  };
  deal_nothing(data.deal.first);
  if (data.deal.later) deal_nothing(*data.deal.later);
  if (data.leftovers == Leftovers::Chosen) data.leftovers = Leftovers::Nobody;
  if (data.next_dealer == NextDealer::Chosen) data.next_dealer = NextDealer::Left;
  data.refusals.clear();
  data.void_sweeps.clear();
  data.scoring.clear();
  data.actions.clear();
  data.remarks.clear();
  data.own_players.clear();
  data.sheets.clear();
  std::erase_if(data.capture.ways, [](const CaptureRule& way) { return way.when || way.lists; });
  return data;
}

namespace {

constexpr std::string_view end_line = "\nend\n";

std::string text_of(const Step& step, const State& state, const Rules& rules) {
  try {
    return to_text(step, state, rules);
  } catch (const Error&) {
    return plain_text(step);
  }
}

/// The lines of the record for a step that the game cannot take.
std::string lines_of(const Step& step, const Game& game, const std::string& record) {
  const State& state = game.state();
  if (const auto* deck = std::get_if<Cards>(&step))
    return fmt::format("\ndeal {}\ndeck {}\n", state.deal + 1, to_text(*deck));
  const std::string heading = fmt::format("\nround {}\n", state.round);
  const bool has_heading = record.find(heading, record.rfind("\ndeal ")) != record.npos;
  return (has_heading ? "" : heading.substr(1)) + "  " + text_of(step, state, game.rules()) + '\n';
}

std::string record_with_last(const Playthrough& broken, const Rules& rules) {
  Game game(rules, broken.start);
  for (const Step& step : broken.steps) {
    try {
      game.take(step);
    } catch (const Error&) {
      std::string text = write_record(game);
      text.resize(text.size() - end_line.size());
      return text + lines_of(step, game, text) + std::string(end_line);
    }
  }
  return write_record(game);
}

}  // namespace

std::string record_of(const Playthrough& game, const Rules& rules) {
  try {
    return record_with_last(game, rules);
  } catch (const ScriptError&) {
  } catch (const NoLegalMove&) {
  }
  const Rules bare(without_functions(rules.data()));
  return write_record(Game(bare, game.start));
}

}  // namespace kasino
