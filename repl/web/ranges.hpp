// The algorithms of std::ranges that the sources use, over those of std, for a libc++ that is older
// than them: version 13, which emscripten 3.1.6 has. Put before every source by the build.
#pragma once

#include <algorithm>
#include <array>
#include <compare>
#include <functional>
#include <iterator>
#include <ranges>
#include <utility>

#if defined(_LIBCPP_VERSION) && _LIBCPP_VERSION < 15000

namespace std {

template <class T, size_t n>
constexpr auto operator<=>(const array<T, n>& a, const array<T, n>& b) {
  return lexicographical_compare_three_way(a.begin(), a.end(), b.begin(), b.end());
}

namespace ranges {

// clang-format off
template <class R>
concept Walked = requires(R& range) { std::begin(range), std::end(range); };

/// `function` of what `projection` makes of each argument.
template <class F, class P>
constexpr auto through(F& function, P& projection) {
  return [&](auto&&... each) -> decltype(auto) {
    return std::invoke(function, std::invoke(projection, each)...);
  };
}

#define KASINO_WITH_FUNCTION(name, Default)                                             \
  template <Walked R, class F = Default, class P = identity>                            \
  constexpr auto name(R&& range, F function = {}, P projection = {}) {                  \
    return std::name(std::begin(range), std::end(range), through(function, projection)); \
  }                                                                                     \
  template <class I, class S, class F = Default, class P = identity>                    \
    requires(!Walked<I> && requires(I begin, S end) { begin == end; })                  \
  constexpr auto name(I begin, S end, F function = {}, P projection = {}) {             \
    return std::name(begin, end, through(function, projection));                        \
  }
#define KASINO_PLAIN(name)                                                              \
  template <Walked R, class... More>                                                    \
  constexpr auto name(R&& range, More&&... more) {                                      \
    return std::name(std::begin(range), std::end(range), std::forward<More>(more)...);  \
  }
#define KASINO_OF_TWO(name)                                                             \
  template <Walked A, Walked B, class... More>                                          \
  constexpr auto name(const A& a, const B& b, More... more) {                           \
    return std::name(std::begin(a), std::end(a), std::begin(b), std::end(b), more...);  \
  }
KASINO_WITH_FUNCTION(adjacent_find, equal_to) KASINO_WITH_FUNCTION(max_element, less)
KASINO_WITH_FUNCTION(min_element, less) KASINO_WITH_FUNCTION(sort, less)
KASINO_WITH_FUNCTION(stable_sort, less) KASINO_WITH_FUNCTION(all_of, void)
KASINO_WITH_FUNCTION(any_of, void) KASINO_WITH_FUNCTION(none_of, void)
KASINO_WITH_FUNCTION(count_if, void) KASINO_WITH_FUNCTION(find_if, void)
KASINO_WITH_FUNCTION(for_each, void) KASINO_WITH_FUNCTION(partition_point, void)
KASINO_PLAIN(binary_search) KASINO_PLAIN(fill) KASINO_PLAIN(replace) KASINO_PLAIN(reverse)
KASINO_PLAIN(copy) KASINO_PLAIN(move) KASINO_PLAIN(copy_if)
KASINO_OF_TWO(equal) KASINO_OF_TWO(find_first_of) KASINO_OF_TWO(includes)
KASINO_OF_TWO(set_union) KASINO_OF_TWO(set_difference) KASINO_OF_TWO(set_symmetric_difference)

template <Walked R, class T, class P = identity>
constexpr auto find(R&& range, const T& value, P projection = {}) {
  return find_if(range, [&](const auto& one) { return one == value; }, projection);
}
template <Walked R, class T, class P = identity>
constexpr auto count(R&& range, const T& value, P projection = {}) {
  return count_if(range, [&](const auto& one) { return one == value; }, projection);
}
template <Walked R, class T, class F = less, class P = identity>
constexpr auto lower_bound(R&& range, const T& value, F order = {}, P projection = {}) {
  return partition_point(range, [&](const auto& one) { return order(one, value); }, projection);
}
template <Walked R, class T, class F = less, class P = identity>
constexpr auto upper_bound(R&& range, const T& value, F order = {}, P projection = {}) {
  return partition_point(range, [&](const auto& one) { return !order(value, one); }, projection);
}
template <Walked R, class O, class F>
constexpr auto transform(R&& range, O to, F made) {
  identity itself;
  return std::transform(std::begin(range), std::end(range), to, through(made, itself));
}

}  // namespace ranges
}  // namespace std

#endif
