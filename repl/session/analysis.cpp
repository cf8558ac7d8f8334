#include "repl/session/analysis.hpp"

#include <algorithm>
#include <optional>

#include "engine/model/money.hpp"
#include "engine/notation/move_text.hpp"
#include "engine/players/candidates.hpp"
#include "engine/players/expert.hpp"
#include "engine/players/greedy.hpp"
#include "engine/players/worlds.hpp"
#include "repl/explain/reasons.hpp"
#include "repl/session/computer_seats.hpp"
#include "repl/session/session.hpp"
#include "repl/text/table_words.hpp"
#include "repl/text/words.hpp"

namespace kasino {

namespace {

/// A position of a game, before step `ply`, as the seat to act sees it.
class Position {
 public:
  Position(Session& session, std::size_t ply)
      : session_(session),
        state_(session.game().state_at(ply)),
        random_(random_for(state_, session.rules(), ply, state_.turn)) {
    session.begin_command();
    const Memory memory = memory_of(session.game(), ply);
    weighing_ = weigh(state_, session.rules(), random_, session.advice_thinking(&memory));
    session.begin_command();
  }

  const Weighing& weighing() const { return weighing_; }
  std::string text(std::size_t at) const {
    return to_text(weighing_.steps[at].step, state_, session_.rules());
  }
  /// Why to take the step, and what it leaves.
  std::string why(std::size_t at) {
    const Decision decision = reasons(at);
    const Language language = session_.language();
    const std::string reason = reason_of(decision, Bot::Expert, session_.rules().data(), language);
    const std::string threat = threat_text(decision, session_.rules().data(), language);
    return threat.empty() || reason.ends_with(threat) ? reason : reason + "; " + threat;
  }
  std::string note(std::size_t at) {
    return note_on(reasons(at), session_.rules().data(), session_.language());
  }
  /// An action that pays and keeps the turn, if there is one.
  std::optional<Analysed::First> first() {
    const Rules& rules = session_.rules();
    const auto action = paying_action(state_, rules, random_);
    if (!action) return std::nullopt;
    const Decision decision = reasons_for(*action, state_, rules, random_);
    return Analysed::First{to_text(*action, state_, rules),
                           reason_of(decision, Bot::Expert, rules.data(), session_.language())};
  }

 private:
  Decision reasons(std::size_t at) {
    return reasons_for(weighing_.steps[at].step, state_, session_.rules(), random_);
  }

