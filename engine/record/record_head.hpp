// Reading the head of a record, and the fields a deal begins with.
#pragma once

#include <map>
#include <string>

#include "engine/record/record.hpp"
#include "engine/record/record_lines.hpp"

namespace kasino {

/// Lines by their first word.
using RecordFields = std::map<std::string, RecordLine>;

/// Reads lines into `fields` as long as `is_field` knows their first word. Answers the line behind
/// them. Throws RecordError for a field that is there twice.
template <typename IsField>
RecordLine read_fields(RecordLines& lines, RecordFields& fields, IsField is_field) {
  for (;;) {
    RecordLine line = lines.next();
    if (line.words.empty() || !is_field(line.words[0])) return line;
    const auto [found, is_new] = fields.try_emplace(line.words[0], line);
    if (!is_new)
      throw RecordError(
          line.words[0] + ": given already in line " + std::to_string(found->second.number),
          line.number);
  }
}

/// Throws RecordError unless the line has one word after the first. `what` tells what that would
/// be.
void expect_one_word(const RecordLine& line, const std::string& what);

/// The head of the record, and the lines it stands in.
struct ReadHead {
  RecordHead head;
  RecordFields fields;
  RecordLine behind;  ///< the first line after the head
};

/// Reads the head. Throws RecordError.
ReadHead read_head(RecordLines& lines);

}  // namespace kasino
