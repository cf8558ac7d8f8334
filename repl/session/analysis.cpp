#include "repl/session/analysis.hpp"

#include <algorithm>
#include <optional>

#include "engine/notation/move_text.hpp"
#include "engine/players/worlds.hpp"
#include "repl/explain/advice.hpp"
#include "repl/explain/judgement.hpp"
#include "repl/explain/reasons.hpp"
#include "repl/session/computer_seats.hpp"
#include "repl/session/session.hpp"
#include "repl/text/table_words.hpp"
#include "repl/text/words.hpp"
#include "repl/text/written.hpp"

namespace kasino {

namespace {

/// A position of a game, before step `ply`, as the seat to act sees it.
class Position {
 public:
  Position(Session& session, std::size_t ply)
      : session_(session),
        state_(session.game().state_at(ply)),
        memory_(memory_of(session.game(), ply)),
        advice_(session.advice(state_, memory_)) {}

  const State& state() const { return state_; }
  const Advice& advice() const { return advice_; }
  const std::vector<Weighed>& steps() const { return advice_.weighing.steps; }
  std::string text(std::size_t at) const { return text_of(advice_.step(at)); }
  std::string text_of(const Step& step) const { return to_text(step, state_, rules()); }
  Decision reasons(std::size_t at) const { return reasons_of(advice_.step(at)); }
  /// Why to take the best step, and what it leaves.
  std::string why_best() const {
    if (advice_.is_advised && !advice_.first) return adviser_says();
    const Decision decision = reasons(0);
    const bool is_only = steps().size() == 1 && !advice_.first;
    if (is_only && decision.gains.empty() && decision.counted.empty())
      return say(language(), {"the only move there is", "det enda draget som finns"});
    const std::string reason = reason_of(decision, Bot::Greedy, data(), language());
    const std::string threat = threat_text(decision, data(), language());
    return threat.empty() || reason.ends_with(threat) ? reason : reason + "; " + threat;
  }
  std::string note(std::size_t at) const {
    if (at == 0 && advice_.is_advised && !advice_.first) return adviser_says();
    return note_on(reasons(at), data(), language());
  }
  /// What the best step has over another: "brings 2 points more (aces)".
  std::string advantage_over(std::size_t at) const {
    return advantage_of(reasons(0), reasons(at), data(), language());
  }
  /// An action that pays and keeps the turn, if there is one.
  std::optional<Analysed::First> first() const {
    if (!advice_.first) return std::nullopt;
    return Analysed::First{text_of(*advice_.first),
                           advice_.is_advised ? adviser_says()
                                              : reason_of(reasons_of(*advice_.first), Bot::Greedy,
                                                          data(), language())};
  }

 private:
  const Rules& rules() const { return session_.rules(); }
  const RuleData& data() const { return rules().data(); }
  Language language() const { return session_.language(); }
  std::string adviser_says() const { return words_of(advice_.adviser_says, language()); }
  Decision reasons_of(const Step& step) const {
    return reasons_in_advice(step, state_, rules(), &memory_);
  }

