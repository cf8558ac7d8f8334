// The course of a deal: dealing, a move and all that follows from it, rounds, the end.
//
// The caller has checked that a move is legal. Events go to `log` unless it is null. The functions
// below are the way in; each makes a Playing, which carries one change of a position through, from
// the step that starts it to the next seat's turn. Playing is written in two files: dealing and
// turns, then moves and the end of a deal.
#pragma once

#include <optional>
#include <vector>

#include "engine/legality/actions.hpp"
#include "engine/model/event.hpp"
#include "engine/model/rules.hpp"
#include "engine/model/state.hpp"
#include "engine/play/effects.hpp"

namespace kasino {

/// The first deal of a match: `deck`, a whole deck of the variant in dealing order, with hands and
/// table dealt. `scores` are those of a match in progress; they may be short or empty.
State start_match(const Rules& rules, int players, Seat dealer, const Cards& deck, EventLog* log,
                  const std::vector<int>& scores = {});

/// Deals the next deal, once one is over: scores stay, and the next dealer by the rules deals.
/// `deck` is a whole deck, or empty if the shoe lasts.
void start_next_deal(State& state, const Cards& deck, const Rules& rules, EventLog* log);

/// Makes a position that was just set up ready: passes over seats without cards, goes on dealing,
/// deals if nobody holds cards, ends the deal if nothing is left to deal. A deal that is over stays
/// as it is. Throws SetupError for a build that no card could take.
void enter_setup(State& state, const Rules& rules, EventLog* log);

/// Takes a step: plays a move, legal or not, whose cards are where it says; performs an action of
/// the variant, for any seat; or deals the next deal. Throws what the variant's functions throw,
/// and leaves `state` half done then: keep a copy.
void apply(State& state, const Step& step, const Rules& rules, EventLog* log);

/// One change of a position. Private to the room.
class Playing {
 public:
  /// Changes `state`; events go to `log` unless it is null.
  Playing(State& state, const Rules& rules, EventLog* log)
      : state_(state), rules_(rules), effects_(state, rules, log) {}

  void deal_first_round();
  /// A move or an action.
  void take(const Step& step) {
    const auto* action = std::get_if<Action>(&step);
    if (action == nullptr || is_play(*action, state_, data()))
      start(step);
    else
      carry_out(*action);
    go_on();
  }
  /// Passes the turn to `seat`, or to the next seat with a card; without one, ends the round.
  void pass_turn_to(Seat seat) {
    resume_at(seat);
    go_on();
  }
  void go_on();

 private:
  const RuleData& data() const { return rules_.data(); }
  /// Lets the variant act, and then act on the sweeps that it made.
  template <typename Act>
  void happen(Act act) {
    effects_.begin_trigger();
    act();
    follow_sweeps();
  }
  void act(Trigger trigger) {
    if (data().has_hook(trigger)) happen(trigger, nullptr);
  }
  void act_on(Trigger trigger, const Play& play) {
    if (data().has_hook(trigger)) happen(trigger, &play);
  }
  /// Tells the event that `make` makes. Without a log, as in playouts, it is not even made.
  template <typename MakeEvent>
  void tell(MakeEvent make) {
    if (effects_.logs()) effects_.tell(make());
  }
  /// Whether no seat will play again in this deal.
  bool is_stopped() const { return effects_.deal_ends() || effects_.match_winners(); }

  // playing_deal.cpp
  void deal(const DealStep& step);
  void deal_to(Place place, int count);
  void deal_to(Seat seat, const DealStep& step, int& unserved);
  void go_on_dealing();
  void deal_again();
  void finish_first_round();
  void deal_later_round();
  void finish_later_round();
  void tell_of_deal();
  bool has_later_round() const {
    // Every round has a card to deal: without one it could go on for ever.
    return data().deal.later && !state_.stock().empty() &&
           static_cast<std::size_t>(state_.round) <= state_.all_cards().size();
  }
  void resume_at(Seat seat) {
    state_.resume = seat;
    state_.turn_has_begun = false;
  }
  bool begin_turn();
  void begin_next_round();
  /// Whether a seat is asked that need not wait until the round is dealt.
  bool is_asked_now() const {
    return !state_.asked.empty() && state_.asked.size() > state_.waiting;
  }
  bool can_answer() const;
  bool wait_for_round() const;
  void pass_over_asked();
  void end_turn_of(Seat seat);
  std::size_t put_players_last();
  bool answer_for();
  void finish_if_last(int stage);

  // playing_move.cpp
  void happen(Trigger trigger, const Play* play);
  void follow_sweeps();
  void start(const Step& play);
  bool is_claim_settled() const;
  bool is_possible(const Step& play) const;
  void settle_claim();
  void carry_out(const Step& play);
  void carry_out(const Move& move);
  void carry_out(const Action& action);
  void carry_out_play(const Action& action);
  void stake(const Action& action, const ActionRule& rule);
  void perform(const Action& action, const ActionRule& rule);
  void play_cards(const Action& action, const CardsOfPlay& cards);
  Move move_made_by(const Action& action, Card card) const;
  void begin_play(Seat seat);
  void count_sweep(Seat seat);
  void follow(const Play& play, int stage, bool sweeps);
  Place take_source(const Move& move);
  void lay_out(const Move& move, Place from);
  void lay_build(const Move& move, Place from);
  void take_in(const Move& move, Place from);
  Cards take_places(const Move& move);
  Event event_of_pile(const Move& move, Place pile, const Cards& taken) const;
  void draw_after(Seat seat);
  Event event_of(const Action& action, const ActionRule& rule) const;
  void remark_on(const Play& play);
  bool looks_back(Trigger kind, bool sweeps) const;
  void stop();
  void end_deal();
  void give_leftovers();
  std::optional<Seat> owner_of_leftovers() const;
  /// Adds the points of the deal to those of the match.
  void count_points();
  void add_up();
  void put_out(const std::vector<Seat>& seats);
  void end_match(std::vector<Seat> winners);

  State& state_;
  const Rules& rules_;
  Effects effects_;
  std::optional<State> before_;  ///< the position before the move, if the variant may ask for it
};

}  // namespace kasino
