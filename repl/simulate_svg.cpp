#include "repl/simulate_svg.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "repl/look.hpp"
#include "repl/measure_text.hpp"
#include "repl/svg.hpp"

namespace kasino {

namespace {

constexpr double page_width = 760;
constexpr double margin = 28;
constexpr double gap = 36;

// Seats by hue, told apart in print and by those who see few colours (Okabe and Ito); of two
// variants the first is paler.
constexpr std::array<const char*, 8> dark = {"#0072b2", "#d55e00", "#009e73", "#cc79a7",
                                             "#56b4e9", "#e69f00", "#7f7f7f", "#3b3b3b"};
constexpr std::array<const char*, 8> pale = {"#9cc6e0", "#f0bd99", "#99d8c7", "#ebc9dc",
                                             "#bfe1f6", "#f6d899", "#c9c9c9", "#a6a6a6"};

constexpr const char* pale_column = "#b5bec6";
constexpr const char* dark_column = "#4c6a80";

/// One kind of bar: a seat under a variant.
struct Series {
  std::size_t side;
  int seat;
  std::string label;
  const char* colour;
};

/// A round number of which the axis shows multiples.
double step_of(double range) {
  const double rough = std::max(range, 1e-9) / 5;
  const double unit = std::pow(10, std::floor(std::log10(rough)));
  for (double step : {1.0, 2.0, 5.0})
    if (rough <= step * unit) return step * unit;
  return 10 * unit;
}

class Plot {
 public:
  Plot(const SimulationHead& head, const SimulationReport& report, Language language)
      : head_(head), report_(report), language_(language) {
    for (int seat = 1; seat <= head.players; ++seat)
      for (std::size_t side = 0; side < head.variants.size(); ++side)
        series_.push_back({side, seat, series_label(seat, side), colour(seat, side)});
  }

  std::string text() {
    title();
    if (report_.games() > 0) {
      wins_and_legend();
      points_by_source();
      histograms();
    }
    return svg_.text(page_width, y_ + margin, title_of());
  }

