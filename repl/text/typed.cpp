#include "repl/text/typed.hpp"

#include <algorithm>
#include <cctype>

#include "engine/model/setup.hpp"
#include "engine/text/reading.hpp"
#include "engine/text/text.hpp"
#include "engine/text/utf8.hpp"
#include "repl/text/words.hpp"
#include "scripting/source/spelling.hpp"

namespace kasino {

namespace {

constexpr std::string_view white_space = " \t\r\n\v\f";

bool is_space(char c) { return white_space.find(c) != std::string_view::npos; }

/// A word in a command's arguments, or in its help. Digits may follow it: `pile1`.
struct ArgumentWord {
  std::string_view en, sv;
  std::string_view taken_with{};  ///< the word in `form` that admits it; empty: itself
};

constexpr ArgumentWord words_of_arguments[] = {
    {"or", "eller"},
    {"MOVE", "DRAG"},
    {"CARDS", "KORT"},
    {"CARD", "KORT"},
    {"SEAT", "PLATS"},
    {"PLAYER", "SPELARE"},
    {"FILE", "FIL"},
    {"COMMAND", "KOMMANDO"},
    {"NAME", "NAMN"},
    {"VALUE", "VÄRDE"},
    {"EXPRESSION", "UTTRYCK"},
    {"HOOK", "FUNKTION"},
    {"STAGE", "SKEDE"},
    {"on", "på"},
    {"off", "av"},
    {"all", "alla"},
    {"game", "spel"},
    {"drop", "släng"},
    {"big", "stora"},
    {"line", "rad"},
    {"ascii", "bokstäver"},
    {"human", "människa", "PLAYER"},
    {"random", "slump", "PLAYER"},
    {"novice", "nybörjare", "PLAYER"},
    {"greedy", "girig", "PLAYER"},
    {"expert", "expert", "PLAYER"},
    {"limit", "antal"},
    {"view", "vy"},
    {"players", "spelare"},
    {"seed", "frö"},
    {"deck", "lek"},
    {"dealer", "givare"},
    {"cut", "lott", "dealer"},
    {"scores", "ställning"},
    {"table", "bord"},
    {"stock", "talong"},
    {"pile", "hög"},
    {"sweeps", "tömt"},
    {"turn", "tur"},
    {"last_capturer", "tog_senast"},
    {"deal", "giv"},
    {"round", "omgång"},
};

bool is_in_argument(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return byte >= 0x80 || std::isalnum(byte) != 0 || c == '_';
}

std::string_view without_digits(std::string_view word) {
  return word.substr(0, word.find_last_not_of("0123456789") + 1);
}

/// `text` with each word in it replaced by what `change` answers.
template <typename Change>
std::string with_words(std::string_view text, Change change) {
  std::string changed;
  for (std::size_t at = 0; at < text.size();) {
    std::size_t end = at;
    while (end < text.size() && is_in_argument(text[end])) ++end;
    if (end > at) changed += change(text.substr(at, end - at));
    if (end < text.size()) changed += text[end++];
    at = end;
  }
  return changed;
}

bool stands_in(std::string_view word, std::string_view form) {
  bool stands = false;
  with_words(form, [&](std::string_view one) {
    stands |= without_digits(one) == word;
    return one;
  });
  return stands;
}

/// `word` in the other language: the member `to` of the entry whose member `from` it is, if `form`
/// admits that entry.
std::string other_word(std::string_view word, std::string_view ArgumentWord::*from,
                       std::string_view ArgumentWord::*to, std::string_view form) {
  const std::string_view stem = without_digits(word);
  for (const ArgumentWord& one : words_of_arguments)
    if (one.*from == stem && stands_in(one.taken_with.empty() ? one.en : one.taken_with, form))
      return std::string(one.*to).append(word.substr(stem.size()));
  return std::string(word);
}

}  // namespace

Text argument_word(std::string_view english) {
  for (const ArgumentWord& one : words_of_arguments)
    if (one.en == without_digits(english))
      return {std::string(english), std::string(one.sv).append(english.substr(one.en.size()))};
  return {std::string(english), std::string(english)};
}

Text argument_advice(std::string_view word, const std::vector<std::string>& english) {
  std::vector<std::string> both = english;
  for (const std::string& one : english) both.push_back(argument_word(one).sv);
  return {advice(word, english).en, advice(word, both).sv};
}

std::string argument_words(Language language, std::string_view text, std::string_view form) {
  if (language == Language::English) return std::string(text);
  return with_words(text, [&](std::string_view word) {
    return other_word(word, &ArgumentWord::en, &ArgumentWord::sv, form);
  });
}

std::string_view trimmed(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(white_space);
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(white_space) - begin + 1);
}

std::string_view unquoted(std::string_view text) {
  if (text.size() < 2 || text.front() != '"' || text.back() != '"') return text;
  return text.substr(1, text.size() - 2);
}

std::vector<int> number_list(const std::string& key, std::string_view text) {
  std::vector<int> numbers;
  for (const std::string& part : words_in(text, ",")) {
    const auto number = whole_number<int>(part, -most_points, most_points);
    if (!number)
      throw BadArgument({"{0}: expected whole numbers of at most {1} with commas between, not {2}",
                         "{0}: väntade heltal om högst {1} med komma mellan, inte {2}"},
                        argument_word(key), most_points, quoted(part));
    numbers.push_back(*number);
  }
  return numbers;
}

