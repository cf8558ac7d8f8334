#include "scripting/check/check.hpp"

#include <algorithm>
#include <chrono>
#include <limits>

#include "engine/legality/judge.hpp"
#include "engine/model/state.hpp"
#include "scripting/check/random_play.hpp"
#include "scripting/check/shrink.hpp"
#include "scripting/hooks/hook_observer.hpp"
#include "scripting/variant/variant.hpp"

namespace kasino {

namespace {

constexpr int part_for_options = 10;
constexpr int most_deals_of_a_game = 3;
constexpr std::uint64_t flood_every = 20;
constexpr int games_alone = 30;      ///< games to try, to find one that shows the fault by itself
constexpr int slow_games_alone = 2;  ///< the same, if each game takes until it exceeds a limit

bool is_limit(const Violation& violation) {
  return violation.error && violation.error->kind() == ScriptErrorKind::Limit;
}

/// Whether a fault of this kind can come from a script that remembers things outside `vars`.
bool may_be_memory(ViolationKind kind) {
  using enum ViolationKind;
  return kind == Listing || kind == Judged || kind == Unread || kind == Leak || kind == Totals ||
         kind == Unreplayed;
}

/// Notes the variables that functions change, also where they are changed back within the step.
class VariableWatch : public HookObserver {
 public:
  explicit VariableWatch(Coverage& seen) : seen_(seen) {}

  /// Watches the rules as long as there is something to note.
  void watch(Rules& rules) {
    observe_hooks(rules, seen_.has_met_variables(rules.data()) ? nullptr : this);
  }

  void before(const HookPlace&, const HookCall&) override {}
  void after(const HookPlace&, const HookCall& call, const HookAnswer&) override {
    if (call.effects != nullptr) seen_.add_variables(*call.state, call.rules->data());
  }
  bool wants_answers() const override { return false; }

 private:
  Coverage& seen_;
};

/// Plays deals under one setting, and explains the fault that it finds.
class SettingCheck {
 public:
  SettingCheck(const CheckRequest& request, const CheckSetting& setting, Budget& budget,
               Coverage& seen)
      : variant_(request.variant),
        setting_(setting),
        budget_(budget),
        seen_(seen),
        random_(request.seed * 1000 + static_cast<std::uint64_t>(setting.players)) {
    variant_.options = setting.options;
    variant_.players = setting.players;
    rules_ = load();
    seen_.add_rules(data());
    begin_step_of_check(budget_);
    composition_ = unless_stopped([&] { return compose(variant_, budget_); });
    memory_ = place_of_memory(composition_);
  }

  const RuleData& data() const { return rules_->data(); }
  int deals() const { return deals_; }

  /// Plays one game of a few deals, and answers the fault that ends it.
  std::optional<Violation> play_game(int most_deals) {
    so_far_ = {random_start(setting_.players, undecided_below(data(), setting_.players), random_),
               {}};
    try {
      play(std::min(most_deals, most_deals_of_a_game));
    } catch (const Broken& broken) {
      return blamed(broken.violation());
    } catch (const CaptureUnknown&) {
      // What is legal there takes too long to tell: the game is given up.
    }
    return std::nullopt;
  }
  /// The game being played, or last played, with the steps taken.
  const Playthrough& so_far() const { return so_far_; }

  /// The fault of a game, shown in a shorter game if one is found in that time.
  CheckFailure failure_of(const Violation& violation, const Playthrough& broken,
                          std::chrono::milliseconds time);
  /// Plays a game again under rules just loaded.
  Trial trial_of(const Playthrough& played);

 private:
  /// Loads the rules afresh. Rules without functions remember nothing, so a copy will do.
  std::unique_ptr<Rules> load() {
    if (rules_ && hooks_of(*rules_).empty()) return std::make_unique<Rules>(rules_->data());
    return unless_stopped([&] { return load_variant(variant_, budget_); });
  }
  /// Runs `act`. To be stopped by the clock or the user is no fault of a script.
  template <typename Act>
  auto unless_stopped(Act act) -> decltype(act()) {
    try {
      return act();
    } catch (const ScriptError& error) {
      if (error.kind() == ScriptErrorKind::Interrupted) throw CheckStopped(error.what());
      throw;
    }
  }
  Violation blamed(const Violation& violation) const;
  std::string place_of(const Violation& violation) const;
  std::vector<Bias> biases();
  void play(int most_deals);

