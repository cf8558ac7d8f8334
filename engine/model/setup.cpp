#include "engine/model/setup.hpp"

#include <algorithm>

#include "engine/cards/card_text.hpp"
#include "engine/cards/deck.hpp"
#include "engine/model/facts.hpp"
#include "engine/model/money.hpp"
#include "engine/model/state.hpp"
#include "engine/text/reading.hpp"
#include "engine/text/utf8.hpp"

namespace kasino {

namespace {

/// Makes a State of a Setup, zone by zone, and throws SetupError naming the zone at fault.
class SetupCheck {
 public:
  SetupCheck(const Setup& setup, const RuleData& rules) : setup_(setup), rules_(rules) {}

  /// A state with every card, in the order of their places; all lie in the stock yet.
  State build() {
    check_seats();
    add(setup_.stock, Place::stock());
    add(setup_.table, Place::table());
    add_builds();
    for (const Seat seat : seats(setup_.players)) {
      add(of_seat(setup_.hands, seat), Place::hand(seat));
      add(of_seat(setup_.piles, seat), Place::pile(seat));
    }
    add_own();
    State state(setup_.players, in_play_, rules_);
    for (const auto& [card, place] : placed_)
      if (place != Place::stock()) state.move_card(card, Place::stock(), place);
    fill_in(state);
    return state;
  }

 private:
  template <typename... Fillings>
  [[noreturn]] static void fail(const std::string& place, const Sentence<sizeof...(Fillings)>& what,
                                const Fillings&... with) {
    throw SetupError(place + ": " + format(what, with...), place);
  }

  void check_seats() const {
    if (setup_.players < rules_.min_players || setup_.players > rules_.max_players)
      fail("players", {"{0} is for {1}{2} players, not {3}", "{0} är för {1}{2} spelare, inte {3}"},
           rules_.name, rules_.min_players,
           rules_.min_players == rules_.max_players
               ? Text{}
               : format({" to {0}", " till {0}"}, rules_.max_players),
           setup_.players);
    if (rules_.only_for && setup_.players != *rules_.only_for)
      fail("players",
           {"these are the rules of {0} for {1} players, not for {2}",
            "det här är reglerna i {0} för {1} spelare, inte för {2}"},
           rules_.name, *rules_.only_for, setup_.players);
    check_length(setup_.hands, "hand");
    check_length(setup_.piles, "pile");
  }
  void check_length(const std::vector<Cards>& cards, const char* zone) const {
    for (std::size_t seat = cards.size(); seat > static_cast<std::size_t>(setup_.players); --seat)
      if (!cards[seat - 1].empty())
        fail(zone + std::to_string(seat), {"there are {0} seats", "det finns {0} platser"},
             setup_.players);
  }

  static Cards of_seat(const std::vector<Cards>& zones, Seat seat) {
    const auto at = static_cast<std::size_t>(seat - 1);
    return at < zones.size() ? zones[at] : Cards{};
  }

  /// In the order in which zones are declared, so that the order of writing does not matter.
  void add_own() {
    for (const auto& [name, cards] : setup_.zones)
      if (const auto place = place_named(name, rules_, setup_.players);
          !place || place->zone() != Zone::Own)
        fail(name, {"{0} has no such zone", "{0} har ingen sådan plats för kort"}, rules_.name);
    for (Place place : own_places(rules_, setup_.players)) {
      const auto named = setup_.zones.find(to_text(place, rules_));
      if (named != setup_.zones.end()) add(named->second, place);
    }
  }

  void add_builds() {
    if (!setup_.builds.empty() && !rules_.builds)
      fail("table", {"{0} has no builds", "{0} har inga byggen"}, rules_.name);
    if (setup_.builds.size() > most_builds)
      fail("table",
           {"there are at most {0} builds at a time", "det finns högst {0} byggen på en gång"},
           most_builds);
    for (std::size_t i = 0; i < setup_.builds.size(); ++i) {
      const SetupBuild& build = setup_.builds[i];
      if (build.value < 1 || build.value > max_value)
        fail("table", {"{0}: a build is worth 1 to {1}", "{0}: ett bygge är värt 1 till {1}"},
             to_text(build), max_value);
      if (build.owner < 1 || build.owner > setup_.players)
        fail("table", {"seats are 1 to {0}, not {1}", "platserna är 1 till {0}, inte {1}"},
             setup_.players, build.owner);
      if (build.cards.size() < 2)
        fail("table", {"{0}: a build has two cards or more", "{0}: ett bygge har minst två kort"},
             to_text(build));
      add(build.cards, Place::build(static_cast<int>(i) + 1));
    }
  }

