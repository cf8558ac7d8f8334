#include "scripting/variant/options.hpp"

#include <algorithm>
#include <charconv>
#include <optional>

#include "engine/text/spelling.hpp"
#include "scripting/variant/find_script.hpp"

namespace kasino {

namespace {

/// A scalar as the user types it.
std::string typed(const Data& value) {
  if (const bool* flag = value.as<bool>()) return *flag ? "true" : "false";
  if (const auto* number = value.as<std::int64_t>()) return std::to_string(*number);
  return *value.as<std::string>();
}

std::vector<std::string> choices_of(const Data& declaration) {
  const Data* choices = declaration.find("choices");
  std::vector<std::string> words;
  if (choices != nullptr && choices->as<Fields>() != nullptr)
    for (const auto& [key, patch] : *choices->as<Fields>())
      if (!patch.is_false()) words.push_back(to_text(key));
  return words;
}

std::string listed(const std::vector<std::string>& words) {
  std::string list;
  for (const std::string& word : words) list += (list.empty() ? "" : ", ") + word;
  return list;
}

constexpr std::int64_t largest = 1'000'000;

std::int64_t limit(const Data& declaration, const char* key, std::int64_t otherwise) {
  const Data* bound = declaration.find(key);
  const auto* number = bound == nullptr ? nullptr : bound->as<std::int64_t>();
  return number == nullptr ? otherwise : *number;
}

bool is_within(std::int64_t number, const Data& declaration) {
  return number >= limit(declaration, "min", -largest) &&
         number <= limit(declaration, "max", largest);
}

std::string range_of(const Data& declaration) {
  return "a whole number from " + std::to_string(limit(declaration, "min", -largest)) + " to " +
         std::to_string(limit(declaration, "max", largest));
}

const Data& initial_value(const Data& declaration) {
  const Data* initial = declaration.find("default");
  if (initial == nullptr) fail_at(declaration, "an option needs a default");
  const bool words = declaration.find("choices") != nullptr;
  const bool flag = declaration.find("on") != nullptr || declaration.find("off") != nullptr;
  if (words && initial->as<std::string>() == nullptr)
    fail_at(*initial, "expected one of the choices, found " + initial->kind());
  if (flag && initial->as<bool>() == nullptr && initial->as<std::int64_t>() == nullptr)
    fail_at(*initial, "expected true or false, or a number, found " + initial->kind());
  if (words && flag) fail_at(declaration, "an option has either choices or on and off");
  if (words) {
    const auto choices = choices_of(declaration);
    if (std::find(choices.begin(), choices.end(), *initial->as<std::string>()) == choices.end())
      fail_at(*initial, "the default is none of the choices" +
                            did_you_mean(*initial->as<std::string>(), choices));
  } else if (initial->as<std::string>() != nullptr) {
    fail_at(declaration, "an option whose default is a word needs choices");
  } else if (const auto* number = initial->as<std::int64_t>();
             number != nullptr && !is_within(*number, declaration)) {
    fail_at(*initial, "expected " + range_of(declaration) + ", found " + initial->kind());
  }
  return *initial;
}

/// Throws unless `value` is one that the declared option takes.
void check_pin(const Data& value, const Data& declaration) {
  const auto fail = [&](const std::string& what, const std::string& advice = {}) {
    fail_at(value, "expected " + what + ", found " + value.kind() + advice);
  };
  const Data& initial = initial_value(declaration);
  if (initial.as<bool>() != nullptr) {
    if (value.as<bool>() == nullptr) fail("true or false");
  } else if (initial.as<std::int64_t>() != nullptr) {
    const auto* number = value.as<std::int64_t>();
    if (number == nullptr || !is_within(*number, declaration)) fail(range_of(declaration));
  } else {
    const auto choices = choices_of(declaration);
    const auto* word = value.as<std::string>();
    if (word == nullptr) fail("one of " + listed(choices));
    if (std::find(choices.begin(), choices.end(), *word) == choices.end())
      fail("one of " + listed(choices), did_you_mean(*word, choices));
  }
}

[[noreturn]] void refuse(const std::string& variant, const std::string& name,
                         const std::string& what) {
  throw OptionError(variant + ": option " + name + ": " + what);
}

Data parse_number(const std::string& variant, const std::string& name, const std::string& text,
                  const Data& declaration) {
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size() || !is_within(number, declaration))
    refuse(variant, name, "expected " + range_of(declaration) + ", not " + printable(text, 60));
  Data value = declaration;
  value.value = number;
  return value;
}

/// The value that `text` means for an option that starts as `initial`.
Data parse_wish(const std::string& variant, const std::string& name, const std::string& text,
                const Data& declaration, const Data& initial) {
  if (initial.as<std::int64_t>() != nullptr) return parse_number(variant, name, text, declaration);
  Data value = declaration;
  if (initial.as<bool>() != nullptr) {
    if (text != "true" && text != "false")
      refuse(variant, name, "expected true or false, not " + printable(text, 60));
    value.value = text == "true";
    return value;
  }
  const auto choices = choices_of(declaration);
  if (std::find(choices.begin(), choices.end(), text) == choices.end()) {
    refuse(variant, name,
           "expected one of " + listed(choices) + ", not " + printable(text, 60) +
               did_you_mean(text, choices));
  }
  value.value = text;
  return value;
}

/// A modifier can change an option of its base, or add one and say what it decides.
void check_is_new(const std::string& name, const Data& entry) {
  const Data* text = entry.find("text");
  if (entry.source->form == ScriptForm::Modifier && (text == nullptr || text->is_false()))
    fail_at(entry, "it needs an option " + name +
                       " to change, and there is none here; one of your own has a text that says "
                       "what it decides");
}

}  // namespace

