#include "scripting/source/script_error.hpp"

#include <algorithm>
#include <functional>
#include <utility>

#include "engine/text/utf8.hpp"
#include "scripting/source/lexer.hpp"

namespace kasino {
namespace {

constexpr std::size_t longest_part = 500;

Text message_of(const ScriptPlace& place, const Text& problem) {
  std::string where = printable(place.file, longest_part);
  if (place.line) where += ":" + std::to_string(*place.line);
  if (!where.empty()) where += ": ";
  if (!place.hook.empty()) where += printable(place.hook, longest_part) + ": ";
  return {where + printable(problem.en), problem.sv.empty() ? "" : where + printable(problem.sv)};
}

bool is_word_byte(char byte) {
  return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') ||
         (byte >= '0' && byte <= '9') || byte == '_';
}

bool is_word_at(std::string_view line, std::size_t at, std::size_t length) {
  const bool starts = at == 0 || !is_word_byte(line[at - 1]) || !is_word_byte(line[at]);
  const std::size_t end = at + length;
  const bool ends = end == line.size() || !is_word_byte(line[end]) || !is_word_byte(line[end - 1]);
  return starts && ends;
}

/// The place of a word of Lua that occurs once in the line; else of any text that does.
std::optional<std::size_t> only_place_of(std::string_view word, std::string_view line) {
  std::optional<std::size_t> found;
  for (const Token& token : tokens_of(line)) {
    if (token.text != word) continue;
    if (found) return std::nullopt;
    found = token.column;
  }
  if (found) return found;
  for (std::size_t at = line.find(word); at != std::string_view::npos;
       at = line.find(word, at + 1)) {
    if (!is_word_at(line, at, word.size())) continue;
    if (found) return std::nullopt;
    found = at;
  }
  return found;
}

std::optional<std::string_view> nth_line(std::string_view source, int number) {
  for (int line = 1; number >= 1; ++line) {
    const std::size_t end = source.find('\n');
    if (line == number) {
      const std::string_view found = source.substr(0, end);
      return found.ends_with('\r') ? found.substr(0, found.size() - 1) : found;
    }
    if (end == std::string_view::npos) break;
    source.remove_prefix(end + 1);
  }
  return std::nullopt;
}

/// The line with the caret: columns count bytes, of which a letter may have several.
std::string caret_line(const SourceLine& source) {
  const std::string_view before = std::string_view(source.text).substr(0, *source.column);
  const auto letters = std::ranges::count_if(before, std::not_fn(continues_character));
  return std::string(static_cast<std::size_t>(letters), ' ') + '^';
}

std::vector<std::string> lines_under(const std::optional<SourceLine>& source,
                                     const std::vector<std::string>& traceback) {
  std::vector<std::string> lines;
  if (source) lines.push_back("    " + source->text);
  if (source && source->column) lines.push_back("    " + caret_line(*source));
  for (const std::string& frame : traceback) lines.push_back("  " + frame);
  return lines;
}

}  // namespace

ScriptError::ScriptError(ScriptErrorKind kind, ScriptPlace place, const Text& problem,
                         std::vector<std::string> traceback, std::optional<SourceLine> source)
    : Error(message_of(place, problem),
            {.kind = kind == ScriptErrorKind::Limit || kind == ScriptErrorKind::Interrupted
                         ? ErrorKind::Limit
                         : ErrorKind::ScriptError,
             .under = lines_under(source, traceback)}),
      kind_(kind),
      place_(std::move(place)),
      problem_(printable(problem.en)),
      traceback_(std::move(traceback)),
      source_(std::move(source)) {}

std::optional<SourceLine> source_line_at(std::string_view source, int number,
                                         std::optional<std::size_t> column) {
  constexpr std::size_t longest_line = 200;
  const auto line = nth_line(source, number);
  const bool is_blank = !line || line->find_first_not_of(" \t\r") == std::string_view::npos;
  if (is_blank || line->size() > longest_line) return std::nullopt;
  SourceLine shown{printable(*line), std::nullopt};
  // If bytes were written out, the text has moved, and the caret would point beside the word.
  if (shown.text.size() == line->size() && column < line->size()) shown.column = column;
  return shown;
}

std::string_view quoted_word(std::string_view problem) {
  if (problem.ends_with(" near <eof>")) return {};
  const std::size_t near = problem.find(" near '");
  const std::size_t open = problem.find('\'', near == problem.npos ? 0 : near);
  if (open == problem.npos) return {};
  const std::size_t close = problem.find('\'', open + 1);
  return close == problem.npos ? std::string_view() : problem.substr(open + 1, close - open - 1);
}

std::optional<SourceLine> source_line(std::string_view source, int number, std::string_view word) {
  const auto line = nth_line(source, number);
  const bool may_be_there = line && !word.empty();
  return source_line_at(source, number, may_be_there ? only_place_of(word, *line) : std::nullopt);
}

}  // namespace kasino
