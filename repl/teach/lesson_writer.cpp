#include "repl/teach/lesson_writer.hpp"

#include <algorithm>
#include <filesystem>
#include <optional>

#include <fmt/format.h>

#include "engine/model/facts.hpp"
#include "engine/text/error.hpp"
#include "engine/text/reading.hpp"
#include "scripting/scenario/lesson.hpp"
#include "scripting/source/file.hpp"

namespace kasino {

namespace {

/// The line above which steps are added.
constexpr const char* mark = "-- more steps go above this line";

/// `text` as a string literal of Lua.
std::string quoted_in_lua(const std::string& text) {
  std::string quoted = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') quoted += '\\';
    if (c == '\n')
      quoted += "\\n";
    else if (static_cast<unsigned char>(c) < ' ')
      quoted += fmt::format("\\{:03}", static_cast<int>(c));
    else
      quoted += c;
  }
  return quoted + '"';
}

/// A number, true or false as it is, all else in quotes.
std::string value_in_lua(const std::string& text) {
  return is_digits(text) || text == "true" || text == "false" ? text : quoted_in_lua(text);
}

/// The parts of a list, each as `write` writes it, as a Lua table.
template <typename Write>
std::string list_in_lua(const std::string& text, char between, Write write) {
  std::string list;
  for (const std::string& part : parts_of(text, between))
    if (!part.empty()) list += (list.empty() ? "" : ", ") + write(part);
  return "{ " + list + " }";
}

/// `{ laid = "s3", hats = { 1, 2 } }` for "laid=s3 hats=1,2".
std::string variables_in_lua(const std::string& text) {
  return list_in_lua(text, ' ', [](const std::string& variable) {
    const std::size_t is = variable.find('=');
    const std::string value = variable.substr(is + 1);
    return variable.substr(0, is) + " = " +
           (value.find(',') == std::string::npos ? value_in_lua(value)
                                                 : list_in_lua(value, ',', value_in_lua));
  });
}

std::string value_in_lua(const WrittenField& field) {
  using Form = FactForm;
  switch (field.form) {
    case Form::Values:
    case Form::Amounts:
    case Form::Counts: return variables_in_lua(field.value);
    case Form::Numbers:
    case Form::Integers:
    case Form::Flags: {
      std::string list = field.value;
      std::ranges::replace(list, ',', ' ');
      return list_in_lua(list, ' ', [](const std::string& part) { return value_in_lua(part); });
    }
    default: return value_in_lua(field.value);
  }
}

/// The position as a Lua table, with `name = "cards"` for each field.
std::string setup_in_lua(const Setup& position) {
  std::string fields, zones;
  for (const WrittenField& field : written_fields(position)) {
    std::string& to = field.is_own_zone() ? zones : fields;
    to += (to.empty() ? "" : ", ") + field.name + " = " + value_in_lua(field);
  }
  if (!zones.empty()) fields += ", zones = { " + zones + " }";
  return "{ " + fields + " }";
}

/// `options = { values = "aces" },`; empty without options.
std::string options_in_lua(const std::map<std::string, std::string>& options) {
  std::string text;
  for (const auto& [name, value] : options)
    text += (text.empty() ? "" : ", ") + name + " = " + value_in_lua(value);
  return text.empty() ? "" : "  options = { " + text + " },\n";
}

/// Throws Error unless the last lesson of the file, to which steps are added, teaches the variant.
void expect_teaches(const std::string& path, const std::string& variant, Budget& budget) {
  const Lesson lesson = read_lessons(path, budget).back();
  const std::string taught = lesson.variant.what.empty() ? taught_name(path) : lesson.variant.what;
  if (taught != variant)
    throw Error({"{0}: it teaches {1}, and this is {2}: name another file, as in lesson add "
                 "\"TEXT\" other.lesson.lua",
                 "{0}: den lär ut {1}, och det här är {2}: namnge en annan fil, som i lektion add "
                 "\"TEXT\" other.lesson.lua"},
                path, taught, variant);
}

/// Writes the file. Throws Error, and restores it, if lessons cannot be read from it.
void save_lessons(const std::string& path, const std::string& text,
                  const std::optional<std::string>& before, Budget& budget) {
  if (before)
    save_atomically(path, text);
  else
    save_beside(path, text);
  try {
    read_lessons(path, budget);
  } catch (const Error& error) {
    std::error_code ignored;
    if (before)
      save_atomically(path, *before);
    else
      std::filesystem::remove(path, ignored);
    throw Error({"this position cannot be written as a lesson has it: {0}",
                 "den här ställningen går inte att skriva som en lektion har den: {0}"},
                error.message());
  }
}

}  // namespace

bool add_step(const std::string& path, const std::string& say, const Setup& position,
              const TaughtRules& rules, Budget& budget) {
  if (!is_lesson_file(path))
    throw Error({"{0}: a lesson file is called NAME.lesson.lua",
                 "{0}: en lektionsfil heter NAMN.lesson.lua"},
                path);
  const std::string step = "        { say = " + quoted_in_lua(say) +
                           ",\n          setup = " + setup_in_lua(position) + " },\n";
  std::error_code ignored;
  if (!std::filesystem::exists(path, ignored)) {
    const std::string text =
        "--- A lesson of one's own.\n\nreturn {\n  variant = " + quoted_in_lua(rules.variant) +
        ",\n" + options_in_lua(rules.options) +
        "  lessons = {\n    {\n      title = \"My lesson\",\n      steps = {\n" + step +
        "        " + mark + "\n      },\n    },\n  },\n}\n";
    save_lessons(path, text, {}, budget);
    return true;
  }
  const std::string before = read_file(path);
  const std::size_t at = before.rfind(mark);
  if (at == std::string::npos)
    throw Error({"{0}: write the line `{1}` where steps are to be added",
                 "{0}: skriv raden `{1}` där steg ska läggas till"},
                path, mark);
  expect_teaches(path, rules.variant, budget);
  std::string text = before;
  text.insert(text.rfind('\n', at) + 1, step);
  save_lessons(path, text, before, budget);
  return false;
}

}  // namespace kasino