  /// The name of a place in messages; builds belong to the table.
  std::string name_of(Place place) const {
    return place.zone() == Zone::Build ? "table" : to_text(place, rules_);
  }

  void add(const Cards& cards, Place place) {
    for (Card card : cards) {
      if (!is_in_deck(card, rules_.deck))
        fail(name_of(place), {"{0} is no card of the deck of {1}", "{0} finns inte i leken i {1}"},
             to_text(card), rules_.name);
      for (const auto& [other, where] : placed_)
        if (other == card)
          fail(name_of(place),
               {"{0} is named twice, the first time in {1}",
                "{0} nämns två gånger, första gången i {1}"},
               to_text(card), name_of(where));
      placed_.emplace_back(card, place);
      in_play_.push_back(card);
    }
  }

  void fill_in(State& state) const {
    state.last_round = state.stock().empty();
    for (const SetupBuild& build : setup_.builds)
      state.builds.push_back({build.value, build.owner, build.is_multiple});
    read_words(setup_.words, state, rules_);
    if (rules_.purse) check_purses(state);
  }

  void check_purses(const State& state) const {
    for (const Seat seat : seats(state)) {
      const int owned = owned_by(state, seat);
      const int staked = staked_by(state, rules_, seat);
      if (owned > most_points)
        fail("scores",
             {"seat {0} would own {1} {2}: {3} is the most",
              "plats {0} skulle äga {1} {2}: {3} är det mesta"},
             seat, owned, rules_.purse->unit, most_points);
      if (owned >= staked) continue;
      if (owned < 0)
        fail("scores",
             {"seat {0} would own {1} {2}: 0 is the least",
              "plats {0} skulle äga {1} {2}: 0 är det minsta"},
             seat, owned, rules_.purse->unit);
      fail("scores",
           {"seat {0} owns {1} {2} and cannot have staked {3}",
            "plats {0} äger {1} {2} och kan inte ha satsat {3}"},
           seat, owned, rules_.purse->unit, staked);
    }
  }