 private:
  std::string title_of() const {
    std::string title = words_of(head_.variants.front().title, language_);
    if (head_.compares())
      title =
          say(language_, {"{0} and {1}", "{0} och {1}"}, title_with_spec(0), title_with_spec(1));
    return title;
  }
  std::string title_with_spec(std::size_t side) const {
    const std::string title = words_of(head_.variants[side].title, language_);
    const std::string other = words_of(head_.variants[1 - side].title, language_);
    return title == other ? head_.variants[side].spec : title;
  }
  std::string series_label(int seat, std::size_t side) const {
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
    svg_.words(margin, y_, title_of(), Svg::Size::Title);
    y_ += 20;
    std::string what =
        head_.plan.matches
            ? say(language_, {"{0} matches", "{0} partier"}, grouped(report_.games()))
            : say(language_, {"{0} deals", "{0} givar"}, grouped(report_.games()));
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
  void wins_and_legend() {
    const std::size_t columns = head_.compares() ? 2 : 3;
    const double column = (page_width - 2 * margin) / static_cast<double>(columns);
    std::size_t at = 0;
    for (const Series& series : series_) {
      const double x = margin + column * static_cast<double>(at % columns);
      if (at > 0 && at % columns == 0) y_ += 18;
      ++at;
      const Estimate wins = report_.estimate({Measure::Wins, series.seat}, series.side);
      svg_.bar(x, y_ - 10, 12, 12, series.colour);
      svg_.words(x + 18, y_,
                 say(language_, {"{0}: {1}% wins", "{0}: {1} % vinster"}, series.label,
                     mean_text(wins, 100)),
                 Svg::Size::Small);
    }
    y_ += 34;
  }

  void heading(double x, const std::string& words) { svg_.words(x, y_, words, Svg::Size::Heading); }

  void points_by_source() {
    heading(margin, say(language_, {"Points a deal, by source", "Poäng per giv, efter källa"}));
    y_ += 14;
    const std::vector<Source>& sources = report_.layout().sources();
    double low = 0;
    double high = 0;
    for (std::size_t source = 0; source < sources.size(); ++source)
      for (const Series& series : series_) {
        const Estimate points = estimate(source, series);
        low = std::min(low, points.low);
        high = std::max(high, points.high);
      }
    if (high == low) high = 1;
    constexpr double labels = 132;
    constexpr double room_for_numbers = 60;
    const double left = margin + labels;
    const double width = page_width - margin - room_for_numbers - left;
    const double step = step_of(high - low);
    low = std::floor(low / step + 1e-9) * step;
    high = std::ceil(high / step - 1e-9) * step;
    const auto x_of = [&](double points) { return left + width * (points - low) / (high - low); };
    const double bar_height =
        std::clamp(22.0 / std::sqrt(static_cast<double>(series_.size())), 7.0, 14.0);
    const double group = bar_height * static_cast<double>(series_.size()) + 10;
    const double bottom = y_ + group * static_cast<double>(sources.size());
    for (int tick = 0; low + step * tick <= high + step / 2; ++tick) {
      const double points = low + step * tick;
      svg_.line(x_of(points), y_, x_of(points), bottom,
                std::abs(points) < step / 2 ? Svg::Stroke::Axis : Svg::Stroke::Grid);
      svg_.words(x_of(points), bottom + 14,
                 fmt::format("{:.3g}", std::abs(points) < step / 2 ? 0 : points), Svg::Size::Small,
                 Svg::Anchor::Middle);
    }
    for (std::size_t source = 0; source < sources.size(); ++source) {
      svg_.words(left - 10, y_ + group / 2 + 4, shortened(label_of(sources[source], language_), 20),
                 Svg::Size::Label, Svg::Anchor::End);
      double top = y_ + 5;
      for (const Series& series : series_) {
        const Estimate points = estimate(source, series);
        const double from = x_of(std::min(0.0, points.mean));
        svg_.bar(from, top + 1, x_of(std::max(0.0, points.mean)) - from, bar_height - 2,
                 series.colour);
        svg_.whisker(x_of(points.low), x_of(points.high), top + bar_height / 2, bar_height * 0.25);
        svg_.words(std::max(x_of(points.high), x_of(0)) + 6, top + bar_height / 2 + 3.5,
                   number_text(points, 1), Svg::Size::Tiny);
        top += bar_height;
      }
      y_ += group;
    }
    y_ += 52;
  }

  Estimate estimate(std::size_t source, const Series& series) const {
    return report_.estimate({Measure::Source, series.seat, source}, series.side);
  }

  static std::string shortened(const std::string& text, int columns) {
    if (columns_of(text) <= columns) return text;
    std::string cut;
    for (char c : text) {
      if (columns_of(cut + c) == columns && (static_cast<unsigned char>(c) & 0xc0U) != 0x80U) break;
      cut += c;
    }
    return cut + "…";
  }

  void histograms() {
    const auto points = [&](const SimulatedSide& side) {
      Histogram all;
      for (const Histogram& seat : side.points) all.add(seat);
      return all;
    };
    const double left = margin;
    const double right = page_width / 2 + gap / 2;
    const double top = y_;
    histogram(left, {"Points of a seat in a deal", "Poäng för en plats i en giv"}, points);
    const double below = y_;
    y_ = top;
    histogram(right, {"Moves to choose from", "Drag att välja på"},
              [](const SimulatedSide& side) { return side.choices; });
    y_ = below;
    histogram(left, {"Cards on the table before a play", "Kort på bordet före ett drag"},
              [](const SimulatedSide& side) { return side.table; });
    const double end = y_;
    if (head_.plan.matches) {
      y_ = below;
      histogram(right, {"Deals in a match", "Givar i ett parti"},
                [](const SimulatedSide& side) { return side.length; });
    }
    y_ = end - 20;
  }

  template <typename HistogramOf>
  void histogram(double left, const Phrase& phrase, const HistogramOf& histogram_of) {
    constexpr std::size_t most_bins = 16;
    constexpr double height = 120;
    constexpr double width = page_width / 2 - margin - gap / 2;
    heading(left, phrase.in(language_));
    if (head_.compares()) sides_legend(left + width);
    y_ += 14;
    const double bottom = y_ + height;
    std::vector<std::vector<double>> parts;  // of each side
    Histogram both;
    for (const SimulatedSide& side : report_.sides()) both.add(histogram_of(side));
    const std::vector<Bin> bins = bins_of(both, most_bins);
    double most = 0;
    for (const SimulatedSide& side : report_.sides()) {
      const Histogram histogram = histogram_of(side);
      const auto total = static_cast<double>(std::max<std::uint64_t>(1, histogram.total()));
      std::vector<double>& part = parts.emplace_back();
      for (const Bin& bin : bins_like(bins, histogram)) {
        part.push_back(static_cast<double>(bin.count) / total);
        most = std::max(most, part.back());
      }
    }
    if (most <= 0) most = 1;
    const double step = step_of(most);
    constexpr double axis = 34;
    const double room = width - axis;
    const double column = room / static_cast<double>(std::max<std::size_t>(1, bins.size()));
    const auto y_at = [&](double part) { return bottom - height * part / (most * 1.05); };
    for (int tick = 0; step * tick <= most * 1.05; ++tick) {
      svg_.line(left + axis, y_at(step * tick), left + width, y_at(step * tick),
                tick == 0 ? Svg::Stroke::Axis : Svg::Stroke::Grid);
      svg_.words(left + axis - 6, y_at(step * tick) + 4, fmt::format("{:.3g}%", 100 * step * tick),
                 Svg::Size::Tiny, Svg::Anchor::End);
    }
    const std::size_t every = bins.size() * label_length(bins) > 52 ? 2 : 1;
    for (std::size_t bin = 0; bin < bins.size(); ++bin) {
      const double x = left + axis + column * static_cast<double>(bin);
      const double bar = (column - std::min(4.0, column / 4)) / static_cast<double>(parts.size());
      for (std::size_t side = 0; side < parts.size(); ++side)
        svg_.bar(x + std::min(2.0, column / 8) + bar * static_cast<double>(side),
                 y_at(parts[side][bin]), bar, bottom - y_at(parts[side][bin]),
                 parts.size() > 1 && side == 0 ? pale_column : dark_column);
      if (bin % every == 0 || bin + 1 == bins.size())
        if (bin + 1 == bins.size() || bin + every < bins.size() || every == 1)
          svg_.words(x + column / 2, bottom + 14, label_of(bins[bin]), Svg::Size::Tiny,
                     Svg::Anchor::Middle);
    }
    y_ = bottom + 50;
  }

  /// Which columns are whose.
  void sides_legend(double right) {
    svg_.bar(right - 56, y_ - 9, 10, 10, pale_column);
    svg_.words(right - 43, y_, "A", Svg::Size::Small);
    svg_.bar(right - 26, y_ - 9, 10, 10, dark_column);
    svg_.words(right - 13, y_, "B", Svg::Size::Small);
  }

  static std::size_t label_length(const std::vector<Bin>& bins) {
    int longest = 1;
    for (const Bin& bin : bins) longest = std::max(longest, columns_of(label_of(bin)));
    return static_cast<std::size_t>(longest);
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
  return Plot(head, report, language).text();
}

}  // namespace kasino
