#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "engine/text/reading.hpp"
#include "engine/text/utf8.hpp"
#include "repl/tools/simulate.hpp"

namespace kasino {

namespace {

// Lengths are in pixels.
constexpr double page_width = 760;
constexpr double margin = 28;
constexpr double inner_width = page_width - 2 * margin;

// A hue for each seat, told apart in print and by the colour-blind (Okabe and Ito). Of two variants
// the first is paler.
constexpr std::array<const char*, 8> dark = {"#0072b2", "#d55e00", "#009e73", "#cc79a7",
                                             "#56b4e9", "#e69f00", "#7f7f7f", "#3b3b3b"};
constexpr std::array<const char*, 8> pale = {"#9cc6e0", "#f0bd99", "#99d8c7", "#ebc9dc",
                                             "#bfe1f6", "#f6d899", "#c9c9c9", "#a6a6a6"};

/// A bar, its interval, and the text after it.
struct Bar {
  double value, low, high;
  std::string text;
  const char* colour;
};

/// Bars below one another that share a label.
struct BarGroup {
  std::string label;
  std::vector<Bar> bars;
};

/// The text escaped for XML, without control characters, which XML cannot hold.
std::string escaped(const std::string& text) {
  std::string xml;
  for (char c : printable(text)) switch (c) {
      case '&': xml += "&amp;"; break;
      case '<': xml += "&lt;"; break;
      case '>': xml += "&gt;"; break;
      case '"': xml += "&quot;"; break;
      default:
        if (static_cast<unsigned char>(c) >= ' ') xml += c;
    }
  return xml;
}

class Page {
 public:
  Page(const SimulationHead& head, const SimulationReport& report, Language language)
      : head_(head), report_(report), language_(language) {}

  std::string text() {
    const auto title = [&](const SimulatedVariant& variant) {
      return words_of(variant.title, language_);
    };
    const std::string name = joined(texts_of(head_.variants, title), " / ");
    double y = margin + 16;
    words(margin, y, name, 20);
    const std::string title_lines =
        simulation_title(head_, report_, language_) +
        say(language_, {"thin lines are 95% intervals", "tunna streck är 95-procentsintervall"}) +
        (head_.compares() ? say(language_, {"; A stands above B", "; A står över B"}) : "");
    for (const std::string& line : lines_of(title_lines)) words(margin, y += 16, line);
    y += 30;
    if (report_.games() > 0) {
      for (Measure measure : {Measure::Wins, Measure::DealsWon})
        if (is_told({measure, 1}, head_, report_))
          y = chart(margin, y, inner_width,
                    measure == Measure::Wins ? say(language_, {"Wins, %", "Vinster, %"})
                                             : say(language_, {"Deals won, %", "Givar vunna, %"}),
                    by_seat(measure));
      y = chart(margin, y, inner_width,
                say(language_, {"{0} a deal, by source", "{0} per giv, efter källa"}, unit()),
                points());
      if (head_.stake() == Stake::Money)
        y = chart(
            margin, y, inner_width,
            say(language_, {"What the bank keeps, % of stakes", "Vad banken tar, % av insatserna"}),
            bank());
      y = histograms(y);
    }
    return fmt::format(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        "<svg xmlns=\"http://www.w3.org/2000/svg\" version=\"1.1\" width=\"{0}\" height=\"{1:.0f}\""
        " viewBox=\"0 0 {0} {1:.0f}\" font-family=\"Helvetica, Arial, sans-serif\">\n"
        "<title>{2}</title>\n<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n{3}</svg>\n",
        page_width, y + margin, escaped(name), body_);
  }

 private:
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

  /// Draws horizontal bars from a common zero; answers the y at which they end.
  double chart(double left, double y, double width, const std::string& heading,
               const std::vector<BarGroup>& groups) {
    constexpr double bar_height = 11, label_width = 130, text_width = 60;
    constexpr const char* line_colour = "#222222";
    words(left, y, heading, 13.5);
    const double top = y += 12;
    double low = 0, high = 1e-9;
    for (const BarGroup& group : groups)
      for (const Bar& bar : group.bars) {
        low = std::min(low, bar.low);
        high = std::max(high, bar.high);
      }
    const double labels = std::min(label_width, width / 5);
    const double scale = (width - labels - text_width) / (high - low);
    const auto x_of = [&](double value) { return left + labels + (value - low) * scale; };
    for (const BarGroup& group : groups) {
      const double height = bar_height * static_cast<double>(group.bars.size());
      words(left + labels - 8, y + height / 2 + 4, group.label, 11.5, "end");
      for (const Bar& bar : group.bars) {
        const double from = x_of(std::min(0.0, bar.value));
        box(from, y, x_of(std::max(0.0, bar.value)) - from, bar_height - 1, bar.colour);
        box(x_of(bar.low), y + bar_height / 2 - 1, x_of(bar.high) - x_of(bar.low), 1, line_colour);
        words(x_of(std::max(0.0, bar.high)) + 5, y + bar_height - 2, bar.text, 9.5);
        y += bar_height;
      }
      y += 5;
    }
    box(x_of(0) - 0.5, top, 1, y - top, line_colour);
    return y + 30;
  }

