#include "scripting/check/check.hpp"

#include <algorithm>

#include "engine/legality/judge.hpp"
#include "scripting/check/random_play.hpp"
#include "scripting/check/shrink.hpp"
#include "scripting/hooks/hook_observer.hpp"
#include "scripting/variant/variant.hpp"

namespace kasino {

namespace {

constexpr int part_for_options = 10;
constexpr int most_deals_of_a_game = 3;
constexpr std::uint64_t flood_every = 20;
constexpr int games_alone = 30;      ///< tried, to find one that breaks by itself
constexpr int slow_games_alone = 2;  ///< the same, where each takes until a limit

bool is_limit(const Violation& violation) {
  return violation.error && violation.error->kind() == ScriptErrorKind::Limit;
}

/// Whether a script that remembers things outside `vars` can cause it.
bool may_be_memory(ViolationKind kind) {
  using enum ViolationKind;
  return kind == Listing || kind == Judged || kind == Unread || kind == Leak || kind == Totals ||
         kind == Unreplayed;
}

/// Plays deals under one setting, and explains what breaks.
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
    budget_.begin_command();
    composition_ = compose(variant_, budget_);
    memory_ = place_of_memory(composition_);
  }

  const RuleData& data() const { return rules_->data(); }
  int deals() const { return deals_; }

  /// Plays one game of a few deals, and answers what breaks it.
  std::optional<Violation> play_game(int most_deals) {
    so_far_ = {random_start(setting_.players, undecided_below(data(), setting_.players), random_),
               {}};
    try {
      play(std::min(most_deals, most_deals_of_a_game));
    } catch (const Broken& broken) {
      return blamed(broken.violation());
    }
    return std::nullopt;
  }
  /// That game, as far as it went.
  const Playthrough& so_far() const { return so_far_; }

  /// What breaks a game, shown in a shorter one if possible.
  CheckFailure failure_of(const Violation& violation, const Playthrough& broken);
  /// What comes of playing a game again, under rules just loaded.
  Trial trial_of(const Playthrough& played);

 private:
  /// Those without functions remember nothing: a copy is as good as loading them again.
  std::unique_ptr<Rules> load() {
    const bool is_data = rules_ && hooks_of(*rules_).empty();
    return is_data ? std::make_unique<Rules>(rules_->data()) : load_variant(variant_, budget_);
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
  std::unique_ptr<Rules> rules_;
  Composition composition_;
  std::string memory_;  ///< where a script seems to remember, if it does
  Random random_;
  int deals_ = 0;
  std::uint64_t games_ = 0;
  Playthrough so_far_;
};

/// Memory shows in many ways, none of which tells the author what is wrong.
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

CheckFailure SettingCheck::failure_of(const Violation& violation, const Playthrough& broken) {
  const Try attempt = [this](const Playthrough& game) { return trial_of(game); };
  CheckFailure failure{violation, setting_};
  failure.game = broken;
  failure.steps_first = broken.steps.size();
  const int deals = deals_;
  auto shorter = shrunk(broken, violation, data(), attempt);
  const int games = is_limit(violation) ? slow_games_alone : games_alone;
  // What was found after other games may also show in a first game.
  for (int game = 0; !shorter && game < games; ++game) {
    rules_ = load();
    if (!play_game(1)) continue;
    failure.steps_first = so_far_.steps.size();
    shorter = shrunk(so_far_, violation, data(), attempt);
  }
  if (!shorter) failure.steps_first = broken.steps.size();
  deals_ = deals;  // what was played to explain it does not count
  failure.alone = shorter.has_value();
  if (shorter) {
    failure.game = std::move(*shorter);
    failure.violation = *trial_of(failure.game).violation;
  }
  if (failure.violation.kind == ViolationKind::Endless && failure.violation.key.empty())
    failure.violation.hook = feeder_of(failure.game, *load(), budget_);
  failure.record = record_of(failure.game, *load());
  failure.place = place_of(failure.violation);
  return failure;
}

/// In every other game all players are alike, each bias in turn.
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
  ++deals_, ++seen_.deals;
  CheckedGame game(*rules_, so_far_.start, budget_, seen_);
  so_far_.start = game.game().start();
  for (int deals = 1; game.game().state().phase != Phase::MatchOver;) {
    const State& state = game.game().state();
    if (state.phase == Phase::DealOver) {
      if (deals++ == most_deals) break;
      ++deals_, ++seen_.deals;
      so_far_.steps.emplace_back(shuffled_deck(data().deck, random_));
    } else {
      const Bias bias = biases[static_cast<std::size_t>(state.turn - 1)];
      budget_.begin_command();
      so_far_.steps.push_back(guarded([&] { return chosen_step(game.game(), bias, random_); }));
    }
    game.take(so_far_.steps.back());
  }
  check_again(game.game(), load_, budget_);
}

