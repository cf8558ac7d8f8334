// Commands that tell about the program and the rules.
#include "engine/quote.hpp"
#include "repl/commands.hpp"
#include "repl/look.hpp"
#include "scripting/suggest.hpp"

namespace kasino {

namespace {

std::string overview() {
  std::size_t width = 0;
  for (const Command& command : commands()) width = std::max(width, command.name.size());
  std::string text;
  for (const Command& command : commands())
    text += "  " + command.name + std::string(width + 2 - command.name.size(), ' ') +
            command.summary + '\n';
  text +=
      "\n"
      "A move is a card to lay out (s7), or a card and what it takes (s7xh7, s7xd4s3).\n"
      "Cards: s h d c, then A 2-10 J Q K. help COMMAND says more of one.";
  return text;
}

std::string about(const Command& command) {
  constexpr int width = 79;
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

ReplyBody do_help(Session&, const Arguments& arguments) {
  arguments.allow({}, 1);
  if (arguments.words().empty()) return Told{overview()};
  const std::string& word = arguments.words().front();
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