  VariantRequest variant_;
  const CheckSetting& setting_;
  Budget& budget_;
  const FreshRules load_ = [this] { return load(); };
  Coverage& seen_;
  VariableWatch watch_{seen_};
  std::unique_ptr<Rules> rules_;
  Composition composition_;
  std::string memory_;  ///< where a script changes what it remembers, if it seems to
  Random random_;
  int deals_ = 0;
  std::uint64_t games_ = 0;
  Playthrough so_far_;
};

/// Blames memory for kinds of faults that memory causes, since those tell the author nothing.
Violation SettingCheck::blamed(const Violation& violation) const {
  if (!violation.key.empty() || !may_be_memory(violation.kind) || memory_.empty()) return violation;
  return memory_violation("it is changed, and the rules answer differently when asked again")
      .violation();
}

std::string SettingCheck::place_of(const Violation& violation) const {
  if (violation.error) return {};
  if (const auto& hook = violation.hook)
    return hook->file + ':' + std::to_string(hook->line.value_or(1)) + ": " + hook->name;
  if (!violation.key.empty()) return place_of_key(composition_, violation.key);
  return violation.kind == ViolationKind::Memory || violation.kind == ViolationKind::Totals
             ? memory_
             : std::string();
}

CheckFailure SettingCheck::failure_of(const Violation& violation, const Playthrough& broken,
                                      std::chrono::milliseconds time) {
  const Try attempt = [this](const Playthrough& game) { return trial_of(game); };
  budget_.begin_work(time);
  CheckFailure failure{violation, setting_};
  failure.game = broken;
  failure.steps_first = broken.steps.size();
  const int deals = deals_;
  auto shorter = shrunk(broken, violation, data(), attempt);
  const int games = is_limit(violation) ? slow_games_alone : games_alone;
  // A fault found after other games may also show in a first game.
  try {
    for (int game = 0; !shorter && game < games; ++game) {
      rules_ = load();
      if (!play_game(1)) continue;
      failure.steps_first = so_far_.steps.size();
      shorter = shrunk(so_far_, violation, data(), attempt);
    }
  } catch (const CheckStopped&) {
    // The fault is then shown in the game in which it was found.
  }
  if (!shorter) failure.steps_first = broken.steps.size();
  deals_ = deals;  // deals played to explain the fault do not count
  failure.alone = shorter.has_value();
  if (shorter) {
    failure.game = std::move(*shorter);
    budget_.begin_command();
    if (auto again = trial_of(failure.game).violation) failure.violation = *std::move(again);
  }
  budget_.begin_command();
  const auto rules = load();
  if (failure.violation.kind == ViolationKind::Endless && failure.violation.key.empty()) {
    failure.violation.hook = feeder_of(failure.game, *rules, budget_);
    budget_.begin_command();
  }
  failure.record = record_of(failure.game, *rules);
  failure.place = place_of(failure.violation);
  return failure;
}

/// In every other game all players have the same bias, one bias after another.
std::vector<Bias> SettingCheck::biases() {
  const std::uint64_t game = games_++;
  const bool flood = setting_.is_plain && random_.below(flood_every) == 0;
  std::vector<Bias> biases;
  for (Seat seat = 1; seat <= setting_.players; ++seat) {
    const std::uint64_t any = random_.below(quick_biases);
    biases.push_back(flood           ? Bias::Flood
                     : game % 2 == 0 ? static_cast<Bias>(game / 2 % quick_biases)
                                     : static_cast<Bias>(any));
  }
  return biases;
}

void SettingCheck::play(int most_deals) {
  const std::vector<Bias> biases = this->biases();
  watch_.watch(*rules_);
  ++deals_, ++seen_.deals;
  CheckedGame game(*rules_, so_far_.start, budget_, seen_);
  so_far_.start = game.game().start();
  for (int deals = 1; game.game().state().phase != Phase::MatchOver;) {
    const State& state = game.game().state();
    if (state.phase == Phase::DealOver) {
      if (deals++ == most_deals) break;
      ++deals_, ++seen_.deals;
      so_far_.steps.emplace_back(shoe_lasts(state, data()) ? Cards()
                                                           : shuffled_deck(data().deck, random_));
    } else {
      const Bias bias = at_seat(biases, state.turn);
      begin_question_of_check(budget_);
      so_far_.steps.push_back(guarded([&] { return chosen_step(game.game(), bias, random_); }));
    }
    game.take(so_far_.steps.back());
  }
  check_again(game.game(), load_, budget_);
}

Trial SettingCheck::trial_of(const Playthrough& played) {
  Trial trial;
  Coverage ignored;
  std::unique_ptr<Rules> rules;
  std::optional<CheckedGame> game;
  try {
    rules = load();
    game.emplace(*rules, played.start, budget_, ignored);
    for (const Step& step : played.steps) {
      trial.before.push_back(game->game().state());
      if (!stands(step, game->game())) return {};
      ++trial.steps;
      game->take(step);
    }
    check_again(game->game(), load_, budget_);
  } catch (const Broken& broken) {
    trial.violation = blamed(broken.violation());
    if (game && game->game().ply() == trial.steps) trial.after = game->game().state();
    if (!game && !played.start.setup) {
      const Rules bare(without_functions(data()));
      trial.after = Game(bare, played.start).state();
    }
  } catch (const SetupError&) {
    return {};
  } catch (const CaptureUnknown&) {
    return {};
  } catch (const CheckStopped&) {
    return {};
  } catch (const MoveError&) {
    return {};
  }
  return trial;
}

int deals_of(const CheckRequest& request, const CheckSetting& setting) {
  return setting.is_plain ? request.deals : std::max(1, request.deals / part_for_options);
}

/// The limits of a check with so much time: the number of steps is not limited.
Limits limits_for(const Budget& budget, std::chrono::milliseconds time) {
  Limits limits = budget.limits();
  limits.most_steps_of_work = std::numeric_limits<std::int64_t>::max();
  limits.time_of_work = time;
  return limits;
}

/// Plays a variant under one setting after another.
class VariantCheck {
 public:
  VariantCheck(const CheckRequest& request, Budget& budget, const CheckProgress& progress)
      : request_(request),
        budget_(budget),
        progress_(progress),
        clock_(request.time),
        clock_of_faults_(request.time * 11 / 10) {}

