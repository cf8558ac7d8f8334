// The input is the names of people, if its first line does not begin a record, and a record. Its
// page is made, as everybody sees it and as a seat does.
#include <algorithm>
#include <sstream>

#include <nlohmann/json.hpp>

#include "engine/game/game.hpp"
#include "engine/text/utf8.hpp"
#include "repl/html/html_page.hpp"
#include "tests/fuzz/drive.hpp"
#include "tests/fuzz/expect.hpp"
#include "tests/fuzz/shelf.hpp"
#include "tests/fuzz/targets.hpp"

using namespace kasino;
using namespace kasino::fuzz;

namespace {

constexpr std::string_view before_data = "id=\"game\">", after_data = "</script>";

std::vector<std::string> split(const std::string& text, char mark) {
  std::vector<std::string> parts;
  std::istringstream in(text);
  for (std::string part; std::getline(in, part, mark);) parts.push_back(part);
  return parts;
}

void hold_to_template(const std::string& page, Language language) {
  static std::string frames[2];  // by language
  const std::size_t begin = page.find(before_data) + before_data.size();
  const std::size_t end = page.find(after_data, begin);
  expect(is_well_formed(page), "a page is text");
  expect(nlohmann::json::accept(page.substr(begin, end - begin)), "the data of a page is JSON");
  std::string& frame = frames[static_cast<std::size_t>(language)];
  const std::string around = page.substr(0, begin) + page.substr(end);
  if (frame.empty()) frame = around;
  expect(frame == around, "around its data all pages are the same");
}

void make_pages(const std::string& record, const std::vector<std::string>& names) {
  static Shelf shelf;
  const Game game = replay_record(record, shelf.rules_for(read_record_head(record)));
  for (const Language language : {Language::English, Language::Swedish}) {
    PageSettings settings;
    settings.language = language;
    settings.names = names;
    if (language == Language::Swedish) settings.view = game.state().players();
    hold_to_template(html_page(game, settings), language);
  }
}

}  // namespace

void kasino::fuzz::fuzz_page(const std::uint8_t* data, std::size_t size) {
  std::string text(reinterpret_cast<const char*>(data), size);
  std::vector<std::string> names;
  if (!is_record(text)) {
    std::istringstream in(text);
    names = split(take_line(in), ',');
    text.erase(0, static_cast<std::size_t>(std::max<std::streamoff>(in.tellg(), 0)));
  }
  try {
    make_pages(text, names);
  } catch (const Error& error) {
    expect_good_message(error);
  }
}
