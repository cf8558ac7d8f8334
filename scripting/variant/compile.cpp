#include <algorithm>

#include "engine/players/bot.hpp"
#include "engine/text/reading.hpp"
#include "engine/text/utf8.hpp"
#include "scripting/source/spelling.hpp"
#include "scripting/variant/compiler.hpp"

namespace kasino {

namespace {

template <Trigger trigger>
void act_on(Compiler& compiler, const Holds&, const Data& acts, RuleData& data) {
  for (const auto& [key, act] : *acts.as<Fields>())
    data.acts[static_cast<std::size_t>(trigger)].push_back(hook(compiler, act));
}

constexpr RuleKey<RuleData> variant_keys[] = {
    {"id", holds_name, by_parent, "the variant's name on the command line, which is its file's",
     "required", R"("sweep3")"},
    {"title", holds_text, by_parent, "its name for people", "required",
     R"({ en = "sweeps worth three", sv = "tömningar ger tre" })"},
    {"aim", holds_text, by_parent,
     "what it is about and how one wins, in a sentence or two, where {aim} stands for what was "
     "said before and {target} for an option's value",
     "made of the rules",
     R"({ en = "{aim} Partners add up their points.", sv = "{aim} Ett pars poäng räknas ihop." })"},
    {"source", holds_text, by_parent, "where the rules come from", "none",
     R"("as played at my grandmother's")"},
    {"api", holds_number, by_parent,
     "the version of this interface that the script was written for", "1", "1"},
    {"requires", holds_map, by_parent,
     R"(what the merged table must hold, key path -> value, or true for anything; with a reason, { is = value, text = "it needs a match" }. In a patch of an option it is for that value)",
     "nothing", R"({ ["match.rank"] = "highest", ["scoring.sweep"] = true })"},
    {"players", holds_number | holds_list | holds_map, by_parent,
     "how many play, and computer players of your own", "2 to 4, and none", "{ 2, 4 }"},
    {"hints", holds_name, set<&RuleData::adviser>,
     "the computer player of the variant that hints ask", "none, they weigh moves", R"("basic")"},
    {"sheets", holds_map, by_parent,
     "tables of the variant's own, such as what is best when, which the command rules NAME shows",
     "none", "{ strategy = { lines = function(view) return { \"11: double\" } end } }"},
    {"for_players", holds_map, by_parent, "what changes when so many play", "nothing",
     "{ [3] = { packs = 2 } }", KeysAre::Players},
    {"packs", holds_number, by_parent, "how many packs of 52 cards", "1", "2"},
    {"jokers", holds_number, by_parent, "how many jokers in all", "0", "2"},
    {"deck", holds_map, by_parent, "what the deck lacks, and whether it lasts", "nothing",
     R"({ without = "8-10" })"},
    {"values", holds_map, by_parent,
     "what cards count when capturing: pattern -> value, list of values, or {} for none; of "
     "several patterns that match the most specific counts",
     "A 1 ... K 13", "{ A = { 1, 14 }, d10 = { 10, 16 } }", KeysAre::Patterns},
    {"hand_values", holds_map, by_parent, "as values, for cards played from the hand only",
     "as values", "{ A = 14 }", KeysAre::Patterns},
    {"table_values", holds_map, by_parent, "as values, for cards on the table only", "as values",
     "{ A = 1 }", KeysAre::Patterns},
    {"deal", holds_map, by_parent, "how cards are dealt", "required",
     "{ first = { { hand = 4 } } }"},
    {"capture", holds_map, by_parent, "the ways to capture, by names of your own",
     "none, and nothing is ever taken", R"({ equal = { by = "value", clause = "X-1" } })"},
    {"builds", holds_map, by_parent,
     "how cards are laid together on the table, to be taken whole by a card of the value that they "
     "are built to",
     "nothing is built", R"({ single = "X-1", raise = "X-2" })"},
    {"duties", holds_map, by_parent, "what a player must do, each with the clause that says so",
     "nothing", R"({ capture = "X-1" })"},
    {"honest", holds_map, by_parent,
     "clauses that a move may break and stand, for others to find out; move.breaks names them",
     "none", R"({ ["X-1"] = true })", KeysAre::Clauses},
    {"refuses", holds_map, by_parent,
     "moves that a clause forbids: the function answers true for one it refuses", "none",
     R"({ ["X-1"] = function(move, view) return move.card == "s2" end })", KeysAre::Clauses},
    {"void_sweeps", holds_map, by_parent,
     "sweeps that are none: not counted, no on_sweep; the view is from before the move. One by "
     "game:sweep comes with a move too, whose card is false",
     "none", R"({ ["X-1"] = function(_, view) return view.last_round end })", KeysAre::Clauses},
    {"scoring", holds_map, by_parent, "the items of the score sheet, by names of your own", "none",
     R"({ aces = { each = "A", points = 1, clause = "X-1" } })"},
    {"leftovers",
     one_of("last_capturer dealer nobody") | function("view -> kasino.Seat|false") | holds_map,
     set<&RuleData::leftovers, &RuleData::leftovers_by>,
     "who gets the cards left on the table. A function answers a seat, or false for nobody; all "
     "cards are open to its view. With the clause that says so it is a table",
     "last_capturer", R"("dealer")"},
    {"next_dealer", one_of("left winner nobody") | function("view -> kasino.Seat|false"),
     set<&RuleData::next_dealer, &RuleData::next_dealer_by>,
     "who deals next. left: the next seat; winner: who has most points of the deal, or the fewest "
     "where these win; of several the first after the dealer. A function answers a seat, or false "
     "for the next one; who is out passes it on. nobody: no seat is called the dealer, and the "
     "first leads every deal",
     "left", R"("winner")"},
    {"teams", holds_map, by_parent, "seats that score together", "each for itself",
     "{ sides = 2 }"},
    {"match", holds_map, by_parent, "when a match is over, and who has won", "a single deal",
     "{ to = 16 }"},
    {"purse", holds_map, by_parent, "money", "none, points are won",
     R"({ start = 5000, unit = "kr" })"},
    {"pots", holds_map, by_parent, "places for money, by names of your own", "none",
     R"({ bet = { per = "seat" } })"},
    {"zones", holds_map, by_parent,
     "places of your own, for view:zone and acts; or what is shown of hand, pile and stock", "none",
     R"({ reserve = { per = "seat", show = "owner" }, pile = { show = "open" } })"},
    {"vars", holds_map, by_parent, "values that the variant keeps, for view:var and game:set",
     "none", R"({ called = { type = "bool", per = "seat" } })"},
    {"stages", holds_map, by_parent,
     "what a seat can be asked to choose with game:ask, ahead of the turn", "none",
     R"({ double = { text = "double or pass", pass = true } })"},
    {"actions", holds_map, by_parent,
     "what can be done beside playing a card; the name is what is typed", "nothing",
     R"({ call = { who = "any", clause = "X-1", does = function(move, game) end } })"},
    {"remarks", holds_map, by_parent,
     "what is said after a move: event -> its fields, or false for silence", "nothing",
     "{ bare = function(_, view) return #view.table == 0 and { seat = 1 } end }"},
    {"cites", holds_map, by_parent,
     "the clauses that `why` cites where the engine recognises a situation", "none",
     R"({ trail = "X-1" })"},
    {"options", holds_map, by_parent,
     "what can be set when a game begins. A bare value pins the option of a base", "nothing",
     "{ target = { default = 21 }, must_capture = true }"},
    {"clauses", holds_map, by_parent,
     "the rules in words, id -> text; a text may name an option: {target}", "none",
     R"({ ["X-1"] = "A sweep scores 3." })", KeysAre::Clauses},
    {"asks", holds_map, by_parent,
     "what questions about a clause ask for, where no move is allowed or refused by it and no item "
     "scores by it: id -> a word, or several",
     "nothing", R"({ ["X-1"] = "dealt", ["X-2"] = { "winner", "tie" } })", KeysAre::Clauses},
    {"unasked", holds_map, by_parent, "why a clause can be the subject of no question, id -> text",
     "nothing", R"({ ["X-1"] = "a custom at the table" })", KeysAre::Clauses},
    {"amends", holds_map, by_parent,
     "what clauses of the base say instead, where they are in force; of others nothing", "none",
     R"({ ["X-1"] = "A sweep scores nothing." })", KeysAre::Clauses},
    {"events", holds_map, by_parent,
     "what is said when something happens, type -> text with {field}s", "none",
     R"({ call = { en = "Seat {seat} calls.", sv = "Plats {seat} påtalar." } })"},
    {"on_claim", function("move, game"), act_on<Trigger::Claim>,
     "a move is made, and nothing has moved yet. If it asks seats, the move waits for their "
     "answers as view.pending, and stands unless one of them says game:cancel(). They choose, and "
     "play no cards",
     "nothing", R"(function(move, game) game:ask(game:next(move.seat), "doubt") end)"},
    {"on_deal", function("game"), act_on<Trigger::Deal>,
     "after the first round is dealt, and again after a redeal", "nothing",
     R"(function(game) game:draw(1, "table") end)"},
    {"on_round_end", function("game"), act_on<Trigger::RoundEnd>,
     "when no seat has a card to play, before more are dealt or the deal ends", "nothing",
     R"(function(game) game:award(1, 1, "X-1") end)"},
    {"on_round", function("game"), act_on<Trigger::Round>, "after a later round is dealt",
     "nothing", R"(function(game) game:set("called", 1, false) end)"},
    {"on_turn", function("game"), act_on<Trigger::Turn>, "before a seat's turn", "nothing",
     R"(function(game) game:draw(1, "table") end)"},
    {"on_trail", function("move, game"), act_on<Trigger::Trail>, "a card was laid out", "nothing",
     R"(function(move, game) game:set("last", move.seat) end)"},
    {"on_capture", function("move, game"), act_on<Trigger::Capture>, "cards were taken", "nothing",
     R"(function(move, game) game:award(move.seat, 1, "X-1") end)"},
    {"on_build", function("move, game"), act_on<Trigger::Build>,
     "a build was made, raised or joined", "nothing",
     R"(function(move, game) game:award(move.seat, 1, "X-1") end)"},
    {"on_sweep", function("move, game"), act_on<Trigger::Sweep>,
     "the table was cleared, and it counts; after on_capture", "nothing",
     R"(function(move, game) game:ask(game:next(move.seat), "play") end)"},
    {"on_play", function("move, game"), act_on<Trigger::Play>,
     "after each card played, last of all", "nothing",
     R"(function(move, game) game:set("setter", move.seat) end)"},
    {"on_deal_end", function("game"), act_on<Trigger::DealEnd>,
     "the cards left over are given, and nothing is counted yet", "nothing",
     R"(function(game) game:award(game.dealer, 1, "X-1") end)"},
    {"on_scored", function("game"), act_on<Trigger::Scored>,
     "the deal is counted; awards go to the match score", "nothing",
     R"(function(game) game:award(1, -1, "X-1") end)"},
};

constexpr RuleKey<RuleData> heading_keys[] = {
    {"requires.*", holds_anything},
    {"players.min", holds_number, by_parent, "the fewest that can play", "2", "2"},
    {"players.max", holds_number, by_parent, "the most that can play", "4", "4"},
    {"players.#", holds_number},
    {"players.*", function("view, choices -> kasino.Answer, any"), by_parent,
     "a computer player by a name of your own, seated with --seats human,hasty: it gets what can "
     "be done, at most 300 moves and actions, and answers one of them, or its number in the list. "
     "Without a second parameter it answers an action in words, or a list of such, and the first "
     "open is done. Behind that, why: a text, or a function(view) that answers one",
     "", "function(view, choices) return choices[#choices] end"},
    {"sheets.*", holds_map},
    {"sheets.*.title", holds_text, by_parent, "what people call it, and type", "its name",
     R"({ en = "strategy", sv = "strategi" })"},
    {"sheets.*.lines", function("view -> kasino.Text[]"), by_parent,
     "its lines, under the options in force", "required"},
    {"for_players.*", holds_patch},
    {"remarks.*", function("move, view -> kasino.Fields|false")},
    {"options.*", holds_map | holds_flag | holds_integer | holds_name, by_parent,
     "a switch has on and off, a word has choices, a number min and max"},
    {"options.*.text", holds_text, by_parent, "what it decides", "none", R"("points for a match")"},
    {"options.*.title", holds_text, by_parent, "what people call it, and type", "its name",
     R"({ en = "target", sv = "mål" })"},
    {"options.*.titles", holds_map, by_parent, "what people call the choices", "those words",
     R"({ fixed = { en = "fixed", sv = "fasta" } })"},
    {"options.*.titles.*", holds_text},
    {"options.*.default", holds_flag | holds_integer | holds_name, by_parent,
     "its value unless set", "required", "16"},
    {"options.*.on", holds_patch, by_parent, "what changes when it is true, or any number but 0",
     "nothing", R"({ duties = { capture = "X-1" } })"},
    {"options.*.off", holds_patch, by_parent, "what changes when it is false, or 0", "nothing",
     "{ remarks = { bare = false } }"},
    {"options.*.choices", holds_map, by_parent, "what changes when a word is chosen, word -> patch",
     "no word can be chosen", "{ choice = {}, fixed = {} }"},
    {"options.*.choices.*", holds_patch},
    {"options.*.min", holds_integer, by_parent,
     R"(the smallest number, or another option: kasino.option("least"))", "-1000000", "0"},
    {"options.*.max", holds_integer, by_parent, "the largest number, or another option", "1000000",
     "100"},
    {"options.*.step", holds_number, by_parent, "a number: only its multiples", "1", "100"},
    {"clauses.*", holds_text},
    {"asks.*", one_of(matter_words) | holds_list},
    {"asks.*.#", one_of(matter_words)},
    {"unasked.*", holds_text},
    {"amends.*", holds_text},
    {"events.*", holds_text},
};

}  // namespace

const std::vector<KeyRow>& key_rows() {
  static const std::vector<KeyRow> rows = [] {
    std::vector<KeyRow> all;
    add_rows(all, variant_keys, heading_keys);
    add_card_rows(all);
    add_play_rows(all);
    add_zone_rows(all);
    add_action_rows(all);
    return all;
  }();
  return rows;
}

std::size_t number_of_word(const Holds& holds, const Data& word) {
  const std::vector<std::string> words = words_in(holds.words);
  return static_cast<std::size_t>(std::ranges::find(words, *word.as<std::string>()) -
                                  words.begin());
}

std::string cited(Compiler& compiler, const Data& clause) {
  return compiler.cited(clause, *clause.as<std::string>());
}

HookId hook(Compiler& compiler, const Data& function) { return compiler.hook(function); }

Compiled Compiler::compile() {
  heading();
  clauses();
  deck();
  capture();
  each("zones", [&](const auto& name, const Data& entry) { zone(name, entry); });
  each("vars", [&](const auto& name, const Data& entry) { variable(name, entry); });
  shoe();
  money();
  builds();
  taken_zones();
  stages();
  deal();
  duties();
  refusals();
  cites();
  read(root_, variant_keys, data());
  each("actions", [&](const auto& name, const Data& entry) { action(name, entry); });
  remarks();
  each("scoring", [&](const auto& name, const Data& entry) { item(name, entry); });
  leftovers();
  next_dealer();
  teams();
  match();
  adviser();
  data().aim = written_aim(composition_, made_aim(data()));
  return std::move(result_);
}

std::string Compiler::only_key(const Data& at, std::initializer_list<const char*> keys,
                               const char* problem) const {
  const char* only = nullptr;
  for (const char* key : keys) {
    if (get(at, key) == nullptr) continue;
    if (only != nullptr) fail_at(at, problem);
    only = key;
  }
  if (only == nullptr) fail_at(at, problem);
  return only;
}

ScriptError Compiler::with_near_name(const ScriptError& error, const char* map,
                                     const std::string& name, const Data& entry) const {
  const auto near =
      error.hook() == entry.path ? near_name(composition_, map, name, entry) : std::nullopt;
  if (!near) return error;
  return ScriptError(error.kind(), {error.file(), error.line(), error.hook()},
                     error.problem() + " (did you mean " + near->name + "?)", error.traceback(),
                     error.source());
}

/// Throws ScriptError if a script takes the clause away, and blames that script.
void Compiler::fail_if_lifted(const Data& at, const std::string& id) const {
  for (auto script = composition_.scripts.rbegin(); script != composition_.scripts.rend();
       ++script) {
    const Data* lifted = (*script)->data().find("clauses", id);
    if (lifted == nullptr || !lifted->is_false()) continue;
    const bool elsewhere = at.source != &(*script)->source();
    fail_at(*lifted, "the clause is still cited, by " + at.path +
                         (elsewhere ? " (" + place_of(at) + ')' : std::string()) +
                         "; take that away too (false), or leave the clause");
  }
}

std::string Compiler::cited(const Data& at, const std::string& id) {
  if (data().find_clause(id) != nullptr) return id;
  fail_if_lifted(at, id);
  fail_at(at, "no clause " + printable(id, 60) + " is in force" +
                  did_you_mean(id, texts_of(data().clauses, &Clause::id)) +
                  "; add its text under clauses");
}

void Compiler::heading() {
  Text title;
  for (const auto& script : composition_.scripts) {
    const Data& declared = script->data();
    const Data* id = get(declared, "id");
    const Data* named = get(declared, "title");
    if (id == nullptr)
      fail_at(declared, "a variant needs an id (id = \"" + script->path().stem().string() + "\")");
    if (named == nullptr) fail_at(declared, "a variant needs a title (title = \"...\")");
    const Text text = text_of(*named);
    if (script->form() != ScriptForm::Modifier) {
      data().id = *id->as<std::string>();
      title = text;
    } else {
      data().id += "+" + *id->as<std::string>();
      title = {title.en + " + " + text.en,
               title.in(Language::Swedish) + " + " + text.in(Language::Swedish)};
    }
  }
  data().title = title;
  data().name = composition_.name;
  data().options = composition_.options;
  data().pinned = composition_.pinned;
  data().only_for = composition_.only_for;
  data().hash = hash_of_sources(composition_);
  for (const auto& script : composition_.scripts) data().sources.push_back(script->path().string());
  players();
  each("sheets", [&](const std::string& name, const Data& entry) {
    const Data* lines = get(entry, "lines");
    if (lines == nullptr) fail_at(entry, "lines is missing: the function that answers its lines");
    SheetRule sheet{.name = name, .lines = hook(*lines)};
    if (const Data* called = get(entry, "title")) {
      sheet.title = text_of(*called);
      check_typed_title(*called, sheet.title);
    }
    data().sheets.push_back(std::move(sheet));
  });
}

void Compiler::players() {
  const Data* entry = get("players");
  if (entry == nullptr) return;
  if (entry->is_list() && entry->as<Fields>()->size() != 2)
    fail_at(*entry,
            "expected {min, max}, found a list of " + std::to_string(entry->as<Fields>()->size()));
  if (entry->is_map()) own_players(*entry);
  const auto [fewest, most] = players_in(*entry);
  data().min_players = fewest.value_or(2);
  data().max_players = most.value_or(4);
  if (data().min_players < 1 || data().max_players > max_seats ||
      data().min_players > data().max_players)
    fail_at(*entry, "players are 1 to " + std::to_string(max_seats) + ", the fewest first");
}

void Compiler::own_players(const Data& players) {
  for (const auto& [key, entry] : *players.as<Fields>()) {
    if (entry.as<ScriptFunction>() == nullptr) continue;
    const std::string name = to_text(key);
    if (name == "human" || bot_named(name))
      fail_at(entry, name + " is a player of every variant; call this one something else");
    if (!is_player_name(name))
      fail_at(entry,
              "a player's name is a letter, then letters, digits, - or _, so that it can be typed");
    data().own_players.push_back({name, hook(entry)});
  }
}

void Compiler::clauses() {
  data().clauses = ordered_clauses(composition_);
  each("events", [&](const std::string& type, const Data& text) {
    data().events.push_back({type, text_of(text)});
  });
}

Compiled compile(const Composition& composition) { return Compiler(composition).compile(); }

}  // namespace kasino
