// A session: the rules in force, the games played, and what commands share.
//
// It does no input or output. Commands (commands.hpp) act on it; screens and JSON are made from it.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "engine/cards/random.hpp"
#include "engine/game/game.hpp"
#include "engine/model/rules.hpp"
#include "engine/players/bot.hpp"
#include "engine/text/text.hpp"
#include "repl/explain/advice.hpp"
#include "repl/session/hook_trace.hpp"
#include "repl/session/settings.hpp"
#include "repl/session/timeline.hpp"
#include "scripting/sandbox/budget.hpp"

namespace kasino {

class Session {
 public:
  /// Loads the rules and deals. `budget` is that of the loader's scripts; `interrupt` may be null,
  /// and is set when the user wants a long command to end. Both must outlive the session. Throws
  /// what the loader throws, BadArgument and SetupError.
  Session(SessionSettings settings, RulesLoader loader, Budget& budget,
          const std::atomic<bool>* interrupt = nullptr);

  const SessionSettings& settings() const { return settings_; }
  Language language() const { return settings_.language; }
  const Game& game() const { return timeline_->game(); }
  const State& state() const { return game().state(); }
  const Rules& rules() const { return game().rules(); }
  std::uint64_t seed() const { return game().start().seed; }

  Timeline& timeline() { return *timeline_; }
  const Timeline& timeline() const { return *timeline_; }

  /// Opens a fresh match under the rules in force. Throws BadArgument and SetupError.
  void start(const NewGame& wish);
  /// Opens a game that begins at a position. Throws SetupError.
  void start(Setup setup);
  /// Opens a fresh match under other rules, with the same seed and, if possible, as many players.
  /// Throws what the loader throws, and SetupError.
  void start(const RulesName& name);

  /// The rules of that name, loaded if need be; they live until load_afresh() drops them, or longer
  /// while a game uses them. Throws what the loader throws.
  const Rules& rules_named(const RulesName& name);
  /// The name by which rules_named() finds the rules in force.
  RulesName name_of_rules() const { return rules_name(rules().data()); }
  /// Loads rules from their files as they are now, and drops all that were loaded before; rules in
  /// use stay valid. Throws what the loader throws, and then nothing has changed.
  const Rules& load_afresh(const RulesName& name);

  /// The computer player at a seat; nothing: a person.
  const std::optional<Bot>& player_at(Seat seat) const { return at_seat(computers_, seat); }
  bool has_computers() const {
    return std::any_of(computers_.begin(), computers_.end(),
                       [](const auto& player) { return player.has_value(); });
  }
  /// Whether both people and computer players sit at the table.
  bool has_both() const;
  /// The seat of the person who plays alone against computer players; nothing if there is none, or
  /// if people share the screen.
  std::optional<Seat> only_person() const;
  /// The style of plain answers, 79 columns wide: in the session's language, and addressed to the
  /// only person who plays unless a program drives the session.
  Style speech() const;
  void seat_player(Seat seat, std::optional<Bot> player) { at_seat(computers_, seat) = player; }

  /// The limits of a computer player that begins to think now, by the settings and until the user
  /// interrupts. `memory` may be null, and must outlive the result.
  Thinking thinking(const Memory* memory) const;
  /// Advice on a position of the game, for the seat to act. The last few are kept; the reference
  /// lasts until the next call. Throws what the rules throw.
  const Advice& advice(const State& state, const Memory& memory);
  /// The ply that advice is asked for: this one or, while a move may be taken back, that before.
  std::size_t advised_ply() const { return game().ply() - (awaits_take_back() ? 1 : 0); }

  /// Calls `told` from now on with how much of some long work is done, and how much there is: both
  /// are 0 while a single move is thought of.
  using ToldProgress = std::function<void(std::size_t done, std::size_t all)>;
  void tell_progress(ToldProgress told) { told_progress_ = std::move(told); }
  void progress(std::size_t done, std::size_t all) const {
    if (told_progress_) told_progress_(done, all);
  }

  /// What the line above the prompt says once the match is over, instead of what it says usually.
  void lead_on(std::string line) { leads_on_ = std::move(line); }
  const std::string& leads_on() const { return leads_on_; }

  /// Whether a coach speaks where a person's move gives points away.
  bool is_coached() const { return settings_.coach && !shares_screen(); }
  void coach(bool on) { settings_.coach = on; }
  /// The coach has said this: the computer waits until the move is taken back, or go_on().
  void await_take_back(std::string message) {
    spoken_of_ = std::make_shared<const State>(state());
    coach_says_ = std::move(message);
  }
  const std::string& coach_says() const { return coach_says_; }
  void go_on() { spoken_of_.reset(); }
  bool awaits_take_back() const { return spoken_of_ && game().ply() > 0 && *spoken_of_ == state(); }

  /// The names of people, by seat - 1; none while a game is left for a lesson.
  const std::vector<std::string>& names() const {
    static const std::vector<std::string> nobody;
    return left_ ? nobody : settings_.names;
  }
  void call_people(std::vector<std::string> names) { settings_.names = std::move(names); }

