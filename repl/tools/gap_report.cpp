#include "repl/tools/gap_report.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "engine/cards/card_text.hpp"
#include "engine/legality/actions.hpp"
#include "engine/legality/judge.hpp"
#include "engine/notation/move_text.hpp"
#include "engine/play/scoring.hpp"
#include "repl/explain/explain.hpp"
#include "repl/explain/points_text.hpp"
#include "repl/session/setup_line.hpp"
#include "repl/text/words.hpp"
#include "scripting/check/shrink.hpp"

namespace kasino {

namespace {

std::string step_text(const StepWhat& what, const State& state, const Rules& rules) {
  if (const auto* move = std::get_if<Move>(&what)) return to_text(*move, state, rules);
  if (const auto* action = std::get_if<Action>(&what)) return to_text(*action, state, rules);
  return "next";
}

Seat seat_of(const StepWhat& what) {
  const auto* action = std::get_if<Action>(&what);
  return action != nullptr ? action->seat : std::get<Move>(what).seat;
}

/// How many cards were played in the deal before step `ply`.
std::size_t moves_before(const Game& game, std::size_t ply) {
  std::size_t moves = 0;
  for (std::size_t i = 0; i < ply; ++i) {
    if (game.steps()[i].move() != nullptr) ++moves;
    if (std::holds_alternative<Cards>(game.steps()[i].what)) moves = 0;
  }
  return moves;
}

/// The game from its first deal on, as it is typed.
std::string typed(const Game& game) {
  const GameStart& start = game.start();
  std::string lines = "    new players=" + std::to_string(start.players) +
                      " seed=" + std::to_string(start.seed) +
                      " dealer=" + std::to_string(start.dealer);
  std::string scores;
  for (const int score : start.scores)
    scores += (scores.empty() ? "" : ",") + std::to_string(score);
  if (!scores.empty()) lines += " scores=\"" + scores + '"';
  lines += '\n';
  for (std::size_t i = 0; i < game.ply(); ++i)
    lines += "    " + step_text(game.steps()[i].what, game.state_at(i), game.rules()) + '\n';
  return lines;
}

/// The position before step `ply`; nothing where a setup cannot say what it is.
std::optional<Game> set_up(const Game& game, std::size_t ply) {
  const State& state = game.state_at(ply);
  if (state.phase != Phase::Play || !state.asked.empty() || state.pending || state.is_dealing)
    return std::nullopt;
  GameStart start;
  start.setup = setup_of(state, game.rules().data());
  return Game(game.rules(), std::move(start));
}

void take(Game& game, const StepWhat& what) {
  if (const auto* move = std::get_if<Move>(&what))
    game.play(*move);
  else if (const auto* action = std::get_if<Action>(&what))
    game.perform(*action);
}

std::string cards_text(std::span<const Card> cards) {
  return cards.empty() ? "-" : to_text(Cards(cards.begin(), cards.end()));
}

}  // namespace

GapReport::GapReport(std::string play_a, std::string play_b, const Style& style, Budget& budget)
    : play_a_(std::move(play_a)), play_b_(std::move(play_b)), style_(style), budget_(budget) {}

std::string GapReport::wrapped_paragraph(const std::string& text) const {
  return wrapped(text, style_.width, 2) + '\n';
}

/// A position set up and the fewest steps from there that show it, `least` or more; else the game
/// from its beginning. Then `last`.
template <typename Shows>
std::string GapReport::ways_to_see(const PairedGames& games, std::size_t least,
                                   const std::string& last, Shows shows) const {
  std::string lines;
  for (std::size_t kept = least; kept <= games.a.ply() && lines.empty(); ++kept) {
    const std::size_t first = games.a.ply() - kept;
    if (kept > 0 && std::holds_alternative<Cards>(games.a.steps()[first].what)) break;
    lines = seen_from(games, first, shows);
  }
  if (lines.empty()) lines = typed(games.a);
  return wrapped(
             say(style_.language, {"  See it in {0}, and in {1}:", "  Se det i {0}, och i {1}:"},
                 play_a_, play_b_),
             style_.width, 4) +
         '\n' + lines + "    " + last + '\n';
}

/// The position before step `first`, and the steps from there; empty if they do not show it.
template <typename Shows>
std::string GapReport::seen_from(const PairedGames& games, std::size_t first, Shows shows) const {
  try {
    budget_.begin_command();
    auto a = set_up(games.a, first);
    auto b = set_up(games.b, first);
    if (!a || !b) return {};
    std::string lines = "    " + setup_line(*a->start().setup) + '\n';
    for (std::size_t i = first; i < games.a.ply(); ++i) {
      budget_.begin_command();
      const StepWhat& what = games.a.steps()[i].what;
      if (!allows(a->rules(), a->state(), what, a->rules()) ||
          !allows(b->rules(), b->state(), games.b.steps()[i].what, b->rules()))
        return {};
      lines += "    " + step_text(what, a->state(), a->rules()) + '\n';
      take(*a, what);
      take(*b, games.b.steps()[i].what);
    }
    budget_.begin_command();
    return shows(*a, *b) ? lines : std::string();
  } catch (const Error&) {
    return {};  // it is not the same game without what came before
  }
}

std::string GapReport::refusal(const LegalityGap& gap, const Game& game, const Game& from) const {
  const State& state = game.state();
  const Rules& rules = game.rules();
  if (const auto* move = std::get_if<Move>(&*gap.what))
    return explain(*move, judge(*move, state, rules), state, rules, style_.language);
  const Action& action = std::get<Action>(*gap.what);
  const std::string text = to_text(action, from.state(), from.rules());
  if (rules.data().find_action(action.name) == nullptr)
    return say(style_.language, {"there is no action {0}", "det finns ingen handling {0}"},
               action.name);
  try {
    const std::vector<std::string> clauses = refusals_of(action, state, rules);
    if (!clauses.empty() && !clauses.front().empty())
      return text + ": " + clause_with_text(clauses.front(), rules.data(), style_.language);
  } catch (const ActionError& error) {
    return error.what();
  }
  return say(style_.language, {"{0} is not open", "{0} är inte öppen"}, text);
}

std::string GapReport::legality(const LegalityGap& gap) const {
  const PairedGames& games = gap.games;
  const bool in_a = gap.legal_in == Side::A;
  const Game& legal = in_a ? games.a : games.b;
  const Game& other = in_a ? games.b : games.a;
  const char* here = in_a ? "A" : "B";
  const char* there = in_a ? "B" : "A";
  const std::size_t number = moves_before(games.a, games.a.ply()) + 1;
  budget_.begin_command();
  if (!gap.what) {
    const auto count = [&](const Game& game) {
      return count_legal_moves(game.state(), game.rules()).number;
    };
    return wrapped_paragraph(say(
               style_.language,
               {"Legality differs first in deal {0}, at move {1}: seat {2} has {3} legal moves in "
                "A, and {4} in B.",
                "Det lagliga skiljer sig först i giv {0}, vid drag {1}: plats {2} har {3} lagliga "
                "drag i A, och {4} i B."},
               games.deal, number, games.a.state().turn, count(games.a), count(games.b))) +
           ways_to_see(games, 0, "moves",
                       [&](const Game& a, const Game& b) { return count(a) != count(b); });
  }
  const std::string text = step_text(*gap.what, legal.state(), legal.rules());
  const std::string head = say(
      style_.language,
      {"Legality differs first in deal {0}, at move {1}: {2} by seat {3} is legal in {4}, and not "
       "in {5}:",
       "Det lagliga skiljer sig först i giv {0}, vid drag {1}: {2} av plats {3} är lagligt i {4}, "
       "och inte i {5}:"},
      games.deal, number, text, seat_of(*gap.what), here, there);
  return wrapped_paragraph(head) + wrapped("  " + refusal(gap, other, legal), style_.width, 4) +
         '\n' + ways_to_see(games, 0, "why " + text, [&](const Game& a, const Game& b) {
           const Game& one = in_a ? a : b;
           const Game& two = in_a ? b : a;
           return allows(one.rules(), one.state(), *gap.what, legal.rules()) &&
                  !allows(two.rules(), two.state(), *gap.what, legal.rules());
         });
}

std::string GapReport::after_last_step(const PairedGames& games) const {
  const Game& game = games.a;
  const std::size_t last = game.ply() == 0 ? 0 : game.ply() - 1;
  if (game.ply() == 0 || std::holds_alternative<Cards>(game.steps()[last].what))
    return say(style_.language, {"in deal {0}, as it begins", "i giv {0}, när den börjar"},
               games.deal);
  const StepWhat& what = game.steps()[last].what;
  const std::string text = step_text(what, game.state_at(last), game.rules());
  if (std::holds_alternative<Action>(what))
    return say(style_.language,
               {"in deal {0}, after {1} by seat {2}", "i giv {0}, efter {1} av plats {2}"},
               games.deal, text, seat_of(what));
  return say(style_.language,
             {"in deal {0}, after move {1}, {2} by seat {3}",
              "i giv {0}, efter drag {1}, {2} av plats {3}"},
             games.deal, moves_before(game, last) + 1, text, seat_of(what));
}

std::string GapReport::points(const PointsGap& gap) const {
  const auto place = static_cast<std::size_t>(gap.seat - 1);
  budget_.begin_command();
  const auto sheet = [&](const Game& game) {
    return points_text(score_sheet(game.state(), game.rules(), gap.seat), style_.language);
  };
  const Game& a = gap.games.a;
  const Game& b = gap.games.b;
  const bool of_deal =
      deal_points(a.state(), a.rules())[place] != deal_points(b.state(), b.rules())[place];
  const std::string head =
      of_deal ? say(style_.language,
                    {"Points differ first {0}: seat {1} has {2} of this deal in A, and {3} in B.",
                     "Poängen skiljer sig först {0}: plats {1} har {2} i given i A, och {3} i B."},
                    after_last_step(gap.games), gap.seat, sheet(a), sheet(b))
              : say(style_.language,
                    {"Points differ first {0}: seat {1} has {2} match points in A, and {3} in B.",
                     "Poängen skiljer sig först {0}: plats {1} har {2} poäng i matchen i A, och "
                     "{3} i B."},
                    after_last_step(gap.games), gap.seat, a.state().scores[place],
                    b.state().scores[place]);
  return wrapped_paragraph(head) +
         ways_to_see(gap.games, 1, "score", [&](const Game& one, const Game& two) {
           return !has_same_points(one, two, gap.seat);
         });
}

/// The first thing that is not the same in two positions.
std::string GapReport::what_differs(const PairedGames& games) const {
  const State& a = games.a.state();
  const State& b = games.b.state();
  const auto phase = [&](const State& state) {
    switch (state.phase) {
      case Phase::Play: return say(style_.language, {"the deal goes on", "given går vidare"});
      case Phase::DealOver: return say(style_.language, {"the deal is over", "given är slut"});
      case Phase::MatchOver: break;
    }
    std::vector<std::string> winners;
    for (const Seat seat : state.winners) winners.push_back(std::to_string(seat));
    return say(
        style_.language,
        winners.size() == 1
            ? Phrase{"the match is over, won by seat {0}", "partiet är slut, vunnet av plats {0}"}
            : Phrase{"the match is over, won by seats {0}", "partiet är slut, vunnet av plats {0}"},
        list_of(winners, style_.language, and_word));
  };
  const auto both = [&](const std::string& in_a, const std::string& in_b) {
    return say(style_.language, {"in A {0}, in B {1}", "i A {0}, i B {1}"}, in_a, in_b);
  };
  if (a.phase != b.phase || a.winners != b.winners) return both(phase(a), phase(b));
  const auto cards = [&](Place place, const std::string& name) {
    const auto sorted = [](std::span<const Card> some) {
      Cards copy(some.begin(), some.end());
      std::sort(copy.begin(), copy.end());
      return copy;
    };
    return sorted(a.cards(place)) == sorted(b.cards(place))
               ? std::string()
               : both(name + ' ' + cards_text(a.cards(place)),
                      name + ' ' + cards_text(b.cards(place)));
  };
  if (const std::string table = cards(Place::table(), "table"); !table.empty()) return table;
  for (Seat seat = 1; seat <= a.players(); ++seat)
    for (const Place place : {Place::hand(seat), Place::pile(seat)})
      if (const std::string text = cards(place, to_text(place, games.a.rules().data()));
          !text.empty())
        return text;
  if (a.turn != b.turn || a.stage() != b.stage()) {
    const auto to_act = [&](const State& state, const RuleData& rules) {
      return say(style_.language, {"seat {0} is to act ({1})", "står plats {0} i tur ({1})"},
                 state.turn, rules.stages[static_cast<std::size_t>(state.stage())].name);
    };
    return both(to_act(a, games.a.rules().data()), to_act(b, games.b.rules().data()));
  }
  if (const std::string stock = cards(Place::stock(), "stock"); !stock.empty()) return stock;
  return say(style_.language, {"the stock or a zone of theirs holds other cards",
                               "talongen eller en egen zon har andra kort"});
}

std::string GapReport::course(const PairedGames& games) const {
  return wrapped_paragraph(say(style_.language,
                               {"The same step leads elsewhere first {0}: {1}.",
                                "Samma drag leder först till olika {0}: {1}."},
                               after_last_step(games), what_differs(games))) +
         ways_to_see(games, 1, "state", [&](const Game& a, const Game& b) {
           return what_differs({games.deal, a, b}) == what_differs(games);
         });
}

std::string GapReport::dealing(const PairedGames& games) const {
  return wrapped_paragraph(say(style_.language,
                               {"They are not dealt alike, so their play is not compared: {0}.",
                                "De ges inte lika, så spelet jämförs inte: {0}."},
                               what_differs(games)));
}

}  // namespace kasino
