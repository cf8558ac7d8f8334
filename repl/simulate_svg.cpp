#include "repl/simulate_svg.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "repl/measure_text.hpp"
#include "repl/svg.hpp"
#include "repl/svg_charts.hpp"

namespace kasino {

namespace {

constexpr double page_width = 760;
constexpr double margin = 28;
constexpr double gap = 36;
constexpr double inner_width = page_width - 2 * margin;

// Seats by hue, told apart in print and by those who see few colours (Okabe and Ito); of two
// variants the first is paler.
constexpr std::array<const char*, 8> dark = {"#0072b2", "#d55e00", "#009e73", "#cc79a7",
                                             "#56b4e9", "#e69f00", "#7f7f7f", "#3b3b3b"};
constexpr std::array<const char*, 8> pale = {"#9cc6e0", "#f0bd99", "#99d8c7", "#ebc9dc",
                                             "#bfe1f6", "#f6d899", "#c9c9c9", "#a6a6a6"};
constexpr const char* pale_column = "#b5bec6";
constexpr const char* dark_column = "#4c6a80";

/// A seat under a variant.
struct Series {
  std::size_t side;
  int seat;
  std::string label;
  std::string colour;
};

Histogram all_points(const SimulatedSide& side) {
  Histogram all;
  for (const Histogram& seat : side.points) all.add(seat);
  return all;
}

class Page {
 public:
  Page(const SimulationHead& head, const SimulationReport& report, Language language)
      : head_(head), report_(report), language_(language) {
    for (int seat = 1; seat <= head.players; ++seat)
      for (std::size_t side = 0; side < head.variants.size(); ++side)
        series_.push_back({side, seat, label_of(seat, side), colour(seat, side)});
  }

  std::string text() {
    title();
    if (report_.games() > 0) {
      legend();
      points();
      histograms();
    }
    return svg_.text(page_width, y_ + margin, title_text());
  }

 private:
  std::string title_text() const {
    const std::string a = words_of(head_.variants.front().title, language_);
    const std::string b = words_of(head_.variants.back().title, language_);
    if (!head_.compares()) return a;
    if (a != b) return say(language_, {"{0} and {1}", "{0} och {1}"}, a, b);
    return say(language_, {"{0} and {1}", "{0} och {1}"}, head_.variants.front().spec,
               head_.variants.back().spec);
  }
  std::string label_of(int seat, std::size_t side) const {
    std::string label =
        say(language_, {"seat {0}, {1}", "plats {0}, {1}"}, seat, player_at(head_, seat));
    if (head_.compares()) label += side == 0 ? " (A)" : " (B)";
    return label;
  }
  const char* colour(int seat, std::size_t side) const {
    const auto at = static_cast<std::size_t>(seat - 1) % dark.size();
    return head_.compares() && side == 0 ? pale[at] : dark[at];
  }

  void title() {
    y_ = margin + 16;
    svg_.words(margin, y_, title_text(), Svg::Size::Title);
    y_ += 20;
    std::string what = games_text(head_, report_, language_);
    what += say(language_,
                {", {0} players, seed {1}; whiskers are 95% intervals",
                 ", {0} spelare, frö {1}; strecken är 95-procentsintervall"},
                head_.players, head_.plan.seed);
    if (head_.compares())
      what = "A: " + head_.variants[0].spec + ", B: " + head_.variants[1].spec + "; " + what;
    svg_.words(margin, y_, what, Svg::Size::Small);
    if (report_.games() < head_.games) {
      y_ += 15;
      svg_.words(margin, y_,
                 say(language_,
                     {"incomplete: stopped before {0} were played",
                      "ofullständigt: stoppat innan {0} var spelade"},
                     grouped(head_.games)),
                 Svg::Size::Small);
    }
    y_ += 30;
  }