  /// Whether people share the screen from now on.
  void share_screen(bool on) { settings_.hotseat = on; }
  /// Whether they share it for the game; in a lesson or quiz nothing is hidden.
  bool shares_screen() const { return settings_.hotseat && !left_; }
  /// How cards are drawn from now on.
  void draw_cards(CardLook look) { settings_.cards = look; }
  /// Whether hands must be hidden on the screen.
  bool hides_hands() const { return !settings_.by_program && (shares_screen() || has_both()); }
  /// Whether the hand of `seat` must be hidden.
  bool hides_hand_of(Seat seat) const {
    if (!hides_hands()) return false;
    if (player_at(seat)) return has_both();
    return shares_screen() && !(ready_ && ready_->seat == seat);
  }
  /// Whether a deal goes on in which people hide their hands from each other, so that nobody may
  /// see them all.
  bool has_secrets() const {
    return hides_hands() && shares_screen() && state().phase == Phase::Play;
  }
  /// Whether the hand of the seat to play must be hidden.
  bool hides_hand() const;
  /// Whether a person is asked what can be done now: then only a hint may tell.
  bool poses_riddle() const;
  /// The words of the actions of the stage, open or not.
  std::vector<std::string> words_at_stage() const;
  /// Whether it is hidden only until its player is ready.
  bool awaits_player() const;
  /// The seat to which answers are shown: the seat to play; nothing, for what everybody may know,
  /// while its hand is hidden or the deal is over.
  std::optional<Seat> viewer() const;
  /// Notes that the player of the seat to play is ready.
  void show_hand();
  /// After each command: if the turn has passed on, or another deal or game is shown, nobody is
  /// ready any more.
  void hide_hand_if_turn_passed();

  /// Notes that the moves of the position with these numbers are on the screen.
  void number_moves(std::vector<std::size_t> numbers);
  /// Notes that the list is out of sight.
  void forget_numbers() { numbered_in_.reset(); }
  /// Whether a number alone may play that move: its list is on the screen, or a program is asking,
  /// which needs none.
  bool is_on_screen(std::size_t number) const;

  /// Whether moves are completed from now on.
  void offer_moves(bool on) { settings_.offers_moves = on; }

  /// Adds a notice to the answer of the current command.
  void notice(std::string text) { notices_.push_back(std::move(text)); }
  std::vector<std::string> take_notices() { return std::exchange(notices_, {}); }

  /// Leaves the game for one under other rules, with the same seed and no computer players, until
  /// take_up_game(). Once it is left, only the other game is replaced. Throws SetupError.
  void leave_game(const Rules& rules);
  /// While a game is left: lays out a position in the place of the other one. Throws SetupError.
  void lay_out(const Setup& position);
  void take_up_game();
  bool has_left_game() const { return left_.has_value(); }

  /// The command (back or step) that showed the board in sight, if Enter alone repeats it at a
  /// terminal; else empty.
  std::string& repeated() { return repeated_; }
  const std::string& repeated() const { return repeated_; }

  /// A seed for something other than a game, such as a quiz.
  std::uint64_t draw_seed() { return seeds_.next(); }

  HookWatch& hooks() { return *hooks_; }
  const HookWatch& hooks() const { return *hooks_; }
  /// Traces the calls of functions from now on, with their steps counted one by one; or stops that.
  void trace(bool on);

  /// While watching: the stamps of the files that the rules in force were read from.
  using Stamps = std::map<std::string, std::string>;
  std::optional<Stamps>& watched() { return watched_; }

  Budget& budget() const { return budget_; }
  /// How many steps scripts may take in one command.
  std::int64_t step_limit() const { return budget_.limits().steps; }

  /// A user command begins: scripts get a fresh budget.
  void begin_command() { budget_.begin_command(); }
  /// Whether the user wants the command to end.
  bool was_interrupted() const { return interrupt_ != nullptr && *interrupt_; }
  /// To be polled by long work: whether to go on. Each poll gives scripts a fresh budget, as long
  /// as the command has not spent all that it may.
  bool keep_going() const {
    progress(0, 0);
    return budget_.begin_step() && !was_interrupted();
  }
  /// The same for work that may take as long as it needs: only an interrupt ends it.
  bool keep_counting() const;

 private:
  /// Whether the seat sees cards, or variables, that are hidden from others.
  bool knows_what_others_do_not(Seat seat) const;
  const Rules& rules_for(int players);
  const Rules& made_for(const Rules& rules, RulesName name, int players);
  Game first_game();
  Game dealt(const Rules& rules, const NewGame& wish, int players);

  SessionSettings settings_;
  RulesLoader loader_;
  Budget& budget_;
  const std::atomic<bool>* interrupt_;
  Random seeds_;
  std::unique_ptr<HookWatch> hooks_ = std::make_unique<HookWatch>();
  std::vector<std::pair<RulesName, std::unique_ptr<Rules>>> rules_;
  std::vector<std::unique_ptr<Rules>> outdated_;  ///< some games may still use them
  std::optional<Timeline> timeline_;
  using Computers = std::array<std::optional<Bot>, max_seats>;
  Computers computers_{};
  struct Ready {
    Seat seat;
    std::size_t game;
    int deal;
    bool operator==(const Ready&) const = default;
  };
  Ready ready_now() const { return {state().turn, timeline_->number(), state().deal}; }
  std::optional<Ready> ready_;                ///< whose player is ready, and in which deal
  std::shared_ptr<const State> numbered_in_;  ///< the position whose moves are; null: none
  std::vector<std::size_t> numbers_;
  std::vector<std::string> notices_;
  std::optional<Stamps> watched_;
  std::optional<std::pair<Timeline, Computers>> left_;  ///< the game that is taken up again
  std::string repeated_;
  std::shared_ptr<const State> spoken_of_;  ///< the position in which the coach has spoken
  std::string coach_says_;
  std::string leads_on_;
  ToldProgress told_progress_;
  struct Advised {
    const Rules* rules;
    State state;
    Cards seen;  ///< the cards played before, which the memory goes by
    Advice advice;
  };
  std::deque<Advised> advised_;  ///< the last few
};

}  // namespace kasino
