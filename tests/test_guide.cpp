// The guide, variants/README.md, is true: each script in it loads and plays, every key there is is
// named, and the files that it points to are there.
#include <algorithm>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>

#include "engine/actions.hpp"
#include "engine/game.hpp"
#include "engine/legality.hpp"
#include "engine/record.hpp"
#include "scripting/schema.hpp"
#include "scripting/script.hpp"
#include "tests/catch.hpp"
#include "tests/scripts.hpp"
#include "tests/stub.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

constexpr int deals_each = 20;

/// A script of the guide. Its first line names its file.
struct Recipe {
  std::string file;
  std::string source;

  std::string name() const { return file.substr(0, file.size() - 4); }
};

std::string text_of_guide() {
  std::ifstream file(KASINO_SOURCE_VARIANTS "/README.md");
  return {std::istreambuf_iterator<char>(file), {}};
}

std::vector<Recipe> recipes_of(const std::string& text) {
  static const std::string open = "```lua\n", close = "```\n", comment = "-- ";
  std::vector<Recipe> recipes;
  for (std::size_t at = text.find(open); at != text.npos; at = text.find(open, at)) {
    at += open.size();
    const std::string source = text.substr(at, text.find(close, at) - at);
    REQUIRE(source.compare(0, comment.size(), comment) == 0);
    const std::string file = source.substr(comment.size(), source.find('\n') - comment.size());
    REQUIRE(std::filesystem::path(file).extension() == ".lua");
    recipes.push_back({file, source});
  }
  return recipes;
}

/// The guide's scripts as files.
class Guide {
 public:
  Guide() {
    for (const Recipe& recipe : recipes_) folder_.write(recipe.file, recipe.source);
  }

  const std::vector<Recipe>& recipes() const { return recipes_; }
  const ScriptFolder& folder() const { return folder_; }
  /// How it is played: a modifier on top of the standard game.
  std::string spec_of(const Recipe& recipe) const {
    Budget budget;
    const Script script(folder_.path() / recipe.file, budget);
    return (script.form() == ScriptForm::Modifier ? "standard+" : "") + recipe.name();
  }

 private:
  std::vector<Recipe> recipes_ = recipes_of(text_of_guide());
  ScriptFolder folder_;
};

// Play.

/// Somebody acts at random, if something beside playing a card is open; says whether.
bool acts(Game& game, const std::vector<Action>& open, Random& random) {
  if (open.empty()) return false;
  game.perform(open[random.below(open.size())]);
  return true;
}

void play_deal(Game& game, Random& random) {
  const Rules& rules = game.rules();
  while (game.state().phase == Phase::Play) {
    if (random.below(4) == 0 && acts(game, open_actions(game.state(), rules), random)) continue;
    if (game.state().stage() == play_stage)
      game.play(random_legal_move(game.state(), rules, random));
    else
      REQUIRE(acts(game, open_answers(game.state(), rules), random));
  }
}

/// Random deals, and the record of one.
void play_deals(Variant& variant, int players) {
  Random random(1);
  GameStart start;
  start.players = players;
  for (int deal = 0; deal < deals_each; ++deal) {
    CAPTURE(players, deal);
    start.seed = static_cast<std::uint64_t>(deal);
    variant.budget().begin_command();
    Game game(variant, start);
    REQUIRE_NOTHROW(play_deal(game, random));
    if (deal > 0) continue;
    const std::string record = write_record(game);
    CHECK(write_record(replay_record(record, variant)) == record);
  }
}

// Keys.

/// The path that a row calls `name` under `parent`, of `*` and names of its own; empty if none
/// does.
std::string row_path(const std::string& parent, const Key& key) {
  const std::string prefix = parent.empty() ? "" : parent + '.';
  const auto has_row = [](const std::string& path) {
    return std::any_of(key_rows().begin(), key_rows().end(),
                       [&](const KeyRow& row) { return row.path == path; });
  };
  for (const std::string& name : {to_text(key), std::string("*"), std::string("#")})
    if (has_row(prefix + name)) return prefix + name;
  return {};
}

