// A session: the rules in force, the games played, and what the commands share.
//
// Reads and writes nothing. Commands (commands.hpp) act on it; screens and JSON are made of it.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>
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
#include "repl/session/hook_trace.hpp"
#include "repl/session/settings.hpp"
#include "repl/session/timeline.hpp"
#include "repl/teach/course.hpp"
#include "repl/teach/learner.hpp"
#include "scripting/sandbox/budget.hpp"

namespace kasino {

class Session {
 public:
  /// Loads the rules and deals. `budget` is that of the loader's scripts; `interrupt`, where given,
  /// is set when the user wants a long command to end. Both outlive the session.
  /// Throws what the loader throws, and SetupError.
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

  /// Opens a fresh match under the rules in force. Throws SetupError.
  void start(const NewGame& wish);
  /// Opens a position. Throws SetupError.
  void start(Setup setup);
  /// Opens a fresh match under other rules, with the same seed and, where it can be, players.
  /// Throws what the loader throws, and SetupError.
  void start(const RulesName& name);

  /// The rules of that name, loaded if need be; they live as long as the session.
  const Rules& rules_named(const RulesName& name);
  /// How the rules in force would be asked for.
  RulesName name_of_rules() const { return rules_name(rules().data()); }
  /// Loads rules from their files as these are now, and drops all that were loaded before. Rules
  /// in use stay valid.
  /// Throws what the loader throws, and then nothing has changed.
  const Rules& load_afresh(const RulesName& name);

  /// The computer player at a seat; nothing: a person.
  const std::optional<Bot>& player_at(Seat seat) const {
    return computers_[static_cast<std::size_t>(seat - 1)];
  }
  bool has_computers() const {
    return std::any_of(computers_.begin(), computers_.end(),
                       [](const auto& player) { return player.has_value(); });
  }
  /// Whether people play against the computer.
  bool has_both() const;
  /// The seat that a person plays, if all others are played by the computer.
  std::optional<Seat> only_person() const;
  /// How it words an answer, plain and for a usual screen: in its language, and to the only person
  /// who plays. A program is not spoken to.
  Style speech() const;
  void seat_player(Seat seat, std::optional<Bot> player) {
    computers_[static_cast<std::size_t>(seat - 1)] = player;
  }

  /// How players think from now on, until they decide or the user wants them to stop.
  Thinking thinking(const Memory* memory) const;
  /// The same for advice, which is alike however fast the machine: 1000 playouts unless the user
  /// has named another number, and 2 seconds at most.
  Thinking pondering(const Memory* memory) const;

  /// Whether people share the screen from now on.
  void share_screen(bool on) { settings_.hotseat = on; }
  /// How cards are drawn from now on.
  void draw_cards(CardLook look) { settings_.cards = look; }
  /// Whether the screen must hide hands.
  bool hides_hands() const { return !settings_.by_program && (settings_.hotseat || has_both()); }
  /// Whether it must hide what `seat` sees.
  bool hides_hand_of(Seat seat) const {
    if (!hides_hands()) return false;
    return player_at(seat) ? has_both() : settings_.hotseat && ready_ != seat;
  }
  /// Whether it must hide what the seat to play sees.
  bool hides_hand() const;
  /// Whether that is so only until the player of that seat is ready.
  bool awaits_player() const;
  /// Whose eyes an answer is for: those of the seat to play, or of nobody who may know more than
  /// all.
  std::optional<Seat> viewer() const;
  /// The player of the seat to play is ready.
  void show_hand();
  /// Once the turn has passed on, nobody is ready.
  void see_whose_turn_it_is();

  /// These numbers of moves are on the screen, for the position as it is now.
  void number_moves(std::vector<std::size_t> numbers);
  /// The list has given way to something else.
  void forget_numbers() { numbered_in_.reset(); }
  /// Whether the number is one of them. A program knows the list without.
  bool is_on_screen(std::size_t number) const;

