#include "repl/text/typed.hpp"

#include <algorithm>

#include "engine/model/setup.hpp"
#include "engine/text/reading.hpp"
#include "engine/text/text.hpp"
#include "engine/text/utf8.hpp"
#include "repl/text/words.hpp"

namespace kasino {

namespace {

/// Throws BadArgument for an argument or word, which the message begins with.
[[noreturn]] void refuse(const std::string& key, const Text& shown, const Text& problem) {
  throw BadArgument(shown + Text{": ", ": "} + problem, ErrorFacts{.place = key});
}

}  // namespace

std::string_view trimmed(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(white_space);
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(white_space) - begin + 1);
}

std::string_view unquoted(std::string_view text) {
  if (text.size() < 2 || text.front() != '"' || text.back() != '"') return text;
  return text.substr(1, text.size() - 2);
}

long long number_in(const std::string& word, long long least, long long most,
                    const Sentence<2>& expected) {
  if (const auto number = whole_number(word, least, most)) return *number;
  throw BadArgument(expected, most, quoted(word));
}

std::vector<int> number_list(const std::string& key, std::string_view text) {
  std::vector<int> numbers;
  for (const std::string& part : words_in(text, ",")) {
    const auto number = whole_number<int>(part, -most_points, most_points);
    if (!number)
      refuse(key, argument_word(key),
             format({"expected whole numbers of at most {0} with commas between, not {1}",
                     "väntade heltal om högst {0} med komma mellan, inte {1}"},
                    most_points, quoted(part)));
    numbers.push_back(*number);
  }
  return numbers;
}

Arguments::Arguments(std::string_view text, const Form& form, const Own& own)
    : text_(trimmed(text)) {
  const auto english = [&](const std::string& word) {
    const std::size_t end = std::min(word.find_first_of("0123456789."), word.size());
    const auto found = own.find(word.substr(0, end));
    return found != own.end() ? found->second + word.substr(end) : english_argument(word, form);
  };
  for (const auto& [word, equals] : typed_words(text_)) {
    if (equals.value_or(0) == 0)
      words_.push_back(english(word));
    else
      add({english(word.substr(0, *equals)), english(word.substr(*equals + 1))});
  }
}

void Arguments::add(Pair pair) {
  if (find(pair.first) != nullptr)
    refuse(pair.first, argument_word(pair.first), {"given twice", "anges två gånger"});
  pairs_.push_back(std::move(pair));
}

Arguments Arguments::verbatim(std::string_view text) {
  Arguments arguments;
  arguments.text_ = trimmed(text);
  return arguments;
}

void Arguments::allow(const std::vector<std::string>& keys, std::optional<std::size_t> most) const {
  for (const auto& [key, value] : pairs_)
    if (std::find(keys.begin(), keys.end(), key) == keys.end()) {
      const std::vector<std::string> swedish =
          texts_of(keys, [](const std::string& one) { return argument_word(one).sv; });
      refuse(key, as_text(quoted(key)),
             format({"unknown argument{0}{1}", "okänt argument{0}{1}"}, argument_advice(key, keys),
                    keys.empty()
                        ? Text{}
                        : Text{"; there are " + joined(keys), "; det finns " + joined(swedish)}));
    }
  if (most && words_.size() > *most)
    refuse(words_[*most], as_text(quoted(words_[*most])),
           keys.empty()
               ? Text{"one word too many", "ett ord för mycket"}
               : Text{"one word too many; arguments are written key=value, with \" around values "
                      "that hold spaces",
                      "ett ord för mycket; argument skrivs nyckel=värde, med \" runt värden med "
                      "mellanslag"});
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
    refuse(key, argument_word(key),
           format({"expected a whole number from {0} to {1}, not {2}",
                   "väntade ett heltal från {0} till {1}, inte {2}"},
                  least, most, quoted(*value)));
  return number;
}

bool Arguments::on_or_off(bool now) const {
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
int next_byte(std::istream& in) {
  try {
    if (!in.bad()) return in.rdbuf()->sbumpc();
  } catch (const std::ios_base::failure&) {
  }
  throw Error(Text{"standard input: it cannot be read", "standard in: det går inte att läsa"});
}

}  // namespace

std::optional<Text> problem_of(std::string_view line) {
  constexpr std::string_view replacement = "\xef\xbf\xbd";  // what terminals make of other bytes
  if (line.find(replacement) != std::string_view::npos)
    return Text{"a letter of the line came as no UTF-8: set the terminal, and LANG, to UTF-8",
                "en bokstav på raden kom inte som UTF-8: ställ in terminalen, och LANG, på UTF-8"};
  if (is_well_formed(line)) return std::nullopt;
  if (line.find('\0') == std::string_view::npos)
    return Text{"the line is no UTF-8 text", "raden är ingen UTF-8-text"};
  return Text{"the line holds a NUL byte", "raden innehåller en NUL-byte"};
}

std::optional<Line> read_line(std::istream& in) {
  Line line;
  bool ended = false;
  bool anything = false;
  bool too_long = false;
  while (!ended) {
    const int c = next_byte(in);
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
