#include "repl/explain/error_text.hpp"

#include <algorithm>

#include "repl/text/words.hpp"
#include "scripting/source/script_error.hpp"

namespace kasino {

namespace {

/// The caret under its word: columns count bytes, and a letter may have several.
std::string caret_line(const SourceLine& source) {
  const std::string_view before = std::string_view(source.text).substr(0, *source.column);
  const auto letters = std::count_if(before.begin(), before.end(), [](char byte) {
    return (static_cast<unsigned char>(byte) & 0xc0U) != 0x80;
  });
  return std::string(static_cast<std::size_t>(letters), ' ') + '^';
}

}  // namespace

RecordError with_place(const RecordError& error, const std::string& file) {
  std::string text = file + ':' + std::to_string(error.line()) + ": " + error.what();
  if (!error.clause().empty() && text.find(error.clause()) == std::string::npos)
    text += " (" + error.clause() + ')';
  return RecordError(text, error.line(), error.clause());
}

std::optional<std::string> script_warning(const RecordHead& head, const RuleData& rules) {
  if (head.script_hash.empty() || head.script_hash == rules.hash) return std::nullopt;
  return "the record was made under another version of the rules of " + rules.name;
}

std::vector<std::string> lines_under(const Error& error) {
  std::vector<std::string> lines;
  const auto* script = dynamic_cast<const ScriptError*>(&error);
  if (script == nullptr) return lines;
  if (const auto& source = script->source()) {
    lines.push_back("    " + source->text);
    if (source->column) lines.push_back("    " + caret_line(*source));
  }
  for (const std::string& frame : script->traceback()) lines.push_back("  " + frame);
  return lines;
}

std::string error_report(const Error& error) {
  std::string text = "kasino: " + printable_lines(error.what());
  for (const std::string& line : lines_under(error)) text += '\n' + line;
  return text;
}

}  // namespace kasino
