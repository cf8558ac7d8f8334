// The algorithms of std::ranges that the sources use, over those of std, for a libc++ that is older
// than them: version 13, which emscripten 3.1.6 has. Put before every source by the build.
#pragma once

#include <algorithm>
#include <array>
#include <compare>
#include <functional>
#include <iterator>
#include <ranges>
#include <span>

#if defined(_LIBCPP_VERSION) && _LIBCPP_VERSION < 15000

namespace std {

template <class T, size_t n>
constexpr auto operator<=>(const array<T, n>& a, const array<T, n>& b) {
  return lexicographical_compare_three_way(a.begin(), a.end(), b.begin(), b.end());
}

namespace ranges {

template <class R>
concept Walked = requires(R& range) {
  std::begin(range), std::end(range);
};

/// `function` of what `projection` makes of each argument.
template <class F, class P>
constexpr auto through(F& function, P& projection) {
  return [&](auto&&... each) -> decltype(auto) {
    return std::invoke(function, std::invoke(projection, each)...);
  };
}

template <class P, class T>
constexpr auto same_as(P& projection, const T& value) {
  return [&](auto&& one) { return std::invoke(projection, one) == value; };
}

#define KASINO_OF_ORDER(name, Default)                                                        \
  template <Walked R, class F = Default, class P = identity>                                  \
  constexpr auto name(R&& range, F order = {}, P projection = {}) {                           \
    return std::name(std::begin(range), std::end(range), through(order, projection));         \
  }                                                                                           \
  template <class I, class S, class F = Default, class P = identity>                          \
  requires(!Walked<I>) constexpr auto name(I begin, S end, F order = {}, P projection = {}) { \
    return std::name(begin, end, through(order, projection));                                 \
  }
KASINO_OF_ORDER(adjacent_find, equal_to)
KASINO_OF_ORDER(max_element, less)
KASINO_OF_ORDER(min_element, less)
KASINO_OF_ORDER(sort, less)
KASINO_OF_ORDER(stable_sort, less)
KASINO_OF_ORDER(all_of, void)
KASINO_OF_ORDER(any_of, void)
KASINO_OF_ORDER(none_of, void)
KASINO_OF_ORDER(count_if, void)
KASINO_OF_ORDER(find_if, void)
KASINO_OF_ORDER(for_each, void)
KASINO_OF_ORDER(partition_point, void)
#undef KASINO_OF_ORDER

template <Walked R, class T, class P = identity>
constexpr auto find(R&& range, const T& value, P projection = {}) {
  return std::find_if(std::begin(range), std::end(range), same_as(projection, value));
}
template <Walked R, class T, class P = identity>
constexpr auto count(R&& range, const T& value, P projection = {}) {
  return std::count_if(std::begin(range), std::end(range), same_as(projection, value));
}

template <Walked R, class T, class F = less, class P = identity>
constexpr auto lower_bound(R&& range, const T& value, F order = {}, P projection = {}) {
  return std::partition_point(std::begin(range), std::end(range), [&](const auto& one) {
    return std::invoke(order, std::invoke(projection, one), value);
  });
}
template <Walked R, class T, class F = less, class P = identity>
constexpr auto upper_bound(R&& range, const T& value, F order = {}, P projection = {}) {
  return std::partition_point(std::begin(range), std::end(range), [&](const auto& one) {
    return !std::invoke(order, value, std::invoke(projection, one));
  });
}
template <Walked R, class T, class... More>
constexpr bool binary_search(R&& range, const T& value, More... more) {
  return std::binary_search(std::begin(range), std::end(range), value, more...);
}

template <Walked R>
constexpr auto max(const R& range) {
  return *std::max_element(std::begin(range), std::end(range));
}
template <Walked R>
constexpr auto minmax(const R& range) {
  const auto found = std::minmax_element(std::begin(range), std::end(range));
  return std::pair(*found.first, *found.second);
}

template <Walked R, class... More>
constexpr auto fill(R&& range, const More&... more) {
  std::fill(std::begin(range), std::end(range), more...);
}
template <Walked R, class... More>
constexpr auto replace(R&& range, const More&... more) {
  std::replace(std::begin(range), std::end(range), more...);
}
template <Walked R>
constexpr auto reverse(R&& range) {
  std::reverse(std::begin(range), std::end(range));
}
template <Walked R, class O>
constexpr auto copy(const R& range, O to) {
  return std::copy(std::begin(range), std::end(range), to);
}
template <Walked R, class O>
constexpr auto move(R&& range, O to) {
  return std::move(std::begin(range), std::end(range), to);
}
template <Walked R, class O, class F>
constexpr auto copy_if(const R& range, O to, F which) {
  return std::copy_if(std::begin(range), std::end(range), to, which);
}
template <Walked R, class O, class F>
constexpr auto transform(R&& range, O to, F made) {
  return std::transform(std::begin(range), std::end(range), to,
                        [&](auto&& one) { return std::invoke(made, one); });
}

#define KASINO_OF_TWO(name)                                                            \
  template <Walked A, Walked B, class... More>                                         \
  constexpr auto name(const A& a, const B& b, More... more) {                          \
    return std::name(std::begin(a), std::end(a), std::begin(b), std::end(b), more...); \
  }
KASINO_OF_TWO(equal)
KASINO_OF_TWO(find_first_of)
KASINO_OF_TWO(includes)
KASINO_OF_TWO(set_union)
KASINO_OF_TWO(set_difference)
KASINO_OF_TWO(set_symmetric_difference)
#undef KASINO_OF_TWO

template <Walked A, Walked B, class F>
constexpr auto mismatch(A&& a, B&& b, F same) {
  struct Parting {
    decltype(std::begin(a)) in1;
    decltype(std::begin(b)) in2;
  };
  const auto [in1, in2] =
      std::mismatch(std::begin(a), std::end(a), std::begin(b), std::end(b), same);
  return Parting{in1, in2};
}

}  // namespace ranges
}  // namespace std

#endif
