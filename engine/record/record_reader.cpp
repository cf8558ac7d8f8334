#include "engine/record/record_reader.hpp"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/cards/card_text.hpp"
#include "engine/model/move.hpp"
#include "engine/model/setup.hpp"

namespace kasino {

namespace {

constexpr std::string_view record_blanks = " \t\r";
constexpr std::string_view byte_order_mark = "\ufeff";

bool is_record_blank(char letter) { return record_blanks.find(letter) != std::string_view::npos; }

/// Reads the words of one line.
class WordReader {
 public:
  WordReader(std::string_view line, int number) : line_(line), number_(number) {}

  std::vector<std::string> read() {
    std::vector<std::string> words;
    for (;;) {
      while (!done() && is_record_blank(line_[at_])) ++at_;
      if (done() || line_[at_] == ';') return words;
      words.push_back(line_[at_] == '"' ? quoted_word() : plain_word());
    }
  }

  /// What stands behind the words, without its `;`.
  std::string_view comment() const { return line_.substr(std::min(at_ + 1, line_.size())); }

 private:
  bool done() const { return at_ == line_.size(); }

  std::string plain_word() {
    const std::size_t begin = at_;
    while (!done() && !is_record_blank(line_[at_]) && line_[at_] != ';') ++at_;
    return std::string(line_.substr(begin, at_ - begin));
  }

  std::string quoted_word() {
    std::string word;
    for (++at_; !done() && line_[at_] != '"'; ++at_) {
      const bool is_escape = line_[at_] == '\\' && at_ + 1 < line_.size();
      if (is_escape) ++at_;
      word += is_escape && line_[at_] == 'n' ? '\n' : line_[at_];
    }
    if (done())
      throw RecordError(
          Text{"a quote is opened and not closed", "ett citat öppnas och avslutas inte"}, number_);
    ++at_;
    return word;
  }

