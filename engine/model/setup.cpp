#include "engine/model/setup.hpp"

#include <algorithm>
#include <cstdlib>

#include "engine/cards/card_text.hpp"
#include "engine/cards/deck.hpp"
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
    for (Seat seat = 1; seat <= setup_.players; ++seat) {
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
  [[noreturn]] static void fail(const std::string& place, const Text& what) {
    throw SetupError(place + ": " + what, place);
  }

  void check_seats() const {
    if (setup_.players < rules_.min_players || setup_.players > rules_.max_players)
      fail("players",
           rules_.name + Text{" is for ", " är för "} + std::to_string(rules_.min_players) +
               (rules_.min_players == rules_.max_players
                    ? Text{}
                    : Text{" to ", " till "} + std::to_string(rules_.max_players)) +
               Text{" players, not ", " spelare, inte "} + std::to_string(setup_.players));
    if (rules_.only_for && setup_.players != *rules_.only_for)
      fail("players", Text{"these are the rules of ", "det här är reglerna i "} + rules_.name +
                          Text{" for ", " för "} + std::to_string(*rules_.only_for) +
                          Text{" players, not for ", " spelare, inte för "} +
                          std::to_string(setup_.players));
    if (setup_.turn) check_seat(*setup_.turn, "turn");
    if (setup_.dealer) check_seat(*setup_.dealer, "dealer");
    if (setup_.last_capturer) check_seat(*setup_.last_capturer, "last_capturer");
    check_length(setup_.hands.size(), "hand");
    check_length(setup_.piles.size(), "pile");
    check_length(setup_.sweeps.size(), "sweeps");
    check_length(setup_.scores.size(), "scores");
    for (int sweeps : setup_.sweeps)
      if (sweeps < 0)
        fail("sweeps", Text{"there cannot be ", "de kan inte vara "} + std::to_string(sweeps));
    for (int score : setup_.scores)
      if (std::abs(score) > most_points)
        fail("scores", Text{"points are ", "poäng är "} + std::to_string(-most_points) +
                           Text{" to ", " till "} + std::to_string(most_points) +
                           Text{", not ", ", inte "} + std::to_string(score));
  }
  void check_seat(Seat seat, const char* field) const {
    if (seat < 1 || seat > setup_.players)
      fail(field, Text{"seats are 1 to ", "platserna är 1 till "} + std::to_string(setup_.players) +
                      Text{", not ", ", inte "} + std::to_string(seat));
  }
  void check_length(std::size_t length, const std::string& field) const {
    if (length > static_cast<std::size_t>(setup_.players))
      fail(field, Text{"there are ", "det finns "} + std::to_string(setup_.players) +
                      Text{" seats, but ", " platser, men "} + std::to_string(length) +
                      Text{" are named", " nämns"});
  }

  static Cards of_seat(const std::vector<Cards>& zones, Seat seat) {
    const auto at = static_cast<std::size_t>(seat - 1);
    return at < zones.size() ? zones[at] : Cards{};
  }

  /// In the order in which zones are declared, so that the order of writing does not matter.
  void add_own() {
    for (const auto& [name, cards] : setup_.zones)
      if (!own_place_named(name, rules_, setup_.players))
        fail(name, rules_.name + Text{" has no such zone", " har ingen sådan plats för kort"});
    for (Place place : own_places(rules_, setup_.players)) {
      const auto named = setup_.zones.find(to_text(place, rules_));
      if (named != setup_.zones.end()) add(named->second, place);
    }
  }

  void add_builds() {
    if (!setup_.builds.empty() && !rules_.builds)
      fail("table", rules_.name + Text{" has no builds", " har inga byggen"});
    if (setup_.builds.size() > most_builds)
      fail("table", Text{"there are at most ", "det finns högst "} + std::to_string(most_builds) +
                        Text{" builds at a time", " byggen på en gång"});
    for (std::size_t i = 0; i < setup_.builds.size(); ++i) {
      const SetupBuild& build = setup_.builds[i];
      if (build.value < 1 || build.value > max_value)
        fail("table", to_text(build) +
                          Text{": a build is worth 1 to ", ": ett bygge är värt 1 till "} +
                          std::to_string(max_value));
      check_seat(build.owner, "table");
      if (build.cards.size() < 2)
        fail("table", to_text(build) + Text{": a build has two cards or more",
                                            ": ett bygge har minst två kort"});
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
        fail(name_of(place), to_text(card) +
                                 Text{" is no card of the deck of ", " finns inte i leken i "} +
                                 rules_.name);
      for (const auto& [other, where] : placed_)
        if (other == card)
          fail(name_of(place), to_text(card) +
                                   Text{" is named twice, the first time in ",
                                        " nämns två gånger, första gången i "} +
                                   name_of(where));
      placed_.emplace_back(card, place);
      in_play_.push_back(card);
    }
  }

  void fill_in(State& state) const {
    state.turn = setup_.turn.value_or(1);
    state.last_round = state.stock().empty();
    for (const SetupBuild& build : setup_.builds)
      state.builds.push_back({build.value, build.owner, build.is_multiple});
    read_words(setup_.words, state, rules_);
    if (!state.asked.empty()) take_turn_of_asked(state);
    if (!says("resume")) state.resume = state.turn;
    state.dealer = setup_.dealer.value_or((state.resume + setup_.players - 2) % setup_.players + 1);
    if (!rules_.has_dealer()) state.dealer = setup_.players;
    state.last_capturer = setup_.last_capturer;
    std::ranges::copy(setup_.sweeps, state.sweeps.begin());
    std::ranges::copy(setup_.scores, state.scores.begin());
    if (rules_.purse) check_purses(state);
  }

  void check_purses(const State& state) const {
    for (Seat seat = 1; seat <= state.players(); ++seat) {
      const int owned = owned_by(state, seat);
      const int staked = staked_by(state, rules_, seat);
      if (owned >= staked) continue;
      if (owned < 0)
        fail("scores", Text{"seat ", "plats "} + std::to_string(seat) +
                           Text{" would own ", " skulle äga "} + std::to_string(owned) + " " +
                           rules_.purse->unit + Text{": 0 is the least", ": 0 är det minsta"});
      fail("scores", Text{"seat ", "plats "} + std::to_string(seat) + Text{" owns ", " äger "} +
                         std::to_string(owned) + " " + rules_.purse->unit +
                         Text{" and cannot have staked ", " och kan inte ha satsat "} +
                         std::to_string(staked));
    }
  }

  bool says(const std::string& word) const {
    const auto found = setup_.words.find(word);
    return found != setup_.words.end() && !found->second.empty();
  }
  void take_turn_of_asked(State& state) const {
    const std::string first = std::to_string(state.asked.front().seat);
    if (setup_.turn && *setup_.turn != state.asked.front().seat)
      fail("turn", Text{"seat ", "plats "} + first +
                       Text{" is asked, and acts first; say turn=",
                            " är tillfrågad, och handlar först; skriv turn="} +
                       first + " resume=" + std::to_string(*setup_.turn));
    state.turn = state.asked.front().seat;
  }

  const Setup& setup_;
  const RuleData& rules_;
  Cards in_play_;
  std::vector<std::pair<Card, Place>> placed_;
};