  CheckReport run() {
    constexpr double part_for_planning = 0.3;
    CheckPlan plan = plan_check(request_.variant, budget_,
                                [this] { return !clock_.is_over(part_for_planning); });
    for (const CheckSetting& setting : plan.settings)
      report_.planned += deals_of(request_, setting);
    for (const CheckSetting& setting : plan.settings) {
      report_.is_broken_off |= clock_.is_over() || report_.is_interrupted;
      if (clock_.is_over() || report_.is_interrupted) break;
      play(setting);
      begun_ += deals_of(request_, setting);
    }
    plan.has_failed = !report_.failures.empty();
    plan.was_played = !plan.has_failed && !report_.is_broken_off;
    budget_.begin_command();
    CheckNotes notes =
        notes_on(compose(request_.variant, budget_), plan, report_.seen, request_.commands);
    report_.faults = std::move(notes.faults);
    report_.notes = std::move(notes.notes);
    return std::move(report_);
  }

 private:
  /// Plays the deals of a setting until one breaks, and reports the fault.
  void play(const CheckSetting& setting) {
    Budget budget(limits_for(budget_, time_left()), budget_.interrupt());
    const Paying paying(budget);
    std::optional<SettingCheck> check;
    std::optional<Violation> violation;
    const auto play_deals = [&] {
      check.emplace(request_, setting, budget, report_.seen);
      if (report_.name.empty()) report_.name = check->data().name;
      budget.begin_work(share_of(setting));
      const int deals = deals_of(request_, setting);
      while (check->deals() < deals && !violation && !has_met_a_limit()) {
        tell(setting, check->deals());
        violation = check->play_game(deals - check->deals());
      }
    };
    try {
      play_deals();
    } catch (const CheckStopped&) {
      report_.is_broken_off = true;
      report_.is_interrupted = budget.limit() == Limit::Interrupt;
    }
    if (!check) return;
    report_.played.push_back({setting, check->deals(), violation.has_value()});
    const auto is_known = [&](const CheckFailure& known) {
      return known.violation.is_like(*violation);
    };
    if (!violation || std::ranges::any_of(report_.failures, is_known)) return;
    report_.failures.push_back(
        check->failure_of(*violation, Playthrough(check->so_far()), time_to_explain(setting)));
  }

  std::chrono::milliseconds time_left() const {
    return std::chrono::duration_cast<std::chrono::milliseconds>(clock_.left());
  }

  /// The setting's share of the time left, for play; its rules are loaded beforehand.
  std::chrono::milliseconds share_of(const CheckSetting& setting) const {
    constexpr std::chrono::milliseconds least{50};
    const double part = deals_of(request_, setting) / static_cast<double>(report_.planned - begun_);
    const auto share = clock_.left() * part;
    return std::max(least, std::chrono::duration_cast<std::chrono::milliseconds>(share));
  }

  /// As much again to explain a fault, and a tenth of all the time once that is over.
  std::chrono::milliseconds time_to_explain(const CheckSetting& setting) const {
    const auto left =
        std::chrono::duration_cast<std::chrono::milliseconds>(clock_of_faults_.left());
    return std::min(left, std::max(share_of(setting), request_.time / 10));
  }

  /// A fault that exceeds a limit takes long in every setting, so it is met only once.
  bool has_met_a_limit() const {
    return std::ranges::any_of(report_.failures,
                               [](const CheckFailure& known) { return is_limit(known.violation); });
  }

  void tell(const CheckSetting& setting, int deals) const {
    if (progress_)
      progress_(setting, (begun_ + deals) / static_cast<double>(std::max(1, report_.planned)));
  }

  const CheckRequest& request_;
  Budget& budget_;
  const CheckProgress& progress_;
  const Deadline clock_;
  const Deadline clock_of_faults_;
  int begun_ = 0;  ///< deals planned for the settings played so far
  CheckReport report_;
};

}  // namespace

CheckReport check_variant(const CheckRequest& request, Budget& budget,
                          const CheckProgress& progress) {
  return VariantCheck(request, budget, progress).run();
}

std::optional<CheckFailure> check_played(const Game& game, const CheckRequest& request,
                                         Budget& budget) {
  const CheckSetting setting{game.state().players(), request.variant.options};
  Coverage ignored;
  Budget own(limits_for(budget, request.time), budget.interrupt());
  SettingCheck check(request, setting, own, ignored);
  Playthrough played{game.start(), {}};
  for (std::size_t i = 0; i < game.ply(); ++i) played.steps.push_back(game.steps()[i].what);
  const Trial trial = check.trial_of(played);
  if (!trial.violation) return std::nullopt;
  return check.failure_of(*trial.violation, played, request.time);
}

}  // namespace kasino
