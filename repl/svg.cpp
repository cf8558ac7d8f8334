#include "repl/svg.hpp"

#include <array>

#include <fmt/format.h>

namespace kasino {

namespace {

struct Font {
  double size;
  const char* rest;
};

/// In the order of Svg::Size.
constexpr std::array<Font, 5> fonts = {{{20, " font-weight=\"bold\" fill=\"#1b1b1b\""},
                                        {13.5, " font-weight=\"bold\" fill=\"#1b1b1b\""},
                                        {12.5, " fill=\"#1b1b1b\""},
                                        {11.5, " fill=\"#444444\""},
                                        {9.5, " fill=\"#555555\""}}};
constexpr std::array<const char*, 3> anchors = {"start", "middle", "end"};
constexpr std::array<const char*, 2> strokes = {"#444444", "#e3e3e3"};

/// What may stand in XML: without control characters, which it has no way to write.
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

/// To a hundredth of a pixel.
std::string at(double number) {
  std::string text = fmt::format("{:.2f}", number);
  text.erase(text.find_last_not_of('0') + 1);
  if (text.back() == '.') text.pop_back();
  return text == "-0" ? "0" : text;
}

}  // namespace

void Svg::words(double x, double y, const std::string& text, Size size, Anchor anchor) {
  const Font& font = fonts[static_cast<std::size_t>(size)];
  body_ += fmt::format("<text x=\"{}\" y=\"{}\" font-size=\"{}\" text-anchor=\"{}\"{}>{}</text>\n",
                       at(x), at(y), at(font.size), anchors[static_cast<std::size_t>(anchor)],
                       font.rest, escaped(text));
}

void Svg::bar(double x, double y, double width, double height, const std::string& colour) {
  body_ += fmt::format("<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" fill=\"{}\"/>\n", at(x),
                       at(y), at(width), at(height), colour);
}

void Svg::line(double x1, double y1, double x2, double y2, Stroke stroke) {
  body_ += fmt::format("<line x1=\"{}\" y1=\"{}\" x2=\"{}\" y2=\"{}\" stroke=\"{}\"/>\n", at(x1),
                       at(y1), at(x2), at(y2), strokes[static_cast<std::size_t>(stroke)]);
}

void Svg::whisker(double from, double to, double y, double half) {
  line(from, y, to, y, Stroke::Axis);
  line(from, y - half, from, y + half, Stroke::Axis);
  line(to, y - half, to, y + half, Stroke::Axis);
}

std::string Svg::text(double width, double height, const std::string& title) const {
  return fmt::format(
             "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
             "<svg xmlns=\"http://www.w3.org/2000/svg\" version=\"1.1\" width=\"{0}\" "
             "height=\"{1}\""
             " viewBox=\"0 0 {0} {1}\" font-family=\"Helvetica, Arial, sans-serif\">\n"
             "<title>{2}</title>\n"
             "<rect width=\"{0}\" height=\"{1}\" fill=\"#ffffff\"/>\n",
             at(width), at(height), escaped(title)) +
         body_ + "</svg>\n";
}

}  // namespace kasino
