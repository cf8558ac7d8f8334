#include "repl/simulate_run.hpp"

#include <algorithm>
#include <chrono>
#include <ostream>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "repl/interrupt.hpp"
#include "repl/words.hpp"

namespace kasino {

namespace {

using Clock = std::chrono::steady_clock;
using Json = nlohmann::ordered_json;

constexpr const char* clear_line = "\r\033[K";
constexpr int label_columns = 24;
constexpr int cell_columns = 14;

/// "3.21 ±0.05", both times `scale`.
std::string cell(const Tally& tally, double scale = 1) {
  return fmt::format("{:.3g} ±{:.2g}", tally.mean() * scale, tally.margin() * scale);
}

std::string row(const std::string& label, const std::vector<Tally>& tallies, double scale = 1) {
  std::string text = padded(label, label_columns);
  for (const Tally& tally : tallies) text += right_aligned(cell(tally, scale), cell_columns);
  return text + '\n';
}

Json json_of(const Tally& tally, double scale = 1) {
  return {{"mean", tally.mean() * scale}, {"margin", tally.margin() * scale}};
}

Json json_of(const std::vector<Tally>& tallies, double scale = 1) {
  Json list = Json::array();
  for (const Tally& tally : tallies) list.push_back(json_of(tally, scale));
  return list;
}

/// Writes how far it is, with an estimate, over and over on one line.
class ProgressLine {
 public:
  ProgressLine(std::uint64_t games, Language language, std::ostream& err)
      : games_(games), language_(language), err_(err) {}

  void operator()(std::uint64_t played) const {
    const std::chrono::duration<double> passed = Clock::now() - begun_;
    const double left = played == 0 ? 0
                                    : passed.count() * static_cast<double>(games_ - played) /
                                          static_cast<double>(played);
    err_ << clear_line
         << say(language_, {"{0} of {1} games, {2} s left", "{0} av {1} partier, {2} s kvar"},
                played, games_, static_cast<long long>(left + 0.5))
         << std::flush;
  }

 private:
  std::uint64_t games_;
  Language language_;
  std::ostream& err_;
  Clock::time_point begun_ = Clock::now();
};

}  // namespace

ExitStatus SimulateRun::run(const Limits& limits, const Text& title, bool json,
                            bool shows_progress) {
  SimulationProgress progress;
  if (shows_progress) progress = ProgressLine(request_.games, look_.language, err_);
  const SimulationReport report = simulate(request_, limits, interrupt_flag(), progress);
  if (shows_progress) err_ << clear_line << std::flush;
  if (json)
    print_json(report);
  else
    print(report, title);
  return ExitStatus::Done;
}

void SimulateRun::print(const SimulationReport& report, const Text& title) const {
  const Language language = look_.language;
  const auto write = [&](const std::string& text) { out_ << text; };
  write(say(language,
            {"{0}: {1} deals in {2} games, seed {3}\n", "{0}: {1} givar i {2} partier, frö {3}\n"},
            words_of(title, language), report.deals, report.games, request_.seed));
  if (report.games < request_.games)
    write(say(language,
              {"stopped before {0} games were played\n", "stoppat innan {0} partier var spelade\n"},
              request_.games));
  std::string head(static_cast<std::size_t>(label_columns), ' ');
  for (Seat seat = 1; seat <= report.players; ++seat) {
    const auto at = static_cast<std::size_t>(seat - 1);
    const Player player = at < request_.seats.size() ? request_.seats[at] : Player::Random;
    head += right_aligned(say(language, {"{0} {1}", "{0} {1}"}, seat, std::string(name_of(player))),
                          cell_columns);
  }
  write(head + '\n');
  write(row(say(language, {"wins, %", "vinster, %"}), report.wins,
            100.0 / SimulationReport::whole_win));
  write(row(say(language, {"points a deal", "poäng per giv"}), report.points));
  for (const auto& [clause, tallies] : report.from) write(row("  " + clause, tallies));
  write(row(say(language, {"sweeps a deal", "tömningar per giv"}), report.sweeps));
  write(row(say(language, {"from the dealer's left", "från givarens vänster"}),
            report.points_from_dealer));
  const double others = std::max(1, report.players - 1);
  const auto line = [&](const Phrase& label, const Tally& tally, double scale = 1) {
    write(padded(label.in(language), label_columns) +
          right_aligned(cell(tally, scale), cell_columns) + '\n');
  };
  write("\n");
  line({"lead of who begins", "försteg för den som börjar"}, report.first_lead, 1 / others);
  line({"plays a deal", "drag per giv"}, report.plays);
  line({"captures, %", "intagningar, %"}, report.captures, 100);
  line({"cards on the table", "kort på bordet"}, report.table);
  line({"moves to choose from", "drag att välja på"}, report.choices);
  line({"without a choice, %", "utan val, %"}, report.forced, 100);
  if (request_.matches) line({"deals a match", "givar per parti"}, report.length);
  const double shared = report.games == 0 ? 0
                                          : 100.0 * static_cast<double>(report.shared) /
                                                static_cast<double>(report.games);
  write(padded(say(language, {"shared wins, %", "delade vinster, %"}), label_columns) +
        right_aligned(fmt::format("{:.3g}", shared), cell_columns) + '\n');
  write(say(language,
            {"\n± is half of the 95% interval\n", "\n± är halva 95-procentsintervallet\n"}));
}

void SimulateRun::print_json(const SimulationReport& report) const {
  const double others = std::max(1, report.players - 1);
  Json object = {{"variant", request_.variant.spec},
                 {"players", report.players},
                 {"seed", request_.seed},
                 {"games", report.games},
                 {"deals", report.deals},
                 {"matches", request_.matches},
                 {"wins", json_of(report.wins, 1.0 / SimulationReport::whole_win)},
                 {"shared", report.shared},
                 {"points", json_of(report.points)},
                 {"points_from_dealer", json_of(report.points_from_dealer)},
                 {"sweeps", json_of(report.sweeps)},
                 {"first_lead", json_of(report.first_lead, 1 / others)},
                 {"plays", json_of(report.plays)},
                 {"captures", json_of(report.captures)},
                 {"table", json_of(report.table)},
                 {"choices", json_of(report.choices)},
                 {"forced", json_of(report.forced)},
                 {"length", json_of(report.length)}};
  for (const auto& [clause, tallies] : report.from) object["clauses"][clause] = json_of(tallies);
  out_ << object.dump() << '\n';
}

}  // namespace kasino
