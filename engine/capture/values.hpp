// What cards count when capturing, and which ways of capturing a variant knows.
//
// All of it is data of a variant; the engine has no opinion on what an ace is worth.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <vector>

#include "engine/cards/card.hpp"

namespace kasino {

/// What a card counts in a capture: 1 to max_value. Not to be confused with points.
using Value = std::uint8_t;

inline constexpr int max_value = 99;
inline constexpr int max_values_per_card = 4;

/// The values that one face may count as: ascending, none twice, at most four, perhaps none.
class Values {
 public:
  Values() = default;
  Values(std::initializer_list<Value> values) {
    for (Value value : values) add(value);
  }

  /// Adds a value unless it is there already. Returns false if there is no room for it.
  bool add(Value value) {
    if (has(value)) return true;
    if (size_ == max_values_per_card) return false;
    std::size_t place = size_++;
    for (; place > 0 && values_[place - 1] > value; --place) values_[place] = values_[place - 1];
    values_[place] = value;
    return true;
  }
  bool has(Value value) const { return std::find(begin(), end(), value) != end(); }
  bool empty() const { return size_ == 0; }
  int size() const { return size_; }
  Value operator[](int index) const { return values_[static_cast<std::size_t>(index)]; }
  const Value* begin() const { return values_.data(); }
  const Value* end() const { return values_.data() + size_; }
  bool operator==(const Values&) const = default;

 private:
  std::array<Value, max_values_per_card> values_{};
  std::uint8_t size_ = 0;
};

/// Values by face.
using ValueTable = std::array<Values, face_count>;

/// What makes a group. Equal, Sum, Total and Listed groups serve one value of the played card, the
/// same for the whole capture; Rank and Twin groups go with any value. A set taken by All or Own is
/// a capture by itself.
enum class CaptureBy : std::uint8_t {
  Equal,  ///< one table card of the value that the played card has
  Rank,   ///< one table card of the played card's rank
  Twin,   ///< one table card of the played card's face
  Sum,    ///< two or more table cards whose values add up to the played card's
  Total,  ///< one or more table cards that together with the played card make `total`
  All,    ///< every table card of `takes`, as a whole capture
  Own,    ///< the sets that the variant names, each as a whole capture
  Listed  ///< each set that the variant lists for a value of the played card
};

/// How many groups of a way make one capture: any number, or one of a list. Only groups by ways
/// with an equal GroupCount go together.
class GroupCount {
 public:
  static const GroupCount Many;  ///< any number
  static const GroupCount One;   ///< exactly one
  static constexpr int most = 8;

  /// The numbers of this list and `number`, 1 to `most`; of Many, that number alone.
  constexpr GroupCount with(int number) const {
    return GroupCount(static_cast<std::uint8_t>(numbers_ | 1U << (number - 1)));
  }
  constexpr bool has(int number) const {
    return numbers_ == 0 || (number >= 1 && number <= most && (numbers_ >> (number - 1) & 1) != 0);
  }
  /// Whether it is neither Many nor One: then the search must count groups.
  constexpr bool is_list() const { return numbers_ > 1; }
  /// The least number of a list that is greater than `number`; 0 if there is none.
  constexpr int after(int number) const {
    while (++number <= most)
      if (has(number)) return number;
    return 0;
  }
  /// The greatest number of a list.
  constexpr int greatest() const { return std::bit_width(numbers_); }
  bool operator==(const GroupCount&) const = default;

 private:
  explicit constexpr GroupCount(std::uint8_t numbers) : numbers_(numbers) {}

  std::uint8_t numbers_;  ///< bit n - 1 for n groups; no bit: any number
};
inline constexpr GroupCount GroupCount::Many{0};
inline constexpr GroupCount GroupCount::One{1};

/// A function of the variant, by its number among all of them. What it is asked is said where it is
/// called, in Rules; the engine itself only knows that there is one.
enum class HookId : std::uint16_t {};

/// One way to capture. A rule applies when the played card is of `played`, and takes only cards
/// of `takes`.
struct CaptureRule {
  std::string name;
  CaptureBy by = CaptureBy::Equal;
  int total = 0;  ///< for CaptureBy::Total only
  FaceSet played = FaceSet::all();
  FaceSet takes = FaceSet::all();
  std::string clause{};  ///< may be empty
  GroupCount groups = GroupCount::Many;
  std::optional<HookId> when{};   ///< whether it applies to a card in a position
  std::optional<HookId> lists{};  ///< the sets, for CaptureBy::Own and Listed

  bool operator==(const CaptureRule&) const = default;
};

/// Everything the capture search needs to know of a variant.
struct CaptureRules {
  ValueTable hand_values{};
  ValueTable table_values{};
  std::vector<CaptureRule> ways;

  /// What a card counts when it is played; {0} if it has no value.
  Values values_played(Face face) const {
    return hand_values[face].empty() ? Values{0} : hand_values[face];
  }

  bool operator==(const CaptureRules&) const = default;
};

}  // namespace kasino