Cards cards_of(std::span<const Card> cards) { return {cards.begin(), cards.end()}; }

/// The zone of the seat that `name` ends in, as "hand2"; null if it is no such name.
Cards* zone_of_seat(std::string_view name, std::string_view zone, std::vector<Cards>& zones) {
  if (name.size() != zone.size() + 1 || !name.starts_with(zone)) return nullptr;
  const Seat seat = name.back() - '0';
  if (seat < 1 || seat > max_seats) return nullptr;
  const auto at = static_cast<std::size_t>(seat) - 1;
  if (at >= zones.size()) zones.resize(at + 1);
  return &zones[at];
}

/// Writes one field, or nothing if it holds nothing worth writing.
struct FieldWriter {
  std::string operator()(const Cards* cards) const { return to_text(*cards); }
  std::string operator()(const std::vector<int>* numbers) const {
    std::string text;
    for (const int number : *numbers) text += (text.empty() ? "" : " ") + std::to_string(number);
    return text;
  }
  std::string operator()(const std::optional<Seat>* seat) const {
    return *seat ? std::to_string(**seat) : std::string();
  }
  std::string operator()(const std::string* words) const { return *words; }
  std::string operator()(const Setup* setup) const {
    std::string text = to_text(setup->table);
    for (const SetupBuild& build : setup->builds)
      text += (text.empty() ? "" : " ") + to_text(build);
    return text;
  }
};

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
  throw SetupError(
      Text{"table: expected a build with its value and owner, as in [c2+h6]=8/1 or "
           "[c3+d3]=3*/2, not ",
           "table: väntade ett bygge med värde och ägare, som i [c2+h6]=8/1 eller [c3+d3]=3*/2, "
           "inte "} +
          quoted(text),
      "table");
}

