#include "engine/model/rules.hpp"

#include <algorithm>
#include <map>

#include "engine/capture/group_kinds.hpp"

namespace kasino {

namespace {

bool are_ways_plain(const RuleData& data) {
  return std::ranges::none_of(data.capture.ways, [](const CaptureRule& way) {
    return takes_whole(way) || way.by == CaptureBy::Listed || way.when.has_value();
  });
}

std::vector<Rules::Taker> takers_of(const DeckSpec& deck, const CaptureRules& counts) {
  std::map<Value, Face> faces;
  for (const Card card : full_deck(deck))
    for (const Value value : counts.hand_values[card.face()]) faces.emplace(value, card.face());
  std::vector<Rules::Taker> takers;
  for (const auto& [value, face] : faces) {
    GroupsByValue takings = groups_by_value(counts, face);
    std::erase_if(takings, [of = value](const ValueGroups& taking) { return taking.value != of; });
    const FaceClasses classes(takings, counts.table_values);
    Rules::Taker& taker = takers.emplace_back(Rules::Taker{value, face});
    for (Face member = 0; member < face_count; ++member)
      if (classes.of(member) != FaceClasses::no_class) taker.members.add(member);
  }
  return takers;
}

bool plays_out_fast(const RuleData& data) {
  using enum Trigger;
  const Duties& duties = data.duties;
  const Duties done_fast{duties.sweep, duties.capture, duties.any_capture, duties.take_all, {}};
  return duties == done_fast && data.refusals.empty() && !data.builds &&
         data.stages[play_stage].from == ZoneKind{Zone::Hand} &&
         !data.has_any_hook({Claim, Trail, Capture, Sweep, Play, Turn}) && data.variables.empty() &&
         data.void_sweeps.empty() && data.deal.draw == 0 &&
         std::ranges::all_of(data.actions, [](const ActionRule& action) {
           return action.turn == ActionRule::Turn::Stays;
         });
}

}  // namespace

Rules::Rules(RuleData data)
    : data_(std::move(data)),
      search_(data_.capture),
      are_captures_plain_(data_.pile_rules.empty() && are_ways_plain(data_)),
      are_plain_without_builds_(data_.pile_rules.size() == (data_.builds ? 1 : 0) &&
                                are_ways_plain(data_)),
      treats_cards_alike_(are_plain_without_builds_ && data_.duties.single_first.empty()),
      plays_out_fast_(treats_cards_alike_ && kasino::plays_out_fast(data_)),
      refuses_outcomes_(std::ranges::any_of(data_.refusals,
                                            [](const RefusalRule& refusal) {
                                              return refusal.on != RefusalRule::On::Card &&
                                                     refusal.on != RefusalRule::On::Trail;
                                            })),
      refuses_captures_(std::ranges::any_of(data_.refusals,
                                            [](const RefusalRule& refusal) {
                                              return refusal.on != RefusalRule::On::Trail &&
                                                     refusal.on != RefusalRule::On::Build;
                                            })),
      has_duties_(data_.duties != Duties()) {
  for (std::size_t i = 0; i < data_.capture.ways.size(); ++i)
    if (data_.capture.ways[i].when || data_.capture.ways[i].by == CaptureBy::Twin)
      unbuilt_ways_ |= std::uint64_t{1} << i;
  if (data_.builds) build_takers_ = takers_of(data_.deck, search_of_builds().rules());
  if (!data_.cites.other_values_table) return;
  CaptureRules other = data_.capture;
  other.hand_values = other.table_values = *data_.cites.other_values_table;
  other_search_.emplace(std::move(other));
}

const Rules::Taker* Rules::taker_of(int value) const {
  const auto taker = std::ranges::find(build_takers_, value, &Taker::value);
  return taker == build_takers_.end() ? nullptr : &*taker;
}

const std::string* Rules::voiding_clause(const Play& sweep, const State& state) const {
  for (std::size_t i = 0; i < data_.void_sweeps.size(); ++i)
    if (voids_sweep(i, sweep, state)) return &data_.void_sweeps[i].name;
  return nullptr;
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

}  // namespace kasino
