#include "repl/tools/diff_run.hpp"

#include <algorithm>
#include <ostream>
#include <utility>

#include "engine/cards/deck.hpp"
#include "repl/input/terminal.hpp"
#include "repl/text/words.hpp"
#include "repl/tools/difference_text.hpp"
#include "repl/tools/gap_report.hpp"
#include "repl/tools/shared_options.hpp"
#include "scripting/check/compare.hpp"

namespace kasino {

namespace {

/// The command that opens a variant as it was compared.
std::string play_command(const VariantRequest& request, int players) {
  std::string text = "kasino play " + request.spec;
  for (const auto& [name, value] : request.options) text += " --set " + name + '=' + value;
  return text + " --players " + std::to_string(players);
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
  print_overrides();
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
  std::optional<DifferenceKind> kind;
  for (const Difference& difference : differences) {
    if (kind != difference.kind)
      out_ << '\n' << bold(say(style_.language, heading_of(difference.kind)), style_) << '\n';
    kind = difference.kind;
    out_ << wrapped("  " + to_text(difference, style_.language), style_.width, 4) << '\n';
  }
  if (differences.empty())
    out_ << '\n'
         << say(style_.language,
                {"They do not differ in data, options, clauses or the text of functions.",
                 "De skiljer sig inte i data, val, funktioner eller regler."})
         << '\n';
}

/// What both have is told once.
void DiffRun::print_overrides() {
  std::vector<Override> in_a = overrides_in(a_->composition);
  std::vector<Override> in_b = overrides_in(b_->composition);
  std::erase_if(in_b, [&](const Override& one) {
    return std::find(in_a.begin(), in_a.end(), one) != in_a.end();
  });
  for (const auto& [side, overrides] : {std::pair("A", &in_a), std::pair("B", &in_b)}) {
    if (overrides->empty()) continue;
    out_ << '\n'
         << bold(say(style_.language, {"Layers of {0}", "Lager i {0}"}, side), style_) << '\n';
    for (const Override& one : *overrides)
      out_ << wrapped("  " + to_text(one, style_.language), style_.width, 4) << '\n';
  }
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
  const GapReport gaps(play_command(a_->request, *players_), play_command(b_->request, *players_),
                       style_, budget_);
  if (!report.is_dealt_alike) {
    out_ << gaps.dealing(*report.playing);
    return;
  }
  if (report.legality) out_ << gaps.legality(*report.legality) << '\n';
  if (report.points) out_ << gaps.points(*report.points) << '\n';
  if (report.playing) out_ << gaps.course(*report.playing) << '\n';
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
