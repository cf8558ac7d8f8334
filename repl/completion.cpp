#include "repl/completion.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace kasino {

namespace {

std::string joined(const std::vector<std::string>& words, const char* between = " ") {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : between) + word;
  return text;
}

/// Each of `words` behind `start`.
std::vector<std::string> with_each(std::vector<std::string> words, const std::string& start) {
  for (std::string& word : words) word = start + word;
  return words;
}

/// `text` with a backslash before each character of `special`.
std::string escaped(const std::string& text, std::string_view special) {
  std::string result;
  for (const char c : text) {
    if (special.find(c) != std::string_view::npos) result += '\\';
    result += c;
  }
  return result;
}

/// In single quotes, for a POSIX shell.
std::string in_quotes(const std::string& text) {
  std::string result = "'";
  for (const char c : text) result += c == '\'' ? "'\\''" : std::string(1, c);
  return result + '\'';
}

std::vector<std::string> names_of(const std::vector<CommandEntry>& tree) {
  std::vector<std::string> names;
  for (const CommandEntry& command : tree)
    if (!command.name.empty()) names.push_back(command.name);
  return names;
}

std::vector<std::string> names_of(const std::vector<OptionEntry>& options) {
  std::vector<std::string> names;
  for (const OptionEntry& option : options) names.push_back(option.name);
  return names;
}

// bash: one function; what can follow an option is the same for every command that has it.

std::string bash_values(const OptionEntry& option) {
  switch (option.expected) {
    case Expected::Nothing:
    case Expected::Anything: return ":";
    case Expected::Choice: return "words=" + in_quotes(joined(option.choices));
    case Expected::List:
      return "words=$(printf '%s ' " +
             joined(with_each(option.choices, "\"${now%\"${now##*,}\"}\"")) + ')';
    case Expected::File: return "files=yes";
    case Expected::Folder: return "folders=yes";
    case Expected::Variant: return "variants=yes";
  }
  return {};
}

std::string bash_options(const std::vector<CommandEntry>& tree) {
  std::string cases;
  std::vector<std::string> known;
  for (const CommandEntry& command : tree)
    for (const OptionEntry& option : command.options) {
      const bool is_new = std::find(known.begin(), known.end(), option.name) == known.end();
      if (option.value.empty() || !is_new) continue;
      known.push_back(option.name);
      cases += fmt::format("    {}) {} ;;\n", option.name, bash_values(option));
    }
  return cases;
}

std::string bash_commands(const std::vector<CommandEntry>& tree) {
  std::string cases;
  for (const CommandEntry& command : tree) {
    const std::string more = command.name.empty() ? ' ' + joined(names_of(tree)) : "";
    cases += fmt::format("    {}) options={}", in_quotes(command.name),
                         in_quotes(joined(names_of(command.options)) + more));
    for (const OptionEntry& word : command.words)
      if (word.expected != Expected::Anything) cases += "; " + bash_values(word);
    cases += " ;;\n";
  }
  return cases;
}

constexpr const char* bash_file =
    R"file(# Completion of kasino for bash: written by `kasino completion bash`.

# The names that $2 may become, behind a + in it those of modifiers; $1 is the program.
_kasino_variants() {{
  local kept=${{2%"${{2##*+}}"}} name title
  "$1" variants --lang en 2>/dev/null | while read -r name title; do
    if [[ -z $kept || $title == *'(modifier)' ]]; then printf '%s\n' "$kept$name"; fi
  done
}}

_kasino() {{
  local now=${{COMP_WORDS[COMP_CWORD]}} before=${{COMP_WORDS[COMP_CWORD - 1]}}
  local command='' options='' words='' files='' folders='' variants='' folder
  if [[ $now == = ]]; then now=''; fi
  if [[ $before == = ]]; then before=${{COMP_WORDS[COMP_CWORD - 2]}}; fi
  if ((COMP_CWORD > 1)) && [[ ${{COMP_WORDS[1]}} != -* ]]; then command=${{COMP_WORDS[1]}}; fi
  case $before in
{0}    *) before='' ;;
  esac
  if [[ -z $before ]]; then
    case $command in
{1}    esac
    if [[ $now == -* || -z $command ]]; then words=$options files='' folders='' variants=''; fi
  fi
  if [[ $variants ]]; then
    words=$(_kasino_variants "${{COMP_WORDS[0]}}" "$now")
    compopt -o filenames 2>/dev/null
    COMPREPLY=($(compgen -W "$words" -- "$now"; compgen -f -X '!*.lua' -- "$now"; compgen -d -- "$now"))
    return
  fi
  COMPREPLY=($(compgen -W "$words" -- "$now"))
  if [[ $files$folders ]]; then
    compopt -o filenames 2>/dev/null
    local IFS=$'\n'
    if [[ $files ]]; then COMPREPLY=($(compgen -f -- "$now")); else COMPREPLY=($(compgen -d -- "$now")); fi
  fi
}}

complete -F _kasino kasino
)file";

// zsh: _arguments does the work.