  const Setup& setup_;
  const RuleData& rules_;
  Cards in_play_;
  std::vector<std::pair<Card, Place>> placed_;
};

Cards cards_of(std::span<const Card> cards) { return {cards.begin(), cards.end()}; }

}  // namespace

State State::from(const Setup& setup, const RuleData& rules) {
  return SetupCheck(setup, rules).build();
}

std::string to_text(const SetupBuild& build) {
  std::string text = "[";
  for (const Card card : build.cards) text += (text.size() == 1 ? "" : "+") + to_text(card);
  return text + "]=" + std::to_string(build.value) + (build.is_multiple ? "*/" : "/") +
         std::to_string(build.owner);
}

namespace {

[[noreturn]] void fail_build(std::string_view text) {
  throw SetupError(format({"table: expected a build with its value and owner, as in [c2+h6]=8/1 or "
                           "[c3+d3]=3*/2, not {0}",
                           "table: väntade ett bygge med värde och ägare, som i [c2+h6]=8/1 eller "
                           "[c3+d3]=3*/2, inte {0}"},
                          quoted(text)),
                   "table");
}

bool take_letter(std::string_view& text, char letter) {
  if (!text.starts_with(letter)) return false;
  text.remove_prefix(1);
  return true;
}

/// Reads the builds in the text of the table into `setup`, and answers the rest of the text, which
/// is cards.
std::string take_builds(std::string_view table, Setup& setup) {
  std::string rest;
  for (std::size_t begin; (begin = table.find('[')) != table.npos;) {
    rest += table.substr(0, begin);
    table.remove_prefix(begin);
    const std::string_view whole = table.substr(0, table.find_first_of(" \t", table.find(']')));
    const std::size_t end = whole.find(']');
    if (end == whole.npos) fail_build(whole);
    std::string cards(whole.substr(1, end - 1));
    std::ranges::replace(cards, '+', ' ');
    std::string_view text = whole.substr(end + 1);
    SetupBuild build{parse_cards(cards)};
    const auto value = take_letter(text, '=') ? take_number<int>(text) : std::nullopt;
    build.is_multiple = take_letter(text, '*');
    const auto owner = take_letter(text, '/') ? take_number<int>(text) : std::nullopt;
    take_letter(text, ',');
    if (!value || !owner || !text.empty()) fail_build(whole);
    build.value = *value;
    build.owner = *owner;
    setup.builds.push_back(std::move(build));
    table.remove_prefix(whole.size());
  }
  return rest.append(table);
}

/// The cards of a field.
Cards& cards_named(const std::string& name, Setup& setup) {
  if (name == "table") return setup.table;
  if (name == "stock") return setup.stock;
  for (const char* zone : {"hand", "pile"}) {
    const auto seat = name.starts_with(zone) ? whole_number<std::size_t>(
                                                   std::string_view(name).substr(4), 1, max_seats)
                                             : std::nullopt;
    if (!seat) continue;
    std::vector<Cards>& zones = *zone == 'h' ? setup.hands : setup.piles;
    if (zones.size() < *seat) zones.resize(*seat);
    return zones[*seat - 1];
  }
  return setup.zones[name];
}

}  // namespace

void set_field(Setup& setup, const std::string& name, const std::string& text) {
  const Fact* fact = fact_of_setup(name);
  if (fact != nullptr && fact->read != nullptr)
    setup.words[name] = text;
  else if (name == "table")
    setup.table = parse_cards(take_builds(text, setup));
  else
    cards_named(name, setup) = parse_cards(text);
}

namespace {

/// The names of a fact's fields, with the hands and piles of `players` seats.
std::vector<std::string> fields_of(const Fact& fact, int players) {
  std::vector<std::string> names;
  if (fact.form == FactForm::CardsBySeat)
    for (const Seat seat : seats(players))
      names.push_back(std::string(fact.name) + std::to_string(seat));
  else if (fact.is_used(in_setups) && fact.form != FactForm::CardsByPlace)
    names.emplace_back(fact.name);
  return names;
}

}  // namespace

std::string table_text(const Setup& setup) {
  std::string text = to_text(setup.table);
  for (const SetupBuild& build : setup.builds) text += (text.empty() ? "" : " ") + to_text(build);
  return text;
}

std::vector<std::string> setup_field_names(int seats) {
  std::vector<std::string> names;
  for (const Fact& fact : facts())
    for (std::string& name : fields_of(fact, seats)) names.push_back(std::move(name));
  return names;
}

int seats_named(const Setup& setup) {
  std::size_t named = std::max(setup.hands.size(), setup.piles.size());
  for (const char* by_seat : {"sweeps", "scores"})
    if (const auto found = setup.words.find(by_seat); found != setup.words.end())
      named = std::max(named, words_in(found->second, ",").size());
  return static_cast<int>(named);
}

std::vector<Cards*> zones_in(Setup& setup) {
  std::vector<Cards*> zones{&setup.table, &setup.stock};
  for (Cards& hand : setup.hands) zones.push_back(&hand);
  for (Cards& pile : setup.piles) zones.push_back(&pile);
  for (SetupBuild& build : setup.builds) zones.push_back(&build.cards);
  for (auto& [name, cards] : setup.zones) zones.push_back(&cards);
  return zones;
}

std::vector<WrittenField> written_fields(const Setup& setup) {
  std::vector<WrittenField> written;
  const auto add = [&](const std::string& name, std::string value, FactForm form) {
    if (!value.empty()) written.push_back({name, std::move(value), form});
  };
  Setup shown = setup;
  for (const Fact& fact : facts()) {
    if (fact.form == FactForm::CardsByPlace)
      for (const auto& [zone, cards] : setup.zones) add(zone, to_text(cards), fact.form);
    for (const std::string& name : fields_of(fact, max_seats))
      add(name,
          fact.read != nullptr ? shown.words[name]
          : name == "table"    ? table_text(setup)
                               : to_text(cards_named(name, shown)),
          fact.form);
  }
  return written;
}

bool WrittenField::is_own_zone() const { return form == FactForm::CardsByPlace; }

Setup setup_of(const State& state, const RuleData& rules) {
  Setup setup;
  setup.players = state.players();
  setup.stock = cards_of(state.stock());
  setup.table = cards_of(state.table());
  for (std::size_t i = 0; i < state.builds.size(); ++i) {
    const auto& [value, owner, is_multiple] = state.builds[i];
    setup.builds.push_back({cards_of(state.build(i)), value, owner, is_multiple});
  }
  for (const Seat seat : seats(state)) {
    setup.hands.push_back(cards_of(state.hand(seat)));
    setup.piles.push_back(cards_of(state.pile(seat)));
  }
  for (const Place place : own_places(rules, state.players()))
    if (!state.cards(place).empty())
      setup.zones.emplace(to_text(place, rules), cards_of(state.cards(place)));
  setup.words = words_of(state, rules);
  return setup;
}

}  // namespace kasino