Options::Options(const std::vector<const Data*>& layers,
                 const std::map<std::string, std::string>& wanted, const std::string& variant) {
  Data declared{Fields{}, nullptr, 0, {}};
  std::map<Key, Data> before_pinned;
  for (const Data* layer : layers) {
    const Data* options = layer->find("options");
    if (options == nullptr || options->as<Fields>() == nullptr) continue;
    for (const auto& [key, entry] : *options->as<Fields>()) {
      const Data* old = declared.find(to_text(key));
      if (old != nullptr && old->as<Fields>() != nullptr && entry.as<Fields>() == nullptr)
        before_pinned.insert_or_assign(key, *old);
      if (old == nullptr && layer != layers.front()) check_is_new(to_text(key), entry);
    }
    merge(declared, *options);
  }
  std::vector<std::string> names;
  for (const auto& [key, declaration] : *declared.as<Fields>()) {
    if (const auto found = before_pinned.find(key);
        found != before_pinned.end() && declaration.as<Fields>() == nullptr)
      check_pin(declaration, found->second);
    const auto before = before_pinned.find(key);
    const Data* text = before == before_pinned.end() ? nullptr : before->second.find("text");
    settle(to_text(key), declaration, wanted, variant, text == nullptr ? Text{} : text_of(*text));
    names.push_back(to_text(key));
  }
  for (const auto& [name, text] : wanted)
    if (values_.count(name) == 0) {
      std::string known;
      for (const std::string& other : names) known += " " + other;
      throw OptionError(variant + " has no option " + printable(name, 60) +
                        did_you_mean(name, names) + (names.empty() ? "" : "; it has" + known));
    }
}

void Options::settle(const std::string& name, const Data& declaration,
                     const std::map<std::string, std::string>& wanted, const std::string& variant,
                     const Text& pinned_text) {
  const auto wish = wanted.find(name);
  if (declaration.as<Fields>() == nullptr) {
    if (wish != wanted.end() && wish->second != typed(declaration))
      refuse(variant, name, "is fixed to " + typed(declaration) + " here");
    // Empty choices are those of a number.
    OptionValue fixed{name, pinned_text, typed(declaration), typed(declaration), {}};
    if (declaration.as<std::string>() != nullptr) fixed.choices = {fixed.value};
    if (declaration.as<bool>() != nullptr) fixed.choices = {"false", "true"};
    pinned_.push_back(std::move(fixed));
    values_.emplace(name, declaration);
    return;
  }
  const Data& initial = initial_value(declaration);
  Data value = initial;
  if (wish != wanted.end()) value = parse_wish(variant, name, wish->second, declaration, initial);
  OptionValue offer{name, {}, typed(value), typed(initial), choices_of(declaration)};
  if (initial.as<bool>() != nullptr) offer.choices = {"false", "true"};
  if (const Data* text = declaration.find("text")) offer.text = text_of(*text);
  offered_.push_back(std::move(offer));
  values_.emplace(name, std::move(value));
}

Data Options::value(const Data& at, const std::string& name) const {
  const auto found = values_.find(name);
  if (found != values_.end()) return found->second;
  std::vector<std::string> names;
  for (const auto& [known, value] : values_) names.push_back(known);
  fail_at(at, "there is no option " + printable(name, 60) + did_you_mean(name, names));
}

const Data* Options::patch(const std::string& name, const Data& declaration) const {
  const Data& value = values_.at(name);
  const Data* patch = nullptr;
  if (const bool* flag = value.as<bool>())
    patch = declaration.find(*flag ? "on" : "off");
  else if (const auto* number = value.as<std::int64_t>())
    patch = declaration.find(*number != 0 ? "on" : "off");
  else if (const auto* word = value.as<std::string>())
    if (const Data* choices = declaration.find("choices")) patch = choices->find(*word);
  return patch == nullptr || patch->as<Fields>() == nullptr ? nullptr : patch;
}

}  // namespace kasino
