#include <algorithm>
#include <memory>
#include <ostream>

#include "engine/cards/card_text.hpp"
#include "engine/game/game.hpp"
#include "engine/legality/judge.hpp"
#include "engine/notation/move_text.hpp"
#include "repl/text/words.hpp"
#include "repl/tools/tools.hpp"
#include "scripting/source/file.hpp"
#include "scripting/variant/variant.hpp"

namespace kasino {

namespace {

namespace fs = std::filesystem;

using Blanks = std::vector<std::pair<std::string, std::string>>;

bool is_small_letter(char c) { return c >= 'a' && c <= 'z'; }

void check_name(const std::string& name, const Folders& directories) {
  const bool fits = !name.empty() && name.size() <= 40 && is_small_letter(name.front()) &&
                    std::all_of(name.begin(), name.end(), [](char c) {
                      return is_small_letter(c) || (c >= '0' && c <= '9') || c == '-';
                    });
  if (!fits)
    throw UsageError(printable(name, 60) +
                     ": a name is small letters, digits and -, a letter first, 40 at most");
  for (const fs::path& directory : directories)
    if (fs::exists(directory / (name + ".lua")))
      throw UsageError(name + ": there is a variant of that name already; choose another name");
  for (const char* ending : {".lua", ".test.lua"})
    if (fs::exists(name + ending))
      throw UsageError(name + ending +
                       ": it is there already, and stays as it is; choose another name");
}

std::string template_text(const Folders& directories, const std::string& name) {
  for (const fs::path& directory : directories) {
    const fs::path path = directory / "templates" / name;
    std::error_code ignored;
    if (fs::is_regular_file(path, ignored)) return read_file(path.string());
  }
  throw Error("templates/" + name + " is missing from the folders of variants");
}

std::string filled(std::string text, const Blanks& blanks) {
  for (const auto& [blank, words] : blanks)
    for (std::size_t at = text.find(blank); at != std::string::npos;
         at = text.find(blank, at + words.size()))
      text.replace(at, blank.size(), words);
  return text;
}

/// The first letters of the name, as many as it takes to differ from the groups of other clauses.
std::string clause_group(const std::string& name, const RuleData& data) {
  std::string letters;
  for (char c : name)
    if (c != '-') letters += static_cast<char>(is_small_letter(c) ? c - 'a' + 'A' : c);
  const auto is_taken = [&](const std::string& group) {
    return std::any_of(data.clauses.begin(), data.clauses.end(),
                       [&](const Clause& clause) { return clause.id.starts_with(group + '-'); });
  };
  for (std::size_t length = 3; length < letters.size(); ++length)
    if (!is_taken(letters.substr(0, length))) return letters.substr(0, length);
  while (is_taken(letters)) letters += 'X';
  return letters;
}

/// A spade that can capture just the prize in the position of the template, and the text of that
/// move.
std::pair<std::string, std::string> capture_of(Card prize, const Rules& rules) {
  for (const Card played : full_deck(rules.data().deck)) {
    if (played.is_joker() || played.pack() != 1 || played.suit() != Suit::Spades) continue;
    GameStart start;
    start.setup.emplace();
    start.setup->players = std::max(2, rules.data().min_players);
    start.setup->table = {prize, parse_cards("c2").front()};
    start.setup->hands = {{played}, parse_cards("d3")};
    const Game game(rules, start);
    const State& state = game.state();
    const Move move{1, played, {prize}};
    if (state.phase == Phase::Play && state.turn == 1 && state.stage() == play_stage &&
        is_legal(move, state, rules))
      return {to_text(played), to_text(move, state, rules)};
  }
  throw Error(rules.data().name + ": no card of it takes the queen of hearts alone");
}

}  // namespace

void write_new_script(const NewOptions& options, const Folders& directories, Budget& budget,
                      const Console& console) {
  const std::string& name = options.name;
  check_name(name, directories);
  const std::unique_ptr<Rules> rules = load_variant({options.variant, directories, {}}, budget);
  const auto [played, move] = capture_of(parse_cards("hQ").front(), *rules);
  std::string word = name;
  std::replace(word.begin(), word.end(), '-', '_');
  const std::string base = options.modifier ? options.variant + '+' : std::string();
  const std::string declaration = "extend(\"NEW_BASE\", ";
  const Blanks blanks = {{declaration, options.modifier ? "modifier(" : declaration},
                         {"NEW_BASE", options.variant},
                         {"NEW_NAME", name},
                         {"NEW_WORD", word + "_prize"},
                         {"NEW_SPEC", base + name},
                         {"NEW_ID", clause_group(name, rules->data())},
                         {"NEW_PLAYED", played},
                         {"NEW_MOVE", move}};
  save_atomically(name + ".lua", filled(template_text(directories, "script.template.lua"), blanks));
  save_atomically(name + ".test.lua",
                  filled(template_text(directories, "scenarios.template.lua"), blanks));
  const std::string spec = base + "./" + name + ".lua";
  console.out << say(console.style.language,
                     {"{0}.lua and {0}.test.lua are written. Now try\n",
                      "{0}.lua och {0}.test.lua är skrivna. Prova nu\n"},
                     name)
              << "  kasino play " << spec << "\n  kasino test " << name
              << ".test.lua\n  kasino check " << spec << '\n';
}

}  // namespace kasino
