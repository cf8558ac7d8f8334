#include "repl/session/rules_change.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "engine/game/perft.hpp"
#include "engine/legality/actions.hpp"
#include "engine/legality/judge.hpp"
#include "engine/notation/move_text.hpp"
#include "engine/play/scoring.hpp"
#include "repl/explain/explain.hpp"
#include "repl/explain/points_text.hpp"
#include "repl/text/words.hpp"
#include "scripting/source/script_error.hpp"

namespace kasino {

namespace {

class Transferring {
 public:
  Transferring(const Game& old, const Rules& rules, Language language)
      : old_(old), language_(language), result_{Game(rules, old.start())} {}

  Transfer run(const std::function<bool()>& keep_going) {
    for (std::size_t i = 0; i < old_.ply() && !result_.ended; ++i) {
      if (!keep_going()) throw Interrupted("the change of rules was interrupted");
      try {
        repeat(old_.steps()[i], i);
        if (!result_.scored) result_.scored = difference_in_points(i);
      } catch (const ScriptError&) {
        throw;  // the rules are at fault, not the game
      } catch (const Error& error) {
        result_.ended = named(i) + ": " + error.what();
      }
    }
    return std::move(result_);
  }

 private:
  const State& state() const { return result_.game.state(); }
  const Rules& rules() const { return result_.game.rules(); }

  void repeat(const Ply& step, std::size_t index) {
    if (const Move* move = step.move())
      play(*move, step.regularity, index);
    else if (const Action* action = step.action())
      perform(*action);
    else
      result_.game.take(step.what);
  }

  void play(const Move& move, Regularity regularity, std::size_t index) {
    check_cards(move, state(), rules().data());
    const Verdict verdict = judge(move, state(), rules());
    const bool stands = verdict.stands(rules().data());
    if (!stands && regularity == Regularity::Regular && !result_.illegal)
      result_.illegal = named(index) + ": " + explain(move, verdict, state(), rules(), language_);
    result_.game.play(move, stands ? Regularity::Regular : Regularity::Irregular);
  }

  void perform(const Action& action) {
    if (rules().data().find_action(action.name) == nullptr)
      throw ActionError("there is no action " + action.name + " any more");
    const std::vector<std::string> clauses = refusals_of(action, state(), rules());
    if (!clauses.empty())
      throw ActionError(
          "it is refused" +
          (clauses.front().empty()
               ? ""
               : ": " + clause_with_text(clauses.front(), rules().data(), language_)));
    result_.game.perform(action);
  }

  /// "move 7, s7xh7 by seat 1"
  std::string named(std::size_t index) const {
    const State& before = old_.state_at(index);
    const Ply& step = old_.steps()[index];
    const auto number = 1 + std::count_if(old_.steps().begin(),
                                          old_.steps().begin() + static_cast<std::ptrdiff_t>(index),
                                          [](const Ply& one) { return one.move() != nullptr; });
    if (const Move* move = step.move())
      return say(language_, {"move {0}, {1} by seat {2}", "drag {0}, {1} av plats {2}"}, number,
                 to_text(*move, before, old_.rules()), move->seat);
    if (const Action* action = step.action()) return to_text(*action, before, old_.rules());
    return say(language_, {"deal {0}", "giv {0}"}, before.deal + 1);
  }

  /// What differs in the points, of the deal or the match, after step `index`.
  std::optional<std::string> difference_in_points(std::size_t index) const {
    const State& before = old_.state_at(index + 1);
    const int players = std::min(before.players(), state().players());
    for (Seat seat = 1; seat <= players; ++seat) {
      const std::vector<ScoreLine> old_lines = score_sheet(before, old_.rules(), seat);
      const std::vector<ScoreLine> new_lines = score_sheet(state(), rules(), seat);
      if (points_by_clause(old_lines) != points_by_clause(new_lines))
        return say(language_,
                   {"{0}: seat {1} has {2} of this deal, and had {3}",
                    "{0}: plats {1} har {2} i denna giv, och hade {3}"},
                   named(index), seat, points_text(new_lines, language_),
                   points_text(old_lines, language_));
      const auto place = static_cast<std::size_t>(seat - 1);
      if (before.scores[place] != state().scores[place])
        return say(language_,
                   {"{0}: seat {1} has {2} match points, and had {3}",
                    "{0}: plats {1} har {2} poäng i matchen, och hade {3}"},
                   named(index), seat, state().scores[place], before.scores[place]);
    }
    return std::nullopt;
  }

  const Game& old_;
  Language language_;
  Transfer result_;
};

}  // namespace

Transfer transfer(const Game& old, const Rules& rules, Language language,
                  const std::function<bool()>& keep_going) {
  return Transferring(old, rules, language).run(keep_going);
}

}  // namespace kasino
