#include "repl/simulate_data.hpp"

#include <cstdlib>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "repl/measure_text.hpp"

namespace kasino {

namespace {

using Json = nlohmann::ordered_json;

/// Digits enough for any use, and few enough to be the same on every machine.
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
  return {{"variant", variant.spec}, {"options", variant.options}};
}

/// Every row, by name; `value` makes what stands for one.
template <typename Value>
Json rows_as_json(const Layout& layout, const Value& value) {
  Json object = Json::object();
  for (const Source& source : layout.sources())
    object["sources"].push_back(
        {{"source", source.name()}, {"clause", source.clause}, {"points", Json::array()}});
  Json rows = Json::object();
  for (const Row& row : layout.rows()) {
    if (row.measure == Measure::Source) {
      object["sources"][row.source]["points"].push_back(value(row));
      continue;
    }
    const MeasureInfo& info = info_of(row.measure);
    const std::string name(info.name);
    if (info.by == MeasureInfo::By::All)
      rows[name] = value(row);
    else
      rows[name].push_back(value(row));
  }
  rows["sources"] = object.contains("sources") ? object["sources"] : Json::array();
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

/// A field of a line, in quotes where it must be.
std::string field(const std::string& text) {
  if (text.find_first_of(",\"\r\n") == std::string::npos) return text;
  std::string quoted = "\"";
  for (char c : text) quoted += c == '"' ? "\"\"" : std::string(1, c);
  return quoted + '"';
}

}  // namespace

std::string simulation_json(const SimulationHead& head, const SimulationReport& report) {
  Json seats = Json::array();
  for (int seat = 1; seat <= head.players; ++seat) seats.push_back(player_at(head, seat));
  Json object = json_of(head.variants.front());
  if (head.compares())
    object = {{"variants", {json_of(head.variants[0]), json_of(head.variants[1])}}};
  object["players"] = head.players;
  object["seats"] = seats;
  object["seed"] = head.plan.seed;
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
  return object.dump() + '\n';
}

std::string simulation_csv(const SimulationHead& head, const SimulationReport& report) {
  constexpr const char* line_end = "\r\n";
  std::string text = "statistic,seat,";
  if (head.compares()) text += "variant,";
  text += std::string("mean,low,high,count") + line_end;
  const auto end = [](const Estimate& estimate, double number) {
    return estimate.has_interval ? digits(number) : "";
  };
  const auto line = [&](const Row& row, const std::string& variant, const Estimate& estimate,
                        std::uint64_t count) {
    text += field(key_of(row, report.layout())) + ',' +
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

}  // namespace kasino
