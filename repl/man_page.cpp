#include "repl/man_page.hpp"

#include <algorithm>
#include <sstream>

#include <fmt/format.h>

namespace kasino {

namespace {

/// A text as roff reads it: dashes that can be copied, no escapes, no macros by accident.
std::string plain(const std::string& text) {
  std::string result;
  for (const char c : text) {
    const bool begins_line = result.empty() || result.back() == '\n';
    if (begins_line && (c == '.' || c == '\'')) result += "\\&";
    if (c == '\\')
      result += "\\e";
    else if (c == '-')
      result += "\\-";
    else
      result += c;
  }
  return result;
}

std::string bold(const std::string& text) { return "\\fB" + plain(text) + "\\fR"; }
std::string italic(const std::string& text) { return "\\fI" + plain(text) + "\\fR"; }

/// An entry of a list: what it is, and below it, indented, what it does.
std::string entry(const std::string& term, const std::string& text) {
  return ".TP\n" + term + '\n' + text + '\n';
}

/// "--seed S", "[VARIANT]".
std::string term_of(const OptionEntry& option) {
  if (option.name.front() != '-')
    return option.is_required ? italic(option.name) : '[' + italic(option.name) + ']';
  return bold(option.name) + (option.value.empty() ? "" : ' ' + italic(option.value));
}

std::string option_entry(const OptionEntry& option) {
  std::string text = plain(option.help);
  if (option.expected == Expected::Choice && option.value.find(',') == std::string::npos) {
    std::string list;
    for (const std::string& choice : option.choices)
      list += (list.empty() ? "" : ", ") + bold(choice);
    text += ": " + list;
  }
  return entry(term_of(option), text);
}

/// Words, and under "Example:" lines that stay as they are.
std::string footer_of(const std::string& footer) {
  std::string text;
  std::istringstream lines(footer);
  bool is_example = false;
  for (std::string line; std::getline(lines, line);) {
    const bool indented = line.starts_with("  ");
    if (indented != is_example) text += indented ? ".PP\n.RS 4\n.nf\n" : ".fi\n.RE\n.PP\n";
    is_example = indented;
    text += plain(indented ? line.substr(2) : line) + '\n';
  }
  return ".PP\n" + text + (is_example ? ".fi\n.RE\n" : "");
}

/// The options of a command; of those that are the program's own the names alone.
std::string options_of(const CommandEntry& command, const CommandEntry& program) {
  std::string entries;
  std::string others;
  for (const OptionEntry& option : command.options) {
    const bool is_known =
        std::any_of(program.options.begin(), program.options.end(), [&](const OptionEntry& known) {
          return known.name == option.name && known.help == option.help;
        });
    if (is_known)
      others += (others.empty() ? "" : ", ") + bold(option.name);
    else
      entries += option_entry(option);
  }
  return entries + (others.empty() ? "" : ".PP\nAs above: " + others + ".\n");
}

std::string command_section(const CommandEntry& command, const CommandEntry& program) {
  std::string text = ".SS " + bold("kasino " + command.name);
  for (const OptionEntry& word : command.words) text += ' ' + term_of(word);
  text += " [options]\n" + plain(command.summary) + ".\n";
  for (const OptionEntry& word : command.words) text += option_entry(word);
  return text + options_of(command, program) + footer_of(command.footer);
}

std::string session_entry(const Command& command) {
  std::string term = bold(command.name);
  if (!command.arguments.empty()) term += ' ' + italic(command.arguments);
  std::string text = plain(command.summary) + '.';
  if (!command.detail.empty()) text += '\n' + plain(command.detail);
  return entry(term, text + "\n.br\nExample: " + bold(command.example));
}

constexpr const char* before = R"(.TH KASINO 1 "" "{0}"
.SH NAME
kasino \- fishing card games, their rules as scripts, to play and take apart
.SH SYNOPSIS
.B kasino
.RI [ COMMAND ]
.RI [ options ]
.SH DESCRIPTION
{1}
Without a command it plays the standard variant.
What does not come from a terminal is read line by line; lines that begin with ; or # are comments.
.PP
A variant is a shipped name, a .lua file, or a composition such as
.IR base + modifier + modifier .
.SH OPTIONS
)";

constexpr const char* after = R"(.SH KEYS
At a terminal a line is edited as in Emacs: the arrows, Ctrl\-A and Ctrl\-E move, the upper arrow
brings back what was typed, Ctrl\-R looks for it, and Tab completes commands, moves, cards, options
and files.
Ctrl\-C gives up the line, or ends a long command; Ctrl\-D quits.
.SH EXIT STATUS
.TP
0
done
.TP
1
a check, test or replay failed
.TP
2
the command line is wrong
.TP
3
a script failed to load or broke a limit
.TP
4
input that does not come from a terminal could not be obeyed
.SH ENVIRONMENT
.TP
.B KASINO_VARIANTS
folders with variants, separated by colons, to look in before the installed ones
.TP
.B NO_COLOR
set to anything, there is no colour unless
.B \-\-color
asks for it
.TP
.B XDG_STATE_HOME
where typed lines are kept, and games that were cut off; else
.I ~/.local/state
.SH FILES
.TP
.I ~/.local/state/kasino/history
the lines typed
.TP
.I ~/.local/state/kasino
games that were cut off, for
.B restore
)";

}  // namespace

std::string man_page(const std::vector<CommandEntry>& tree, const std::vector<Command>& commands,
                     const std::string& version) {
  std::string text = fmt::format(before, plain(version), plain(tree.front().summary));
  for (const OptionEntry& option : tree.front().options) text += option_entry(option);
  text += ".SH COMMANDS\n";
  for (const CommandEntry& command : tree)
    if (!command.name.empty()) text += command_section(command, tree.front());
  text += ".SH THE SESSION\nWhat can be typed once a game is open.\n";
  for (const Command& command : commands) text += session_entry(command);
  return text + after;
}

}  // namespace kasino
