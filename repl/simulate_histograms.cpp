#include <algorithm>

#include "repl/measure_text.hpp"
#include "repl/simulate_table.hpp"

namespace kasino {

namespace {

constexpr std::size_t most_bins = 8;
constexpr int chart_columns = 38;
constexpr int label_columns = 8;
constexpr int percent_columns = 7;

/// A bar, to an eighth of a column.
std::string bar(double columns) {
  static constexpr const char* parts[] = {"", "▏", "▎", "▍", "▌", "▋", "▊", "▉"};
  const auto eighths = static_cast<int>(columns * 8 + 0.5);
  std::string text;
  for (int i = 0; i < eighths / 8; ++i) text += "█";
  return text + parts[eighths % 8];
}

/// Points of all seats together.
Histogram all_points(const SimulatedSide& side) {
  Histogram all;
  for (const Histogram& seat : side.points) all.add(seat);
  return all;
}

std::vector<std::string> chart(const std::string& title, const Histogram& histogram,
                               const Look& look) {
  const std::vector<Bin> bins = bins_of(histogram, most_bins);
  std::vector<std::string> lines = {padded(bold(title, look), chart_columns)};
  std::uint64_t most = 1;
  for (const Bin& bin : bins) most = std::max(most, bin.count);
  const auto total = static_cast<double>(std::max<std::uint64_t>(1, histogram.total()));
  constexpr int bar_columns = chart_columns - label_columns - percent_columns - 1;
  for (const Bin& bin : bins) {
    const double part = static_cast<double>(bin.count) / static_cast<double>(most);
    lines.push_back(
        right_aligned(label_of(bin), label_columns - 1) + ' ' +
        padded(bar(part * bar_columns), bar_columns) +
        right_aligned(fmt::format("{:.1f}%", 100 * static_cast<double>(bin.count) / total),
                      percent_columns) +
        ' ');
  }
  return lines;
}

/// Two charts beside each other.
std::string side_by_side(std::vector<std::string> left, const std::vector<std::string>& right) {
  std::string text = "\n";
  left.resize(std::max(left.size(), right.size()),
              std::string(static_cast<std::size_t>(chart_columns), ' '));
  for (std::size_t i = 0; i < left.size(); ++i) {
    std::string line = left[i] + "  " + (i < right.size() ? right[i] : "");
    line.erase(line.find_last_not_of(' ') + 1);
    text += line + '\n';
  }
  return text;
}

}  // namespace

std::string simulation_histograms(const SimulationHead& head, const SimulationReport& report,
                                  const Look& look) {
  std::string text;
  const bool two = head.compares();
  const auto add = [&](const Phrase& phrase, const auto& histogram_of) {
    const std::string title = phrase.in(look.language);
    if (two)
      text += side_by_side(chart("A: " + title, histogram_of(report.sides()[0]), look),
                           chart("B: " + title, histogram_of(report.sides()[1]), look));
    return chart(title, histogram_of(report.sides()[0]), look);
  };
  const auto points = add({"points a deal", "poäng per giv"}, all_points);
  const auto choices = add({"moves to choose from", "drag att välja på"},
                           [](const SimulatedSide& side) { return side.choices; });
  const auto table = add({"cards on the table", "kort på bordet"},
                         [](const SimulatedSide& side) { return side.table; });
  std::vector<std::string> length;
  if (head.plan.matches)
    length = add({"deals a match", "givar per parti"},
                 [](const SimulatedSide& side) { return side.length; });
  if (two) return text;
  return side_by_side(points, choices) + side_by_side(table, length);
}

}  // namespace kasino
