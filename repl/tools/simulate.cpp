#include "repl/tools/simulate.hpp"

#include <chrono>
#include <cmath>
#include <cstdlib>
#include <ostream>
#include <tuple>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "engine/text/utf8.hpp"
#include "repl/console/terminal.hpp"
#include "repl/json/json_state.hpp"
#include "repl/text/words.hpp"
#include "repl/tools/tools.hpp"
#include "scripting/source/file.hpp"

namespace kasino {

namespace {

/// Plays, while a line shows how many games are over and how long the rest will take.
SimulationReport played(const Simulation& simulation, const Console& console) {
  using Clock = std::chrono::steady_clock;
  SimulationProgress progress;
  if (console.shows_progress)
    progress = [&, games = simulation.range().size(), begun = Clock::now()](std::uint64_t over) {
      const std::chrono::duration<double> passed = Clock::now() - begun;
      const double each = over == 0 ? 0 : passed.count() / static_cast<double>(over);
      console.err << terminal::clear_line
                  << say(console.style.language,
                         {"{0} of {1} games, {2} s left", "{0} av {1} partier, {2} s kvar"}, over,
                         games, std::llround(each * static_cast<double>(games - over)))
                  << std::flush;
    };
  SimulationReport report = simulation.run(interrupt_flag(), progress);
  if (console.shows_progress) console.err << terminal::clear_line << std::flush;
  return report;
}

// Output for programs.

/// `number` with so few digits that they are the same on every machine.
std::string digits(double number) { return fmt::format("{:.9g}", number == 0 ? 0 : number); }
Json rounded(double number) { return std::strtod(digits(number).c_str(), nullptr); }

Json json_of(const Estimate& estimate) {
  const auto end = [&](double number) { return estimate.has_interval ? rounded(number) : Json(); };
  return {
      {"mean", rounded(estimate.mean)}, {"low", end(estimate.low)}, {"high", end(estimate.high)}};
}

Json json_of(const Histogram& histogram) {
  Json list = Json::array();
  for (const auto& [number, times] : histogram.counts())
    list.push_back(Json::array({number, times}));
  return list;
}

Json json_of(const SimulatedVariant& variant) {
  Json json = {{"variant", variant.spec}, {"options", variant.options}};
  if (!variant.unit.en.empty()) json["unit"] = printable(variant.unit.en);
  return json;
}

/// What `value` makes of each row, by the row's name.
template <typename Value>
Json rows_as_json(const Layout& layout, const Value& value) {
  Json sources = Json::array();
  for (const PointSource& source : layout.sources())
    sources.push_back(
        {{"source", source.name()}, {"clause", source.clause}, {"points", Json::array()}});
  Json rows = Json::object();
  for (const Row& row : layout.rows()) {
    const MeasureInfo& info = info_of(row.measure);
    if (row.measure == Measure::Source)
      sources[row.source]["points"].push_back(value(row));
    else if (info.by == MeasureInfo::By::All)
      rows[std::string(info.name)] = value(row);
    else
      rows[std::string(info.name)].push_back(value(row));
  }
  rows["sources"] = sources;
  return rows;
}

Json json_of(const SimulationReport& report, std::size_t side) {
  Json rows = rows_as_json(report.layout(), [&](const Row& row) {
    Json value = json_of(report.estimate(row, side));
    value["count"] = report.count(row, side);
    return value;
  });
  const SimulatedSide& sums = report.sides()[side];
  Json& histograms = rows["histograms"];
  histograms["points"] = Json::array();
  for (const Histogram& points : sums.points) histograms["points"].push_back(json_of(points));
  histograms["table"] = json_of(sums.table);
  histograms["choices"] = json_of(sums.choices);
  histograms["length"] = json_of(sums.length);
  return rows;
}

/// The name of a row, the same for every seat: "points.cards", with points called by their `unit`.
std::string row_name(const Row& row, const Layout& layout, const std::string& unit) {
  std::string name(info_of(row.measure).name);
  if (constexpr std::string_view points = "points"; name.starts_with(points))
    name.replace(0, points.size(), unit);
  return row.measure == Measure::Source ? name + '.' + layout.sources()[row.source].name() : name;
}

/// A field of CSV, quoted if need be, with an apostrophe before what looks like a formula.
std::string field(std::string text) {
  if (text.find_first_of("=+-@\t\r") == 0) text.insert(0, 1, '\'');
  if (text.find_first_of(",\"\r\n") == std::string::npos) return text;
  std::string quoted = "\"";
  for (char c : text) quoted += c == '"' ? "\"\"" : std::string(1, c);
  return quoted + '"';
}

/// The report: what was played, every number, and histograms. Proportions are between 0 and 1.
std::string simulation_json(const SimulationHead& head, const SimulationReport& report) {
  Json object = json_of(head.variants.front());
  if (head.compares())
    object = {{"variants", {json_of(head.variants[0]), json_of(head.variants[1])}}};
  object["players"] = head.players;
  object["seats"] = texts_of(seats(head.players), [&](Seat seat) { return player_at(head, seat); });
  object["seed"] = head.plan.seed;
  object["playouts"] = head.plan.playouts;
  object["matches"] = head.plan.matches;
  object["games"] = report.games();
  object["complete"] = report.games() == head.games;
  if (head.compares()) {
    object["a"] = json_of(report, 0);
    object["b"] = json_of(report, 1);
    object["difference"] = rows_as_json(
        report.layout(), [&](const Row& row) { return json_of(report.difference(row)); });
  } else {
    object["deals"] = report.deals();
    object.update(json_of(report, 0));
  }
  return written(object) + '\n';
}

/// The report as CSV (RFC 4180), a line for each number: statistic, seat (or place), mean, low,
/// high, count. In a comparison the variant follows the seat: A, B, or B-A for the difference,
/// whose count is of games.
std::string simulation_csv(const SimulationHead& head, const SimulationReport& report) {
  constexpr const char* line_end = "\r\n";
  const std::string unit = unit_of(head, Language::English);
  std::string text = "statistic,seat,";
  if (head.compares()) text += "variant,";
  text += std::string("mean,low,high,count") + line_end;
  const auto end = [](const Estimate& estimate, double number) {
    return estimate.has_interval ? digits(number) : "";
  };
  const auto line = [&](const Row& row, const std::string& variant, const Estimate& estimate,
                        std::uint64_t count) {
    text += field(row_name(row, report.layout(), unit)) + ',' +
            (row.number == 0 ? "" : std::to_string(row.number)) + ',' + variant +
            digits(estimate.mean) + ',' + end(estimate, estimate.low) + ',' +
            end(estimate, estimate.high) + ',' + std::to_string(count) + line_end;
  };
  for (const Row& row : report.layout().rows()) {
    if (!head.compares()) {
      line(row, "", report.estimate(row), report.count(row));
      continue;
    }
    line(row, "A,", report.estimate(row, 0), report.count(row, 0));
    line(row, "B,", report.estimate(row, 1), report.count(row, 1));
    line(row, "B-A,", report.difference(row), report.games());
  }
  return text;
}

void print_report(const ReportOptions& options, const SimulationHead& head,
                  const SimulationReport& report, const Console& console) {
  const Style& style = console.style;
  if (options.json)
    console.out << simulation_json(head, report);
  else if (options.csv)
    console.out << simulation_csv(head, report);
  else
    console.out << simulation_text(head, report, style);
  console.out << std::flush;
  if (!options.svg.empty())
    save_atomically(options.svg, simulation_svg(head, report, style.language));
}

void write_part(const std::string& file, const SimulationPart& part, std::uint64_t games) {
  if (part.report.games() < games)
    throw PartError({"{0}: not written, as only {1} of {2} games were played; run the same command "
                     "again",
                     "{0}: skrevs inte, för bara {1} av {2} partier spelades; kör samma kommando "
                     "igen"},
                    file, part.report.games(), games);
  save_atomically(file, text_of(part));
}

}  // namespace

ExitStatus run_simulate(const SimulateOptions& options, const VariantRequest& variant,
                        std::uint64_t seed, const Limits& limits, const Console& console) {
  SimulationRequest request;
  request.variant = variant;
  if (!options.other.empty()) {
    Budget budget(limits);
    const Paying paying(budget);
    std::tie(request.variant, request.other) =
        requests_to_compare(variant, options.other, options.set_a, options.set_b, budget);
  }
  request.plan = {options.seats, options.matches.has_value(), seed};
  if (options.playouts) request.plan.playouts = *options.playouts;
  request.games = options.matches.value_or(options.deals);
  const Shard shard = options.shard.value_or(Shard{});
  request.share = share_of(request.games, shard.number, shard.of);
  request.jobs = options.jobs;
  const Simulation simulation(request, limits);
  const std::uint64_t games = simulation.range().size();
  for (const std::string& file : {options.part, options.report.svg})
    if (!file.empty()) check_savable(file);
  const SimulationReport report = played(simulation, console);
  if (!options.part.empty()) {
    write_part(options.part, {version, simulation.head(), shard, report}, games);
    return ExitStatus::Done;
  }
  print_report(options.report, simulation.head(), report, console);
  if (report.games() < games)
    console.err << say(
        console.style.language,
        {"kasino: simulate: stopped after {0} of {1} games: the numbers are those of "
         "these\n",
         "kasino: simulate: stoppades efter {0} av {1} partier: talen är dessas\n"},
        report.games(), games);
  return ExitStatus::Done;
}

ExitStatus run_merge(const MergeOptions& options, const Console& console) {
  std::vector<Text> warnings;
  const SimulationPart all = merge_parts(options.files, warnings);
  for (const Text& warning : warnings)
    console.err << "kasino: " << warning.in(console.style.language) << '\n';
  print_report(options.report, all.head, all.report, console);
  return ExitStatus::Done;
}

}  // namespace kasino
