// One change of a position, from the act that starts it to the next seat's turn. Private to the
// engine's flow; split over files by what happens: dealing, a move, the end.
#pragma once

#include <optional>
#include <vector>

#include "engine/acts.hpp"
#include "engine/event.hpp"
#include "engine/rules.hpp"
#include "engine/state.hpp"

namespace kasino {

class Course {
 public:
  /// Changes `state`; events go to `log` unless it is null.
  Course(State& state, const Rules& rules, EventLog* log)
      : state_(state), rules_(rules), acts_(state, rules, log) {}

  void deal_first_round();
  void play(const Move& move) {
    start(move);
    go_on();
  }
  void perform(const Action& action) {
    carry_out(action);
    go_on();
  }
  /// The turn passes to `seat`, or to the next that holds a card; without any the round is over.
  void pass_turn_to(Seat seat) {
    resume_at(seat);
    go_on();
  }

 private:
  const RuleData& data() const { return rules_.data(); }
  /// What the variant does in `acts`, and on the sweeps that are made by it.
  template <typename Act>
  void happen(Act acts) {
    acts_.begin_happening();
    acts();
    follow_sweeps();
  }
  void act(Happening happening) {
    if (data().has_hook(happening)) happen(happening, nullptr);
  }
  void act_on(Happening happening, const Move& move) {
    if (data().has_hook(happening)) happen(happening, &move);
  }
  bool looks_back() const;
  /// Tells what `event()` makes, which is not made when nobody listens: playouts are many.
  template <typename MakeEvent>
  void tell(MakeEvent event) {
    if (acts_.logs()) acts_.tell(event());
  }
  /// Whether no seat will play again in this deal.
  bool is_stopped() const { return acts_.deal_ends() || acts_.match_winners(); }

  // course_deal.cpp
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
  void go_on();
  bool begin_turn();
  void begin_next_round();
  /// Whether somebody is asked who need not wait for the round that is being dealt.
  bool is_asked_now() const {
    return !state_.asked.empty() && state_.asked.size() > state_.waiting;
  }
  bool can_answer() const;
  bool wait_for_round() const;
  void pass_over_asked();
  std::size_t put_players_last();
  bool answer_for();
  void finish_if_last(int stage);

  // course_move.cpp
  void happen(Happening happening, const Move* move);
  void follow_sweeps();
  void start(const Move& move);
  bool is_claim_settled() const;
  void settle_claim();
  void carry_out(const Move& move);
  void carry_out(const Action& action);
  Place take_source(const Move& move);
  void lay_out(const Move& move, Place from);
  void take_in(const Move& move, Place from);
  void draw_after(Seat seat);
  Event event_of(const Action& action, const ActionRule& rule) const;
  void remark_on(const Move& move);

  // course_end.cpp
  void stop();
  void end_deal();
  void give_leftovers();
  std::optional<Seat> owner_of_leftovers() const;
  void add_up();
  void put_out(const std::vector<Seat>& seats);
  void end_match(std::vector<Seat> winners);

  State& state_;
  const Rules& rules_;
  Acts acts_;
  std::optional<State> before_;  ///< the position before the move, where the variant may ask for it
};

}  // namespace kasino
