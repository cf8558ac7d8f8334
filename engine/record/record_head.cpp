#include "engine/record/record_head.hpp"

#include <cstdint>
#include <limits>

#include "engine/model/move.hpp"

namespace kasino {

namespace {

constexpr int newest_format = 1;

bool is_first_line(const RecordLine& line) {
  return line.words.size() == 3 && line.words[0] == "kasino" && line.words[1] == "record";
}

int read_format(const RecordLine& line) {
  if (!is_first_line(line))
    throw RecordError("this is no record: expected `kasino record 1` at its head", line.number);
  const int format = record_number(line, 2, 1, std::numeric_limits<int>::max());
  if (format > newest_format)
    throw RecordError("this record has format " + std::to_string(format) +
                          ", but this program reads formats up to " +
                          std::to_string(newest_format) + "; a newer one is needed",
                      line.number);
  return format;
}

bool is_head_field(const std::string& word) {
  return word == "variant" || word == "script" || word == "players" || word == "seed";
}

void read_option(const RecordLine& line, RecordHead& head) {
  if (line.words.size() != 3)
    throw RecordError("option: expected a name and a value, as in `option values choice`",
                      line.number);
  const auto [given, is_new] = head.option_lines.emplace(line.words[1], line.number);
  if (!is_new)
    throw RecordError(
        "option " + line.words[1] + ": given already in line " + std::to_string(given->second),
        line.number);
  head.options.emplace(line.words[1], line.words[2]);
}

const RecordLine& expect_field(const ReadHead& read, const std::string& keyword) {
  const auto found = read.fields.find(keyword);
  if (found == read.fields.end())
    throw RecordError(
        "the head of the record has no `" + keyword + "`; expected it before this line",
        read.behind.number);
  return found->second;
}

}  // namespace

bool is_record(std::string_view text) {
  try {
    return is_first_line(RecordLines(text).next());
  } catch (const RecordError&) {
    return false;
  }
}

void expect_one_word(const RecordLine& line, const std::string& what) {
  if (line.words.size() != 2)
    throw RecordError(line.words[0] + ": expected " + what + ", found " +
                          std::to_string(line.words.size() - 1) + " words",
                      line.number);
}

ReadHead read_head(RecordLines& lines) {
  ReadHead read;
  read.head.format = read_format(lines.next());
  for (;;) {
    read.behind = read_fields(lines, read.fields, is_head_field);
    if (read.behind.words.empty() || read.behind.words[0] != "option") break;
    read_option(read.behind, read.head);
  }
  const RecordLine& variant = expect_field(read, "variant");
  expect_one_word(variant, "a name");
  read.head.variant = variant.words[1];
  read.head.variant_line = variant.number;
  const RecordLine& players = expect_field(read, "players");
  expect_one_word(players, "a number");
  read.head.players = record_number(players, 1, 1, max_seats);
  if (const auto script = read.fields.find("script"); script != read.fields.end()) {
    expect_one_word(script->second, "a hash");
    read.head.script_hash = script->second.words[1];
  }
  if (const auto seed = read.fields.find("seed"); seed != read.fields.end()) {
    expect_one_word(seed->second, "a number");
    read.head.seed =
        record_number<std::uint64_t>(seed->second, 1, 0, std::numeric_limits<std::uint64_t>::max());
  }
  return read;
}

RecordHead read_record_head(std::string_view text) {
  RecordLines lines(text);
  return read_head(lines).head;
}

}  // namespace kasino
