#include <algorithm>
#include <cctype>

#include "engine/text/reading.hpp"
#include "repl/command_line/command_app.hpp"
#include "repl/command_line/command_line.hpp"

namespace kasino {

namespace {

/// `text` as roff shows it letter by letter.
std::string in_roff(std::string_view text) {
  std::string shown;
  for (const char c : text) {
    if (shown.empty() && (c == '.' || c == '\'')) shown += "\\&";
    if (c == '-' || c == '\\') shown += '\\';
    shown += c == '\\' ? "e" : std::string(1, c);
  }
  return shown;
}

std::string in_font(char font, const std::string& text) {
  return std::string("\\f") + font + in_roff(text) + "\\fR";
}

std::string sentence(std::string text) {
  text.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(text.front())));
  return in_roff(text) + ".\n";
}

/// "[VARIANT]", "FILE..."
std::string placed(const CLI::Option& argument) {
  const std::string name =
      in_font('I', argument.get_name()) + (argument.get_items_expected_max() > 1 ? "..." : "");
  return argument.get_required() ? name : '[' + name + ']';
}

std::string about(const CLI::Option& option) {
  if (!option.nonpositional())
    return ".TP\n" + in_font('I', option.get_name()) + '\n' + in_roff(option.get_description()) +
           '\n';
  std::string text = ".TP\n" + in_font('B', "--" + option.get_lnames().front());
  const std::string value = option.get_type_name();  // "N:1 to 8"
  const std::size_t colon = std::min(value.find(':'), value.size());
  const bool has_value = option.get_items_expected_max() > 0;
  if (has_value) text += ' ' + in_font('I', value.substr(0, colon));
  text += '\n' + in_roff(option.get_description());
  const bool has_bounds = has_value && colon < value.size();
  return text + (has_bounds ? "; " + in_roff(value.substr(colon + 1)) : "") + '\n';
}

/// The options and arguments; of the program those that every command takes.
std::string about_options(const CLI::App& command) {
  std::string text;
  for (const CLI::Option* option : command.get_options())
    if (command.get_parent() == nullptr || !option->check_name("--help")) text += about(*option);
  return text;
}

/// The lines below the options in help: sentences, then examples, which keep their lines.
std::string about_use(const std::string& footer) {
  std::string text = ".PP\n";
  bool is_example = false;
  for (const std::string& line : lines_of(footer)) {
    if (line.starts_with("Example")) {
      text += ".PP\n" + line + "\n.nf\n";
      is_example = true;
    } else {
      text += in_roff(line) + '\n';
    }
  }
  return text + (is_example ? ".fi\n" : "");
}

std::string about_command(const CLI::App& command) {
  std::string text = ".SS kasino " + command.get_name();
  for (const CLI::Option* argument : command.get_options())
    if (!argument->nonpositional()) text += ' ' + placed(*argument);
  return text + '\n' + sentence(command.get_description()) + about_options(command) +
         about_use(command.get_footer());
}

}  // namespace

std::string manual_page(const std::string& frame) {
  const CommandLineApp all(Language::English);
  std::string page;
  for (const std::string& line : lines_of(frame)) {
    if (line == R"(.\" options)")
      page += about_options(all.app);
    else if (line == R"(.\" commands)")
      for (const CLI::App* command : all.commands()) page += about_command(*command);
    else
      page += line + '\n';
  }
  return page;
}

}  // namespace kasino
