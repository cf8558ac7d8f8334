// What is known of pairs of nodes, as diagrams are made and searched.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "engine/diagram.hpp"

namespace kasino {

/// Spreads keys that are close to each other: best in the highest bits.
inline std::uint64_t spread(std::uint64_t key) { return key * 0x9E3779B97F4A7C15u; }

inline std::uint64_t pair_key(NodeId a, NodeId b) { return std::uint64_t{a} << 32 | b; }

/// Answers by a key that is not 0. The answer 0, which is `nothing`, may be one that is known.
template <typename Key, typename Answer>
class MemoOf {
 public:
  MemoOf() { clear(); }

  /// Null when it is not known.
  const Answer* find(Key key) const {
    const Entry& entry = entries_[place_of(key)];
    return entry.key == key ? &entry.answer : nullptr;
  }
  /// The key must be new. Returns the answer.
  Answer put(Key key, Answer answer) {
    grow();
    entries_[place_of(key)] = Entry{key, answer};
    return answer;
  }
  /// Where the answer stands: 0 if the key is new.
  Answer& operator[](Key key) {
    grow();
    Entry& entry = entries_[place_of(key)];
    if (entry.key == key)
      --size_;
    else
      entry.key = key;
    return entry.answer;
  }
  /// Whether or not the key is new.
  void set(Key key, Answer answer) {
    Entry& entry = entries_[place_of(key)];
    if (entry.key == key)
      entry.answer = answer;
    else
      put(key, answer);
  }
  void clear() {
    entries_.assign(std::size_t{1} << first_bits, Entry{});
    shift_ = 64 - first_bits;
    size_ = 0;
  }
  std::size_t size() const { return size_; }

 private:
  struct Entry {
    Key key = 0;
    Answer answer = 0;
  };
  static constexpr int first_bits = 5;

  std::size_t place_of(Key key) const {
    std::size_t at = static_cast<std::size_t>(spread(key) >> shift_);
    while (entries_[at].key != key && entries_[at].key != 0)
      at = at + 1 == entries_.size() ? 0 : at + 1;
    return at;
  }
  void grow() {
    if (++size_ * 2 <= entries_.size()) return;
    const std::vector<Entry> old = std::exchange(entries_, std::vector<Entry>(entries_.size() * 4));
    shift_ -= 2;
    for (const Entry& entry : old)
      if (entry.key != 0) entries_[place_of(entry.key)] = entry;
  }

  std::vector<Entry> entries_;  // an open hash table of 2^n places
  int shift_ = 0;               // leaves of a key as many bits as tell a place
  std::size_t size_ = 0;
};

using Memo = MemoOf<std::uint64_t, NodeId>;

}  // namespace kasino
