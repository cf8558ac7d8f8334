#include "repl/text/typed.hpp"

#include <algorithm>

#include "engine/model/setup.hpp"
#include "engine/text/reading.hpp"
#include "engine/text/text.hpp"
#include "engine/text/utf8.hpp"
#include "repl/text/words.hpp"

namespace kasino {

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
      throw BadArgument(
          format({"{0}: expected whole numbers of at most {1} with commas between, not {2}",
                  "{0}: väntade heltal om högst {1} med komma mellan, inte {2}"},
                 argument_word(key), most_points, quoted(part)),
          key);
    numbers.push_back(*number);
  }
  return numbers;
}

Arguments::Arguments(std::string_view text, const Form& form, const std::vector<std::string>& own)
    : text_(trimmed(text)) {
  const auto english = [&](const std::string& word) {
    const std::string stem = word.substr(0, word.find_last_not_of("0123456789") + 1);
    return std::ranges::count(own, stem) > 0 ? word : english_argument(word, form);
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
    throw BadArgument(
        format({"{0}: given twice", "{0}: anges två gånger"}, argument_word(pair.first)),
        pair.first);
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
      throw BadArgument(format({"{0}: unknown argument{1}{2}", "{0}: okänt argument{1}{2}"},
                               quoted(key), argument_advice(key, keys),
                               keys.empty() ? Text{}
                                            : Text{"; there are " + joined(keys),
                                                   "; det finns " + joined(swedish)}),
                        key);
    }
  if (most && words_.size() > *most)
    throw BadArgument(
        format({"{0}: one word too many{1}", "{0}: ett ord för mycket{1}"}, quoted(words_[*most]),
               keys.empty()
                   ? Text{}
                   : Text{"; arguments are written key=value, with \" around values that hold "
                          "spaces",
                          "; argument skrivs nyckel=värde, med \" runt värden med mellanslag"}),
        words_[*most]);
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
    throw BadArgument(format({"{0}: expected a whole number from {1} to {2}, not {3}",
                              "{0}: väntade ett heltal från {1} till {2}, inte {3}"},
                             argument_word(key), least, most, quoted(*value)),
                      key);
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