std::string zsh_action(const OptionEntry& option) {
  switch (option.expected) {
    case Expected::Nothing:
    case Expected::Anything: return " ";
    case Expected::Choice: return '(' + joined(option.choices) + ')';
    case Expected::List: return "_sequence -d compadd - " + joined(option.choices);
    case Expected::File: return "_files";
    case Expected::Folder: return "_files -/";
    case Expected::Variant: return "_kasino_variants";
  }
  return {};
}

/// One line for _arguments: "'--seed=[the same seed ...]:S: '".
std::string zsh_line(const OptionEntry& option) {
  const std::string help = escaped(option.help, "[]:\\");
  if (option.name.front() != '-')
    return in_quotes("*:" + escaped(option.name, ":") + ':' + zsh_action(option));
  if (option.value.empty()) return in_quotes(option.name + '[' + help + ']');
  return in_quotes('*' + option.name + "=[" + help + "]:" + escaped(option.value, ":") + ':' +
                   zsh_action(option));
}

std::string zsh_arguments(const CommandEntry& command) {
  std::string text = "_arguments";
  for (const OptionEntry& option : command.options) text += " \\\n        " + zsh_line(option);
  for (const OptionEntry& word : command.words) text += " \\\n        " + zsh_line(word);
  return text;
}

constexpr const char* zsh_form = R"file(#compdef kasino
# Completion of kasino for zsh: written by `kasino completion zsh`.

# The variants there are, behind a + in the word the modifiers, and scripts.
_kasino_variants() {{
  local -a names
  names=(${{(f)"$(_call_program variants $kasino variants --lang en 2>/dev/null)"}})
  if compset -P '*+'; then names=(${{(M)names:#*\(modifier\)}}); fi
  compadd -- ${{names%% *}}
  _files -g '*.lua'
}}

_kasino() {{
  local -a commands
  local kasino=$words[1] command=$words[2]
  commands=(
{0}  )
  if ((CURRENT == 2)) && [[ $command != -* ]]; then
    _describe command commands
    return
  fi
  if [[ $command != -* ]]; then
    shift words
    ((CURRENT--))
  fi
  case $command in
{1}    *)
      {2} ;;
  esac
}}

if [[ $funcstack[1] == _kasino ]]; then
  _kasino "$@"
else
  compdef _kasino kasino
fi
)file";

std::string zsh_file(const std::vector<CommandEntry>& tree) {
  std::string names;
  std::string cases;
  for (const CommandEntry& command : tree) {
    if (command.name.empty()) continue;
    names += "    " + in_quotes(command.name + ':' + escaped(command.summary, ":")) + '\n';
    cases += "    " + command.name + ")\n      " + zsh_arguments(command) + " ;;\n";
  }
  return fmt::format(zsh_form, names, cases, zsh_arguments(tree.front()));
}

// fish: a line for each thing that can be typed.

std::string fish_values(const OptionEntry& option) {
  switch (option.expected) {
    case Expected::Nothing: return "";
    case Expected::Anything: return " -x";
    case Expected::Choice: return " -x -a " + in_quotes(joined(option.choices));
    case Expected::List: return " -x -a '(__fish_append , " + joined(option.choices) + ")'";
    case Expected::File: return " -r -F";
    case Expected::Folder: return " -x -a '(__fish_complete_directories)'";
    case Expected::Variant: return " -x -a '(__kasino_variants)'";
  }
  return {};
}

std::string fish_lines(const CommandEntry& command) {
  const std::string when = command.name.empty() ? "__fish_use_subcommand"
                                                : "__fish_seen_subcommand_from " + command.name;
  const std::string start = "complete -c kasino -n " + in_quotes(when);
  std::string lines;
  for (const OptionEntry& word : command.words)
    if (word.expected != Expected::Anything) lines += start + fish_values(word) + '\n';
  for (const OptionEntry& option : command.options)
    lines += start + " -l " + option.name.substr(2) + fish_values(option) + " -d '" +
             escaped(option.help, "'\\") + "'\n";
  return lines;
}

std::string fish_file(const std::vector<CommandEntry>& tree) {
  std::string lines;
  for (const CommandEntry& command : tree)
    if (!command.name.empty())
      lines += "complete -c kasino -n __fish_use_subcommand -a " + command.name + " -d '" +
               escaped(command.summary, "'\\") + "'\n";
  for (const CommandEntry& command : tree) lines += fish_lines(command);
  return R"file(# Completion of kasino for fish: written by `kasino completion fish`.

# The variants there are, behind a + in the word the modifiers, and scripts.
function __kasino_variants
    set -l word (commandline -ct)
    set -l kept (string replace -r '[^+]*$' '' -- $word)
    set -l program (commandline -opc)[1]
    $program variants --lang en 2>/dev/null | while read -l name title
        if test -z "$kept"; or string match -q '*(modifier)' -- $title
            printf '%s\t%s\n' $kept$name (string trim -- $title)
        end
    end
    __fish_complete_suffix .lua
end

complete -c kasino -f
)file" + lines;
}

}  // namespace

std::string completion_file(Shell shell, const std::vector<CommandEntry>& tree) {
  switch (shell) {
    case Shell::Bash: return fmt::format(bash_file, bash_options(tree), bash_commands(tree));
    case Shell::Zsh: return zsh_file(tree);
    case Shell::Fish: return fish_file(tree);
  }
  return {};
}

}  // namespace kasino