  Session& session_;
  const State& state_;
  Memory memory_;
  const Advice& advice_;
};

/// "2", "1.5", in Swedish "1,5": thousandths to the tenth.
std::string tenths_text(int thousandths, Language language) {
  const int tenths = (thousandths + 50) / 100;
  return std::to_string(tenths / 10) +
         (tenths % 10 == 0 ? "" : say(language, {".", ","}) + std::to_string(tenths % 10));
}

/// How many moves of the whole game come before the step, as goto counts: without deals.
std::size_t moves_before_step(const Game& game, std::size_t ply) {
  const auto begin = game.steps().begin();
  return static_cast<std::size_t>(
      std::count_if(begin, begin + static_cast<std::ptrdiff_t>(ply),
                    [](const Ply& step) { return !std::holds_alternative<Cards>(step.what); }));
}

std::string suggested(Session& session) {
  const Position position(session, session.advised_ply());
  const Advice& advice = position.advice();
  const Language language = session.language();
  const RuleData& rules = session.rules().data();
  auto first = position.first();
  if (first) first->action = written_for(first->action, rules, language);
  const auto text_of = [&](std::size_t at) {
    return written_for(position.text(at), rules, language);
  };
  if (position.steps().empty()) return first ? first_text(*first, language) : "";
  const std::string why = position.why_best();
  std::string best = text_of(0) + (why.empty() ? "" : ", ") + why;
  if (first) best = first_text(*first, language) + '\n' + best;
  if (position.steps().size() == 1) return best;
  if (advice.is_alike(1)) {
    if (advice.is_advised) return best;
    const std::string note = position.note(1);
    return best + '\n' +
           say(language, {"about as good: {0}", "ungefär lika bra: {0}"},
               text_of(1) + (note.empty() ? "" : ", " + note));
  }
  std::string better = advice.is_advised ? "" : position.advantage_over(1);
  if (better.empty() && !advice.is_advised)
    better = say(language, {"later play tells", "det visar sig senare"});
  return best + '\n' +
         say(language, {"{0} {1} better than {2}", "{0} {1} bättre än {2}"},
             thousandths_text(advice.behind(1).mean, language),
             unit_of(session.rules().data(), language), text_of(1)) +
         (better.empty() ? "" : ": ") + better;
}

}  // namespace

std::string suggestion(Session& session) {
  return with_ranks_of(session.language(), suggested(session));
}

std::string first_text(const Analysed::First& first, Language language) {
  return say(language, {"first {0}, {1}", "först {0}, {1}"}, first.action, first.why);
}

Analysed analysed(Session& session, std::size_t limit) {
  const Position position(session, session.advised_ply());
  const Advice& advice = position.advice();
  // Where nothing was weighed only the first stands out.
  const std::size_t weighed = position.steps().size();
  const std::size_t total = weighed == 0 || advice.knows(0) ? weighed : 1;
  Analysed all{position.state().turn, advice.weighing.is_exact, position.first(), {}, total};
  for (std::size_t at = 0; at < std::min(limit, total); ++at) {
    const LeadEstimate lead = advice.lead(at);
    const std::size_t playouts = position.steps()[at].leads.size();
    Analysed::Line line{position.text(at), {}, playouts, position.note(at)};
    if (advice.knows(at)) line.lead = {lead.mean, shown_error(lead.error)};
    all.lines.push_back(std::move(line));
  }
  return all;
}

Reviewed reviewed(Session& session) {
  Reviewed review;
  const Game& game = session.game();
  for (std::size_t ply = 0; ply < game.steps().size(); ++ply) {
    if (session.was_interrupted()) {
      review.is_whole = false;
      break;
    }
    session.progress(ply, game.steps().size());
    const Ply& taken = game.steps()[ply];
    const State& state = game.state_at(ply);
    if (state.phase != Phase::Play || taken.regularity != Regularity::Regular) continue;
    // Moves of a hidden hand are judged only once its deal is over.
    const State& now = session.state();
    if (now.deal == state.deal && now.phase == Phase::Play && session.hides_hand_of(state.turn))
      continue;
    const Position position(session, ply);
    const Advice& advice = position.advice();
    const auto at = advice.find(taken.what);
    if (!at || position.steps().size() < 2 || !advice.knows(0)) continue;
    ++review.weighed;
    const int least = advice.slip(500);
    if (!advice.is_worse(*at, least)) continue;
    const LeadEstimate lost = advice.behind(*at);
    review.slips.push_back({moves_before_step(game, ply), state.turn, position.text(*at),
                            position.text(0), lost.mean, shown_error(lost.error),
                            lost.mean >= 3 * least, position.note(0)});
  }
  return review;
}

std::optional<Coached> coached(Session& session) {
  const Game& game = session.game();
  const Ply& taken = game.steps()[game.ply() - 1];
  const Position position(session, game.ply() - 1);
  const Advice& advice = position.advice();
  const auto at = advice.find(taken.what);
  if (!at || !advice.is_worse(*at, advice.slip(1000))) return std::nullopt;
  const Language language = session.language();
  Coached coached{position.text(0), advice.behind(*at).mean, {}};
  // Whoever has seen a card from the stock is not to choose anew.
  coached.may_be_taken_back =
      !session.rules().data().purse ||
      game.state_at(game.ply() - 1).stock().size() == session.state().stock().size();
  std::string why = advice.is_advised ? position.note(0) : position.advantage_over(*at);
  if (why.empty()) why = say(language, {"is better later on", "är bättre på sikt"});
  coached.message = say(
      language,
      {"That gives away about {0} {1}: {2}{4} {3}.", "Det ger bort ungefär {0} {1}: {2}{4} {3}."},
      tenths_text(coached.lost, language), unit_of(session.rules().data(), language),
      coached.better, why, advice.is_advised ? "," : "");
  return coached;
}

std::string take_back_text(Language language) {
  return say(language,
             {"y takes the move back, Enter goes on", "j tar tillbaka draget, Enter går vidare"});
}

std::string why_coached(Session& session) {
  const Game& game = session.game();
  const Position position(session, game.ply() - 1);
  const auto at = position.advice().find(game.steps()[game.ply() - 1].what);
  if (!at) return {};
  return with_ranks_of(session.language(), position.text(0) + ": " + position.note(0) + '\n' +
                                               position.text(*at) + ": " + position.note(*at));
}

}  // namespace kasino