bool take_letter(std::string_view& text, char letter) {
  if (!text.starts_with(letter)) return false;
  text.remove_prefix(1);
  return true;
}

}  // namespace

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

std::optional<SetupField> field_named(std::string_view name, Setup& setup) {
  if (name == "table") return &setup;
  if (name == "stock") return &setup.stock;
  if (name == "sweeps") return &setup.sweeps;
  if (name == "scores") return &setup.scores;
  if (name == "turn") return &setup.turn;
  if (name == "dealer") return &setup.dealer;
  if (name == "last_capturer") return &setup.last_capturer;
  if (Cards* hand = zone_of_seat(name, "hand", setup.hands)) return hand;
  if (Cards* pile = zone_of_seat(name, "pile", setup.piles)) return pile;
  if (std::ranges::count(setup_word_names(), name) > 0) return &setup.words[std::string(name)];
  return std::nullopt;
}

std::vector<std::string> setup_field_names(int seats) {
  std::vector<std::string> names{"table"};
  for (const char* zone : {"hand", "pile"})
    for (Seat seat = 1; seat <= seats; ++seat) names.push_back(zone + std::to_string(seat));
  names.insert(names.end(), {"stock", "sweeps", "scores", "turn", "dealer", "last_capturer"});
  names.insert(names.end(), setup_word_names().begin(), setup_word_names().end());
  return names;
}

std::vector<Cards*> zones_in(Setup& setup) {
  std::vector<Cards*> zones{&setup.table, &setup.stock};
  for (Cards& hand : setup.hands) zones.push_back(&hand);
  for (Cards& pile : setup.piles) zones.push_back(&pile);
  for (SetupBuild& build : setup.builds) zones.push_back(&build.cards);
  for (auto& [name, cards] : setup.zones) zones.push_back(&cards);
  return zones;
}

namespace {

void drop_if_all(std::vector<int>& numbers, int usual) {
  if (std::ranges::all_of(numbers, [&](int number) { return number == usual; })) numbers.clear();
}

}  // namespace

std::vector<WrittenField> written_fields(const Setup& setup) {
  std::vector<WrittenField> written;
  const auto add = [&](const std::string& name, std::string value, bool is_own_zone) {
    if (!value.empty()) written.push_back({name, std::move(value), is_own_zone});
  };
  Setup shown = setup;
  drop_if_all(shown.sweeps, 0);
  for (std::vector<int>* numbers : {&shown.sweeps, &shown.scores})
    if (!numbers->empty()) numbers->resize(static_cast<std::size_t>(setup.players));
  for (const std::string& name : setup_field_names(max_seats)) {
    if (name == "stock")
      for (const auto& [zone, cards] : setup.zones) add(zone, to_text(cards), true);
    add(name, std::visit(FieldWriter{}, *field_named(name, shown)), false);
  }
  return written;
}

Setup setup_of(const State& state, const RuleData& rules) {
  Setup setup;
  setup.players = state.players();
  setup.stock = cards_of(state.stock());
  setup.table = cards_of(state.table());
  for (std::size_t i = 0; i < state.builds.size(); ++i)
    setup.builds.push_back({cards_of(state.build(i)), state.builds[i].value, state.builds[i].owner,
                            state.builds[i].is_multiple});
  for (Seat seat = 1; seat <= state.players(); ++seat) {
    setup.hands.push_back(cards_of(state.hand(seat)));
    setup.piles.push_back(cards_of(state.pile(seat)));
    setup.sweeps.push_back(state.sweeps[static_cast<std::size_t>(seat - 1)]);
    setup.scores.push_back(state.scores[static_cast<std::size_t>(seat - 1)]);
  }
  drop_if_all(setup.sweeps, 0);
  drop_if_all(setup.scores, rules.purse ? rules.purse->start : 0);
  for (const Place place : own_places(rules, state.players()))
    if (!state.cards(place).empty())
      setup.zones.emplace(to_text(place, rules), cards_of(state.cards(place)));
  if (state.turn != 1 && state.asked.empty()) setup.turn = state.turn;
  setup.dealer = state.dealer;
  setup.last_capturer = state.last_capturer;
  setup.words = words_of(state, rules);
  return setup;
}

}  // namespace kasino
