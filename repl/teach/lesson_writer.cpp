#include "repl/teach/lesson_writer.hpp"

#include <filesystem>

#include "engine/text/error.hpp"
#include "scripting/scenario/lesson.hpp"
#include "scripting/source/file.hpp"
#include "scripting/source/spelling.hpp"

namespace kasino {

namespace {

/// The line above which steps are added.
constexpr const char* mark = "-- more steps go above this line";

/// As a string of Lua.
std::string quoted_in_lua(const std::string& text) {
  std::string quoted = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') quoted += '\\';
    if (c == '\n')
      quoted += "\\n";
    else
      quoted += c;
  }
  return quoted + '"';
}

/// `name = "cards",` for each field; lists of numbers in braces, numbers as they are.
std::string setup_in_lua(const Setup& position) {
  std::string fields, zones;
  for (const WrittenField& field : written_fields(position)) {
    const bool is_list = field.name == "sweeps" || field.name == "scores";
    const bool is_number = field.name == "turn" || field.name == "dealer" ||
                           field.name == "last_capturer" || field.name == "last_player" ||
                           field.name == "deal" || field.name == "round";
    std::string value = is_list || is_number ? field.value : quoted_in_lua(field.value);
    if (is_list) {
      std::string numbers;
      for (const char c : field.value)
        numbers += c == ',' || c == ' ' ? std::string(", ") : std::string(1, c);
      value = "{ " + numbers + " }";
    }
    std::string& to = field.is_own_zone ? zones : fields;
    to += (to.empty() ? "" : ", ") + field.name + " = " + value;
  }
  if (!zones.empty()) fields += ", zones = { " + zones + " }";
  return "{ " + fields + " }";
}

}  // namespace

bool add_step(const std::string& path, const std::string& say, const Setup& position,
              const std::string& variant) {
  if (!is_lesson_file(path))
    throw Error(Text{path + ": a lesson file is called NAME.lesson.lua",
                     path + ": en lektionsfil heter NAMN.lesson.lua"});
  const std::string step = "        { say = " + quoted_in_lua(say) +
                           ",\n          setup = " + setup_in_lua(position) + " },\n";
  std::error_code ignored;
  if (!std::filesystem::exists(path, ignored)) {
    const std::string text =
        "--- A lesson of one's own.\n\nreturn {\n" +
        (variant.empty() ? "" : "  variant = " + quoted_in_lua(variant) + ",\n") +
        "  lessons = {\n    {\n      title = \"My lesson\",\n      steps = {\n" + step +
        "        " + mark + "\n      },\n    },\n  },\n}\n";
    save_beside(path, text);
    return true;
  }
  std::string text = read_file(path);
  const std::size_t at = text.rfind(mark);
  if (at == std::string::npos)
    throw Error(Text{path + ": write the line `" + mark + "` where steps are to be added",
                     path + ": skriv raden `" + mark + "` där steg ska läggas till"});
  text.insert(text.rfind('\n', at) + 1, step);
  save_atomically(path, text);
  return false;
}

}  // namespace kasino
