#include "repl/tools/charts.hpp"

#include <algorithm>
#include <array>
#include <sstream>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "engine/text/text.hpp"
#include "repl/tools/measure_text.hpp"
#include "repl/tools/simulate_table.hpp"
#include "scripting/source/script_error.hpp"

namespace kasino {

namespace {

// Lengths are in pixels.
constexpr double page_width = 760;
constexpr double margin = 28;
constexpr double inner_width = page_width - 2 * margin;

// One hue a seat, which print and the colour-blind can tell apart (Okabe and Ito). Of two variants
// the first is paler.
constexpr std::array<const char*, 8> dark = {"#0072b2", "#d55e00", "#009e73", "#cc79a7",
                                             "#56b4e9", "#e69f00", "#7f7f7f", "#3b3b3b"};
constexpr std::array<const char*, 8> pale = {"#9cc6e0", "#f0bd99", "#99d8c7", "#ebc9dc",
                                             "#bfe1f6", "#f6d899", "#c9c9c9", "#a6a6a6"};

/// A bar with its interval, and the number behind it.
struct Bar {
  double value;
  double low, high;
  std::string text;
  const char* colour;
};

/// Bars below one another that share a label.
struct BarGroup {
  std::string label;
  std::vector<Bar> bars;
};

/// The text as XML has it. Control characters are left out: XML cannot hold them.
std::string escaped(const std::string& text) {
  std::string xml;
  for (char c : text) {
    switch (c) {
      case '&': xml += "&amp;"; break;
      case '<': xml += "&lt;"; break;
      case '>': xml += "&gt;"; break;
      case '"': xml += "&quot;"; break;
      default:
        if (static_cast<unsigned char>(c) >= ' ') xml += c;
    }
  }
  return xml;
}

class Page {
 public:
  Page(const SimulationHead& head, const SimulationReport& report, Language language)
      : head_(head), report_(report), language_(language) {}

  std::string text() {
    title();
    if (report_.games() > 0) {
      wins();
      points();
      histograms();
    }
    return fmt::format(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        "<svg xmlns=\"http://www.w3.org/2000/svg\" version=\"1.1\" width=\"{0}\" height=\"{1:.0f}\""
        " viewBox=\"0 0 {0} {1:.0f}\" font-family=\"Helvetica, Arial, sans-serif\">\n"
        "<title>{2}</title>\n<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n{3}</svg>\n",
        page_width, y_ + margin, escaped(name_text()), body_);
  }

 private:
  // Shapes.

  void words(double x, double y, const std::string& text, double size = 11.5,
             const char* anchor = "start") {
    body_ += fmt::format(
        "<text x=\"{:.1f}\" y=\"{:.1f}\" font-size=\"{}\" text-anchor=\"{}\"{}>{}</text>\n", x, y,
        size, anchor, size > 12 ? " font-weight=\"bold\"" : "", escaped(text));
  }
  void box(double x, double y, double width, double height, const char* colour) {
    body_ += fmt::format(
        "<rect x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" height=\"{:.1f}\" fill=\"{}\"/>\n", x, y,
        width, height, colour);
  }

  /// Draws horizontal bars from a common zero at `y_`, and moves `y_` below them.
  void chart(double left, double width, const std::string& heading,
             const std::vector<BarGroup>& groups) {
    constexpr double bar_height = 11, label_width = 130, text_width = 60;
    constexpr const char* line_colour = "#222222";
    words(left, y_, heading, 13.5);
    y_ += 12;
    double low = 0, high = 1e-9;
    for (const BarGroup& group : groups)
      for (const Bar& bar : group.bars) {
        low = std::min(low, bar.low);
        high = std::max(high, bar.high);
      }
    const double labels = std::min(label_width, width / 5);
    const double scale = (width - labels - text_width) / (high - low);
    const auto x_of = [&](double value) { return left + labels + (value - low) * scale; };
    const double top = y_;
    for (const BarGroup& group : groups) {
      const double height = bar_height * static_cast<double>(group.bars.size());
      words(left + labels - 8, y_ + height / 2 + 4, group.label, 11.5, "end");
      for (const Bar& bar : group.bars) {
        const double from = x_of(std::min(0.0, bar.value));
        box(from, y_, x_of(std::max(0.0, bar.value)) - from, bar_height - 1, bar.colour);
        box(x_of(bar.low), y_ + bar_height / 2 - 1, x_of(bar.high) - x_of(bar.low), 1, line_colour);
        words(x_of(std::max(0.0, bar.high)) + 5, y_ + bar_height - 2, bar.text, 9.5);
        y_ += bar_height;
      }
      y_ += 5;
    }
    box(x_of(0) - 0.5, top, 1, y_ - top, line_colour);
    y_ += 30;
  }

  // Words.

  std::string name_text() const {
    std::vector<std::string> titles;
    for (const SimulatedVariant& variant : head_.variants)
      titles.push_back(words_of(variant.title, language_));
    return joined(titles, " / ");
  }

