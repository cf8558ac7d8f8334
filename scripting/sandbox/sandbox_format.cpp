// Scripts' own string.format: c d e f g i o s x, without addresses and the machine's language.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <optional>

#include "scripting/sandbox/library.hpp"

namespace kasino {
namespace {

/// One conversion of a format: "%-5.2f".
struct Conversion {
  std::array<char, 16> flags;  // "%-5.2", what stands before the letter, closed by a zero
  std::size_t length = 0;
  bool left = false;
  std::size_t width = 0;
  std::optional<std::size_t> precision;
  char letter = 0;
};

/// Reads a number of at most two digits.
std::size_t take_two_digits(std::string_view& format) {
  std::size_t number = 0;
  for (int i = 0; i < 2 && !format.empty() && format[0] >= '0' && format[0] <= '9'; ++i) {
    number = number * 10 + static_cast<std::size_t>(format[0] - '0');
    format.remove_prefix(1);
  }
  return number;
}

/// Takes a conversion off the front of `format`, behind its %. False: that is none.
bool take_conversion(std::string_view& format, Conversion& out) {
  const std::string_view whole = format;
  const std::size_t flags = std::min(format.find_first_not_of("-+ #0"), format.size());
  if (flags > 5) return false;
  out.left = format.substr(0, flags).find('-') != std::string_view::npos;
  format.remove_prefix(flags);
  out.width = take_two_digits(format);
  if (format.starts_with('.')) {
    format.remove_prefix(1);
    out.precision = take_two_digits(format);
  }
  const bool goes_on = !format.empty() && format[0] >= '0' && format[0] <= '9';
  if (format.empty() || goes_on) return false;
  const std::size_t length = whole.size() - format.size();
  out.flags[0] = '%';
  std::copy_n(whole.begin(), length, out.flags.begin() + 1);
  out.length = length + 1;
  out.letter = format[0];
  format.remove_prefix(1);
  return true;
}

/// The result so far, which may not grow too long.
class Formatter {
 public:
  explicit Formatter(lua_State* state) : state_(state) { luaL_buffinit(state, &buffer_); }

  void add(std::string_view text) {
    check_length(state_, length_ += text.size());
    luaL_addlstring(&buffer_, text.data(), text.size());
  }

  void add_padded(std::string_view text, const Conversion& how) {
    const std::size_t blanks = how.width > text.size() ? how.width - text.size() : 0;
    if (!how.left) add(std::string_view(spaces.data(), blanks));
    add(text);
    if (how.left) add(std::string_view(spaces.data(), blanks));
  }

  /// `suffix` is the length modifier with the letter: "lld", "f".
  template <class Number>
  void add_number(Conversion how, std::string_view suffix, Number number) {
    std::array<char, 512> text;  // 1e308 with 99 decimals takes 409
    *std::copy(suffix.begin(), suffix.end(), how.flags.begin() + how.length) = '\0';
    const int length = std::snprintf(text.data(), text.size(), how.flags.data(), number);
    add({text.data(), static_cast<std::size_t>(length)});
  }

  int finish() {
    luaL_pushresult(&buffer_);
    return 1;
  }

 private:
  static constexpr std::string_view spaces =
      "                                                                                          "
      "          ";
  lua_State* state_;
  std::size_t length_ = 0;
  luaL_Buffer buffer_;
};
static_assert(std::is_trivially_destructible_v<Formatter>);

void add_float(lua_State* state, Formatter& out, const Conversion& how, int argument) {
  if (lua_type(state, argument) != LUA_TNUMBER) luaL_typeerror(state, argument, "number");
  const double number = lua_tonumber(state, argument);
  ShownText shown;
  if (std::isfinite(number)) {
    out.add_number(how, {&how.letter, 1}, number);
  } else {
    lua_pushnumber(state, number);
    show(state, -1, shown);
    lua_pop(state, 1);
    out.add_padded(shown.text, how);
  }
}

void add_argument(lua_State* state, Formatter& out, const Conversion& how, int argument) {
  ShownText shown;
  switch (how.letter) {
    case 'd':
    case 'i':
      return out.add_number(how, "lld", static_cast<long long>(check_integer(state, argument)));
    case 'x':
    case 'X':
    case 'o':
      return out.add_number(how, std::string_view(std::array{'l', 'l', how.letter}.data(), 3),
                            static_cast<unsigned long long>(check_integer(state, argument)));
    case 'c': {
      const char letter = static_cast<char>(check_integer(state, argument));
      return out.add_padded({&letter, 1}, how);
    }
    case 'e':
    case 'E':
    case 'f':
    case 'g':
    case 'G': return add_float(state, out, how, argument);
    case 's':
      show(state, argument, shown);
      if (how.precision) shown.text = shown.text.substr(0, *how.precision);
      return out.add_padded(shown.text, how);
    default:
      luaL_error(state, "format '%%%c' is not offered (there are c d e f g i o s x)",
                 how.letter >= ' ' && how.letter < 0x7f ? how.letter : '?');
  }
}

}  // namespace

int string_format(lua_State* state) {
  ShownText shown;
  check_text(state, 1, shown);
  for (int i = 2; i <= lua_gettop(state); ++i) {
    if (lua_type(state, i) == LUA_TUSERDATA && luaL_callmeta(state, i, "__tostring") != 0) {
      lua_replace(state, i);
    }
  }
  charge(state, shown.text.size());
  const int last = lua_gettop(state);  // the formatter keeps something of its own above
  Formatter out(state);
  int argument = 1;
  for (std::string_view rest = shown.text; !rest.empty();) {
    const std::size_t plain = rest.find('%');
    out.add(rest.substr(0, plain));
    if (plain == std::string_view::npos) break;
    rest.remove_prefix(plain + 1);
    if (rest.starts_with('%')) {
      out.add("%");
      rest.remove_prefix(1);
      continue;
    }
    Conversion how;
    if (!take_conversion(rest, how))
      return luaL_error(state,
                        "invalid conversion in format; it is %%, up to five flags, a width and a "
                        ".precision of at most two digits each, and a letter, as in %%-5.2f");
    luaL_argcheck(state, ++argument <= last, argument, "no value");
    add_argument(state, out, how, argument);
  }
  return out.finish();
}

}  // namespace kasino
