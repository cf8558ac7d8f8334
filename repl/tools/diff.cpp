#include "scripting/check/diff.hpp"

#include <algorithm>
#include <optional>
#include <ostream>

#include "engine/cards/deck.hpp"
#include "engine/legality/actions.hpp"
#include "engine/legality/judge.hpp"
#include "engine/model/state.hpp"
#include "engine/notation/move_text.hpp"
#include "engine/notation/typed_step.hpp"
#include "engine/play/scoring.hpp"
#include "repl/console/terminal.hpp"
#include "repl/explain/explain.hpp"
#include "repl/text/typed.hpp"
#include "repl/text/words.hpp"
#include "repl/tools/tools.hpp"
#include "scripting/variant/compose.hpp"
#include "scripting/variant/variant.hpp"

namespace kasino {

namespace {

bool has_option(const VariantRequest& request, const std::string& name, Budget& budget) {
  budget.begin_command();
  const Composition composition = compose(request, budget);
  for (const auto* options : {&composition.options, &composition.pinned})
    for (const OptionValue& option : *options)
      if (option.name == name) return true;
  return false;
}

/// The command that plays the variant as compared.
std::string play_command(const VariantRequest& request, int players) {
  std::string text = "kasino play " + request.spec;
  for (const auto& [name, value] : request.options) text += " --set " + name + '=' + value;
  return text + " --players " + std::to_string(players);
}

/// The commands that play the game from its first deal on.
std::string typed(const Game& game) {
  const GameStart& start = game.start();
  std::string lines = "    new players=" + std::to_string(start.players) +
                      " seed=" + std::to_string(start.seed) +
                      " dealer=" + std::to_string(start.dealer);
  const std::string scores = joined(texts_of(start.scores), ",");
  if (!scores.empty()) lines += " scores=\"" + scores + '"';
  lines += '\n';
  for (std::size_t i = 0; i < game.ply(); ++i)
    lines += "    " + to_text(game.steps()[i].what, game.state_at(i), game.rules()) + '\n';
  return lines;
}

/// The stage of the position, and all of it as a setup.
std::string position_text(const Game& game, Language language) {
  const State& state = game.state();
  const RuleData& rules = game.rules().data();
  const std::string position = setup_line(setup_of(state, rules));
  switch (state.phase) {
    case Phase::DealOver:
      return say(language, {"the deal is over, {0}", "given är slut, {0}"}, position);
    case Phase::MatchOver:
      return say(language, {"the match is over, {0}", "partiet är slut, {0}"}, position);
    case Phase::Play: break;
  }
  return say(language, {"stage {0}, {1}", "skede {0}, {1}"}, stage_asked(state, rules).name,
             position);
}

class DiffRun {
 public:
  DiffRun(const std::pair<VariantRequest, VariantRequest>& requests, int deals, std::uint64_t seed,
          Budget& budget, const Console& console)
      : budget_(budget),
        console_(console),
        style_(console.style),
        a_(loaded(requests.first)),
        b_(loaded(requests.second)),
        players_(common_players()),
        deals_(deals),
        seed_(seed) {
    if (!players_) return;
    // Rules may depend on the number of players.
    for (Variant* variant : {&a_, &b_}) {
      if (variant->data().only_for.value_or(*players_) == *players_) continue;
      variant->request.players = players_;
      *variant = loaded(variant->request);
    }
  }

  ExitStatus run() {
    print_head();
    budget_.begin_command();
    const std::vector<Difference> found = differences(a_.composition, b_.composition);
    print_differences(found);
    console_.out << std::flush;
    const bool plays_alike = play();
    return found.empty() && plays_alike ? ExitStatus::Done : ExitStatus::Failed;
  }

 private:
  struct Variant {
    VariantRequest request;
    Composition composition;
    std::unique_ptr<Rules> rules;

    const RuleData& data() const { return rules->data(); }
  };

  Variant loaded(const VariantRequest& request) {
    budget_.begin_command();
    Composition composition = compose(request, budget_);
    return {request, std::move(composition), load_variant(request, budget_)};
  }