  void title() {
    y_ = margin + 16;
    words(margin, y_, name_text(), 20);
    std::istringstream lines(simulation_title(head_, report_, language_));
    for (std::string line; std::getline(lines, line);) words(margin, y_ += 16, line);
    words(margin, y_ += 16,
          say(language_, {"thin lines are 95% intervals", "tunna streck är 95-procentsintervall"}));
    y_ += 30;
  }

  // Charts.

  const char* colour_of(int seat, std::size_t side) const {
    const auto at = static_cast<std::size_t>(seat - 1) % dark.size();
    return head_.compares() && side == 0 ? pale[at] : dark[at];
  }

  /// A bar for each seat under each variant.
  std::vector<Bar> bars_of(Measure measure, std::size_t source, double scale) const {
    std::vector<Bar> bars;
    for (int seat = 1; seat <= head_.players; ++seat)
      for (std::size_t side = 0; side < head_.variants.size(); ++side) {
        const Estimate of = report_.estimate({measure, seat, source}, side);
        bars.push_back({of.mean * scale, of.low * scale, of.high * scale, number_text(of, scale),
                        colour_of(seat, side)});
      }
    return bars;
  }

  /// One row a seat, which also serves as the legend.
  void wins() {
    std::vector<BarGroup> groups;
    for (const Bar& bar : bars_of(Measure::Wins, 0, 100)) {
      const std::size_t variants = head_.variants.size();
      const int seat = static_cast<int>(groups.size() / variants) + 1;
      std::string label =
          say(language_, {"seat {0}, {1}", "plats {0}, {1}"}, seat, player_at(head_, seat));
      if (head_.compares()) label += groups.size() % 2 == 0 ? " (A)" : " (B)";
      groups.push_back({label, {bar}});
    }
    chart(margin, inner_width, say(language_, {"Wins, %", "Vinster, %"}), groups);
  }

  void points() {
    constexpr std::size_t longest_label = 22;
    std::vector<BarGroup> groups;
    const std::vector<PointSource>& sources = report_.layout().sources();
    for (std::size_t source = 0; source < sources.size(); ++source)
      groups.push_back({printable(label_of(sources[source], language_), longest_label),
                        bars_of(Measure::Source, source, 1)});
    chart(margin, inner_width,
          say(language_, {"Points a deal, by source", "Poäng per giv, efter källa"}), groups);
  }

  void histograms() {
    const double left = margin, right = margin + inner_width / 2 + 10;
    const double top = y_;
    histogram(left, {"Points of a seat in a deal, %", "Poäng för en plats i en giv, %"},
              all_points);
    const double below_left = y_;
    y_ = top;
    histogram(right, {"Moves to choose from, %", "Drag att välja på, %"},
              [](const SimulatedSide& side) { return side.choices; });
    const double second = std::max(below_left, y_);
    y_ = second;
    histogram(left, {"Cards on the table before a play, %", "Kort på bordet före ett drag, %"},
              [](const SimulatedSide& side) { return side.table; });
    if (!head_.plan.matches) return;
    const double end = std::exchange(y_, second);
    histogram(right, {"Deals in a match, %", "Givar i ett parti, %"},
              [](const SimulatedSide& side) { return side.length; });
    y_ = std::max(end, y_);
  }

  template <typename HistogramOf>
  void histogram(double left, const Phrase& heading, const HistogramOf& histogram_of) {
    constexpr std::size_t most_bins = 16;
    Histogram all;
    for (const SimulatedSide& side : report_.sides()) all.add(histogram_of(side));
    const std::vector<Bin> bins = bins_of(all, most_bins);
    std::vector<BarGroup> groups;
    for (const Bin& bin : bins) groups.push_back({label_of(bin), {}});
    for (std::size_t side = 0; side < report_.sides().size(); ++side) {
      const Histogram histogram = histogram_of(report_.sides()[side]);
      const auto total = static_cast<double>(std::max<std::uint64_t>(1, histogram.total()));
      const std::vector<Bin> counted = bins_like(bins, histogram);
      for (std::size_t i = 0; i < counted.size(); ++i) {
        const double part = 100 * static_cast<double>(counted[i].count) / total;
        groups[i].bars.push_back(
            {part, part, part, fmt::format("{:.1f}", part), colour_of(1, side)});
      }
    }
    std::string text = heading.in(language_);
    if (head_.compares()) text += say(language_, {" (A above B)", " (A över B)"});
    chart(left, inner_width / 2 - 10, text, groups);
  }

  const SimulationHead& head_;
  const SimulationReport& report_;
  Language language_;
  std::string body_;
  double y_ = 0;
};

}  // namespace

std::string simulation_svg(const SimulationHead& head, const SimulationReport& report,
                           Language language) {
  return Page(head, report, language).text();
}

}  // namespace kasino
