// Lesson files: what teaches a variant, in Lua, beside its script (pluck.lesson.lua).
//
// A step of a lesson is a page to read, a question, a quiz of generated questions, or a match to
// play. A position is written, and checked against the rules, as in a scenario. Right answers are
// never written: the rules give them.
#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/text/text.hpp"
#include "scripting/sandbox/budget.hpp"
#include "scripting/scenario/read_scenario.hpp"
#include "scripting/scenario/scenario.hpp"
#include "scripting/variant/find_script.hpp"

namespace kasino {

/// A question as a lesson writes it; which fields count depends on `ask`.
struct WrittenQuestion {
  Said<std::string> ask;  ///< "captures"
  std::string of;         ///< a card
  std::string move;       ///< a move or an action
  std::string takes;      ///< cards that the asked move must take
  bool sweeps = false;    ///< the asked move must take the whole table
  int built = 0;          ///< the value of the build that the asked move makes; 0: any move
  Seat seat = 1;          ///< whose points are asked for
  bool in_all = false;    ///< all points are asked for, not only those by the clause
  Text hint;              ///< may be empty
};

struct LessonStep {
  int line = 1;
  std::string key;  ///< "lessons[2].steps[3]"
  Text say;         ///< may be empty
  /// Those that a page teaches; the first of a question decides it.
  std::vector<Said<std::string>> clauses;
  std::optional<Scenario> position;  ///< nothing: the position of the step before
  std::optional<WrittenQuestion> question;
  std::vector<Said<std::string>> quiz;  ///< clauses, or beginnings of clauses; empty: no quiz
  int questions = 5;                    ///< of the quiz
  std::string against;                  ///< the computer player of a match; empty: no match

  /// Whether it only says something.
  bool is_page() const { return !question && quiz.empty() && against.empty(); }
};

struct Lesson {
  std::filesystem::path file;
  Said<Text> title;
  Said<std::string> variant;
  Said<std::map<std::string, std::string>> options;
  Said<std::string> after;        ///< the variant whose lessons come before; empty: none
  std::vector<LessonStep> steps;  ///< not empty
};

/// The lessons of a file, in order. Throws ScriptError with file, line and key, or Error if the
/// file cannot be read.
std::vector<Lesson> read_lessons(const std::filesystem::path& path, Budget& budget);

/// Calls `load` to get the rules that the lesson names. An unknown variant or option becomes a
/// ScriptError at its place in the lesson's file.
template <typename Load>
decltype(auto) load_for(const Lesson& lesson, Load load) {
  try {
    return load();
  } catch (const UnknownVariant& error) {
    const char* advice =
        lesson.variant.key.empty() ? "; say what it teaches, as in variant = \"standard\"" : "";
    throw scenario_error(lesson.file, lesson.variant.line, lesson.variant.key,
                         error.what() + std::string(advice));
  } catch (const OptionError& error) {
    throw scenario_error(lesson.file, lesson.options.line, lesson.options.key, error.what());
  }
}

/// Whether the file's name is that of a lesson file.
bool is_lesson_file(const std::filesystem::path& path);

/// The name of the script that a lesson file teaches: "pluck" for pluck.lesson.lua.
std::string taught_name(const std::filesystem::path& path);

}  // namespace kasino