  const char* colour_of(int seat, std::size_t side) const {
    const auto at = static_cast<std::size_t>(seat - 1) % dark.size();
    return head_.compares() && side == 0 ? pale[at] : dark[at];
  }

  Bar bar_of(const Row& row, std::size_t side, double scale) const {
    const Estimate of = report_.estimate(row, side);
    return {of.mean * scale, of.low * scale, of.high * scale, number_text(of, scale),
            colour_of(std::max(row.number, 1), side)};
  }

  /// The unit of points, for a heading.
  std::string unit() const {
    return head_.stake() == Stake::Money ? unit_of(head_, language_)
                                         : say(language_, {"Points", "Poäng"});
  }

  /// A row for each seat and variant, which also serves as the legend.
  std::vector<BarGroup> by_seat(Measure measure) const {
    std::vector<BarGroup> groups;
    for (const Seat seat : seats(head_.players))
      for (std::size_t side = 0; side < head_.variants.size(); ++side)
        groups.push_back(
            {say(language_, {"seat {0}, {1}", "plats {0}, {1}"}, seat, player_at(head_, seat)) +
                 (!head_.compares() ? ""
                  : side == 0       ? " (A)"
                                    : " (B)"),
             {bar_of({measure, seat}, side, 100)}});
    return groups;
  }

  std::vector<BarGroup> bank() const {
    std::vector<BarGroup> groups = {{say(language_, {"first stakes", "första insats"}), {}},
                                    {say(language_, {"all stakes", "alla insatser"}), {}}};
    for (std::size_t side = 0; side < head_.variants.size(); ++side) {
      groups[0].bars.push_back(bar_of({Measure::OfFirst}, side, 100));
      groups[1].bars.push_back(bar_of({Measure::OfAll}, side, 100));
    }
    return groups;
  }

  std::vector<BarGroup> points() const {
    constexpr std::size_t longest_label = 22;
    std::vector<BarGroup> groups;
    for (const PointSource& source : report_.layout().sources()) {
      const std::size_t number = groups.size();
      groups.push_back({printable(label_of(source, language_), longest_label), {}});
      for (const Seat seat : seats(head_.players))
        for (std::size_t side = 0; side < head_.variants.size(); ++side)
          groups.back().bars.push_back(bar_of({Measure::Source, seat, number}, side, 1));
    }
    return groups;
  }

  std::string heading_of(Measure measure) const {
    const Sentence<1> phrase =
        measure == Measure::Choices ? Sentence<1>{"Moves to choose from, %", "Drag att välja på, %"}
        : measure == Measure::Table
            ? Sentence<1>{"Cards on the table before a play, %", "Kort på bordet före ett drag, %"}
        : measure == Measure::Length
            ? Sentence<1>{"Deals in a match, %", "Givar i ett parti, %"}
            : Sentence<1>{"{0} of a seat in a deal, %", "{0} för en plats i en giv, %"};
    return say(language_, phrase, unit());
  }

  /// Draws histograms in two columns; answers the y at which the longer one ends.
  double histograms(double y) {
    std::array<double, 2> ends = {y, y};
    std::size_t column = 0;
    for (Measure measure : histograms_told(head_, report_)) {
      const double left = column == 0 ? margin : margin + inner_width / 2 + 10;
      ends[column] =
          chart(left, ends[column], inner_width / 2 - 10, heading_of(measure), bars_of(measure));
      column = 1 - column;
    }
    return std::max(ends[0], ends[1]);
  }

  /// The bars of a histogram, in percent; of two variants A above B.
  std::vector<BarGroup> bars_of(Measure measure) const {
    constexpr std::size_t most_bins = 16;
    Histogram all;
    for (const SimulatedSide& side : report_.sides()) all.add(histogram_of(measure, side));
    const std::vector<Bin> bins = bins_of(all, most_bins);
    std::vector<BarGroup> groups;
    for (const Bin& bin : bins) groups.push_back({label_of(bin), {}});
    for (std::size_t side = 0; side < report_.sides().size(); ++side) {
      const Histogram histogram = histogram_of(measure, report_.sides()[side]);
      const auto total = static_cast<double>(std::max<std::uint64_t>(1, histogram.total()));
      const std::vector<Bin> counted = bins_like(bins, histogram);
      for (std::size_t i = 0; i < counted.size(); ++i) {
        const double part = 100 * static_cast<double>(counted[i].count) / total;
        groups[i].bars.push_back(
            {part, part, part, fmt::format("{:.1f}", part), colour_of(1, side)});
      }
    }
    return groups;
  }

  const SimulationHead& head_;
  const SimulationReport& report_;
  Language language_;
  std::string body_;
};

}  // namespace

std::string simulation_svg(const SimulationHead& head, const SimulationReport& report,
                           Language language) {
  return Page(head, report, language).text();
}

}  // namespace kasino