bool is_patch(const std::string& path) {
  return std::any_of(key_rows().begin(), key_rows().end(), [&](const KeyRow& row) {
    return row.path == path && (row.holds & holds_patch) != 0;
  });
}

/// Adds the path of each key that is written in `data`.
void collect_keys(const Data& data, const std::string& path, std::set<std::string>& keys) {
  const Fields* fields = data.as<Fields>();
  if (fields == nullptr) return;
  for (const auto& [key, child] : *fields) {
    const std::string below = row_path(is_patch(path) ? "" : path, key);
    if (below.empty()) continue;  // the languages of a text, and the like
    keys.insert(below);
    collect_keys(child, below, keys);
  }
}

/// A key, and no name of the script's own or element of a list.
bool is_named_by_us(std::string_view path) { return path.back() != '*' && path.back() != '#'; }

}  // namespace

TEST_CASE("Every script of the guide names its file first, and no two the same", "[guide]") {
  const Guide guide;
  std::set<std::string> files;
  for (const Recipe& recipe : guide.recipes()) files.insert(recipe.file);
  CHECK(files.size() > 10);
  CHECK(files.size() == guide.recipes().size());
}

TEST_CASE("Every script of the guide plays, with every number of players it takes", "[guide]") {
  const Guide guide;
  for (const Recipe& recipe : guide.recipes()) {
    CAPTURE(recipe.file);
    const std::string spec = guide.spec_of(recipe);
    const Variant any = guide.folder().load(spec);
    for (int players = any.data().min_players; players <= any.data().max_players; ++players) {
      Variant variant = guide.folder().load(spec, {}, players);
      play_deals(variant, players);
    }
  }
}

TEST_CASE("Every script of the guide plays with every value of its options", "[guide]") {
  const Guide guide;
  for (const Recipe& recipe : guide.recipes()) {
    const std::string spec = guide.spec_of(recipe);
    const Variant plain = guide.folder().load(spec);
    for (const OptionValue& option : plain.data().options)
      for (const std::string& choice : option.choices) {
        CAPTURE(recipe.file, option.name, choice);
        const int players = plain.data().max_players;
        Variant variant = guide.folder().load(spec, {{option.name, choice}}, players);
        play_deals(variant, players);
      }
  }
}

TEST_CASE("The guide names every key: in its first script, the whole table, or by its path",
          "[guide]") {
  const Guide guide;
  const std::string text = text_of_guide();
  Budget budget;
  const Script table(guide.folder().path() / guide.recipes().front().file, budget);
  std::set<std::string> written;
  collect_keys(table.data(), "", written);
  for (const KeyRow& row : key_rows()) {
    const std::string path(row.path);
    CAPTURE(path);
    CHECK((!is_named_by_us(path) || written.count(path) == 1 ||
           text.find('`' + path + '`') != text.npos));
  }
}

TEST_CASE("The guide names all that a view, a game, a move, cards and kasino have", "[guide]") {
  const Stub stub = read_stub(KASINO_SOURCE_VARIANTS "/kasino.meta.lua");
  const std::string text = text_of_guide();
  for (const char* type :
       {"kasino.View", "kasino.Game", "kasino.Move", "kasino.Cards", "kasino.Library"}) {
    std::set<std::string> names = field_names(stub, type);
    names.merge(method_names(stub, type));
    for (const std::string& name : names) {
      CAPTURE(type, name);
      CHECK(std::regex_search(text, std::regex("\\b" + name + "\\b")));
    }
  }
}

TEST_CASE("The files that the guide points to are there", "[guide]") {
  static const std::regex link("\\]\\(([^):#]+)\\)");
  const std::string text = text_of_guide();
  for (std::sregex_iterator at(text.begin(), text.end(), link), end; at != end; ++at) {
    CAPTURE((*at)[1].str());
    CHECK(std::filesystem::exists(KASINO_SOURCE_VARIANTS "/" + (*at)[1].str()));
  }
}
