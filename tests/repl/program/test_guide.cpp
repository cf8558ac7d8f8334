// The guide, variants/README.md, is true: its scripts load and play, its scenarios pass, it names
// every key, and the files that it points to exist.
#include <algorithm>
#include <regex>
#include <set>

#include "engine/game/game.hpp"
#include "engine/legality/actions.hpp"
#include "engine/legality/judge.hpp"
#include "engine/model/state.hpp"
#include "engine/players/bot.hpp"
#include "engine/record/record.hpp"
#include "scripting/source/file.hpp"
#include "scripting/variant/schema.hpp"
#include "scripting/variant/script.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/program.hpp"
#include "tests/support/scripts.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

constexpr int deals_each = 20;

/// A script of the guide. Its first line names its file.
struct Recipe {
  std::string file;
  std::string source;

  std::string name() const { return file.substr(0, file.size() - 4); }
  bool holds_scenarios() const { return file.ends_with(".test.lua"); }
  bool holds_lessons() const { return file.ends_with(".lesson.lua"); }
};

std::string text_of_guide() { return read_file(KASINO_SOURCE_VARIANTS "/README.md"); }

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

/// The guide's scripts as files, its scenarios and its lessons.
class Guide {
 public:
  Guide() {
    // A game with every key, which the guide points to.
    folder_.write("everything.lua", read_file(KASINO_TEST_DATA "/scripts/everything.lua"));
    for (const Recipe& recipe : recipes_of(text_of_guide())) {
      folder_.write(recipe.file, recipe.source);
      (recipe.holds_scenarios() ? scenarios_
       : recipe.holds_lessons() ? lessons_
                                : recipes_)
          .push_back(recipe);
    }
  }

  const std::vector<Recipe>& recipes() const { return recipes_; }
  /// The guide's only file of scenarios.
  std::filesystem::path scenario_file() const {
    REQUIRE(scenarios_.size() == 1);
    return folder_.path() / scenarios_.front().file;
  }
  /// The guide's only file of lessons.
  std::filesystem::path lesson_file() const {
    REQUIRE(lessons_.size() == 1);
    return folder_.path() / lessons_.front().file;
  }
  const ScriptFolder& folder() const { return folder_; }
  /// The variant to play: a modifier on top of the standard game.
  std::string spec_of(const Recipe& recipe) const {
    Budget budget;
    const Script script(folder_.path() / recipe.file, budget);
    return (script.form() == ScriptForm::Modifier ? "standard+" : "") + recipe.name();
  }

 private:
  std::vector<Recipe> recipes_;
  std::vector<Recipe> scenarios_;
  std::vector<Recipe> lessons_;
  ScriptFolder folder_;
};

// Play.

/// Lets a seat take one of the actions `open` at random, if there are any; answers whether it did.
bool act_at_random(Game& game, const std::vector<Action>& open, Random& random) {
  if (open.empty()) return false;
  game.perform(open[random.below(open.size())]);
  return true;
}

void play_deal(Game& game, Random& random) {
  const Rules& rules = game.rules();
  while (game.state().phase == Phase::Play) {
    if (random.below(4) == 0 && act_at_random(game, open_actions(game.state(), rules), random))
      continue;
    if (game.state().stage() == play_stage)
      game.play(random_legal_move(game.state(), rules, random));
    else
      REQUIRE(act_at_random(game, open_answers(game.state(), rules), random));
  }
}

/// Plays random deals, and replays the record of one.
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

/// The keys written in scripts, as paths in the tables of keys.
class WrittenKeys {
 public:
  WrittenKeys(const Data& data, const std::vector<KeyRow>& rows) : rows_(rows) { add(data, ""); }

  const std::set<std::string>& paths() const { return paths_; }

 private:
  const KeyRow* row_of(const std::string& path) const {
    const auto row = std::find_if(rows_.begin(), rows_.end(),
                                  [&](const KeyRow& candidate) { return candidate.path == path; });
    return row == rows_.end() ? nullptr : &*row;
  }

  /// The row for `key` under `parent`: by its name, or as one for the script's own names or for
  /// elements of a list; null if there is none.
  const KeyRow* row_below(const std::string& parent, const Key& key) const {
    const std::string prefix = parent.empty() ? "" : parent + '.';
    for (const std::string& name : {to_text(key), std::string("*"), std::string("#")})
      if (const KeyRow* row = row_of(prefix + name)) return row;
    return nullptr;
  }