  /// Whether moves are offered before one asks.
  void offer_moves(bool on) { settings_.offers_moves = on; }

  /// To be told under the answer to the command under way.
  void notice(std::string text) { notices_.push_back(std::move(text)); }
  std::vector<std::string> take_notices() { return std::exchange(notices_, {}); }

  // Learning: a game is left while it goes on, and taken up again afterwards.

  bool is_learning() const { return course_.has_value(); }
  /// Only while it is learnt.
  Course& course() { return *course_; }
  const Course& course() const { return *course_; }
  /// Whether a line is an answer, unless it is a command.
  bool asks() const { return course_ && course_->asks(); }
  /// Begins a lesson or a quiz under `rules`, at its first item.
  void begin(Course course, const Rules& rules);
  /// Lays out the position of the item, if it has one.
  void show_item();
  /// Ends it, and takes the game up that was left.
  void leave_course();

  /// What Enter alone does after the command; empty: nothing of its own.
  std::string& on_enter() { return on_enter_; }
  const std::string& on_enter() const { return on_enter_; }
  /// The command that the board in sight came of, if Enter alone does it again at a terminal; else
  /// empty.
  std::string& repeated() { return repeated_; }
  const std::string& repeated() const { return repeated_; }

  /// A seed for something other than a game.
  std::uint64_t draw_seed() { return seeds_.next(); }

  /// The lessons that were listed last.
  std::vector<Lesson>& lessons() { return lessons_; }
  Learner& learner() { return learner_; }

  HookWatch& hooks() { return *hooks_; }
  /// Whether functions are traced; then their steps are counted one by one.
  void trace(bool on);

  /// The command that was stopped at a call, and where it stood.
  struct Halt {
    std::string line;
    const Rules* rules;
    std::shared_ptr<const State> state;
    std::size_t breaks_met;
    StoppedCall call;
  };
  std::optional<Halt>& halt() { return halt_; }
  /// Whether there is one, and rules and position are still those that it stood under.
  bool can_go_on() const;

  /// The clauses that some judgement, refusal or score has named so far.
  std::set<std::string>& touched() { return touched_; }

  /// The stamps of the files that the rules in force were made of, while these are watched.
  using Stamps = std::map<std::string, std::string>;
  std::optional<Stamps>& watched() { return watched_; }

  Budget& budget() { return budget_; }
  /// The steps that scripts have in one command.
  std::int64_t step_limit() const { return budget_.limits().steps; }

  /// A user command begins: scripts get a fresh budget.
  void begin_command() { budget_.begin_command(); }
  /// Whether the user wants it to end.
  bool was_interrupted() const { return interrupt_ != nullptr && *interrupt_; }
  /// To be polled by long work: whether to go on. Each poll is a fresh budget for scripts, as long
  /// as the command has not spent all that it may.
  bool keep_going() const { return budget_.begin_step() && !was_interrupted(); }
  /// The same for work that the user asks to be as long as it takes.
  bool keep_counting() const;

 private:
  Thinking thinking(const Memory* memory, int playouts, std::chrono::milliseconds allowed) const;
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
  std::vector<std::unique_ptr<Rules>> outdated_;  ///< some game may still be played under them
  std::optional<Timeline> timeline_;
  using Computers = std::array<std::optional<Bot>, max_seats>;
  Computers computers_{};
  std::optional<Seat> ready_;                 ///< whose player is ready
  std::shared_ptr<const State> numbered_in_;  ///< null: none are
  std::vector<std::size_t> numbers_;
  std::optional<Halt> halt_;
  std::set<std::string> touched_;
  std::vector<std::string> notices_;
  std::optional<Stamps> watched_;
  std::optional<Course> course_;
  std::optional<std::pair<Timeline, Computers>> left_;  ///< while something is learnt
  std::vector<Lesson> lessons_;
  std::string on_enter_;
  std::string repeated_;
  Learner learner_;
};

}  // namespace kasino
