#include "repl/teach/best_move.hpp"

#include <algorithm>

#include "engine/notation/move_text.hpp"
#include "engine/players/bot.hpp"
#include "engine/players/candidates.hpp"
#include "engine/players/greedy.hpp"
#include "engine/players/worlds.hpp"
#include "repl/explain/reasons.hpp"
#include "repl/text/table_words.hpp"
#include "repl/text/words.hpp"

namespace kasino {

namespace {

constexpr std::size_t least_playouts = 12;  ///< of a step: with fewer its error is unknown
constexpr int alike = 250;                  ///< thousandths of a point: about equally good
constexpr int apart = 500;

bool scores_by_functions(const RuleData& rules) {
  return std::ranges::any_of(rules.scoring,
                             [](const ScoringItem& item) { return item.counts.has_value(); });
}

/// Fewer if functions of a script make a playout cost many times as much.
int playouts_under(const RuleData& rules) {
  const bool acts = std::ranges::any_of(rules.acts, [](const auto& on) { return !on.empty(); });
  return acts || scores_by_functions(rules) ? 60 : 600;
}

/// The same random numbers wherever the seat sees the same.
Random random_for(const State& state, const Rules& rules) {
  return Random(Worlds(state.turn, state, rules).hash());
}

bool is_clear(const Weighing& weighing, std::size_t at) {
  const LeadEstimate margin = weighing.margin(0, at);
  const bool is_known = weighing.is_exact || weighing.steps[at].leads.size() >= least_playouts;
  return is_known && margin.mean >= apart && margin.mean > 3 * margin.error;
}

BestMoves advised(const State& state, const Rules& rules) {
  Random random(0);
  Decision decision = decide(Bot(rules.data().adviser), state, rules, random);
  if (decision.why.en.empty()) throw Error(Text{"there is no reason", "det finns inget skäl"});
  BestMoves best;
  best.advice = std::move(decision.why);
  best.weighing.steps.push_back({decision.what});
  for (Step& step : steps_to_weigh(state, rules))
    if (step != decision.what) best.weighing.steps.push_back({std::move(step)});
  return best;
}

}  // namespace

bool is_searched_slowly(const Rules& rules) {
  using enum Trigger;
  const RuleData& data = rules.data();
  return data.has_any_hook({Claim, Trail, Capture, Play, Turn}) || rules.refuses_outcomes() ||
         rules.refuses_captures() || scores_by_functions(data) ||
         std::ranges::any_of(data.capture.ways,
                             [](const CaptureRule& way) { return way.lists.has_value(); });
}

BestMoves best_moves(const State& state, const Rules& rules) {
  if (!rules.data().adviser.empty()) return advised(state, rules);
  Random random = random_for(state, rules);
  if (const auto first = paying_action(state, rules, random))
    throw Error(
        {"{0} pays, and is done before any move", "{0} lönar sig, och görs före varje drag"},
        to_text(*first, state, rules));
  BestMoves best{weigh(state, rules, random, {playouts_under(rules.data())})};
  const Weighing& weighing = best.weighing;
  const std::size_t steps = weighing.steps.size();
  if (steps < 2) throw Error(Text{"there is no choice", "det finns inget att välja"});
  while (best.right < steps && weighing.margin(0, best.right).mean < alike) ++best.right;
  if (best.right == steps)
    throw Error(Text{"all moves are about as good", "alla drag är ungefär lika bra"});
  for (std::size_t i = best.right; i < steps; ++i) {
    if (is_clear(weighing, i)) continue;
    const auto text = [&](std::size_t at) {
      return to_text(weighing.steps[at].step, state, rules);
    };
    throw Error({"nothing is clearly best: {0} is hardly better than {1}",
                 "inget är klart bäst: {0} är knappt bättre än {1}"},
                text(0), text(i));
  }
  return best;
}

std::string why_best(const BestMoves& best, std::size_t at, const State& state, const Rules& rules,
                     Language language) {
  if (!best.advice.en.empty()) return at < best.right ? words_of(best.advice, language) : "";
  const auto note_of = [&](std::size_t step) {
    Random random = random_for(state, rules);
    const Decision decision = reasons_for(best.weighing.steps[step].step, state, rules, random);
    const std::string note = note_on(decision, rules.data(), language);
    return note.empty() && step < best.right
               ? reason_of(decision, Bot::Expert, rules.data(), language)
               : note;
  };
  const std::string note = note_of(at);
  if (at < best.right) return note;
  const std::string less =
      say(language, {"about {0} {1} worse", "ungefär {0} {1} sämre"},
          thousandths_text(best.weighing.margin(0, at).mean), unit_of(rules.data(), language));
  if (note != note_of(0)) return note.empty() ? less : less + "; " + note;
  return less + say(language, {", as later play tells: at once it does the same",
                               ", vilket visar sig senare: genast ger det detsamma"});
}

}  // namespace kasino
