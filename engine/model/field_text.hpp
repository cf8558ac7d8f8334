// Takes the text of a setup field apart, for facts and their words. Every error is a SetupError
// that names the field.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/cards/card.hpp"
#include "engine/cards/deck.hpp"
#include "engine/model/move.hpp"
#include "engine/text/text.hpp"

namespace kasino {

/// "true" or "false".
std::string flag_text(bool flag);

/// The fields of a setup that are not cards, by name.
using SetupWords = std::map<std::string, std::string>;

/// A field of a setup for so many players. Its functions throw SetupError for unfit text.
class FieldText {
 public:
  FieldText(const std::string& name, const std::string& text, int players, std::string part = {})
      : name_(name), text_(text), players_(players), part_(std::move(part)) {}

  /// A part of the field, such as "streak", which errors name after the field.
  FieldText part(const std::string& part, const std::string& text) const {
    return {name_, text, players_, part};
  }

  const std::string& text() const { return text_; }

  [[noreturn]] void fail(const Text& what) const;
  template <typename... Fillings>
  [[noreturn]] void fail(const Sentence<sizeof...(Fillings)>& what, const Fillings&... with) const {
    fail(format(what, with...));
  }
  [[noreturn]] void expected(const Text& what, std::string_view found) const;

  int number(std::string_view text, int least, int most) const;
  Seat seat(std::string_view text) const;
  bool flag(std::string_view text) const;
  Card card(std::string_view text, const DeckSpec& deck) const;

  /// A word for each seat, of as many as there are. Throws if there are more.
  std::vector<std::string> by_seat() const;

  /// `name=value name=value`. Throws if a name is there twice; the error shows `example`.
  std::vector<std::pair<std::string, std::string>> pairs(const char* example) const;

 private:
  const std::string& name_;
  const std::string& text_;
  int players_;
  std::string part_;
};

}  // namespace kasino
