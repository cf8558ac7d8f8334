#include "repl/tools/diff_run.hpp"

#include <algorithm>
#include <ostream>
#include <utility>
#include <vector>

#include "engine/cards/card_text.hpp"
#include "engine/cards/deck.hpp"
#include "engine/legality/actions.hpp"
#include "engine/legality/judge.hpp"
#include "engine/notation/move_text.hpp"
#include "engine/play/scoring.hpp"
#include "repl/explain/explain.hpp"
#include "repl/explain/points_text.hpp"
#include "repl/input/terminal.hpp"
#include "repl/session/setup_line.hpp"
#include "repl/text/words.hpp"
#include "repl/tools/shared_options.hpp"
#include "scripting/check/compare.hpp"
#include "scripting/check/shrink.hpp"

namespace kasino {

namespace {

/// The command that opens a variant as it was compared.
std::string play_command(const VariantRequest& request, int players) {
  std::string text = "kasino play " + request.spec;
  for (const auto& [name, value] : request.options) text += " --set " + name + '=' + value;
  return text + " --players " + std::to_string(players);
}

Seat seat_of(const Step& what) {
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
    lines += "    " + to_text(game.steps()[i].what, game.state_at(i), game.rules()) + '\n';
  return lines;
}

/// What is to be done in a position, and what lies where.
std::string position_text(const Game& game, Language language) {
  const State& state = game.state();
  const RuleData& rules = game.rules().data();
  switch (state.phase) {
    case Phase::DealOver: return say(language, {"the deal is over", "given är slut"});
    case Phase::MatchOver: return say(language, {"the match is over", "partiet är slut"});
    case Phase::Play: break;
  }
  return say(language, {"stage {0}, {1}", "skede {0}, {1}"},
             rules.stages[static_cast<std::size_t>(state.stage())].name,
             setup_line(setup_of(state, rules)));
}

}  // namespace

DiffRun::DiffRun(DiffRequest request, Budget& budget, const Style& style, std::ostream& out,
                 std::ostream& err)
    : request_(std::move(request)), budget_(budget), style_(style), out_(out), err_(err) {}

ExitStatus DiffRun::run(bool shows_progress) {
  load();
  print_head();
  budget_.begin_command();
  const std::vector<Difference> found = differences(a_->composition, b_->composition);
  print_differences(found);
  out_ << std::flush;
  const bool plays_alike = play(shows_progress);
  return found.empty() && plays_alike ? ExitStatus::Done : ExitStatus::Failed;
}

DiffRun::Variant DiffRun::loaded(const VariantRequest& request) {
  budget_.begin_command();
  Composition composition = compose(request, budget_);
  return {request, std::move(composition), load_variant(request, budget_)};
}

void DiffRun::load() {
  request_.a.players = request_.b.players = request_.players;
  const VariantRequest a = with_shared_options(request_.a, request_.b, request_.both, budget_);
  const VariantRequest b = with_shared_options(request_.b, request_.a, request_.both, budget_);
  a_ = loaded(a);
  b_ = loaded(b);
  players_ = common_players();
  if (!players_) return;
  // Rules may depend on their number.
  for (std::optional<Variant>* variant : {&a_, &b_}) {
    VariantRequest request = (*variant)->request;
    if ((*variant)->data().only_for.value_or(*players_) == *players_) continue;
    request.players = players_;
    *variant = loaded(request);
  }
}

/// As many as were asked for, else two, or the fewest that both are for.
std::optional<int> DiffRun::common_players() const {
  if (request_.players) {
    for (const RuleData* data : {&a_->data(), &b_->data()})
      if (*request_.players < data->min_players || *request_.players > data->max_players)
        throw SetupError(
            data->name + " is not for " + std::to_string(*request_.players) + " players",
            "players");
    return request_.players;
  }
  const int least = std::max(a_->data().min_players, b_->data().min_players);
  const int most = std::min(a_->data().max_players, b_->data().max_players);
  if (least > most) return std::nullopt;
  return std::clamp(2, least, most);
}

std::optional<std::string> DiffRun::why_unpaired() const {
  const auto players = [&](const RuleData& data) {
    return data.min_players == data.max_players
               ? std::to_string(data.min_players)
               : say(style_.language, {"{0} to {1}", "{0} till {1}"}, data.min_players,
                     data.max_players);
  };
  const RuleData& a = a_->data();
  const RuleData& b = b_->data();
  if (!players_)
    return say(style_.language,
               {"Their play is not compared: A is for {0} players, B for {1}.",
                "Spelet jämförs inte: A är för {0} spelare, B för {1}."},
               players(a), players(b));
  const Cards deck_a = full_deck(a.deck);
  const Cards deck_b = full_deck(b.deck);
  if (deck_a == deck_b) return std::nullopt;
  return say(style_.language,
             {"Their play is not compared: they are played with other decks, A with {0} cards, B "
              "with {1}.",
              "Spelet jämförs inte: de spelas med olika kortlekar, A med {0} kort, B med {1}."},
             deck_a.size(), deck_b.size());
}

void DiffRun::print_head() {
  for (const auto& [side, variant] : {std::pair("A", &*a_), std::pair("B", &*b_)}) {
    std::string set;
    for (const auto& [name, value] : variant->request.options)
      set += (set.empty() ? "" : ", ") + name + '=' + value;
    out_ << wrapped(bold(side, style_) + "  " + variant->data().name +
                        (set.empty() ? "" : " (" + set + ')') + ": " +
                        words_of(variant->data().title, style_.language),
                    style_.width, 3)
         << '\n';
  }
}

void DiffRun::print_differences(const std::vector<Difference>& differences) {
  out_ << '\n';
  for (const auto& [path, a, b] : differences) {
    const std::string text =
        a && b ? a->value + " -> " + b->value + " (" + a->place + ", " + b->place + ')'
               : say(style_.language, {"only in {0}: {1} ({2})", "bara i {0}: {1} ({2})"},
                     a ? "A" : "B", a ? a->value : b->value, a ? a->place : b->place);
    out_ << wrapped("  " + path + ": " + text, style_.width, 4) << '\n';
  }
  if (differences.empty())
    out_ << say(style_.language,
                {"They do not differ in data, options, clauses or the text of functions.",
                 "De skiljer sig inte i data, val, funktioner eller regler."})
         << '\n';
}

std::string DiffRun::refusal(const LegalityGap& gap, const Game& game, const Game& from) const {
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

void DiffRun::print_legality(const LegalityGap& gap) {
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
    print_paragraph(
        say(style_.language,
            {"Legality differs first in deal {0}, at move {1}: seat {2} has {3} legal moves in "
             "A, and {4} in B.",
             "Det lagliga skiljer sig först i giv {0}, vid drag {1}: plats {2} har {3} lagliga "
             "drag i A, och {4} i B."},
            games.deal, number, games.a.state().turn, count(games.a), count(games.b)));
    return print_ways_to_see(games, "moves");
  }
  const std::string text = to_text(*gap.what, legal.state(), legal.rules());
  const std::string head = say(
      style_.language,
      {"Legality differs first in deal {0}, at move {1}: {2} by seat {3} is legal in {4}, and not "
       "in {5}:",
       "Det lagliga skiljer sig först i giv {0}, vid drag {1}: {2} av plats {3} är lagligt i {4}, "
       "och inte i {5}:"},
      games.deal, number, text, seat_of(*gap.what), here, there);
  print_paragraph(head);
  out_ << wrapped("  " + refusal(gap, other, legal), style_.width, 4) << '\n';
  print_ways_to_see(games, "why " + text);
}

std::string DiffRun::after_last_step(const PairedGames& games) const {
  const Game& game = games.a;
  const std::size_t last = game.ply() == 0 ? 0 : game.ply() - 1;
  if (game.ply() == 0 || std::holds_alternative<Cards>(game.steps()[last].what))
    return say(style_.language, {"in deal {0}, as it begins", "i giv {0}, när den börjar"},
               games.deal);
  const Step& what = game.steps()[last].what;
  const std::string text = to_text(what, game.state_at(last), game.rules());
  if (std::holds_alternative<Action>(what))
    return say(style_.language,
               {"in deal {0}, after {1} by seat {2}", "i giv {0}, efter {1} av plats {2}"},
               games.deal, text, seat_of(what));
  return say(style_.language,
             {"in deal {0}, after move {1}, {2} by seat {3}",
              "i giv {0}, efter drag {1}, {2} av plats {3}"},
             games.deal, moves_before(game, last) + 1, text, seat_of(what));
}

void DiffRun::print_points(const PointsGap& gap) {
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
  print_paragraph(head);
  print_ways_to_see(gap.games, "score");
}

void DiffRun::print_position(const PairedGames& games, const Phrase& head) {
  print_paragraph(say(style_.language, head, after_last_step(games)));
  for (const auto& [side, game] : {std::pair("A", &games.a), std::pair("B", &games.b)})
    out_ << wrapped(std::string("  ") + side + ": " + position_text(*game, style_.language),
                    style_.width, 4)
         << '\n';
}

/// The game from its first deal on, as it is typed, and what to type last.
void DiffRun::print_ways_to_see(const PairedGames& games, const std::string& last) {
  out_ << wrapped(
              say(style_.language, {"  See it in {0}, and in {1}:", "  Se det i {0}, och i {1}:"},
                  play_command(a_->request, *players_), play_command(b_->request, *players_)),
              style_.width, 4)
       << '\n'
       << typed(games.a) << "    " << last << "\n\n";
}

void DiffRun::print_paragraph(const std::string& text) {
  out_ << wrapped(text, style_.width, 2) << '\n';
}

bool DiffRun::play(bool shows_progress) {
  out_ << '\n';
  if (const auto why = why_unpaired()) {
    out_ << wrapped(*why, style_.width, 2) << '\n';
    return true;
  }
  PairedReport report;
  const KeepPlaying keep_playing = [&, last = -1](int deals) mutable {
    const int percent = static_cast<int>(100.0 * (deals - 1) / request_.deals);
    if (shows_progress && percent != std::exchange(last, percent))
      err_ << clear_line << percent << " %" << std::flush;
    return !interrupt_flag();
  };
  const auto finish = [&] {
    if (shows_progress) err_ << clear_line << std::flush;
    interrupt_flag() = false;  // what it was to end has ended
    print_play(report);
  };
  try {
    play_paired(*a_->rules, *b_->rules, {*players_, request_.deals, request_.seed}, budget_,
                keep_playing, report);
  } catch (const Error&) {
    report.is_broken_off = true;
    finish();
    throw;
  }
  finish();
  return report.legality_gaps + report.points_gaps + report.course_gaps == 0;
}

void DiffRun::print_play(const PairedReport& report) {
  if (!report.is_dealt_alike)
    return print_position(*report.playing,
                          {"They are not dealt alike, so their play is not compared ({0}):",
                           "De ges inte lika, så spelet jämförs inte ({0}):"});
  if (report.legality) print_legality(*report.legality);
  if (report.points) print_points(*report.points);
  if (report.playing) {
    print_position(*report.playing, {"The same step leads elsewhere first {0}:",
                                     "Samma drag leder först till olika {0}:"});
    print_ways_to_see(*report.playing, "state");
  }
  const Language language = style_.language;
  std::string line = say(
      language,
      report.deals == 1 ? Phrase{"{0} deal of {1} players, seed {2}: {3} the same to its end",
                                 "{0} giv med {1} spelare, frö {2}: {3} lika till slutet"}
                        : Phrase{"{0} deals of {1} players, seed {2}: {3} the same to their end",
                                 "{0} givar med {1} spelare, frö {2}: {3} lika till slutet"},
      report.deals, *players_, request_.seed, report.same);
  const auto add = [&](int deals, const Phrase& phrase) {
    if (deals > 0) line += "; " + say(language, phrase, deals);
  };
  add(report.legality_gaps, {"legality differs in {0}", "det lagliga skiljer sig i {0}"});
  add(report.points_gaps, {"points in {0}", "poängen i {0}"});
  add(report.course_gaps,
      {"the same step leads elsewhere in {0}", "samma drag leder till olika i {0}"});
  add(report.unended, {"{0} did not end", "{0} tog inte slut"});
  if (report.is_broken_off) line += say(language, {"; broken off", "; avbrutet"});
  out_ << wrapped(line, style_.width, 2) << '\n';
}

}  // namespace kasino
