#include <algorithm>

#include "engine/model/pots.hpp"
#include "engine/model/setup.hpp"
#include "engine/text/utf8.hpp"
#include "scripting/source/spelling.hpp"
#include "scripting/variant/compiler.hpp"

namespace kasino {

namespace {

constexpr RuleKey<BuildRules> build_keys[] = {
    {"builds.of", holds_pattern, set<&BuildRules::of>, "the cards that builds are made of",
     R"("*")", R"("A-10")"},
    {"builds.single", holds_clause, set<&BuildRules::single>, "the clause of a build of one group",
     "required"},
    {"builds.multiple", holds_clause, set<&BuildRules::multiple>,
     "the clause of one of several groups", "that of single", R"("X-2")"},
    {"builds.raise", holds_clause, set<&BuildRules::raise>,
     "the clause by which a card raises a build of one group", "none is raised", R"("X-3")"},
    {"builds.raised_by", one_of("anyone owner others"), set<&BuildRules::raised_by>,
     "who may raise it", "anyone", R"("owner")"},
    {"builds.equal", one_of("join apart"), is_first_word<&BuildRules::join>,
     "whether builds of one value become one", "join", R"("apart")"},
    {"builds.taken", holds_clause, by_parent,
     "the clause by which a card of its value takes a build", "none", R"("X-4")"},
};

constexpr RuleKey<Duties> duty_keys[] = {
    {"duties.sweep", holds_clause, set<&Duties::sweep>, "who can sweep must", "no such duty"},
    {"duties.capture", holds_clause, set<&Duties::capture>,
     "a card that can capture may not be laid out", "no such duty"},
    {"duties.any_capture", holds_clause, set<&Duties::any_capture>,
     "no card may be laid out while one can capture: implies duties.capture, by that clause unless "
     "that has its own",
     "no such duty"},
    {"duties.take_all", holds_clause, set<&Duties::take_all>,
     "a capture leaves no group of its value", "no such duty"},
    {"duties.single_first", holds_clause, set<&Duties::single_first>,
     "a card that can take a single card takes no group", "no such duty"},
    {"duties.hold_build", holds_clause, set<&Duties::hold_build>,
     "who builds to a value holds another card of it", "no such duty"},
    {"duties.keep_build", holds_clause, set<&Duties::keep_build>,
     "who holds a card for a build of its own may not play the last one, but on the build or to "
     "take it",
     "no such duty"},
    {"duties.owner_trail", holds_clause, set<&Duties::owner_trail>,
     "who has a build lays no card out, unless nothing else can be done", "no such duty"},
};

constexpr RuleKey<RefusalRule> refusal_keys[] = {
    {"honest.*", holds_flag},
    {"refuses.*", function("move, view -> boolean") | holds_map, by_parent,
     "a refusal that says what it is asked about"},
    {"refuses.*.on", one_of("card trail capture build move"), set<&RefusalRule::on>,
     "what it is asked about. card, trail: once for a card of the hand; capture, build: each of "
     "these; move: each move. The first two are cheap, and keep counts of moves exact",
     "move", R"("trail")"},
    {"refuses.*.test", function("move, view -> boolean"), by_parent, "true forbids the move",
     "required", R"(function(move, view) return move.card == "s2" end)"},
    {"void_sweeps.*", function("move, view -> boolean")},
};

constexpr RuleKey<ScoringItem> item_keys[] = {
    {"scoring.*", holds_map, by_parent, "one of each, most, per and count, and its points"},
    {"scoring.*.title", holds_text, set<&ScoringItem::title>,
     "what people call it, in hints and reasons", "its name",
     R"({ en = "sweep", sv = "tömning" })"},
    {"scoring.*.each", holds_pattern, set<&ScoringItem::faces>,
     "earned by every such card in the pile", "", R"("A")"},
    {"scoring.*.most", function("seat, view -> integer") | holds_pattern,
     set<&ScoringItem::faces, &ScoringItem::counts>,
     "earned by most such cards, or by most of what a function counts, if it is 1 or more: over a "
     "side that compares its piles it is added up",
     "", R"("s")"},
    {"scoring.*.ties", one_of("none share carry"), set<&ScoringItem::ties>,
     "for most, if the first place is shared. none: nobody has the points; share: they are split "
     "and rounded down; carry: they are added to those of the next deal",
     "none", R"("carry")"},
    {"scoring.*.per", one_of("sweep last_capture"), set<&ScoringItem::by>,
     "earned by every sweep, or by the deal's last capture", "", R"("sweep")"},
    {"scoring.*.count", function("seat, view -> integer"), set<&ScoringItem::counts>,
     "earned as often as the function says; all cards are open to its view", "",
     R"(function(seat, view) return view:pile(seat):count("s") end)"},
    {"scoring.*.points", holds_integer, set<&ScoringItem::points>, "points for each time", "1",
     "-2"},
    {"scoring.*.clause", holds_clause, set<&ScoringItem::clause>,
     "the clause shown on the sheet, which is sorted by it", "none"},
};

constexpr RuleKey<RuleData> leftover_keys[] = {
    {"leftovers.to", one_of("last_capturer dealer nobody") | function("view -> kasino.Seat|false"),
     set<&RuleData::leftovers, &RuleData::leftovers_by>, "as leftovers itself", "last_capturer",
     R"("dealer")"},
    {"leftovers.clause", holds_clause, set<&RuleData::leftovers_clause>,
     "the clause that the event cites", "none"},
};

constexpr RuleKey<TeamRule> team_keys[] = {
    {"teams.sides", holds_number, set<&TeamRule::sides>, "how many sides; seats alternate",
     "required", "2"},
    {"teams.majority", one_of("seat side"), set<&TeamRule::pools_majority>,
     "whose piles are compared for most cards", "seat", R"("side")"},
};

constexpr RuleKey<MatchRule> match_keys[] = {
    {"match.to", holds_number, set<&MatchRule::to>,
     "over after the deal in which somebody has as many points", "0: no such end", "16"},
    {"match.out_at", holds_number, set<&MatchRule::out_at>,
     "who has as many points is out, until one is left", "0: no such end", "21"},
    {"match.deals", holds_number, set<&MatchRule::deals>, "over after so many deals",
     "0: no such end", "4"},
    {"match.rank", one_of("highest lowest"), is_first_word<&MatchRule::highest_wins>,
     "whose score wins", "highest", R"("lowest")"},
    {"match.ties", holds_list, by_parent, "what breaks a tie, in order, by the last deal's piles",
     "a tie is shared", R"({ { most = "s" } })"},
    {"match.ties.#", holds_map, by_parent, "one of the two"},
    {"match.ties.#.most", holds_pattern, by_parent, "who took most such cards wins", "", R"("s")"},
    {"match.ties.#.fewest", holds_pattern, by_parent, "who took fewest such cards wins", "",
     R"("s")"},
};

constexpr RuleKey<PurseRule> purse_keys[] = {
    {"purse.start", holds_number, set<&PurseRule::start>, "what each seat begins a match with",
     "required", "5000"},
    {"purse.unit", holds_text, set<&PurseRule::unit>, "what points are called", "required",
     R"("kr")"},
    {"purse.out_below", holds_number, set<&PurseRule::out_below>,
     "who owns less once a deal is over is out", "0: nobody", "100"},
};

constexpr RuleKey<PotRule> pot_keys[] = {
    {"pots.*", holds_map, by_parent,
     "a place for money. What lies in a pot of a seat is the seat's own until it is paid to "
     "another"},
    {"pots.*.title", holds_text, set<&PotRule::title>, "what people call it", "its name",
     R"({ en = "bet", sv = "insats" })"},
    {"pots.*.per", one_of("game seat"), set<&PotRule::per_seat>, "one for all, or one a seat",
     "game", R"("seat")"},
    {"pots.*.slots", holds_number, set<&PotRule::slots>, "how many such pots, told apart by number",
     "1", "4"},
    {"pots.*.beside", holds_name, by_parent,
     "a zone: each seat has a pot beside each of its places", "beside none", R"("box")"},
};

constexpr RuleKey<Cites> cite_keys[] = {
    {"cites.trail", holds_clause, set<&Cites::trail>, "a card laid out that can take nothing",
     "none"},
    {"cites.decline", holds_clause, set<&Cites::decline>, "a card laid out that could capture",
     "none"},
    {"cites.several", holds_clause, set<&Cites::several>, "a capture of more than one group",
     "none"},
    {"cites.partial", holds_clause, set<&Cites::partial>,
     "a capture that leaves groups of its value", "none"},
    {"cites.sweep", holds_clause, set<&Cites::sweep>, "a capture of the whole table", "none"},
    {"cites.sweep_card", holds_clause, set<&Cites::sweep_card>,
     "refused: another card can sweep, and must", "the duty's clause"},
    {"cites.sweep_way", holds_clause, set<&Cites::sweep_way>,
     "refused: this card can sweep, and must", "the duty's clause"},
    {"cites.two_values", holds_clause, set<&Cites::two_values>,
     "refused: it needs two values of the played card at once", "none"},
    {"cites.other_values", holds_map, by_parent,
     "refused: it would be right if cards counted otherwise", "none",
     R"({ clause = "X-1", values = { A = 14 } })"},
    {"cites.overlap", holds_clause, set<&Cites::overlap>, "refused: its groups would share a card",
     "none"},
    {"cites.otherwise", holds_clause, set<&Cites::otherwise>, "refused: no groups make it", "none"},
    {"cites.printed_value", holds_clause, set<&Cites::printed_value>,
     "asked about: a card that counts as printed", "none"},
    {"cites.hand_values", holds_clause, set<&Cites::hand_values>,
     "asked about: what else a card of the hand counts", "none"},
    {"cites.table_values", holds_clause, set<&Cites::table_values>,
     "asked about: what else a card of the table counts", "none"},
    {"cites.build_of", holds_clause, set<&Cites::build_of>,
     "refused: a card that no build is made of", "that of builds.single"},
    {"cites.build_fixed", holds_clause, set<&Cites::build_fixed>,
     "refused: a build of several groups would be raised", "that of builds.raise"},
    {"cites.build_changed", holds_clause, set<&Cites::build_changed>,
     "refused: a card of the table would raise a build", "that of builds.raise"},
    {"cites.build_equal", holds_clause, set<&Cites::build_equal>,
     R"(a build that joins one of its value; or refused, where builds.equal is "apart")",
     "where refused, that of builds.raise"},
    {"cites.build_without", holds_clause, set<&Cites::build_without>,
     "refused: what would be built has the value without the card played", "that of builds.single"},
    {"cites.other_values.clause", holds_clause, by_parent, "the clause that says how cards count",
     "required"},
    {"cites.other_values.values", holds_map, by_parent, "as values: how they would have to count",
     "required", "{ A = 14 }", KeysAre::Patterns},
    {"cites.other_values.values.*", holds_value | holds_list},
    {"cites.other_values.values.*.#", holds_value},
};

}  // namespace

void add_play_rows(std::vector<KeyRow>& rows) {
  add_rows(rows, build_keys, duty_keys, refusal_keys, item_keys, leftover_keys, team_keys,
           match_keys, purse_keys, pot_keys, cite_keys);
}

void Compiler::duties() {
  const Data* entry = get("duties");
  if (entry == nullptr) return;
  Duties& duties = data().duties;
  read(*entry, duty_keys, duties);
  if (duties.capture.empty()) duties.capture = duties.any_capture;
  for (const auto& [key, named] :
       {std::pair("hold_build", &duties.hold_build), std::pair("keep_build", &duties.keep_build),
        std::pair("owner_trail", &duties.owner_trail)})
    if (!named->empty() && !data().builds)
      fail_at(*get(*entry, key), "it is about builds, and there are none: add builds = { ... }");
}

// Builds are taken like piles, and come first among the places that a capture takes.
void Compiler::builds() {
  const Data* entry = get("builds");
  if (entry == nullptr) return;
  BuildRules rules;
  read(*entry, build_keys, rules);
  if (rules.single.empty())
    fail_at(*entry, "builds need the clause of a single build: single = ...");
  if (rules.multiple.empty()) rules.multiple = rules.single;
  data().builds = rules;
  data().pile_rules.push_back(
      {{Zone::Build, 0}, PileRule::By::BuiltValue, PileRule::Whose::Any, clause(*entry, "taken")});
}

void Compiler::refusals() {
  each("refuses", [&](const std::string& id, const Data& entry) {
    const bool bare = entry.as<ScriptFunction>() != nullptr;
    const Data* test = bare ? &entry : get(entry, "test");
    if (test == nullptr) fail_at(entry, "a refusal needs test = function(move, view)");
    RefusalRule rule{.clause = cited(entry, id)};
    if (!bare) read(entry, refusal_keys, rule);
    if (rule.on == RefusalRule::On::Build && !data().builds)
      fail_at(*get(entry, "on"), "nothing is built here: add builds = { ... }");
    rule.written_at = place_of(*test);
    rule.test = hook(*test);
    data().refusals.push_back(std::move(rule));
  });
  each("void_sweeps", [&](const std::string& id, const Data& entry) {
    data().void_sweeps.push_back({cited(entry, id), hook(entry)});
  });
  each("honest", [&](const std::string& id, const Data& entry) {
    data().honest.push_back(cited(entry, id));
  });
}

void Compiler::cites() {
  const Data* entry = get("cites");
  if (entry == nullptr) return;
  Cites& cites = data().cites;
  read(*entry, cite_keys, cites);
  const Data* other = get(*entry, "other_values");
  if (other == nullptr) return;
  cites.other_values = clause(*other, "clause");
  const Data* values = get(*other, "values");
  if (values == nullptr || cites.other_values.empty())
    fail_at(*other, "it needs a clause, and the values that cards would have to have");
  cites.other_values_table = plain_values();
  set_values(*cites.other_values_table, *values);
}

void Compiler::remarks() {
  each("remarks", [&](const std::string& type, const Data& entry) {
    const auto& texts = data().events;
    if (std::none_of(texts.begin(), texts.end(),
                     [&](const EventText& text) { return text.type == type; }))
      fail_at(entry, "the event " + printable(type, 60) + " has no text; add it under events");
    if (is_common_event(type))
      fail_at(entry, type + " is told in every game: call the remark something else");
    data().remarks.push_back({type, hook(entry)});
  });
}

void Compiler::leftovers() {
  const Data* written = root_.find("leftovers");
  if (written == nullptr) return;
  const Data* owner = written;
  if (written->as<Fields>() != nullptr) {
    read(*written, leftover_keys, data());
    owner = written->find("to");
  }
  if (owner != nullptr && owner->is_false()) data().leftovers = Leftovers::Nobody;
  if (data().leftovers_by) data().leftovers = Leftovers::Chosen;
}

void Compiler::next_dealer() {
  if (data().next_dealer_by) data().next_dealer = NextDealer::Chosen;
}

void Compiler::item(const std::string& name, const Data& entry) {
  using By = ScoringItem::By;
  const std::string way = only_key(entry, {"each", "most", "per", "count"},
                                   "a scoring item has one of each, most, per and count");
  ScoringItem item{.name = name};
  read(entry, item_keys, item);
  if (way == "most") item.by = By::Most;
  if (way == "count") item.by = By::Count;
  if (const Data* ties = get(entry, "ties"); ties != nullptr && way != "most")
    fail_at(*ties, "only most can be tied");
  if (data().scoring.size() == most_scoring_items)
    fail_at(entry, "a score sheet has " + std::to_string(most_scoring_items) + " items at most");
  data().scoring.push_back(std::move(item));
}

void Compiler::money() {
  const Data* entry = get("purse");
  if (entry != nullptr) {
    PurseRule purse;
    const Data* start = get(*entry, "start");
    const Data* unit = get(*entry, "unit");
    if (start == nullptr) fail_at(*entry, "a purse needs start: what each seat begins with");
    if (unit == nullptr) fail_at(*entry, "a purse needs a unit, such as unit = \"kr\"");
    read(*entry, purse_keys, purse);
    for (const Data* amount : {start, get(*entry, "out_below")})
      if (amount != nullptr && *amount->as<std::int64_t>() > most_points)
        fail_at(*amount, "a seat owns " + std::to_string(most_points) + " at most");
    data().purse = purse;
  }
  each("pots", [&](const std::string& name, const Data& pot) {
    if (entry == nullptr) fail_at(pot, "money comes from purses: add purse = { ... }");
    check_word(pot, name);
    PotRule rule{.name = name};
    read(pot, pot_keys, rule);
    constexpr int most_slots = 64;
    if (rule.slots < 1 || rule.slots > most_slots)
      fail_at(pot, "slots are 1 to " + std::to_string(most_slots));
    if (name == "bank") fail_at(pot, "the bank is no pot; call the pot otherwise");
    if (const Data* beside = get(pot, "beside")) {
      for (const char* other : {"per", "slots"})
        if (const Data* given = get(pot, other))
          fail_at(*given, "beside a zone each seat has a pot at each of its places: leave out " +
                              std::string(other));
      const ZoneKind zone = zone_named(*beside, *beside->as<std::string>(), {});
      rule.per_seat = true;
      rule.beside = zone.own;
    }
    data().pots.push_back(rule);
    if (pot_count(data(), data().max_players) > most_pots)
      fail_at(pot, "pots are too many: " + std::to_string(most_pots) +
                       " at most, with their seats and slots");
  });
  if (entry == nullptr) return;
  each("scoring", [&](const std::string&, const Data& item) {
    fail_at(item, "it contradicts purse: what a seat owns is its score, so pay it, by game:pay",
            ScriptErrorKind::Contradiction);
  });
}

void Compiler::adviser() {
  const Data* named = get("hints");
  if (named == nullptr) return;
  const std::string& name = *named->as<std::string>();
  const std::vector<std::string> players = texts_of(data().own_players, &NamedHook::name);
  if (std::ranges::find(players, name) == players.end())
    fail_at(*named, "no player " + printable(name, 60) + " is declared under players" +
                        did_you_mean(name, players));
}

void Compiler::teams() {
  const Data* entry = get("teams");
  if (entry == nullptr) return;
  TeamRule& teams = data().teams;
  read(*entry, team_keys, teams);
  if (teams.sides < 2) fail_at(*entry, "teams need sides = 2 or more");
  const auto [least, most] = players_meant();
  for (int players = least; players <= most; ++players)
    if (players % teams.sides != 0)
      fail_at(*entry, std::to_string(players) + " players do not come out even on " +
                          std::to_string(teams.sides) + " sides");
}

void Compiler::match() {
  const Data* entry = get("match");
  if (entry == nullptr) return;
  read(*entry, match_keys, data().match);
  if (const Data* ties = get(*entry, "ties"))
    for (const auto& [place, tie] : *ties->as<Fields>()) {
      const std::string key =
          only_key(tie, {"most", "fewest"}, "a tie-break has one of most and fewest");
      data().match.ties.push_back({faces_of(*get(tie, key)), key == "most"});
    }
}

}  // namespace kasino
