// No line of any answer is wider than the screen, and none is cut within a word: what a wide screen
// shows in long lines a narrow one shows in the same words.
#include <algorithm>
#include <iterator>
#include <set>
#include <sstream>

#include "repl/commands/commands.hpp"
#include "repl/screen/screen.hpp"
#include "repl/text/outlet.hpp"
#include "repl/text/words.hpp"
#include "scripting/variant/variant.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/conversation.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

using Lines = std::vector<std::string>;

const std::string folder = KASINO_SOURCE_VARIANTS;

/// What a session is of, and what is typed in it.
struct Sitting {
  std::string variant;
  int players = 2;
  Lines lines;
};

constexpr int widths[] = {40, 60, 80, 120};
constexpr int wide = 500;

Style screen_of(int columns, Language language) {
  Style style;
  style.columns = columns;
  style.width = std::clamp(columns, 40, 100);
  style.terminal = true;
  style.language = language;
  return style;
}

/// What screens of these styles show of a sitting: for each, the greeting and the answers.
std::vector<Lines> shown(const Sitting& sitting, const std::vector<Style>& styles) {
  SessionSettings settings = plain_settings();
  settings.rules.variant = sitting.variant;
  settings.players = sitting.players;
  settings.language = styles.front().language;
  settings.moves_shown = 100;
  settings.folders = {folder, folder + "/house"};
  Budget budget;
  const RulesLoader load = [&](const RulesName& name) {
    return load_variant({name.variant, settings.folders, name.options, name.players}, budget);
  };
  Desk desk(settings, load, budget);
  std::vector<Lines> answers(styles.size());
  const auto show = [&](const auto& text_in) {
    for (std::size_t i = 0; i < styles.size(); ++i) {
      std::ostringstream screen;
      Outlet(screen, true, [&] { return styles[i].columns; }) << text_in(styles[i]);
      answers[i].push_back(screen.str());
    }
  };
  show([&](const Style& style) { return draw_greeting(desk.session, style); });
  for (const std::string& line : sitting.lines) {
    const Reply reply = execute(desk, line);
    show([&](const Style& style) {
      std::string text = preface(reply, desk.session);
      const Failure* failure = reply.failure();
      if (failure == nullptr) return text + to_screen(reply, desk.session, style);
      text += to_line(*failure);
      for (const std::string& under : failure->facts.under) text += '\n' + under;
      return text;
    });
  }
  return answers;
}

/// The words of a text, without the commas after which long moves are broken.
std::set<std::string> words_of(std::string text) {
  std::ranges::replace(text, ',', ' ');
  std::istringstream stream(text);
  return {std::istream_iterator<std::string>(stream), {}};
}

bool is_one_word(std::string line) {
  line.erase(0, line.find_first_not_of(' '));
  return line.find(' ') == std::string::npos;
}

Lines too_wide(const std::string& text, int columns) {
  Lines found;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);)
    if (columns_of(line) > columns && !is_one_word(line)) found.push_back(line);
  return found;
}

/// Words that a wide screen does not show: parts of those that it does. Dots stand for what was
/// left out.
Lines torn(const std::string& narrow, const std::set<std::string>& known) {
  Lines found;
  for (const std::string& word : words_of(narrow))
    if (!known.contains(word) && !word.starts_with("...") &&
        std::ranges::any_of(known, [&](const std::string& whole) {
          return word.size() > 1 && whole.size() > word.size() &&
                 (whole.starts_with(word) || whole.ends_with(word));
        }))
      found.push_back(word);
  return found;
}

void check(const Sitting& sitting, Language language) {
  std::vector<Style> styles = {screen_of(wide, language)};
  for (const int columns : widths) styles.push_back(screen_of(columns, language));
  const std::vector<Lines> answers = shown(sitting, styles);
  std::set<std::string> known;
  for (const std::string& text : answers[0]) known.merge(words_of(text));
  for (std::size_t screen = 1; screen < styles.size(); ++screen)
    for (std::size_t i = 0; i < answers[screen].size(); ++i) {
      const std::string& narrow = answers[screen][i];
      CAPTURE(styles[screen].columns, sitting.variant,
              i == 0 ? "the greeting" : sitting.lines[i - 1], narrow);
      CHECK(too_wide(narrow, styles[screen].columns) == Lines());
      CHECK(torn(narrow, known) == Lines());
    }
}

