// Commands that tell about the program and the rules.
#include "engine/text/spelling.hpp"
#include "engine/text/utf8.hpp"
#include "repl/commands/commands.hpp"
#include "repl/text/style.hpp"
#include "repl/text/words.hpp"

namespace kasino {

namespace {

constexpr int width = 79;

struct Heading {
  Subject subject;
  Phrase name;
};

constexpr Heading headings[] = {
    {Subject::Play, {"playing", "spela"}},          {Subject::Walk, {"stepping", "stega"}},
    {Subject::SetUp, {"setting up", "ställa upp"}}, {Subject::Files, {"files", "filer"}},
    {Subject::Rules, {"rules", "regler"}},          {Subject::Script, {"scripts", "skript"}},
    {Subject::Session, {"besides", "övrigt"}},
};

std::string how_to_move(Language language) {
  return say(language,
             {"A move is a card to lay out (s7), or a card and what it takes (s7xh7, s7xd4s3).\n"
              "Cards: s h d c, then A 2-10 J Q K.\n",
              "Ett drag är ett kort att lägga ut (s7), eller ett kort och vad det tar (s7xh7, "
              "s7xd4s3).\nKort: s h d c, sedan A 2-10 J Q K.\n"});
}

/// The commands by what they are for: fits on any screen.
std::string overview(Language language) {
  constexpr int indent = 12;
  std::string text = wrapped(how_to_move(language), width) + '\n';
  for (const Heading& heading : headings) {
    std::string names;
    for (const Command& command : commands())
      if (command.subject == heading.subject) names += (names.empty() ? "" : ", ") + command.name;
    text += wrapped(padded(say(language, heading.name), indent) + names, width, indent) + '\n';
  }
  return text + '\n' +
         say(language, {"help COMMAND says more of one, help all a line of each.",
                        "help KOMMANDO säger mer om ett, help all en rad om vart och ett."});
}

std::string a_line_of_each() {
  std::size_t columns = 0;
  for (const Command& command : commands()) columns = std::max(columns, command.name.size());
  std::string text;
  for (const Command& command : commands())
    text += wrapped("  " + command.name + std::string(columns + 2 - command.name.size(), ' ') +
                        command.summary,
                    width, static_cast<int>(columns) + 4) +
            '\n';
  return text;
}

std::string about(const Command& command) {
  std::string text = command.name;
  if (!command.arguments.empty()) text += ' ' + command.arguments;
  text = wrapped(text, width, 4) + "\n  " + command.summary;
  if (!command.detail.empty()) text += '\n' + wrapped("  " + command.detail, width, 2);
  return text + "\nexample\n  " + command.example;
}

}  // namespace

ReplyBody do_rules(Session&, const Arguments& arguments) {
  arguments.allow({});
  return RuleSheet{};
}

ReplyBody do_help(Session& session, const Arguments& arguments) {
  arguments.allow({}, 1);
  if (arguments.words().empty()) return Told{overview(session.language())};
  const std::string& word = arguments.words().front();
  if (word == "all") return Told{a_line_of_each()};
  const Command* command = find_command(word);
  if (command == nullptr)
    throw BadArgument("unknown command " + quoted(word) + did_you_mean(word, command_names()));
  return Told{about(*command)};
}

ReplyBody do_quit(Session&, const Arguments& arguments) {
  arguments.allow({});
  return Farewell{};
}

}  // namespace kasino
