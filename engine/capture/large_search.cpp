#include "engine/capture/large_search.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

#include "engine/capture/set_walk.hpp"

namespace kasino {

namespace {

/// The memory for all kept diagrams, and the least that each counts as.
constexpr std::size_t most_bytes = std::size_t{16} << 20;
constexpr std::size_t least_bytes = most_bytes / 64;

int cards_in(const Counts& counts) { return std::accumulate(counts.begin(), counts.end(), 0); }

}  // namespace

LargeSearch::Shared LargeSearch::find(Of of, const Wanted& wanted, const Counts& caps) const {
  const DiagramQuestion question{this, of, wanted, caps};
  {
    const std::lock_guard lock(kept_.mutex);
    for (auto at = kept_.known.end(); at != kept_.known.begin();)
      if (question == (--at)->first) {
        std::rotate(at, at + 1, kept_.known.end());
        return kept_.known.back().second;
      }
  }
  Shared made;
  try {
    made = std::make_shared<const Diagram>(make(of, wanted, caps));
  } catch (const TooLarge&) {  // its place stays null
  }
  const std::lock_guard lock(kept_.mutex);
  kept_.known.emplace_back(question, made);
  std::size_t bytes = 0;
  for (std::size_t i = kept_.known.size(); i-- > 0;) {
    const Shared& sets = kept_.known[i].second;
    bytes += std::max(least_bytes, sets != nullptr ? sets->bytes() : 0);
    if (bytes > most_bytes && i + 1 < kept_.known.size())
      kept_.known.erase(kept_.known.begin() + static_cast<std::ptrdiff_t>(i));
  }
  return made;
}

LargeSearch::Answer LargeSearch::wanted_on(const Counts& table, const Wanted& wanted) const {
  if (Shared all = find(Of::Wanted, wanted, table)) return {std::move(all), true};
  return {find(Of::SingleGroups, wanted, table), false};
}

Diagram LargeSearch::make(Of of, const Wanted& wanted, const Counts& caps) const {
  DiagramMaker maker = this->maker(caps);
  NodeId sets = nothing;
  for (const auto& [value, kinds, groups] : takings_) {
    const bool are_many = groups == GroupCount::Many;
    if (!wanted.serves(value) || (of == Of::ManyGroups && !are_many)) continue;
    if (groups.is_list()) {
      // Without a diagram of all of them, no such set is known.
      if (of == Of::Wanted) sets = maker.unite(sets, counted_of(kinds, groups, wanted, maker));
      continue;
    }
    const NodeId one = groups_of(kinds, maker);
    NodeId taken = are_many && of != Of::SingleGroups ? maker.multiples(one) : one;
    if (wanted.with == With::OneCard)
      taken = maker.sums(are_many ? taken : maker.no_cards(), singles_of(kinds, maker));
    if (wanted.leave == Leave::NoGroup && are_many)
      taken = maker.without(taken, maker.rests(maker.sums(one, maker.all())));
    sets = maker.unite(sets, taken);
  }
  if (wanted.size != 0) sets = maker.of_size(sets, static_cast<std::size_t>(wanted.size));
  return maker.finished(of == Of::ManyGroups ? sets : maker.without(sets, maker.no_cards()));
}

// The wanted sets that split into a number of groups that is one of `numbers`.
NodeId LargeSearch::counted_of(const GroupKinds& kinds, GroupCount numbers, const Wanted& wanted,
                               DiagramMaker& maker) const {
  const std::vector<NodeId> unions = unions_of(kinds, numbers.greatest(), maker);
  const NodeId singles = singles_of(kinds, maker);
  NodeId sets = nothing;
  for (int number = numbers.after(0); number != 0; number = numbers.after(number)) {
    const auto at = static_cast<std::size_t>(number);
    NodeId taken = wanted.with == With::OneCard ? maker.sums(unions[at - 1], singles) : unions[at];
    const auto next = static_cast<std::size_t>(numbers.after(number));
    if (wanted.leave == Leave::NoGroup && next != 0)
      taken = maker.without(taken, maker.rests(maker.sums(unions[next - at], maker.all())));
    sets = maker.unite(sets, taken);
  }
  return sets;
}

// By number of groups, from none to `most`: the sets that split into so many.
std::vector<NodeId> LargeSearch::unions_of(const GroupKinds& kinds, int most,
                                           DiagramMaker& maker) const {
  const NodeId one = groups_of(kinds, maker);
  std::vector<NodeId> unions{maker.no_cards()};
  while (static_cast<int>(unions.size()) <= most) unions.push_back(maker.sums(unions.back(), one));
  return unions;
}

// `making[s]`: the vectors of the classes done so far, from the last, that make the sum s.
NodeId LargeSearch::groups_of(const GroupKinds& kinds, DiagramMaker& maker) const {
  NodeId groups = singles_of(kinds, maker);
  for (const SumKind& sum : kinds.sums) {
    const auto sums = static_cast<std::size_t>(sum.target) + 1;
    std::vector<NodeId> making(sums, nothing);
    making[0] = leaf;
    for (std::size_t i = classes_.size(); i-- > 0;) {
      const Values parts = sum.parts(values_, classes_.face(i));
      std::vector<std::vector<NodeId>> rows(sums);  // by sum, and by the cards of this class
      for (std::size_t cards = 0; cards <= maker.cap(i); ++cards) {
        for (std::size_t s = 0; s < sums; ++s) rows[s].push_back(making[s]);
        for (std::size_t s = sums; s-- > 0;) {  // one more card of this class
          making[s] = nothing;
          for (const Value part : parts)
            if (part <= s) making[s] = maker.unite(making[s], making[s - part], i + 1);
        }
      }
      for (std::size_t s = 0; s < sums; ++s) making[s] = maker.node(i, rows[s]);
    }
    groups = maker.unite(groups, making.back());
  }
  for (const std::vector<Face>& listed : kinds.listed)
    groups = maker.unite(groups, of(listed, maker));
  return groups;
}

/// The vector of just these faces.
NodeId LargeSearch::of(const std::vector<Face>& faces, DiagramMaker& maker) const {
  NodeId node = leaf;
  for (std::size_t i = classes_.size(); i-- > 0;) {
    const auto is_of_class = [&](Face face) { return classes_.of(face) == i; };
    const auto cards = static_cast<std::size_t>(std::ranges::count_if(faces, is_of_class));
    if (cards > maker.cap(i)) return nothing;
    std::vector<NodeId> row(maker.cap(i) + 1, nothing);
    row[cards] = node;
    node = maker.node(i, row);
  }
  return node;
}

NodeId LargeSearch::singles_of(const GroupKinds& kinds, DiagramMaker& maker) const {
  NodeId singles = nothing;
  for (std::size_t i = classes_.size(); i-- > 0;) {
    std::vector<NodeId> row(maker.cap(i) + 1, nothing);
    row[0] = singles;
    if (row.size() > 1 && kinds.singles.has(classes_.face(i))) row[1] = maker.no_cards(i + 1);
    singles = maker.node(i, row);
  }
  return singles;
}

std::optional<bool> LargeSearch::takes(std::span<const Card> table, const ItemSet& taken,
                                       const Wanted& wanted) const {
  const Counts counts = classes_.counts_of(table, taken);
  if (cards_in(counts) < taken.size()) return false;  // some card is in no group
  Answer answer = wanted_on(classes_.counts_of(table), wanted);
  if (!answer.are_all && wanted.leave == Leave::Anything) answer = wanted_on(counts, wanted);
  const bool has = answer.sets != nullptr && answer.sets->has(counts);
  return has || answer.are_all ? std::optional(has) : std::nullopt;
}

Count LargeSearch::count(std::span<const Card> table, const Wanted& wanted) const {
  const Counts counts = classes_.counts_of(table);
  const auto [sets, are_all] = wanted_on(counts, wanted);
  const std::uint64_t number = sets != nullptr ? sets->count(Counts{}, counts) : 0;
  return {number, number == saturated || !are_all};
}

std::optional<int> LargeSearch::largest(std::span<const Card> table, const Wanted& wanted) const {
  const Counts counts = classes_.counts_of(table);
  const auto [sets, are_all] = wanted_on(counts, wanted);
  return are_all ? std::optional(sets->largest()) : std::nullopt;
}

bool LargeSearch::each(std::span<const Card> table, const Wanted& wanted,
                       const std::function<bool(const ItemSet&)>& visit,
                       std::uint64_t skipped) const {
  const auto [sets, are_all] = wanted_on(classes_.counts_of(table), wanted);
  if (sets != nullptr) SetWalk(*sets, classes_, table, visit, skipped).run();
  return are_all;
}

bool LargeSearch::are_useful(std::span<const Card> cards) const {
  return cards_in(classes_.counts_of(cards)) == static_cast<int>(cards.size());
}

bool LargeSearch::splits_into(const GroupKinds& kinds, std::span<const Card> cards) const {
  const Counts counts = classes_.counts_of(cards);
  DiagramMaker maker = this->maker(counts);
  try {
    return maker.finished(maker.multiples(groups_of(kinds, maker))).has(counts);
  } catch (const TooLarge&) {
    return false;
  }
}

std::optional<std::vector<Cards>> LargeSearch::written_groups(const ValueGroups& taking,
                                                              std::span<const Card> table,
                                                              Cards taken) const try {
  Wanted of_value;
  of_value.value = taking.value;
  const bool counts = taking.groups.is_list();
  const Shared splitting =
      counts ? nullptr : find(Of::ManyGroups, of_value, classes_.counts_of(table));
  if (splitting == nullptr && !counts) return std::nullopt;
  std::vector<Cards> groups;
  // What may be left once one more group is taken.
  const auto rests_of = [&](DiagramMaker& maker) {
    if (!counts) return maker.copy(*splitting);
    const auto before = static_cast<int>(groups.size()) + 1;
    const std::vector<NodeId> unions = unions_of(taking.kinds, taking.groups.greatest(), maker);
    NodeId rests = nothing;
    for (int number = taking.groups.after(before - 1); number != 0;
         number = taking.groups.after(number))
      rests = maker.unite(rests, unions[static_cast<std::size_t>(number - before)]);
    return rests;
  };
  while (!taken.empty() && are_useful(taken)) {
    DiagramMaker maker = this->maker(classes_.counts_of(taken));
    const NodeId all = groups_of(taking.kinds, maker);
    const NodeId wanted = maker.without(all, maker.without(all, maker.rests(rests_of(maker))));
    if (wanted == nothing) break;  // the first card left is in one of `wanted`
    ItemSet group;
    for (std::size_t size = 1; !group.has(0); ++size) {
      const Diagram of_size = maker.finished(maker.of_size(wanted, size));
      const auto take = [&](const ItemSet& set) { return group = set, false; };
      SetWalk(of_size, classes_, taken, take).run();
    }
    Cards rest;
    groups.emplace_back();
    for (std::size_t i = 0; i < taken.size(); ++i)
      (group.has(static_cast<int>(i)) ? groups.back() : rest).push_back(taken[i]);
    taken = std::move(rest);
  }
  return groups;
} catch (const TooLarge&) {
  return std::nullopt;
}

}  // namespace kasino