  /// The path of the rows for the keys below a row.
  static std::string keys_in(const KeyRow& row) {
    if ((row.holds & holds_patch) != 0) return {};
    return std::string(row.keys_of.empty() ? row.path : row.keys_of);
  }

  void add(const Data& data, const std::string& path) {
    const Fields* fields = data.as<Fields>();
    if (fields == nullptr) return;
    for (const auto& [key, child] : *fields) {
      const KeyRow* row = row_below(path, key);
      if (row == nullptr) continue;  // the languages of a text, and the like
      paths_.emplace(row->path);
      add(child, keys_in(*row));
    }
  }

  const std::vector<KeyRow>& rows_;
  std::set<std::string> paths_;
};

/// Whether it is a key, and no name of the script's own or element of a list.
bool is_named_by_us(std::string_view path) { return path.back() != '*' && path.back() != '#'; }

/// Of keys for each seat, `hand1` to `hand8`, the first stands for all.
bool is_of_a_later_seat(const std::string& path) {
  return std::regex_search(path, std::regex("\\.(hand|pile)[2-8]$"));
}

/// The keys that a scenario file may have, without those for later seats.
std::set<std::string> those_of_the_first_seat(const std::set<std::string>& paths) {
  std::set<std::string> kept;
  for (const std::string& path : paths)
    if (is_named_by_us(path) && !is_of_a_later_seat(path)) kept.insert(path);
  return kept;
}

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

TEST_CASE("Every player of the guide plays a deal of its game", "[guide]") {
  const Guide guide;
  int players = 0;
  for (const Recipe& recipe : guide.recipes()) {
    Variant variant = guide.folder().load(guide.spec_of(recipe));
    for (const auto& [name, function] : variant.data().own_players) {
      CAPTURE(recipe.file, name);
      ++players;
      variant.budget().begin_command();
      Game game(variant, GameStart());
      Random random(1);
      while (game.state().phase == Phase::Play)
        REQUIRE_NOTHROW(game.take(decide(Bot(name), game.state(), variant, random).what));
    }
  }
  CHECK(players == 3);
}

TEST_CASE("The scenarios of the guide pass", "[guide]") {
  const Guide guide;
  const Result result = run({"test", guide.scenario_file().string()});
  INFO(result.out);
  CHECK(result.status == 0);
  CHECK(result.err.empty());
  CHECK_THAT(result.out, Catch::Matchers::EndsWith(" passed, 0 failed\n"));
}

TEST_CASE("The scenarios of the guide use every key there is, and no other", "[guide]") {
  const Guide guide;
  Budget budget;
  const Script file(guide.scenario_file(), budget, ScriptKind::Scenarios);
  std::set<std::string> known;
  for (const KeyRow& row : scenario_key_rows()) known.emplace(row.path);
  CHECK(those_of_the_first_seat(WrittenKeys(file.data(), scenario_key_rows()).paths()) ==
        those_of_the_first_seat(known));
}

TEST_CASE("The lessons of the guide pass", "[guide]") {
  const Guide guide;
  const Result result = run({"test", guide.lesson_file().string()});
  INFO(result.out);
  CHECK(result.status == 0);
  CHECK(result.err.empty());
  CHECK_THAT(result.out, Catch::Matchers::EndsWith(" passed, 0 failed\n"));
}

TEST_CASE("The lessons of the guide use every key that scenarios have not", "[guide]") {
  const Guide guide;
  Budget budget;
  const Script file(guide.lesson_file(), budget, ScriptKind::Lessons);
  const std::set<std::string> written = WrittenKeys(file.data(), lesson_key_rows()).paths();
  std::set<std::string> of_scenarios;
  for (const KeyRow& row : scenario_key_rows())
    of_scenarios.insert(std::regex_replace(std::string(row.path), std::regex("^scenarios\\.#"),
                                           "lessons.#.steps.#"));
  for (const KeyRow& row : lesson_key_rows()) {
    const std::string path(row.path);
    CAPTURE(path);
    CHECK((!is_named_by_us(path) || of_scenarios.count(path) == 1 || written.count(path) == 1));
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
