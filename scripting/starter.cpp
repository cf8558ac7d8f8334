#include "scripting/starter.hpp"

#include <algorithm>
#include <optional>

#include "engine/game.hpp"
#include "engine/legality.hpp"
#include "engine/move_text.hpp"
#include "engine/notation.hpp"
#include "engine/record.hpp"

namespace kasino {

namespace {

namespace fs = std::filesystem;

using Blanks = std::vector<std::pair<std::string, std::string>>;

bool is_small_letter(char c) { return c >= 'a' && c <= 'z'; }

std::string template_text(const std::vector<fs::path>& directories, const std::string& name) {
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

bool is_scored(Card card, const RuleData& data) {
  return std::any_of(data.scoring.begin(), data.scoring.end(), [&](const ScoringItem& item) {
    return item.by == ScoringItem::By::Each && item.faces.has(card);
  });
}

/// A position in which a card of the table can be captured.
struct Example {
  Card prize;
  Card beside;  ///< it lies on the table too, and stays there
  Card played;
  Card other;  ///< in the hand of the next seat
  std::string move;
};

/// Looks for an example among the cards of a deck, court cards and hearts first.
class ExampleSearch {
 public:
  explicit ExampleSearch(const Rules& rules) : rules_(rules), deck_(full_deck(rules.data().deck)) {
    std::erase_if(deck_, [](Card card) { return card.is_joker() || card.pack() != 1; });
    std::stable_partition(deck_.begin(), deck_.end(),
                          [](Card card) { return card.suit() == Suit::Hearts; });
  }

  std::optional<Example> find() const {
    for (Card prize : deck_)
      if (!is_scored(prize, rules_.data()))
        if (auto example = find_for(prize)) return example;
    return std::nullopt;
  }

 private:
  std::optional<Example> find_for(Card prize) const {
    for (Card played : deck_) {
      if (played == prize) continue;
      for (std::size_t i = 0; i + 1 < deck_.size(); ++i) {
        const Card beside = deck_[deck_.size() - 1 - i];
        const Card other = deck_[deck_.size() - 2 - i];
        if (beside == prize || beside == played || other == prize || other == played) continue;
        if (auto move = capture(prize, beside, played, other))
          return Example{prize, beside, played, other, *move};
      }
    }
    return std::nullopt;
  }

  std::optional<std::string> capture(Card prize, Card beside, Card played, Card other) const {
    GameStart start;
    start.setup.emplace();
    start.setup->players = std::max(2, rules_.data().min_players);
    start.setup->table = {prize, beside};
    start.setup->hands = {{played}, {other}};
    const Game game(rules_, start);
    const State& state = game.state();
    const Move move{1, played, {prize}};
    if (state.phase != Phase::Play || state.turn != 1 || state.stage() != play_stage ||
        !is_legal(move, state, rules_))
      return std::nullopt;
    return to_text(move, state, rules_);
  }

  const Rules& rules_;
  Cards deck_;
};

}  // namespace

void check_script_name(const std::string& name) {
  const bool fits = !name.empty() && name.size() <= 40 && is_small_letter(name.front()) &&
                    std::all_of(name.begin(), name.end(), [](char c) {
                      return is_small_letter(c) || (c >= '0' && c <= '9') || c == '-';
                    });
  if (!fits)
    throw NameError(printable(name, 60) +
                    ": a name is small letters, digits and -, a letter first, 40 at most");
}

Starter make_starter(const StarterRequest& request, const Rules& rules,
                     const std::vector<fs::path>& directories) {
  check_script_name(request.name);
  const std::optional<Example> example = ExampleSearch(rules).find();
  if (!example) throw Error(request.base + ": no card of it takes a single other one");
  std::string word = request.name;
  std::replace(word.begin(), word.end(), '-', '_');
  const bool extends = request.form == ScriptForm::Extension;
  const std::string added = extends ? std::string() : request.base + '+';
  const std::string declaration = "extend(\"NEW_BASE\", ";
  const Blanks blanks = {{declaration, extends ? declaration : "modifier("},
                         {"NEW_BASE", request.base},
                         {"NEW_NAME", request.name},
                         {"NEW_WORD", word + "_prize"},
                         {"NEW_SPEC", added + request.name},
                         {"NEW_ID", clause_group(request.name, rules.data())},
                         {"NEW_CARD", to_text(example->prize)},
                         {"NEW_TABLE", to_text(example->prize) + ' ' + to_text(example->beside)},
                         {"NEW_PLAYED", to_text(example->played)},
                         {"NEW_OTHER", to_text(example->other)},
                         {"NEW_MOVE", example->move}};
  return {filled(template_text(directories, "script.template.lua"), blanks),
          filled(template_text(directories, "scenarios.template.lua"), blanks),
          added + "./" + request.name + ".lua"};
}

}  // namespace kasino