  /// Each series with its share of wins.
  void legend() {
    const std::size_t columns = head_.compares() ? 2 : 3;
    const double column = inner_width / static_cast<double>(columns);
    for (std::size_t i = 0; i < series_.size(); ++i) {
      const Series& series = series_[i];
      const double x = margin + column * static_cast<double>(i % columns);
      if (i > 0 && i % columns == 0) y_ += 18;
      const Estimate wins = report_.estimate({Measure::Wins, series.seat}, series.side);
      svg_.bar(x, y_ - 10, 12, 12, series.colour);
      svg_.words(x + 18, y_,
                 say(language_, {"{0}: {1}% wins", "{0}: {1} % vinster"}, series.label,
                     mean_text(wins, 100)),
                 Svg::Size::Small);
    }
    y_ += 34;
  }

  void points() {
    svg_.words(margin, y_,
               say(language_, {"Points a deal, by source", "Poäng per giv, efter källa"}),
               Svg::Size::Heading);
    BarChart chart;
    for (const Series& series : series_) chart.colours.push_back(series.colour);
    const std::vector<Source>& sources = report_.layout().sources();
    for (std::size_t source = 0; source < sources.size(); ++source) {
      chart.groups.push_back(kasino::label_of(sources[source], language_));
      chart.values.emplace_back();
      for (const Series& series : series_)
        chart.values.back().push_back(
            report_.estimate({Measure::Source, series.seat, source}, series.side));
    }
    y_ = draw(svg_, margin, y_ + 14, inner_width, chart) + 36;
  }

  void histograms() {
    const double right = margin + (inner_width + gap) / 2;
    const double top = y_;
    histogram(margin, {"Points of a seat in a deal", "Poäng för en plats i en giv"}, all_points);
    const double below = y_;
    y_ = top;
    histogram(right, {"Moves to choose from", "Drag att välja på"},
              [](const SimulatedSide& side) { return side.choices; });
    y_ = below;
    histogram(margin, {"Cards on the table before a play", "Kort på bordet före ett drag"},
              [](const SimulatedSide& side) { return side.table; });
    if (head_.plan.matches) {
      y_ = below;
      histogram(right, {"Deals in a match", "Givar i ett parti"},
                [](const SimulatedSide& side) { return side.length; });
    }
    y_ -= 20;
  }

  template <typename HistogramOf>
  void histogram(double left, const Phrase& phrase, const HistogramOf& histogram_of) {
    constexpr std::size_t most_bins = 16;
    constexpr double width = (inner_width - gap) / 2;
    svg_.words(left, y_, phrase.in(language_), Svg::Size::Heading);
    if (head_.compares()) sides_legend(left + width);
    Histogram all;
    for (const SimulatedSide& side : report_.sides()) all.add(histogram_of(side));
    const std::vector<Bin> bins = bins_of(all, most_bins);
    ColumnChart chart;
    for (const Bin& bin : bins) chart.labels.push_back(kasino::label_of(bin));
    chart.colours = {dark_column};
    if (head_.compares()) chart.colours = {pale_column, dark_column};
    for (const SimulatedSide& side : report_.sides()) {
      const Histogram histogram = histogram_of(side);
      const auto total = static_cast<double>(std::max<std::uint64_t>(1, histogram.total()));
      chart.parts.emplace_back();
      for (const Bin& bin : bins_like(bins, histogram))
        chart.parts.back().push_back(static_cast<double>(bin.count) / total);
    }
    y_ = draw(svg_, left, y_ + 14, width, chart) + 34;
  }

  /// Which columns are whose.
  void sides_legend(double right) {
    svg_.bar(right - 56, y_ - 9, 10, 10, pale_column);
    svg_.words(right - 43, y_, "A", Svg::Size::Small);
    svg_.bar(right - 26, y_ - 9, 10, 10, dark_column);
    svg_.words(right - 13, y_, "B", Svg::Size::Small);
  }

  const SimulationHead& head_;
  const SimulationReport& report_;
  Language language_;
  std::vector<Series> series_;
  Svg svg_;
  double y_ = 0;
};

}  // namespace

std::string simulation_svg(const SimulationHead& head, const SimulationReport& report,
                           Language language) {
  return Page(head, report, language).text();
}

}  // namespace kasino