  Session& session_;
  const State& state_;
  Random random_;
  Weighing weighing_;
};

constexpr int shown_error(int error) { return 2 * error; }  ///< half the 95 % interval, about

bool is_clear(const LeadEstimate& margin) { return margin.mean > shown_error(margin.error); }

std::string points_less(int thousandths, const RuleData& rules, Language language) {
  return say(language, {"{0} {1} less", "{0} {1} sämre"}, thousandths_text(thousandths),
             unit_of(rules, language));
}

/// How many moves of the whole game come before the step, as goto counts: without deals.
std::size_t moves_before_step(const Game& game, std::size_t ply) {
  const auto begin = game.steps().begin();
  return static_cast<std::size_t>(
      std::count_if(begin, begin + static_cast<std::ptrdiff_t>(ply),
                    [](const Ply& step) { return !std::holds_alternative<Cards>(step.what); }));
}

/// What the variant's adviser would do, and why: "stand, basic strategy with 16".
std::string advice(Session& session) {
  const State& state = session.state();
  const Rules& rules = session.rules();
  session.begin_command();
  Random random = random_for(state, rules, session.game().ply(), state.turn);
  const Decision decision = decide(Bot(rules.data().adviser), state, rules, random);
  const std::string why = words_of(decision.why, session.language());
  return to_text(decision.what, state, rules) + (why.empty() ? "" : ", ") + why;
}

std::string suggested(Session& session) {
  if (!session.rules().data().adviser.empty()) return advice(session);
  Position position(session, session.game().ply());
  const Weighing& weighing = position.weighing();
  if (weighing.steps.empty()) return "";
  const Language language = session.language();
  std::string best = position.text(0) + ", " + position.why(0);
  if (const auto first = position.first()) best = first_text(*first, language) + '\n' + best;
  if (weighing.steps.size() == 1) return best;
  const LeadEstimate margin = weighing.margin(0, 1);
  const std::string note = position.note(1);
  const std::string next = position.text(1) + (note.empty() ? "" : ", " + note);
  if (!is_clear(margin) || margin.mean < 50)
    return best + '\n' + say(language, {"about as good: {0}", "ungefär lika bra: {0}"}, next);
  return best + '\n' +
         say(language, {"next best, {0}: {1}", "näst bäst, {0}: {1}"},
             points_less(margin.mean, session.rules().data(), language), next);
}

}  // namespace

std::string suggestion(Session& session) {
  return with_ranks_of(session.language(), suggested(session));
}

std::string first_text(const Analysed::First& first, Language language) {
  return say(language, {"first {0}, {1}", "först {0}, {1}"}, first.action, first.why);
}

Analysed analysed(Session& session, std::size_t limit) {
  Position position(session, session.game().ply());
  const Weighing& weighing = position.weighing();
  Analysed all{
      session.state().turn, weighing.is_exact, position.first(), {}, weighing.steps.size()};
  // Stakes vary more than what they bring: compared with the best, even a sure gain looks unsure.
  const bool is_for_money = session.rules().data().purse.has_value();
  std::vector<std::pair<LeadEstimate, std::size_t>> leads;
  for (std::size_t i = 0; i < weighing.steps.size(); ++i)
    leads.emplace_back(is_for_money ? weighing.lead(i) : weighing.lead_beside_best(i), i);
  std::stable_sort(leads.begin() + !leads.empty(), leads.end(),
                   [](const auto& a, const auto& b) { return a.first.mean > b.first.mean; });
  leads.resize(std::min(limit, leads.size()));
  for (const auto& [lead, at] : leads)
    all.lines.push_back({position.text(at), lead.mean, shown_error(lead.error),
                         weighing.steps[at].leads.size(), position.note(at)});
  return all;
}

namespace {

/// How many thousandths a move must lose to be listed: half a point, or a fiftieth of the stake.
int least_lost(const State& state, const RuleData& rules) {
  if (!rules.purse) return 500;
  return std::max(500, 20 * staked_by(state, rules, state.turn));
}

}  // namespace

Reviewed reviewed(Session& session) {
  constexpr std::size_t least_playouts = 10;  ///< with fewer, the error is unknown
  Reviewed review;
  const Game& game = session.game();
  for (std::size_t ply = 0; ply < game.steps().size(); ++ply) {
    if (session.was_interrupted()) {
      review.is_whole = false;
      break;
    }
    const Ply& taken = game.steps()[ply];
    const State& state = game.state_at(ply);
    if (state.phase != Phase::Play || taken.regularity != Regularity::Regular) continue;
    // Moves of a hidden hand are judged only once its deal is over.
    const State& now = session.state();
    if (now.deal == state.deal && now.phase == Phase::Play && session.hides_hand_of(state.turn))
      continue;
    Position position(session, ply);
    const std::vector<Weighed>& steps = position.weighing().steps;
    const auto played = std::ranges::find(steps, taken.what, &Weighed::step);
    if (played == steps.end() || steps.size() < 2) continue;
    ++review.weighed;
    const auto at = static_cast<std::size_t>(played - steps.begin());
    const LeadEstimate margin = position.weighing().margin(0, at);
    const int least = least_lost(state, session.rules().data());
    if (at == 0 || margin.mean < least || !is_clear(margin)) continue;
    if (advised_step(state, session.rules()) == taken.what) continue;  // a hint would say the same
    if (!position.weighing().is_exact && played->leads.size() < least_playouts) continue;
    review.slips.push_back({moves_before_step(game, ply), state.turn, position.text(at),
                            position.text(0), margin.mean, shown_error(margin.error),
                            margin.mean >= 3 * least, position.note(0)});
  }
  return review;
}

}  // namespace kasino