Arguments::Arguments(std::string_view text, std::string_view form,
                     const std::vector<std::string>& own)
    : text_(trimmed(text)) {
  const auto english = [&](const std::string& word) {
    return std::ranges::count(own, without_digits(word)) > 0
               ? word
               : other_word(word, &ArgumentWord::sv, &ArgumentWord::en, form);
  };
  std::size_t at = 0;
  while (at < text_.size()) {
    if (is_space(text_[at])) {
      ++at;
      continue;
    }
    std::string word;
    std::size_t equals = std::string::npos;
    bool quoted = false;
    for (; at < text_.size() && (quoted || !is_space(text_[at])); ++at) {
      if (text_[at] == '"') {
        quoted = !quoted;
        continue;
      }
      if (text_[at] == '=' && !quoted && equals == std::string::npos) equals = word.size();
      word += text_[at];
    }
    if (quoted)
      throw BadArgument(Text{"a quote is open: each \" needs another one after it",
                             "ett citat är öppet: varje \" behöver ett till efter sig"});
    if (equals == std::string::npos || equals == 0)
      words_.push_back(english(word));
    else
      add({english(word.substr(0, equals)), english(word.substr(equals + 1))});
  }
}

void Arguments::add(Pair pair) {
  if (find(pair.first) != nullptr)
    throw BadArgument({"{0}: given twice", "{0}: anges två gånger"}, argument_word(pair.first));
  pairs_.push_back(std::move(pair));
}

Arguments Arguments::verbatim(std::string_view text) {
  Arguments arguments;
  arguments.text_ = trimmed(text);
  return arguments;
}

void Arguments::allow(const std::vector<std::string>& keys, std::size_t words) const {
  for (const auto& [key, value] : pairs_)
    if (std::find(keys.begin(), keys.end(), key) == keys.end()) {
      const std::vector<std::string> swedish =
          texts_of(keys, [](const std::string& one) { return argument_word(one).sv; });
      throw BadArgument(
          {"{0}: unknown argument{1}{2}", "{0}: okänt argument{1}{2}"}, quoted(key),
          argument_advice(key, keys),
          keys.empty() ? Text{}
                       : Text{"; there are " + joined(keys), "; det finns " + joined(swedish)});
    }
  if (words_.size() > words)
    throw BadArgument(
        {"{0}: one word too many{1}", "{0}: ett ord för mycket{1}"}, quoted(words_[words]),
        keys.empty() ? Text{}
                     : Text{"; arguments are written key=value, with \" around values that hold "
                            "spaces",
                            "; argument skrivs nyckel=värde, med \" runt värden med mellanslag"});
}

const std::string* Arguments::find(std::string_view key) const {
  for (const Pair& pair : pairs_)
    if (pair.first == key) return &pair.second;
  return nullptr;
}

std::optional<long long> Arguments::number(const std::string& key, long long least,
                                           long long most) const {
  const std::string* value = find(key);
  if (value == nullptr) return std::nullopt;
  const auto number = whole_number(*value, least, most);
  if (!number)
    throw BadArgument({"{0}: expected a whole number from {1} to {2}, not {3}",
                       "{0}: väntade ett heltal från {1} till {2}, inte {3}"},
                      argument_word(key), least, most, quoted(*value));
  return number;
}

bool Arguments::on_or_off(bool now) const {
  allow({}, 1);
  if (words_.empty()) return !now;
  if (words_.front() != "on" && words_.front() != "off")
    throw BadArgument({"expected on or off, not {0}", "väntade på eller av, inte {0}"},
                      quoted(words_.front()));
  return words_.front() == "on";
}

const std::string& Arguments::word(const Text& what) const {
  if (words_.empty()) throw BadArgument({"{0} is missing", "{0} saknas"}, what);
  return words_.front();
}

std::string without_byte_order_mark(std::string text) {
  constexpr std::string_view mark = "\ufeff";
  if (text.starts_with(mark)) text.erase(0, mark.size());
  return text;
}

namespace {

/// Throws Error if the input cannot be read, as with a folder.
int next_byte(std::streambuf& buffer) {
  try {
    return buffer.sbumpc();
  } catch (const std::ios_base::failure&) {
    throw Error(Text{"standard input: it cannot be read", "standard in: det går inte att läsa"});
  }
}

}  // namespace

std::optional<Text> problem_of(std::string_view line) {
  if (is_well_formed(line)) return std::nullopt;
  if (line.find('\0') == std::string_view::npos)
    return Text{"the line is no UTF-8 text", "raden är ingen UTF-8-text"};
  return Text{"the line holds a NUL byte", "raden innehåller en NUL-byte"};
}

std::optional<Line> read_line(std::istream& in) {
  Line line;
  std::streambuf& buffer = *in.rdbuf();
  bool ended = false;
  bool anything = false;
  bool too_long = false;
  while (!ended) {
    const int c = next_byte(buffer);
    if (c == std::char_traits<char>::eof()) break;
    anything = true;
    ended = c == '\n';
    too_long |= !ended && line.text.size() == longest_line;
    if (!ended && !too_long) line.text += static_cast<char>(c);
  }
  if (!anything) return std::nullopt;
  if (line.text.ends_with('\r')) line.text.pop_back();
  if (too_long)
    line.problem =
        format({"the line is longer than {0} bytes", "raden är längre än {0} byte"}, longest_line);
  else
    line.problem = problem_of(line.text);
  return line;
}

std::string setup_line(const Setup& setup) {
  std::string line = "setup";
  for (const WrittenField& field : written_fields(setup)) {
    line +=
        ' ' + field.name + '=' + (is_digits(field.value) ? field.value : '"' + field.value + '"');
  }
  return line;
}

}  // namespace kasino