  void print(const std::string& text, int indent = 2) {
    console_.out << wrapped(text, style_.width, indent) << '\n';
  }

  /// The number of players asked for, else two, or the fewest that both variants allow.
  std::optional<int> common_players() const {
    const RuleData& a = a_.data();
    const RuleData& b = b_.data();
    if (const std::optional<int> asked = a_.request.players) {
      for (const RuleData* data : {&a, &b})
        if (*asked < data->min_players || *asked > data->max_players)
          throw SetupError(data->name + " is not for " + std::to_string(*asked) + " players",
                           "players");
      return asked;
    }
    const int least = std::max(a.min_players, b.min_players);
    const int most = std::min(a.max_players, b.max_players);
    return least > most ? std::nullopt : std::optional(std::clamp(2, least, most));
  }

  void print_head() {
    for (const auto& [side, variant] : {std::pair("A", &a_), std::pair("B", &b_)}) {
      const std::string set = settings_text(variant->request.options, ", ");
      print(bold(side, style_) + "  " + variant->data().name +
                (set.empty() ? "" : " (" + set + ')') + ": " +
                words_of(variant->data().title, style_.language),
            3);
    }
    console_.out << '\n';
  }

  void print_differences(const std::vector<Difference>& differences) {
    for (const auto& [path, a, b] : differences)
      print("  " + path + ": " +
                (a && b ? a->value + " -> " + b->value + " (" + a->place + ", " + b->place + ')'
                        : say_({"only in {0}: {1} ({2})", "bara i {0}: {1} ({2})"}, a ? "A" : "B",
                               (a ? a : b)->value, (a ? a : b)->place)),
            4);
    if (differences.empty())
      print(say_({"They do not differ in data, options, clauses or the text of functions.",
                  "De skiljer sig inte i data, val, funktioner eller regler."}));
    console_.out << '\n';
  }

  /// Plays both variants side by side, and answers whether nothing differed.
  bool play() {
    if (const auto why = why_unpaired()) {
      print(*why);
      return true;
    }
    PairedReport report;
    const KeepPlaying keep_playing = [&, last = -1](int deals) mutable {
      const int percent = static_cast<int>(100.0 * (deals - 1) / deals_);
      if (console_.shows_progress && percent != std::exchange(last, percent))
        console_.err << terminal::clear_line << percent << " %" << std::flush;
      return !interrupt_flag();
    };
    const auto finish = [&] {
      if (console_.shows_progress) console_.err << terminal::clear_line << std::flush;
      interrupt_flag() = false;  // the play that it was to end has ended
      print_play(report);
    };
    try {
      play_paired(*a_.rules, *b_.rules, {*players_, deals_, seed_}, budget_, keep_playing, report);
    } catch (const Error&) {
      report.is_broken_off = true;
      finish();
      throw;
    }
    finish();
    return report.legality_gaps + report.points_gaps + report.position_gaps == 0;
  }

  std::optional<std::string> why_unpaired() const {
    const auto players = [&](const RuleData& data) {
      return data.min_players == data.max_players
                 ? std::to_string(data.min_players)
                 : say_({"{0} to {1}", "{0} till {1}"}, data.min_players, data.max_players);
    };
    const RuleData& a = a_.data();
    const RuleData& b = b_.data();
    if (!players_)
      return say_({"Their play is not compared: A is for {0} players, B for {1}.",
                   "Spelet jämförs inte: A är för {0} spelare, B för {1}."},
                  players(a), players(b));
    const Cards deck_a = full_deck(a.deck);
    const Cards deck_b = full_deck(b.deck);
    if (deck_a == deck_b) return std::nullopt;
    return say_({"Their play is not compared: they are played with other decks, A with {0} cards, "
                 "B with {1}.",
                 "Spelet jämförs inte: de spelas med olika kortlekar, A med {0} kort, B med {1}."},
                deck_a.size(), deck_b.size());
  }

