#include "repl/session/session.hpp"

#include <algorithm>
#include <chrono>
#include <utility>

#include "engine/cards/deck.hpp"
#include "engine/model/state.hpp"
#include "engine/notation/move_text.hpp"
#include "engine/players/worlds.hpp"
#include "engine/text/reading.hpp"
#include "engine/text/utf8.hpp"
#include "repl/session/names.hpp"
#include "repl/text/form.hpp"
#include "repl/text/typed.hpp"

namespace kasino {

namespace {

constexpr std::uint64_t seed_limit = std::uint64_t{1} << 31U;

int default_players(const RuleData& rules) {
  return rules.only_for.value_or(std::clamp(2, rules.min_players, rules.max_players));
}

/// The cut has random numbers of its own, so that a seed gives the same deck with and without it.
Seat first_dealer(const FirstDealer& dealer, int players, const RuleData& rules, std::uint64_t seed,
                  const std::vector<std::string>& names) {
  if (!dealer) return players;
  if (!rules.has_dealer())
    throw BadArgument(
        {"no seat deals in {0}: leave out dealer", "ingen plats ger i {0}: utelämna givaren"},
        rules.name);
  if (const Seat* seat = std::get_if<Seat>(&*dealer)) return *seat;
  if (const std::string* name = std::get_if<std::string>(&*dealer)) {
    const std::optional<Seat> called = seat_called(*name, names);
    if (called) return *called;
    throw BadArgument({"dealer: expected a seat, a name or cut, not {0}",
                       "givare: väntade en plats, ett namn eller lott, inte {0}"},
                      quoted(*name));
  }
  Random random(~seed);
  return cut_for_dealer(rules.deck, players, random);
}

}  // namespace

RulesName rules_name(const RuleData& rules) {
  RulesName name{rules.name, {}, rules.only_for};
  for (const OptionValue& option : rules.options)
    if (option.value != option.initial) name.options[option.name] = option.value;
  return name;
}

FirstDealer dealer_named(const std::string& text) {
  if (english_argument(text, {FormPart{{ArgumentKind::Dealer}}}) == "cut") return Cut{};
  if (const auto seat = whole_number(text, 1, max_seats)) return static_cast<Seat>(*seat);
  if (text.empty() || is_digits(text) || text.front() == '-') return std::nullopt;
  return text;
}

Session::Session(SessionSettings settings, RulesLoader loader, Budget& budget,
                 const std::atomic<bool>* interrupt)
    : settings_(std::move(settings)),
      loader_(std::move(loader)),
      budget_(budget),
      interrupt_(interrupt),
      seeds_(settings_.seed) {
  std::copy(settings_.seats.begin(), settings_.seats.end(), computers_.begin());
  timeline_.emplace(first_game());
}

Game Session::first_game() {
  RulesName name = settings_.rules;
  name.players = settings_.players;
  const Rules& rules = rules_named(name);
  NewGame wish;
  wish.dealer = settings_.dealer;
  wish.deck = settings_.deck;
  wish.seed = settings_.seed;
  return dealt(rules, wish, settings_.players.value_or(default_players(rules.data())));
}

Game Session::dealt(const Rules& rules, const NewGame& wish, int players) {
  GameStart start;
  Random seeds = seeds_;
  start.seed = wish.seed ? *wish.seed : seeds.below(seed_limit);
  start.players = players;
  // The game refuses a wrong number of seats.
  const int seats = std::clamp(players, 1, max_seats);
  start.dealer = first_dealer(wish.dealer, seats, rules.data(), start.seed, settings_.names);
  start.deck = wish.deck;
  start.scores = wish.scores;
  Game game(rules, std::move(start));
  seeds_ = seeds;
  return game;
}

void Session::start(const NewGame& wish) {
  const int players = wish.players.value_or(game().state().players());
  NewGame settled = wish;
  // A default dealer who is too many for these players is ignored; one asked for is refused.
  if (!settled.dealer && settings_.dealer) {
    const Seat* seat = std::get_if<Seat>(&*settings_.dealer);
    if (seat == nullptr || *seat <= players) settled.dealer = settings_.dealer;
  }
  timeline_->open(dealt(rules_for(players), settled, players));
}

/// The rules in force, for this number of players.
const Rules& Session::rules_for(int players) { return made_for(rules(), name_of_rules(), players); }

/// `rules`, which are called `name`, for this number of players: some depend on it.
const Rules& Session::made_for(const Rules& rules, RulesName name, int players) {
  const RuleData& data = rules.data();
  if (!data.only_for || *data.only_for == players) return rules;
  name.players = players;
  return rules_named(name);
}

const Rules& Session::load_afresh(const RulesName& name) {
  std::unique_ptr<Rules> rules = loader_(name);
  hooks_->halt().reset();
  advised_.clear();
  std::erase_if(outdated_, [&](const auto& old) {
    return !timeline_->uses(*old) && !(left_ && left_->first.uses(*old));
  });
  for (auto& [known, old] : rules_) outdated_.push_back(std::move(old));
  rules_.clear();
  rules_.emplace_back(name, std::move(rules));
  trace(hooks_->is_tracing());
  return *rules_.back().second;
}

std::optional<Seat> Session::only_person() const {
  if (shares_screen()) return std::nullopt;  // a seat may be handed to the computer, and back
  std::optional<Seat> person;
  for (const Seat seat : seats(state())) {
    if (player_at(seat)) continue;
    if (person) return std::nullopt;
    person = seat;
  }
  return person;
}

Style Session::speech() const {
  Style style;
  style.width = 79;
  style.language = language();
  style.packs = names_cards(state(), rules().data());
  if (!settings_.by_program) style.you = only_person().value_or(0);
  style.names = names();
  return style;
}

void Session::trace(bool on) {
  hooks_->trace(on);
  const Counting counting = on ? Counting::OneByOne : Counting::Rough;
  for (auto& [name, rules] : rules_) observe_hooks(*rules, hooks_.get(), counting);
  for (auto& rules : outdated_) observe_hooks(*rules, hooks_.get(), counting);
}

void Session::start(Setup setup) {
  GameStart start;
  start.seed = seed();
  const Rules& rules = rules_for(setup.players);
  start.setup = std::move(setup);
  timeline_->open(Game(rules, std::move(start)));
}

void Session::start(const RulesName& name) {
  const Rules& rules = rules_named(name);
  const RuleData& data = rules.data();
  int players = game().state().players();
  if (players < data.min_players || players > data.max_players) players = default_players(data);
  NewGame wish;
  wish.seed = seed();
  timeline_->open(dealt(made_for(rules, name, players), wish, players));
}

void Session::leave_game(const Rules& rules) {
  NewGame wish;
  wish.seed = (left_ ? left_->first : *timeline_).game().start().seed;
  Game shown = dealt(rules, wish, default_players(rules.data()));
  if (!left_) left_.emplace(std::move(*timeline_), std::exchange(computers_, {}));
  timeline_.emplace(std::move(shown));
}

void Session::lay_out(const Setup& position) {
  GameStart start;
  start.setup = position;
  timeline_.emplace(Game(rules_for(position.players), std::move(start)));
}

void Session::take_up_game() {
  timeline_ = std::move(left_->first);
  computers_ = left_->second;
  left_.reset();
}

const Rules& Session::rules_named(const RulesName& name) {
  const auto known = std::find_if(rules_.begin(), rules_.end(),
                                  [&](const auto& entry) { return entry.first == name; });
  if (known != rules_.end()) return *known->second;
  rules_.emplace_back(name, loader_(name));
  trace(hooks_->is_tracing());
  return *rules_.back().second;
}

bool Session::has_both() const {
  return has_computers() && std::any_of(computers_.begin(), computers_.begin() + state().players(),
                                        [](const auto& player) { return !player; });
}

bool Session::poses_riddle() const {
  return !settings_.by_program && state().phase == Phase::Play &&
         stage_asked(state(), rules().data()).is_riddle;
}

std::vector<std::string> Session::words_at_stage() const {
  std::vector<std::string> words;
  for (const ActionRule& action : rules().data().actions)
    if (!action.stages.empty() && action.is_open_at(state().stage()))
      words.push_back(words_of(title_of(action), language()));
  return words;
}

bool Session::hides_hand() const {
  if (state().phase != Phase::Play || !hides_hand_of(state().turn)) return false;
  return player_at(state().turn) || knows_what_others_do_not(state().turn);
}

bool Session::knows_what_others_do_not(Seat seat) const {
  const RuleData& data = rules().data();
  const View own(state(), data, seat), all = View::of(state(), data, std::nullopt);
  return std::ranges::any_of(all_places(data, state().players()),
                             [&](Place place) {
                               return own.shown_cards(place).size() !=
                                      all.shown_cards(place).size();
                             }) ||
         std::ranges::any_of(data.variables, [](const VariableRule& variable) {
           return variable.show == Show::Owner;
         });
}

bool Session::awaits_player() const { return hides_hand() && !player_at(state().turn); }

std::optional<Seat> Session::viewer() const {
  if (state().phase != Phase::Play || hides_hand()) return std::nullopt;
  return state().turn;
}

void Session::show_hand() { ready_ = ready_now(); }

void Session::hide_hand_if_turn_passed() {
  if (ready_ != ready_now()) ready_.reset();
}

void Session::number_moves(std::vector<std::size_t> numbers) {
  numbered_in_ = std::make_shared<const State>(state());
  numbers_ = std::move(numbers);
}

bool Session::is_on_screen(std::size_t number) const {
  return settings_.by_program ||
         (numbered_in_ && *numbered_in_ == state() && std::ranges::count(numbers_, number) > 0);
}

Thinking Session::thinking(const Memory* memory) const {
  constexpr int without_end = 1'000'000;
  const std::chrono::milliseconds allowed(settings_.think_ms);
  const auto begun = std::chrono::steady_clock::now();
  const auto time_used = [this, begun, allowed] {
    if (!keep_going()) return 1000;
    const int work_used = 2 * budget_.work_used();
    if (settings_.playouts) return work_used;
    const auto passed = std::chrono::steady_clock::now() - begun;
    return std::max(work_used,
                    static_cast<int>(std::min<std::int64_t>(1000, 1000 * passed / allowed)));
  };
  return {settings_.playouts.value_or(without_end), time_used, memory};
}

const Advice& Session::advice(const State& state, const Memory& memory) {
  constexpr std::size_t most_kept = 8;
  Cards seen;
  for (const Memory::Seen& one : memory.seen()) seen.push_back(one.move.card);
  for (const Advised& known : advised_)
    if (known.rules == &rules() && known.seen == seen && known.state == state) return known.advice;
  begin_command();
  Advice advice = advise(
      state, rules(), &memory, [this] { return keep_going() ? 2 * budget_.work_used() : 1000; },
      settings_.advice_playouts);
  begin_command();
  if (advised_.size() == most_kept) advised_.pop_front();
  // What was interrupted is not asked for again.
  const Rules* key = was_interrupted() ? nullptr : &rules();
  return advised_.emplace_back(Advised{key, state, std::move(seen), std::move(advice)}).advice;
}

bool Session::keep_counting() const {
  budget_.begin_command();
  return !was_interrupted();
}

}  // namespace kasino
