#include <algorithm>
#include <cctype>
#include <ostream>

#include "engine/text/utf8.hpp"
#include "repl/text/words.hpp"
#include "repl/tools/tools.hpp"
#include "scripting/source/file.hpp"
#include "scripting/variant/variant.hpp"

namespace kasino {

namespace {

namespace fs = std::filesystem;

using Blanks = std::vector<std::pair<std::string, std::string>>;

bool is_small_letter(char c) { return c >= 'a' && c <= 'z'; }

void check_name(const std::string& name) {
  const bool fits = !name.empty() && name.size() <= 40 && is_small_letter(name.front()) &&
                    std::all_of(name.begin(), name.end(), [](char c) {
                      return is_small_letter(c) || (c >= '0' && c <= '9') || c == '-';
                    });
  if (!fits)
    throw Error({"{0}: a name is small letters, digits and -, a letter first, 40 at most",
                 "{0}: ett namn är små bokstäver (a-z), siffror och -, först en bokstav, högst 40"},
                printable(name, 60));
}

void check_that_it_is_free(const std::string& file) {
  if (!may_save_beside(file))
    throw Error({"{0}: it is there already, and stays as it is; choose another name",
                 "{0}: den finns redan, och ändras inte; välj ett annat namn"},
                file);
}

void check_script_name(const std::string& name, const Folders& directories) {
  for (const fs::path& directory : directories)
    if (std::error_code ignored; fs::exists(directory / (name + ".lua"), ignored))
      throw Error({"{0}: there is a variant of that name already; choose another name",
                   "{0}: det finns redan en variant med det namnet; välj ett annat"},
                  name);
  for (const char* ending : {".lua", ".test.lua"}) check_that_it_is_free(name + ending);
}

/// The template called `name`, with its blanks filled.
std::string filled(const Folders& directories, const std::string& name, const Blanks& blanks) {
  const auto folder = std::find_if(directories.begin(), directories.end(), [&](const fs::path& at) {
    std::error_code ignored;
    return fs::exists(at / "templates" / name, ignored);
  });
  if (folder == directories.end())
    throw Error({"templates/{0} is missing from the folders of variants",
                 "templates/{0} saknas i mapparna med varianter"},
                name);
  std::string text = read_file((*folder / "templates" / name).string());
  for (const auto& [blank, words] : blanks)
    for (std::size_t at = text.find(blank); at != std::string::npos;
         at = text.find(blank, at + words.size()))
      text.replace(at, blank.size(), words);
  return text;
}

}  // namespace

namespace {

/// Writes a lesson that teaches the script with its name in the current folder, if there is one,
/// else the variant given.
void write_new_lesson(const NewOptions& options, const Folders& directories,
                      const Console& console) {
  const std::string file = options.name + ".lesson.lua";
  check_that_it_is_free(file);
  std::error_code ignored;
  const bool has_script = fs::exists(options.name + ".lua", ignored);
  save_beside(file, filled(directories, "lesson.template.lua",
                           {{"NEW_NAME", options.name},
                            {"NEW_SPEC", has_script ? options.name : options.variant}}));
  console.out << say(console.style.language,
                     {"{0} is written. Now try\n", "{0} är skriven. Prova nu\n"}, file)
              << "  kasino learn " << file << "\n  kasino test " << file << '\n';
}

}  // namespace

void write_new_script(const NewOptions& options, const Folders& directories, Budget& budget,
                      const Console& console) {
  const std::string& name = options.name;
  check_name(name);
  const auto variant = load_variant({options.variant, directories, {}}, budget);
  if (options.lesson) return write_new_lesson(options, directories, console);
  if (variant->data().purse)
    throw Error({"{0} is played for money, and a first script gives points for cards: begin with "
                 "kasino.extend, as the guide does (variants/README.md)",
                 "{0} spelas om pengar, och ett första skript ger poäng för kort: börja med "
                 "kasino.extend, som handledningen gör (variants/README.md)"},
                options.variant);
  check_script_name(name, directories);
  std::string id = name, word = name;
  std::transform(id.begin(), id.end(), id.begin(),
                 [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
  std::replace(word.begin(), word.end(), '-', '_');
  const std::string base = options.modifier ? options.variant + '+' : std::string();
  const Blanks blanks = {{"extend(\"NEW_BASE\", ",
                          options.modifier ? "modifier(" : "extend(\"" + options.variant + "\", "},
                         {"NEW_NAME", name},
                         {"NEW_WORD", word + "_prize"},
                         {"NEW_SPEC", base + name},
                         {"NEW_ID", id}};
  save_beside(name + ".lua", filled(directories, "script.template.lua", blanks));
  save_beside(name + ".test.lua", filled(directories, "scenarios.template.lua", blanks));
  const std::string spec = base + "./" + name + ".lua";
  console.out << say(console.style.language,
                     {"{0}.lua and {0}.test.lua are written. Now try\n",
                      "{0}.lua och {0}.test.lua är skrivna. Prova nu\n"},
                     name)
              << "  kasino play " << spec << "\n  kasino test " << name
              << ".test.lua\n  kasino check " << spec << '\n';
}

}  // namespace kasino
