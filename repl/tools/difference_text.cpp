#include "repl/tools/difference_text.hpp"

#include <cstddef>
#include <vector>

#include "engine/text/text.hpp"

namespace kasino {

namespace {

constexpr std::size_t longest_aside = 40;  ///< of a value beside a place

/// "16", "16 (by default 21)", "fixed to 16"; where the choices are not the same, with these.
std::string option_text(const Written& side, bool with_choices, Language language) {
  const OptionValue& option = *side.option;
  if (side.is_fixed) return say(language, {"fixed to {0}", "fast {0}"}, option.value);
  std::string text = option.value;
  if (option.value != option.initial)
    text += say(language, {" (by default {0})", " (som förval {0})"}, option.initial);
  if (with_choices && !option.choices.empty())
    text += say(language, {" of {0}", " av {0}"}, joined(option.choices));
  return text;
}

class DifferenceText {
 public:
  DifferenceText(const Difference& difference, Language language)
      : difference_(difference), language_(language) {}

  std::string line() const {
    const auto& [kind, path, a, b] = difference_;
    if (!a || !b) {
      const Written& side = a ? *a : *b;
      const std::string value = value_of(side);
      return path + ": " + say(language_, {"only in {0}", "bara i {0}"}, a ? "A" : "B") +
             (value.empty() ? "" : ": " + value) + " (" + side.place + ')';
    }
    const std::string change =
        kind == DifferenceKind::Function && a->value.empty() && b->value.empty()
            ? say(language_, {"not the same", "inte samma"})
            : value_of(*a) + " -> " + value_of(*b);
    return path + ": " + change + " (" + a->place + ", " + b->place + ')';
  }

 private:
  std::string value_of(const Written& side) const {
    switch (difference_.kind) {
      case DifferenceKind::Data: return side.value;
      case DifferenceKind::Option:
        return option_text(side,
                           !difference_.a || !difference_.b || difference_.a->is_fixed ||
                               difference_.b->is_fixed ||
                               difference_.a->option->choices != difference_.b->option->choices,
                           language_);
      case DifferenceKind::Function:
        if (!side.value.empty()) return side.value;
        return difference_.a && difference_.b ? say(language_, {"a function", "en funktion"}) : "";
      case DifferenceKind::Clause: break;
    }
    return clause_text(side);
  }

  /// In the language spoken, unless that is the same on both sides.
  std::string clause_text(const Written& side) const {
    const auto& [kind, id, a, b] = difference_;
    const bool other = a && b && a->text.in(language_) == b->text.in(language_);
    const Language shown = !other                           ? language_
                           : language_ == Language::Swedish ? Language::English
                                                            : Language::Swedish;
    return '"' + words_of(side.text, shown) + '"';
  }

  const Difference& difference_;
  Language language_;
};

std::string with_value(const std::string& place, const std::string& value) {
  return value.empty() || value.size() > longest_aside ? place : place + " (" + value + ')';
}

}  // namespace

std::string to_text(const Difference& difference, Language language) {
  return DifferenceText(difference, language).line();
}

Phrase heading_of(DifferenceKind kind) {
  switch (kind) {
    case DifferenceKind::Data: return {"Data", "Data"};
    case DifferenceKind::Option: return {"Options", "Val"};
    case DifferenceKind::Function: return {"Functions", "Funktioner"};
    case DifferenceKind::Clause: break;
  }
  return {"Clauses", "Regler"};
}

std::string to_text(const Override& one, Language language) {
  const std::string below = with_value(one.below_place, one.below);
  if (one.above.empty())
    return say(language, {"{0}: {1} is taken away by {2}", "{0}: {1} tas bort av {2}"}, one.path,
               below, one.above_place);
  return say(language, {"{0}: {1} is overridden by {2}", "{0}: {1} ersätts av {2}"}, one.path,
             below, with_value(one.above_place, one.above));
}

}  // namespace kasino