Trial SettingCheck::trial_of(const Playthrough& played) {
  Trial trial;
  Coverage ignored;
  const auto rules = load();
  std::optional<CheckedGame> game;
  try {
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
  } catch (const MoveError&) {
    return {};
  }
  return trial;
}

int deals_of(const CheckRequest& request, const CheckSetting& setting) {
  return setting.is_plain ? request.deals : std::max(1, request.deals / part_for_options);
}

/// Plays the deals of a setting until one breaks, and reports it. `tell` is told before each game
/// how many deals have been played.
void check_setting(const CheckRequest& request, const CheckSetting& setting, Budget& budget,
                   const std::function<void(int deals)>& tell, CheckReport& report) {
  SettingCheck check(request, setting, budget, report.seen);
  if (report.name.empty()) report.name = check.data().name;
  const int deals = deals_of(request, setting);
  std::optional<Violation> violation;
  // Exceeding a limit takes as long in every setting: once is enough.
  const auto has_limit = [](const CheckFailure& known) { return is_limit(known.violation); };
  while (check.deals() < deals && !violation && std::ranges::none_of(report.failures, has_limit)) {
    tell(check.deals());
    violation = check.play_game(deals - check.deals());
  }
  report.played.push_back({setting, check.deals(), violation.has_value()});
  const auto is_known = [&](const CheckFailure& known) {
    return known.violation.is_like(*violation);
  };
  if (violation && std::ranges::none_of(report.failures, is_known))
    report.failures.push_back(check.failure_of(*violation, Playthrough(check.so_far())));
}

}  // namespace

CheckReport check_variant(const CheckRequest& request, Budget& budget,
                          const CheckProgress& progress) {
  CheckReport report;
  const CheckPlan plan = plan_check(request.variant, budget);
  int to_play = 0;
  int played = 0;
  for (const CheckSetting& setting : plan.settings) to_play += deals_of(request, setting);
  for (const CheckSetting& setting : plan.settings) {
    const auto tell = [&](int deals) {
      if (progress) progress(setting, (played + deals) / static_cast<double>(to_play));
    };
    check_setting(request, setting, budget, tell, report);
    played += deals_of(request, setting);
  }
  budget.begin_command();
  CheckNotes notes = notes_on(compose(request.variant, budget), plan, report.seen);
  report.faults = std::move(notes.faults);
  report.notes = std::move(notes.notes);
  return report;
}

std::optional<CheckFailure> check_played(const Game& game, const CheckRequest& request,
                                         Budget& budget) {
  const CheckSetting setting{game.state().players(), request.variant.options};
  Coverage ignored;
  SettingCheck check(request, setting, budget, ignored);
  Playthrough played{game.start(), {}};
  for (std::size_t i = 0; i < game.ply(); ++i) played.steps.push_back(game.steps()[i].what);
  const Trial trial = check.trial_of(played);
  if (!trial.violation) return std::nullopt;
  return check.failure_of(*trial.violation, played);
}

}  // namespace kasino
