#include "repl/teach/best_move.hpp"

#include <optional>

#include "engine/notation/move_text.hpp"
#include "engine/players/bot.hpp"
#include "engine/players/candidates.hpp"
#include "repl/explain/reasons.hpp"
#include "repl/text/table_words.hpp"
#include "repl/text/words.hpp"

namespace kasino {

namespace {

bool is_clear(const Advice& advice, std::size_t at) {
  constexpr std::size_t least_playouts = 12;  ///< of a step: with fewer its error is unknown
  constexpr int apart = 500;
  const LeadEstimate less = advice.behind(at);
  const bool is_known =
      advice.weighing.is_exact || advice.weighing.steps[at].leads.size() >= least_playouts;
  return is_known && less.mean >= apart && less.mean > 3 * less.error;
}

/// Nothing is weighed, as only the adviser is asked about.
BestMoves advised(const State& state, const Rules& rules) {
  std::optional<Decision> decision = adviser_step(state, rules);
  if (!decision || decision->why.en.empty())
    throw Error(Text{"there is no reason", "det finns inget skäl"});
  BestMoves best;
  best.advice = std::move(decision->why);
  best.weighing.steps.push_back({decision->what});
  for (Step& step : steps_to_weigh(state, rules))
    if (step != decision->what) best.weighing.steps.push_back({std::move(step)});
  return best;
}

}  // namespace

BestMoves best_moves(const State& state, const Rules& rules) {
  if (!rules.data().adviser.empty()) return advised(state, rules);
  Advice advice = advise(state, rules);
  if (advice.first)
    throw Error(
        {"{0} pays, and is done before any move", "{0} lönar sig, och görs före varje drag"},
        to_text(*advice.first, state, rules));
  const std::size_t steps = advice.weighing.steps.size();
  if (steps < 2) throw Error(Text{"there is no choice", "det finns inget att välja"});
  BestMoves best;
  for (std::size_t at = 0; at < steps; ++at) best.lost.push_back(advice.behind(at).mean);
  while (best.right < steps && best.lost[best.right] < advice.alike()) ++best.right;
  if (best.right == steps)
    throw Error(Text{"all moves are about as good", "alla drag är ungefär lika bra"});
  for (std::size_t i = best.right; i < steps; ++i) {
    if (is_clear(advice, i)) continue;
    const auto text = [&](std::size_t at) { return to_text(advice.step(at), state, rules); };
    throw Error({"nothing is clearly best: {0} is hardly better than {1}",
                 "inget är klart bäst: {0} är knappt bättre än {1}"},
                text(0), text(i));
  }
  best.weighing = std::move(advice.weighing);
  return best;
}

std::string why_best(const BestMoves& best, std::size_t at, const State& state, const Rules& rules,
                     Language language) {
  if (!best.advice.en.empty()) return at < best.right ? words_of(best.advice, language) : "";
  const auto note_of = [&](std::size_t step) {
    const Decision decision = reasons_in_advice(best.weighing.steps[step].step, state, rules);
    const std::string note = note_on(decision, rules.data(), language);
    return note.empty() && step < best.right
               ? reason_of(decision, Bot::Expert, rules.data(), language)
               : note;
  };
  const std::string note = note_of(at);
  if (at < best.right) return note;
  const std::string less =
      say(language, {"about {0} {1} worse", "ungefär {0} {1} sämre"},
          thousandths_text(best.lost[at], language), unit_of(rules.data(), language));
  if (note != note_of(0)) return note.empty() ? less : less + "; " + note;
  return less + say(language, {", as later play tells: at once it does the same",
                               ", vilket visar sig senare: genast ger det detsamma"});
}

}  // namespace kasino