  void print_play(const PairedReport& report) {
    if (!report.is_dealt_alike)
      return print_position(*report.position,
                            {"They are not dealt alike, so their play is not compared ({0}):",
                             "De ges inte lika, så spelet jämförs inte ({0}):"});
    if (report.legality) print_legality(*report.legality);
    if (report.points) print_points(*report.points);
    if (report.position) {
      print_position(*report.position, {"The same step leads elsewhere first {0}:",
                                        "Samma drag leder först till olika {0}:"});
      print_ways_to_see(*report.position, "state");
    }
    std::string line =
        say_(report.deals == 1
                 ? Sentence<4>{"{0} deal of {1} players, seed {2}: {3} the same to its end",
                               "{0} giv med {1} spelare, frö {2}: {3} lika till slutet"}
                 : Sentence<4>{"{0} deals of {1} players, seed {2}: {3} the same to their end",
                               "{0} givar med {1} spelare, frö {2}: {3} lika till slutet"},
             report.deals, *players_, seed_, report.same);
    const auto add = [&](int deals, const Sentence<1>& phrase) {
      if (deals > 0) line += "; " + say_(phrase, deals);
    };
    add(report.legality_gaps, {"legality differs in {0}", "det lagliga skiljer sig i {0}"});
    add(report.points_gaps, {"points in {0}", "poängen i {0}"});
    add(report.position_gaps,
        {"the same step leads elsewhere in {0}", "samma drag leder till olika i {0}"});
    add(report.unended, {"{0} did not end", "{0} tog inte slut"});
    add(report.is_broken_off ? 1 : 0, {"broken off", "avbrutet"});
    print(line);
  }

  void print_legality(const LegalityGap& gap) {
    const PairedGames& games = gap.games;
    const bool in_a = gap.legal_in == Side::A;
    const Game& legal = in_a ? games.a : games.b;
    const std::size_t number = moves_before(games.a, games.a.ply()) + 1;
    budget_.begin_command();
    if (!gap.what) {
      const auto count = [&](const Game& game) {
        return count_legal_moves(game.state(), game.rules()).number;
      };
      print(say_({"Legality differs first in deal {0}, at move {1}: seat {2} has {3} legal moves "
                  "in A, and {4} in B.",
                  "Det lagliga skiljer sig först i giv {0}, vid drag {1}: plats {2} har {3} "
                  "lagliga drag i A, och {4} i B."},
                 games.deal, number, games.a.state().turn, count(games.a), count(games.b)));
      return print_ways_to_see(games, "moves");
    }
    const std::string text = to_text(*gap.what, legal.state(), legal.rules());
    print(say_({"Legality differs first in deal {0}, at move {1}: {2} by seat {3} is legal in "
                "{4}, and not in {5}:",
                "Det lagliga skiljer sig först i giv {0}, vid drag {1}: {2} av plats {3} är "
                "lagligt i {4}, och inte i {5}:"},
               games.deal, number, text, seat_of(*gap.what), in_a ? "A" : "B", in_a ? "B" : "A"));
    print("  " + refusal(*gap.what, legal, in_a ? games.b : games.a, text), 4);
    print_ways_to_see(games, "why " + text);
  }

  /// Why `what`, legal in one game and written there as `text`, is refused in the other.
  std::string refusal(Step what, const Game& legal, const Game& other,
                      const std::string& text) const {
    try {
      auto* action = std::get_if<Action>(&what);
      if (action != nullptr)
        *action = as_written(*action, legal.rules().data(), other.state(), other.rules());
      const std::string reason = explain(proved(what, other.state(), other.rules()), other.state(),
                                         other.rules(), style_.language);
      if (action == nullptr) return reason;
      if (!reason.empty()) return text + ": " + reason;
    } catch (const ScriptError&) {
      throw;
    } catch (const Error& error) {
      return words_of(error.message(), style_.language);
    }
    return say_({"{0} is not open", "{0} är inte öppen"}, text);
  }