  std::string_view line_;
  int number_;
  std::size_t at_ = 0;
};

void check_is_text(std::string_view line, int number) {
  for (std::size_t i = 0; i < line.size(); ++i) {
    const auto byte = static_cast<unsigned char>(line[i]);
    if ((byte < 0x20 && !is_record_blank(line[i])) || byte == 0x7f)
      throw RecordError(format({"a record is plain text, but column {0} holds {1}",
                                "ett protokoll är ren text, men kolumn {0} innehåller {1}"},
                               i + 1, quoted(line.substr(i, 1))),
                        number);
  }
}

}  // namespace

RecordLines::RecordLines(std::string_view text) : rest_(text) {
  if (text.size() > max_file_size)
    throw RecordError(format({"a record has at most {0} bytes, this one has {1}",
                              "ett protokoll har högst {0} byte, det här har {1}"},
                             max_file_size, text.size()),
                      1);
  if (rest_.starts_with(byte_order_mark)) rest_.remove_prefix(byte_order_mark.size());
}

namespace {

/// Whether a comment is what write_record() says of sides: "seats 1 3 together 7".
bool tells_of_sides(std::string_view comment) {
  const std::vector<std::string> words = words_in(comment);
  return words.size() > 3 && words.front() == "seats" && words[words.size() - 2] == "together" &&
         whole_number(words.back());
}

}  // namespace

void RecordLines::keep(std::string_view comment) {
  const std::size_t begin = comment.find_first_not_of(record_blanks);
  if (begin == std::string_view::npos || tells_of_sides(comment)) return;
  const std::string_view gap = begin < continuation.size() ? "\n" : " ";
  comments_ += std::string(comments_.empty() ? "" : gap).append(comment.substr(begin));
}

RecordLine RecordLines::next() {
  keep(std::exchange(behind_, {}));
  while (!rest_.empty()) {
    const std::size_t length = std::min(rest_.find('\n'), rest_.size());
    const std::string_view line = rest_.substr(0, length);
    rest_.remove_prefix(std::min(length + 1, rest_.size()));
    check_is_text(line, ++number_);
    WordReader reader(line, number_);
    std::vector<std::string> words = reader.read();
    if (words.empty()) {
      keep(reader.comment());
      continue;
    }
    behind_ = reader.comment();
    return {number_, std::move(words)};
  }
  return {number_ + 1, {}};
}

std::string RecordLines::rest() const {
  std::string rest = behind_.empty() ? "" : ';' + std::string(behind_) + '\n';
  rest += rest_;
  if (!rest.empty() && rest.back() != '\n') rest += '\n';
  return rest;
}

std::string record_word(std::string_view word) {
  if (!word.empty() && word.find_first_of(" \t\r\n;\"\\") == std::string_view::npos)
    return std::string(word);
  std::string text = "\"";
  for (char letter : word) {
    if (letter == '"' || letter == '\\') text += '\\';
    text += letter == '\n' ? std::string("\\n") : std::string(1, letter);
  }
  return text + '"';
}

namespace {

constexpr int newest_format = 1;

bool is_first_line(const RecordLine& line) {
  return line.words.size() == 3 && line.words[0] == "kasino" && line.words[1] == "record";
}

int read_format(const RecordLine& line) {
  if (!is_first_line(line))
    refuse(line, {"this is no record: expected `kasino record 1` at its head",
                  "det här är inget protokoll: väntade `kasino record 1` överst"});
  const int written = record_number(line, 2, 1, std::numeric_limits<int>::max());
  if (written > newest_format)
    throw RecordError(format({"this record has format {0}, but this program reads formats up to "
                              "{1}; a newer one is needed",
                              "protokollet har format {0}, men programmet läser format till och "
                              "med {1}; det behövs ett nyare"},
                             written, newest_format),
                      line.number);
  return written;
}

bool is_head_field(const std::string& word) {
  return word == "variant" || word == "script" || word == "players" || word == "seed";
}

void read_option(const RecordLine& line, RecordHead& head) {
  if (line.words.size() != 3)
    refuse(line, {"option: expected a name and a value, as in `option values choice`",
                  "option: väntade ett namn och ett värde, som i `option values choice`"});
  const auto [given, is_new] = head.option_lines.emplace(line.words[1], line.number);
  if (!is_new) refuse_again(line, "option " + line.words[1], given->second);
  head.options.emplace(line.words[1], line.words[2]);
}

const RecordLine& expect_field(const ReadHead& read, const std::string& keyword) {
  const auto found = read.fields.find(keyword);
  if (found == read.fields.end())
    throw RecordError(format({"the head of the record has no `{0}`; expected it before this line",
                              "protokollets huvud saknar `{0}`; det väntades före den här raden"},
                             keyword),
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

void expect_one_word(const RecordLine& line, const Text& what) {
  if (line.words.size() != 2)
    refuse(line, {"{0}: expected {1}, found {2} words", "{0}: väntade {1}, hittade {2} ord"},
           line.words[0], what, line.words.size() - 1);
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
  expect_one_word(variant, {"a name", "ett namn"});
  read.head.variant = variant.words[1];
  read.head.variant_line = variant.number;
  const RecordLine& players = expect_field(read, "players");
  expect_one_word(players, {"a number", "ett tal"});
  read.head.players = record_number(players, 1, 1, max_seats);
  if (const auto script = read.fields.find("script"); script != read.fields.end()) {
    expect_one_word(script->second, {"a hash", "en hashsumma"});
    read.head.script_hash = script->second.words[1];
  }
  if (const auto seed = read.fields.find("seed"); seed != read.fields.end()) {
    expect_one_word(seed->second, {"a number", "ett tal"});
    read.head.seed =
        record_number<std::uint64_t>(seed->second, 1, 0, std::numeric_limits<std::uint64_t>::max());
  }
  return read;
}

RecordHead read_record_head(std::string_view text) {
  RecordLines lines(text);
  return read_head(lines).head;
}

namespace {

/// What the field of a variant's zone begins with, as in "zone.shop2".
constexpr std::string_view own_zone = "zone.";

/// Whether this is a field of a setup; `deal` opens the deal and `round` its moves.
bool is_setup_field(const std::string& word) {
  static const std::vector<std::string> fields = setup_field_names(max_seats);
  return word.starts_with(own_zone) ||
         (word != "deal" && word != "round" && std::ranges::count(fields, word) > 0);
}

bool is_deal_field(const std::string& word, const RecordFields& before) {
  return word == "deck" || word == "setup" || is_setup_field(word) ||
         (word == "round" && !before.contains("deck") && !before.contains("setup"));
}

Cards cards_of(const RecordLine& line) {
  Cards cards;
  for (std::size_t i = 1; i < line.words.size(); ++i) {
    try {
      for (Card card : parse_cards(line.words[i])) cards.push_back(card);
    } catch (const CardError& error) {
      refuse(line, line.words[0] + ": " + error.message());
    }
  }
  return cards;
}

Setup read_setup(const DealHead& deal, int players) {
  Setup setup;
  setup.players = players;
  if (const int number = number_of(deal.line); number != 1)
    setup.words["deal"] = std::to_string(number);
  for (const auto& [keyword, line] : deal.fields) {
    if (keyword == "setup") continue;
    const std::string text = joined(std::span(line.words).subspan(1), " ");
    try {
      set_field(setup, keyword.substr(keyword.starts_with(own_zone) ? own_zone.size() : 0), text);
    } catch (const CardError& error) {
      refuse(line, keyword + ": " + error.message());
    } catch (const SetupError& error) {
      refuse(line, error.message());
    }
  }
  return setup;
}

}  // namespace

DealHead read_deal_head(RecordLines& lines, const RecordLine& deal) {
  DealHead head{deal, {}, {}};
  head.behind = read_fields(lines, head.fields, [&](const std::string& word) {
    return is_deal_field(word, head.fields);
  });
  return head;
}

GameStart read_start(const DealHead& deal, const RecordHead& head) {
  GameStart start;
  start.seed = head.seed;
  start.players = head.players;
  const RecordLine* deck = deal.find("deck");
  if (const RecordLine* setup = deal.find("setup")) {
    if (deck != nullptr)
      refuse(*deck, {"deck: a deal has a deck or a setup, not both",
                     "deck: en giv har deck eller setup, inte båda"});
    if (setup->words.size() > 1)
      refuse(*setup, {"setup: its zones stand in lines of their own",
                      "setup: dess fält står på egna rader"});
    start.setup = read_setup(deal, start.players);
    return start;
  }
  if (deck == nullptr)
    refuse(deal.line, {"expected `deck` and the cards in dealing order, or `setup`",
                       "väntade `deck` och korten i givordning, eller `setup`"});
  for (const auto& [keyword, line] : deal.fields)
    if (keyword != "deck" && keyword != "dealer" && keyword != "scores")
      refuse(line,
             {"{0}: expected a line `setup` before it", "{0}: väntade en rad `setup` före den"},
             keyword);
  start.dealer = deal.find("dealer") ? number_of(*deal.find("dealer")) : start.players;
  if (const RecordLine* scores = deal.find("scores")) start.scores = numbers_of(*scores);
  start.deck = deck_of(*deck);
  return start;
}

Cards deck_of(const RecordLine& line) {
  Cards deck = cards_of(line);
  if (deck.empty())
    refuse(line,
           {"deck: expected the cards in dealing order", "deck: väntade korten i givordning"});
  return deck;
}

std::vector<int> numbers_of(const RecordLine& line) {
  std::vector<int> numbers;
  for (std::size_t i = 1; i < line.words.size(); ++i)
    numbers.push_back(record_number(line, i, -most_points, most_points));
  return numbers;
}

int number_of(const RecordLine& line) {
  expect_one_word(line, {"a number", "ett tal"});
  return record_number(line, 1, 1, std::numeric_limits<int>::max());
}

}  // namespace kasino
