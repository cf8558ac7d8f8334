#include "engine/model/rules.hpp"

#include <algorithm>
#include <cassert>

#include "engine/capture/group_kinds.hpp"

namespace kasino {

namespace {

bool plays_out_fast(const RuleData& data) {
  constexpr std::uint32_t of_plays = bit_of(Trigger::Claim) | bit_of(Trigger::Trail) |
                                     bit_of(Trigger::Capture) | bit_of(Trigger::Sweep) |
                                     bit_of(Trigger::Play) | bit_of(Trigger::Turn);
  return data.refusals.empty() && data.stages[play_stage].from == ZoneKind{Zone::Hand} &&
         (data.hooks & of_plays) == 0 && data.variables.empty() && data.void_sweeps.empty() &&
         data.deal.draw == 0 &&
         std::all_of(data.actions.begin(), data.actions.end(), [](const ActionRule& action) {
           return action.turn == ActionRule::Turn::Stays;
         });
}

}  // namespace

Rules::Rules(RuleData data)
    : data_(std::move(data)),
      search_(data_.capture),
      are_captures_plain_(std::none_of(
          data_.capture.ways.begin(), data_.capture.ways.end(),
          [](const CaptureRule& way) { return takes_whole(way) || way.has_condition; })),
      wants_alike_(are_captures_plain_ && data_.duties.single_first.empty()),
      plays_out_fast_(wants_alike_ && kasino::plays_out_fast(data_)),
      refuses_outcomes_(
          std::any_of(data_.refusals.begin(), data_.refusals.end(), [](const RefusalRule& refusal) {
            return refusal.on == RefusalRule::On::Capture || refusal.on == RefusalRule::On::Move;
          })) {
  if (!data_.cites.other_values_table) return;
  CaptureRules other = data_.capture;
  other.hand_values = other.table_values = *data_.cites.other_values_table;
  other_search_.emplace(std::move(other));
}

const CaptureSearch& Rules::search_without(std::uint64_t ways) const {
  if (ways == 0) return search_;
  const std::lock_guard lock(mutex_);
  const auto known = searches_without_.find(ways);
  if (known != searches_without_.end()) return known->second;
  CaptureRules fewer = data_.capture;
  for (std::size_t i = 0; i < fewer.ways.size(); ++i)
    if ((ways >> i & 1) != 0) fewer.ways[i].played = FaceSet();
  return searches_without_.emplace(ways, CaptureSearch(std::move(fewer))).first->second;
}

// Data names a hook only where a variant overrides it: these are never reached.

bool Rules::is_in_force(std::size_t, Card, const State&, std::optional<Seat>) const {
  assert(false);
  return false;
}

std::vector<Cards> Rules::own_captures(std::size_t, Card, const State&, std::optional<Seat>) const {
  assert(false);
  return {};
}

bool Rules::refuses(std::size_t, const Move&, const State&) const {
  assert(false);
  return false;
}

bool Rules::voids_sweep(std::size_t, const Move&, const State&) const {
  assert(false);
  return false;
}

bool Rules::voids_sweep(std::size_t, const MadeSweep&, const State&) const {
  assert(false);
  return false;
}

int Rules::count(std::size_t, Seat, const State&) const {
  assert(false);
  return 0;
}

std::optional<Text> Rules::refuses_action(std::size_t, std::size_t, const Action&,
                                          const State&) const {
  assert(false);
  return std::nullopt;
}

void Rules::perform(std::size_t, const Action&, Effects&) const { assert(false); }

void Rules::finish_stage(int, Effects&) const {}

std::optional<Seat> Rules::owner_of_leftovers(const State&) const { return std::nullopt; }

void Rules::deal_step(std::size_t, Effects&) const { assert(false); }

std::vector<Cards> Rules::argument_sets(std::size_t, std::size_t, const Action&,
                                        const State&) const {
  return {};
}

std::optional<std::vector<Field>> Rules::remark(std::size_t, const Move&, const State&,
                                                const State&) const {
  assert(false);
  return std::nullopt;
}

void Rules::act(Trigger, const Move*, const State*, Effects&) const { assert(false); }

void Rules::act_on(const MadeSweep&, Effects&) const { assert(false); }

}  // namespace kasino
