#include "repl/screen/cards.hpp"

#include <algorithm>
#include <array>

namespace kasino {

namespace {

std::string line_of(int columns) {
  std::string line;
  for (int i = 0; i < columns; ++i) line += "─";
  return line;
}

/// How many columns lie between the edges.
int inner_columns(const Box& box) {
  const int edge = box.title.empty() ? 0 : columns_of(box.title) + 2;
  return std::max(columns_of(box.content), edge);
}

int room_in(const Style& style) { return style.width - label_columns; }

/// The three lines of a row of boxes.
using DrawnRow = std::array<std::string, 3>;

/// Adds a box without its right edge.
void add(const Box& box, DrawnRow& row) {
  const int columns = inner_columns(box);
  const std::string title = box.title.empty() ? "" : "─" + box.title;
  row[0] += "╭" + title + line_of(columns - columns_of(title));
  row[1] += "│" + padded(box.content, columns);
  row[2] += "╰" + line_of(columns);
}

void add(const DrawnRow& text, DrawnRow& row) {
  for (std::size_t i = 0; i < row.size(); ++i) row[i] += text[i];
}

std::string text_of(const DrawnRow& row, std::string_view label) {
  std::string text;
  for (const std::string& line : row)
    text += without_end_spaces(padded(&line == &row[1] ? label : "", label_columns) + line) + '\n';
  return text;
}

}  // namespace

std::vector<Box> boxes_of(std::span<const Card> cards, const Style& style) {
  std::vector<Box> boxes;
  for (Card card : cards) boxes.push_back({draw(card, style)});
  return boxes;
}

bool have_room(const std::vector<Box>& boxes, const Style& style) {
  return std::ranges::all_of(
      boxes, [&](const Box& box) { return inner_columns(box) + 2 <= room_in(style); });
}

std::string labelled_boxes(std::string_view label, const std::vector<Box>& boxes,
                           const Style& style) {
  const DrawnRow edge = {"╮", "│", "╯"};
  const DrawnRow gap = {" ", " ", " "};
  int all = 0;  // columns of all boxes, with a gap after each
  for (const Box& box : boxes) all += inner_columns(box) + 3;
  const bool has_titles =
      std::ranges::any_of(boxes, [](const Box& box) { return !box.title.empty(); });
  const bool overlap = !has_titles && all > room_in(style) + 1;
  const int room = room_in(style) + (overlap ? -1 : 1);  // the last edge needs room, a gap none
  std::string text;
  DrawnRow row;
  int columns = 0;
  const auto end_row = [&] {
    if (overlap) add(edge, row);
    text += text_of(row, text.empty() ? label : "");
    row = {};
    columns = 0;
  };
  for (const Box& box : boxes) {
    const int more = inner_columns(box) + (overlap ? 1 : 3);
    if (columns > 0 && columns + more > room) end_row();
    add(box, row);
    if (!overlap) add(edge, row);
    if (!overlap) add(gap, row);
    columns += more;
  }
  end_row();
  return text;
}

}  // namespace kasino
