// No English in what a Swede reads: sentences of the program and of scripts, each held against its
// English one, and whole sessions, held against the same in English. Words that both languages
// have, or that are names, stand in tests/data/words-in-both.txt.
#include <algorithm>
#include <cctype>
#include <filesystem>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "engine/text/utf8.hpp"
#include "repl/commands/commands.hpp"
#include "scripting/source/file.hpp"
#include "scripting/variant/variant.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/program.hpp"
#include "tests/support/shipped.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

namespace fs = std::filesystem;
using Words = std::set<std::string>;

const fs::path root = fs::path(KASINO_SOURCE_VARIANTS).parent_path();

bool is_letter(char c) {
  return (static_cast<unsigned char>(c) & 0x80U) != 0 ||
         std::isalpha(static_cast<unsigned char>(c));
}

/// The words of two letters or more, in small letters, that are no cards, keys of options on the
/// command line, names of files or clauses.
Words words_of(const std::string& text) {
  Words words;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t begin = at;
    while (at < text.size() && is_letter(text[at])) ++at;
    if (begin == at) {
      // What stands in braces or after a backslash, two dashes, or in back quotes is no word.
      const char closing = text[at] == '{' ? '}' : text[at] == '`' ? '`' : '\0';
      const std::size_t end = closing == '\0' ? text.npos : text.find(closing, at + 1);
      if (end != text.npos) at = end;
      if (text.compare(at, 2, "--") == 0)
        while (at < text.size() && text[at] != ' ') ++at;
      else
        ++at;
      continue;
    }
    std::string word = text.substr(begin, at - begin);
    const bool is_part =
        (at < text.size() && (std::isdigit(static_cast<unsigned char>(text[at])) ||
                              text[at] == '_' || text[at] == '/')) ||
        (begin > 0 && (text[begin - 1] == '_' || text[begin - 1] == '/' || text[begin - 1] == '.'));
    const bool is_capital = std::ranges::none_of(
        word, [](char c) { return std::islower(static_cast<unsigned char>(c)) != 0; });
    std::ranges::transform(word, word.begin(), [](char c) {
      return static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    });
    if (word.size() > 2 && !is_part && !is_capital) words.insert(word);
  }
  return words;
}

/// The words of the file that lists those in both languages.
const Words& words_in_both() {
  static const Words words = words_of(read_file(KASINO_TEST_DATA "/words-in-both.txt"));
  return words;
}

/// The words that a text and its Swedish one share, and that are not listed.
std::string shared(const std::string& english, const std::string& swedish) {
  std::string found;
  const Words in_english = words_of(english);
  for (const std::string& word : words_of(swedish))
    if (in_english.contains(word) && !words_in_both().contains(word)) found += word + ' ';
  return found;
}

/// Reads the string literals that stand at `at`, joined by `joint` or, without one, by blanks; `at`
/// is then behind them. Empty if there is none.
std::string literal(const std::string& source, std::size_t& at, const std::string& joint) {
  std::string text;
  for (std::size_t next = source.find_first_not_of(" \n", at); next < source.size();) {
    if (source[next] != '"') break;
    std::size_t end = next + 1;
    while (end < source.size() && source[end] != '"') end += source[end] == '\\' ? 2 : 1;
    text += source.substr(next + 1, end - next - 1);
    at = end + 1;
    next = source.find_first_not_of(" \n", at);
    if (joint.empty()) continue;
    if (source.compare(next, joint.size(), joint) != 0) break;
    next = source.find_first_not_of(" \n", next + joint.size());
  }
  for (std::size_t n; (n = text.find("\\n")) != text.npos;) text.replace(n, 2, " ");
  return text;
}

/// The variants of these folders, by their paths; modifiers on top of standard.
std::vector<std::string> variant_names(const std::vector<const char*>& folders) {
  Budget budget;
  std::vector<std::string> problems, names;
  for (const char* folder : folders)
    for (const VariantInfo& info :
         list_variants({root / folder, root / "variants"}, budget, problems))
      if (info.path.parent_path() == root / folder)
        names.push_back((info.modifier ? "standard+" : "") + info.path.string());
  CHECK(problems.empty());
  return names;
}

/// The files below a folder that have the ending.
std::vector<fs::path> files_of(const char* folder, const char* ending) {
  std::vector<fs::path> files;
  for (const auto& entry : fs::recursive_directory_iterator(root / folder))
    if (entry.path().string().ends_with(ending)) files.push_back(entry.path());
  return files;
}

}  // namespace

