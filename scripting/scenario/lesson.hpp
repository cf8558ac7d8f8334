// Lesson files: what teaches a variant, in Lua, beside its script (pluck.lesson.lua).
//
// A step is a page to read, a question, a quiz of questions that are made, or a match to play. A
// position is written, and held against the rules, as in a scenario. What is right is never
// written: the rules say it.
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

/// A question as a lesson writes it.
struct WrittenQuestion {
  Said<std::string> ask;  ///< "captures"
  std::string of;         ///< a card
  std::string move;       ///< a move or an action
  std::string takes;      ///< cards that the move asked for takes
  bool sweeps = false;    ///< whether it has to take the whole table
  Seat seat = 1;          ///< whose points are asked for
  bool in_all = false;    ///< whether all of them are, and not those of the clause
  Text hint;              ///< may be empty
};

struct LessonStep {
  int line = 1;
  std::string key;                         ///< "lessons[2].steps[3]"
  Text say;                                ///< may be empty
  std::vector<Said<std::string>> clauses;  ///< that the step is about; the first decides a question
  std::optional<Scenario> position;        ///< nothing: that of the step before
  std::optional<WrittenQuestion> question;
  std::vector<Said<std::string>> quiz;  ///< clauses, or beginnings of some; empty: no quiz
  int questions = 5;                    ///< of the quiz
  std::string against;                  ///< the computer player of a match; empty: no match
};

struct Lesson {
  std::filesystem::path file;
  Said<Text> title;
  Said<std::string> variant;
  Said<std::map<std::string, std::string>> options;
  std::vector<LessonStep> steps;  ///< not empty
};

/// The lessons of a file, in order. Throws ScriptError with file, line and key, or Error if the
/// file cannot be read.
std::vector<Lesson> read_lessons(const std::filesystem::path& path, Budget& budget);

/// Calls `load` for the rules that the lesson names: that they do not exist, or have no such
/// option, is told with the place in its file.
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

/// Whether a file is called as those of lessons are.
bool is_lesson_file(const std::filesystem::path& path);

/// The script that a lesson file teaches, by its name: "pluck" for pluck.lesson.lua.
std::string taught_name(const std::filesystem::path& path);

}  // namespace kasino