  void print_points(const PointsGap& gap) {
    budget_.begin_command();
    const auto sheet = [&](const Game& game) {
      return points_text(score_sheet(game.state(), game.rules(), gap.seat), game.rules().data(),
                         style_.language);
    };
    const Game& a = gap.games.a;
    const Game& b = gap.games.b;
    const std::string where = after_last_step(gap.games);
    if (at_seat(deal_points(a.state(), a.rules()), gap.seat) !=
        at_seat(deal_points(b.state(), b.rules()), gap.seat))
      print(say_({"Points differ first {0}: seat {1} has {2} of this deal in A, and {3} in B.",
                  "Poängen skiljer sig först {0}: plats {1} har {2} i given i A, och {3} i B."},
                 where, gap.seat, sheet(a), sheet(b)));
    else
      print(say_({"Points differ first {0}: seat {1} has {2} match points in A, and {3} in B.",
                  "Poängen skiljer sig först {0}: plats {1} har {2} poäng i matchen i A, och {3} "
                  "i B."},
                 where, gap.seat, at_seat(a.state().scores, gap.seat),
                 at_seat(b.state().scores, gap.seat)));
    print_ways_to_see(gap.games, "score");
  }

  void print_position(const PairedGames& games, const Sentence<1>& head) {
    print(say_(head, after_last_step(games)));
    for (const auto& [side, game] : {std::pair("A", &games.a), std::pair("B", &games.b)})
      print(std::string("  ") + side + ": " + position_text(*game, style_.language), 4);
  }

  std::string after_last_step(const PairedGames& games) const {
    const Game& game = games.a;
    const std::size_t last = game.ply() == 0 ? 0 : game.ply() - 1;
    if (game.ply() == 0 || std::holds_alternative<Cards>(game.steps()[last].what))
      return say_({"in deal {0}, as it begins", "i giv {0}, när den börjar"}, games.deal);
    const Step& what = game.steps()[last].what;
    const std::string text = to_text(what, game.state_at(last), game.rules());
    if (std::holds_alternative<Action>(what))
      return say_({"in deal {0}, after {1} by seat {2}", "i giv {0}, efter {1} av plats {2}"},
                  games.deal, text, seat_of(what));
    return say_({"in deal {0}, after move {1}, {2} by seat {3}",
                 "i giv {0}, efter drag {1}, {2} av plats {3}"},
                games.deal, moves_before(game, last) + 1, text, seat_of(what));
  }

  /// Prints the commands that lead to the difference, and the `last` one, which shows it.
  void print_ways_to_see(const PairedGames& games, const std::string& last) {
    print(say_({"  See it in {0}, and in {1}:", "  Se det i {0}, och i {1}:"},
               play_command(a_.request, *players_), play_command(b_.request, *players_)),
          4);
    console_.out << typed(games.a) << "    " << last << "\n\n";
  }

  Budget& budget_;
  const Console& console_;
  const Style& style_;
  Speaker say_{style_.language};
  Variant a_;
  Variant b_;
  std::optional<int> players_;
  int deals_;
  std::uint64_t seed_;
};

}  // namespace

std::pair<VariantRequest, VariantRequest> requests_to_compare(const VariantRequest& a,
                                                              const std::string& b,
                                                              const SetOptions& set_a,
                                                              const SetOptions& set_b,
                                                              Budget& budget) {
  VariantRequest own_a = a, own_b = a;
  own_a.options = set_a;
  own_b.spec = b;
  own_b.options = set_b;
  auto both = std::pair(own_a, own_b);
  for (const auto& [name, value] : a.options) {
    const bool in_a = has_option(own_a, name, budget);
    const bool in_b = has_option(own_b, name, budget);
    if (in_a || !in_b) both.first.options.emplace(name, value);
    if (in_b || !in_a) both.second.options.emplace(name, value);
  }
  return both;
}

ExitStatus run_diff(const DiffOptions& options, const VariantRequest& a, std::uint64_t seed,
                    Budget& budget, const Console& console) {
  return DiffRun(requests_to_compare(a, options.b, options.set_a, options.set_b, budget),
                 options.deals, seed, budget, console)
      .run();
}

}  // namespace kasino