TEST_CASE("A sentence of the program and its Swedish one share no words", "[swedish]") {
  int pairs = 0;
  for (const char* room : {"engine", "repl", "scripting/simulate"})
    for (const char* ending : {".cpp", ".hpp"})
      for (const fs::path& file : files_of(room, ending)) {
        // Help of the command line has names that are typed, and a test of its own.
        if (file.string().find("command_line") != std::string::npos) continue;
        const std::string source = read_file(file.string());
        for (std::size_t at = source.find('{'); at < source.size(); at = source.find('{', at + 1)) {
          std::size_t behind = at + 1;
          const std::string english = literal(source, behind, "");
          if (english.find(' ') == english.npos || source[behind] != ',') continue;
          ++behind;
          const std::string swedish = literal(source, behind, "");
          if (swedish.find(' ') == swedish.npos || source[behind] != '}') continue;
          ++pairs;
          CAPTURE(file.string(), english, swedish);
          CHECK(shared(english, swedish) == "");
        }
      }
  CHECK(pairs > 700);
}

TEST_CASE("A text of a shipped script and its Swedish one share no words", "[swedish]") {
  const std::regex half_english_card(R"(\b[dc](E|Kn|D)\b)");  // rE, not dE
  int pairs = 0;
  for (const fs::path& file : files_of("variants", ".lua")) {
    if (file.string().ends_with(".meta.lua") || file.string().ends_with(".test.lua")) continue;
    const std::string source = read_file(file.string());
    for (std::size_t at = source.find("en = "); at < source.size(); at = source.find("en = ", at)) {
      at = source.find('"', at);
      if (at == source.npos) break;
      const std::string english = literal(source, at, "..");
      const std::size_t next = source.find("sv = ", at);
      CAPTURE(file.string(), english);
      REQUIRE(next < source.npos);  // every text has a Swedish one
      std::size_t behind = source.find('"', next);
      const std::string swedish = literal(source, behind, "..");
      ++pairs;
      CAPTURE(swedish);
      CHECK(shared(english, swedish) == "");
      CHECK_FALSE(std::regex_search(swedish, half_english_card));
    }
  }
  CHECK(pairs > 700);
}

TEST_CASE("All that a shipped variant names has a Swedish title", "[swedish]") {
  const auto check = [](const std::string& what, const Text& text) {
    CAPTURE(what, text.en);
    CHECK((!text.sv.empty() || shared(text.en, text.en).empty()));  // some names are the same
  };
  for (const std::string& name : variant_names({"variants", "variants/house"})) {
    CAPTURE(name);
    const RuleData& rules = shipped(name).data();
    check("title", rules.title);
    check("aim", rules.aim);
    if (rules.purse) check("unit", rules.purse->unit);
    for (const Clause& clause : rules.clauses) check(clause.id, clause.text);
    for (const EventText& event : rules.events) check(event.type, event.text);
    for (const ScoringItem& item : rules.scoring) check("scoring." + item.name, item.title);
    for (const ZoneRule& zone : rules.zones) check("zones." + zone.name, zone.title);
    for (const PotRule& pot : rules.pots) check("pots." + pot.name, pot.title);
    for (const VariableRule& variable : rules.variables) {
      if (!variable.on_board) continue;
      check("vars." + variable.name, variable.title);
      for (std::size_t i = 0; i < variable.words.size(); ++i)
        check(variable.words[i], title_of_word(variable, i));
    }
    for (const StageRule& stage : rules.stages) check("stages." + stage.name, stage.title);
    for (const OptionValue& option : rules.options) {
      check("options." + option.name, option.title);
      check("options." + option.name, option.text);
      for (const std::string& choice : option.choices)
        if (std::ranges::none_of(choice, [](char c) { return std::isdigit(c) != 0; }))
          check("options." + option.name + '.' + choice, option.value_title(choice));
    }
    for (const ActionRule& action : rules.actions) {
      check("actions." + action.name, action.title);
      for (const ArgumentRule& argument : action.arguments) {
        check(action.name + '.' + argument.name, argument.title);
        for (std::size_t i = 0; i < argument.words.size(); ++i)
          check(argument.words[i], title_of_word(argument, i));
      }
    }
  }
}

TEST_CASE("A Swedish session of a shipped variant has no English words", "[swedish]") {
  std::string lines = "moves\nhint\nrules\noption\nstate\nscore\nclause\nlesson\n";
  for (const Command& command : commands()) lines += "help " + command.name + '\n';
  lines +=
      "auto 3\nexplain\nlast\nhistory\nauto 9\nscore\nundo 2\nmoves\nquiz n=2 seed=3\nreveal\n"
      "again\nreveal\nleave\nauto 200\nscore\nnext\nhistory\nnosuch\nwhy h7\nx9\n";
  for (const std::string& name : variant_names({"variants"})) {
    CAPTURE(name);
    const auto session = [&](const char* language) {
      const Result result = run({"play", name, "--seed", "7", "--lang", language}, lines);
      return result.out + result.err;
    };
    CHECK(shared(session("en"), session("sv")) == "");
  }
}