/// `help` of every command, and its example.
Lines help_of_all() {
  Lines lines = {"help", "help all"};
  for (const Command& command : commands()) lines.push_back("help " + command.name);
  return lines;
}

/// Boards, and what happened, in a game of any variant.
const Lines dealt = {"state", "peek",   "auto", "auto",  "auto 6",
                     "score", "undo 3", "last", "auto 9"};

/// A little of everything.
const Lines asked = {
    "moves",
    "moves limit=3",
    "hint",
    "analyse",
    "analyse all",
    "score",
    "state",
    "state view=2",
    "peek",
    "why 1",
    "try 1",
    "1",
    "explain",
    "last",
    "coach on",
    "1",
    "y",
    "auto 6",
    "history",
    "last",
    "explain",
    "undo 3",
    "analyse game",
    "history",
    "line 2",
    "back 2",
    "step",
    "goto 3",
    "score",
    "rules",
    "clause X",
    "option",
    "record",
    "coverage",
    "trace on",
    "hint",
    "moves",
    "1",
    "trace off",
    "break",
    "perft 1",
    "perft 1 --divide",
    "compare nowhere.txt",
    "auto 1 greedy",
    "auto 2 greedy",
    "next",
    "progress",
    "lesson",
    "variant",
    "quit now",
};

const Lines wrong = {
    "plya",
    "s7 s8 s9",
    "s7xx",
    "s7x",
    "s7=99",
    "z9",
    "play 99",
    "why s7x*h7",
    "why [c2]",
    "state view=9",
    "state vew=1",
    "state \"",
    "moves limit=x",
    "undo 5",
    "goto 99",
    "line",
    "auto 9 greedy",
    "auto 1 gredy",
    "new players=99",
    "new dealer=x",
    "new deck=\"zz\"",
    "setup tabel=\"h7\"",
    "setup table=\"h7 h7\"",
    "setup hand1=\"s7\" vars=\"x=1\"",
    "load nowhere/at/all/in/a/long/path.kasino",
    "lua 1 +",
    "lua view.nothing.more",
    "lua error(\"a long text that goes on and on, so that it has to be wrapped somewhere at all\")",
    "option nothing=1",
    "clause NO-1",
    "quiz NO-*",
    "lesson 99",
    "variant nosuchvariant",
    "restore",
    "cards tiny",
    "echo " + std::string("many words, ") + std::string(300, 'x') +
        " and more words after it, which go on for a while until the line is long enough for any",
};

}  // namespace

TEST_CASE("No answer is wider than the screen or cut within a word", "[width]") {
  const Language language = GENERATE(Language::English, Language::Swedish);
  Lines lines = asked;
  for (const Lines& more : {help_of_all(), wrong})
    lines.insert(lines.end(), more.begin(), more.end());
  check({"standard", 2, lines}, language);
}

TEST_CASE("Nor is one of other variants", "[width]") {
  const Language language = GENERATE(Language::English, Language::Swedish);
  check({"blackjack", 3, asked}, language);
  check({"cassino", 2, asked}, language);
  check({"standard", 4, asked}, language);
}

TEST_CASE("Nor is a lesson or a quiz", "[width]") {
  const Language language = GENERATE(Language::English, Language::Swedish);
  Lines lines;
  for (const char* lesson : {"1", "3"}) {
    lines.push_back(std::string("lesson ") + lesson);
    for (int i = 0; i < 12; ++i) lines.insert(lines.end(), {"hint", "reveal", "why", "next"});
    lines.push_back("leave");
  }
  lines.push_back("quiz n=6 seed=3");
  for (int i = 0; i < 6; ++i) lines.insert(lines.end(), {"hint", "help", "hint", "reveal", "next"});
  check({"standard", 2, lines}, language);
}

TEST_CASE("Boxes keep to the screen", "[width]") {
  std::vector<Style> styles;
  for (const int columns : widths) {
    Style style = screen_of(columns, Language::English);
    style.symbols = true;
    style.height = 60;
    styles.push_back(style);
  }
  for (const char* variant : {"standard", "cassino", "blackjack"}) {
    const std::vector<Lines> answers = shown({variant, 3, dealt}, styles);
    for (std::size_t screen = 0; screen < styles.size(); ++screen)
      for (const std::string& text : answers[screen]) {
        CAPTURE(variant, text);
        CHECK(too_wide(text, styles[screen].columns) == Lines());
      }
  }
}
