// A drawing, written as SVG 1.1: what plots are made of, and no more.
#pragma once

#include <cstdint>
#include <string>

namespace kasino {

/// Lengths are in pixels, from the top left corner.
class Svg {
 public:
  enum class Size : std::uint8_t { Title, Heading, Label, Small, Tiny };
  enum class Anchor : std::uint8_t { Start, Middle, End };
  enum class Stroke : std::uint8_t { Axis, Grid };

  /// `y` is the base line.
  void words(double x, double y, const std::string& text, Size size, Anchor anchor = Anchor::Start);
  void bar(double x, double y, double width, double height, const std::string& colour);
  void line(double x1, double y1, double x2, double y2, Stroke stroke);
  /// A horizontal interval, with ends as high as twice `half`.
  void whisker(double from, double to, double y, double half);

  /// The whole file. `title` is what it is called where it is not seen.
  std::string text(double width, double height, const std::string& title) const;

 private:
  std::string body_;
};

}  // namespace kasino
