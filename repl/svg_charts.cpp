#include "repl/svg_charts.hpp"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "repl/look.hpp"
#include "repl/measure_text.hpp"

namespace kasino {

namespace {

/// A round number of which the axis shows multiples.
double step_of(double range) {
  const double rough = std::max(range, 1e-9) / 5;
  const double unit = std::pow(10, std::floor(std::log10(rough)));
  for (double step : {1.0, 2.0, 5.0})
    if (rough <= step * unit) return step * unit;
  return 10 * unit;
}

std::string shortened(const std::string& text, int columns) {
  if (columns_of(text) <= columns) return text;
  std::string cut;
  for (char c : text) {
    const bool begins_letter = (static_cast<unsigned char>(c) & 0xc0U) != 0x80U;
    if (begins_letter && columns_of(cut) + 1 == columns) break;
    cut += c;
  }
  return cut + "…";
}

/// The horizontal axis of a bar chart.
class Scale {
 public:
  Scale(const BarChart& chart, double left, double width) : left_(left), width_(width) {
    for (const auto& group : chart.values)
      for (const Estimate& value : group) {
        low_ = std::min(low_, value.low);
        high_ = std::max(high_, value.high);
      }
    if (high_ == low_) high_ = 1;
    step_ = step_of(high_ - low_);
    low_ = std::floor(low_ / step_ + 1e-9) * step_;
    high_ = std::ceil(high_ / step_ - 1e-9) * step_;
  }

  double x_of(double value) const { return left_ + width_ * (value - low_) / (high_ - low_); }

  void draw(Svg& svg, double top, double bottom) const {
    for (int tick = 0; low_ + step_ * tick <= high_ + step_ / 2; ++tick) {
      const double value = low_ + step_ * tick;
      const bool is_zero = std::abs(value) < step_ / 2;
      svg.line(x_of(value), top, x_of(value), bottom,
               is_zero ? Svg::Stroke::Axis : Svg::Stroke::Grid);
      svg.words(x_of(value), bottom + 14, fmt::format("{:.3g}", is_zero ? 0 : value),
                Svg::Size::Small, Svg::Anchor::Middle);
    }
  }

 private:
  double left_;
  double width_;
  double low_ = 0;
  double high_ = 0;
  double step_ = 1;
};

void draw_bar(Svg& svg, const Scale& scale, const Estimate& value, double top, double height,
              const std::string& colour) {
  const double from = scale.x_of(std::min(0.0, value.mean));
  const double middle = top + height / 2;
  svg.bar(from, top + 1, scale.x_of(std::max(0.0, value.mean)) - from, height - 2, colour);
  svg.whisker(scale.x_of(value.low), scale.x_of(value.high), middle, height / 4);
  svg.words(std::max(scale.x_of(value.high), scale.x_of(0)) + 6, middle + 3.5,
            number_text(value, 1), Svg::Size::Tiny);
}

/// How many labels to skip, so that they do not run into each other.
std::size_t label_step(const ColumnChart& chart, double column) {
  constexpr double letter = 5.6;
  int longest = 1;
  for (const std::string& label : chart.labels) longest = std::max(longest, columns_of(label));
  return static_cast<std::size_t>(std::ceil((longest + 1) * letter / column));
}

double most_of(const ColumnChart& chart) {
  double most = 0;
  for (const auto& kind : chart.parts)
    for (double part : kind) most = std::max(most, part);
  return most > 0 ? most : 1;
}

}  // namespace

double draw(Svg& svg, double x, double y, double width, const BarChart& chart) {
  constexpr double labels = 132;
  constexpr double numbers = 60;
  constexpr int longest_label = 20;
  const double left = x + labels;
  const Scale scale(chart, left, width - labels - numbers);
  const auto bars = static_cast<double>(chart.colours.size());
  const double height = std::clamp(22 / std::sqrt(bars), 10.0, 14.0);
  const double group = height * bars + 10;
  const double bottom = y + group * static_cast<double>(chart.groups.size());
  scale.draw(svg, y, bottom);
  for (std::size_t i = 0; i < chart.groups.size(); ++i, y += group) {
    svg.words(left - 10, y + group / 2 + 4, shortened(chart.groups[i], longest_label),
              Svg::Size::Label, Svg::Anchor::End);
    double top = y + 5;
    for (std::size_t bar = 0; bar < chart.colours.size(); ++bar, top += height)
      draw_bar(svg, scale, chart.values[i][bar], top, height, chart.colours[bar]);
  }
  return bottom + 16;
}

double draw(Svg& svg, double x, double y, double width, const ColumnChart& chart) {
  constexpr double height = 120;
  constexpr double axis = 34;
  constexpr double widest = 48;
  const double left = x + axis;
  const double bottom = y + height;
  const double top = most_of(chart) * 1.05;
  const auto y_of = [&](double part) { return bottom - height * part / top; };
  const double step = step_of(top);
  for (int tick = 0; step * tick <= top; ++tick) {
    svg.line(left, y_of(step * tick), x + width, y_of(step * tick),
             tick == 0 ? Svg::Stroke::Axis : Svg::Stroke::Grid);
    svg.words(left - 6, y_of(step * tick) + 4, fmt::format("{:.3g}%", 100 * step * tick),
              Svg::Size::Tiny, Svg::Anchor::End);
  }
  const auto columns = static_cast<double>(std::max<std::size_t>(1, chart.labels.size()));
  const double column = std::min(widest, (width - axis) / columns);
  const auto kinds = static_cast<double>(chart.parts.size());
  const double space = std::min(4.0, column / 4);
  const std::size_t every = label_step(chart, column);
  for (std::size_t i = 0; i < chart.labels.size(); ++i) {
    const double from = left + column * static_cast<double>(i);
    for (std::size_t kind = 0; kind < chart.parts.size(); ++kind) {
      const double part = chart.parts[kind][i];
      const double bar = (column - space) / kinds;
      svg.bar(from + space / 2 + bar * static_cast<double>(kind), y_of(part), bar,
              bottom - y_of(part), chart.colours[kind]);
    }
    if (i % every == 0)
      svg.words(from + column / 2, bottom + 14, chart.labels[i], Svg::Size::Tiny,
                Svg::Anchor::Middle);
  }
  return bottom + 16;
}

}  // namespace kasino
