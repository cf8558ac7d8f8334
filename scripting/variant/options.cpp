#include "scripting/variant/options.hpp"

#include <algorithm>
#include <optional>

#include "engine/text/reading.hpp"
#include "engine/text/text.hpp"
#include "engine/text/utf8.hpp"
#include "scripting/source/spelling.hpp"
#include "scripting/variant/find_script.hpp"
#include "scripting/variant/key.hpp"

namespace kasino {

namespace {

/// A scalar as the user types it.
std::string typed(const Data& value) {
  if (const bool* flag = value.as<bool>()) return *flag ? "true" : "false";
  if (const auto* number = value.as<std::int64_t>()) return std::to_string(*number);
  return *value.as<std::string>();
}

std::vector<std::string> choices_of(const Data& declaration) {
  std::vector<std::string> words;
  for (const auto& [key, patch] : declaration.entries("choices"))
    if (!patch.is_false()) words.push_back(to_text(key));
  return words;
}

constexpr std::int64_t largest = 1'000'000;

/// A bound that is a number; one that names another option is looked at in check_bounds().
std::int64_t limit(const Data& declaration, const char* key, std::int64_t otherwise) {
  const Data* bound = declaration.find(key);
  const auto* number = bound == nullptr ? nullptr : bound->as<std::int64_t>();
  return number == nullptr ? otherwise : *number;
}

bool is_within(std::int64_t number, const Data& declaration) {
  return number >= limit(declaration, "min", -largest) &&
         number <= limit(declaration, "max", largest) &&
         number % limit(declaration, "step", 1) == 0;
}

/// A bound in words: a number, or the option that it is.
std::string bound_text(const Data& declaration, const char* key, std::int64_t otherwise) {
  const Data* bound = declaration.find(key);
  const auto* other = bound == nullptr ? nullptr : bound->as<OptionName>();
  return other == nullptr ? std::to_string(limit(declaration, key, otherwise)) : other->name;
}

Text range_of(const Data& declaration) {
  const std::int64_t step = limit(declaration, "step", 1);
  return format({"a whole number from {0} to {1}{2}", "ett heltal från {0} till {1}{2}"},
                bound_text(declaration, "min", -largest), bound_text(declaration, "max", largest),
                step == 1 ? Text{} : format({", in steps of {0}", ", i steg om {0}"}, step));
}

/// What an option takes: "one of aces, fixed", and " (did you mean fixed?)" if a word is near.
struct Expected {
  Text what;
  Text near{};
};

/// What an option takes that has this default and does not take `value`; nothing if it takes it.
std::optional<Expected> expected_for(const Data& value, const Data& declaration,
                                     const Data& initial) {
  if (initial.as<bool>() != nullptr) {
    if (value.as<bool>() != nullptr) return std::nullopt;
    return Expected{{"true or false", "ja eller nej"}};
  }
  if (initial.as<std::int64_t>() != nullptr) {
    const auto* number = value.as<std::int64_t>();
    if (number != nullptr && is_within(*number, declaration)) return std::nullopt;
    return Expected{range_of(declaration)};
  }
  const auto choices = choices_of(declaration);
  const auto* word = value.as<std::string>();
  if (word != nullptr && std::ranges::find(choices, *word) != choices.end()) return std::nullopt;
  Text titles;
  for (const std::string& choice : choices) {
    const Data* title = declaration.find("titles", choice);
    titles = titles + (titles.en.empty() ? "" : ", ") +
             (title == nullptr ? as_text(choice) : text_of(*title));
  }
  return Expected{format({"one of {0}", "en av {0}"}, titles),
                  word == nullptr ? Text{} : advice(*word, choices)};
}

/// Throws ScriptError unless the declared option takes `value`.
void check_value(const Data& value, const Data& declaration, const Data& initial) {
  if (const auto expected = expected_for(value, declaration, initial))
    fail_at(value, "expected " + expected->what.en + ", found " + value.kind() + expected->near.en);
}

const Data& initial_value(const Data& declaration) {
  const Data* initial = declaration.find("default");
  if (initial == nullptr) fail_at(declaration, "an option needs a default");
  const bool words = declaration.find("choices") != nullptr;
  const bool flag = declaration.find("on") != nullptr || declaration.find("off") != nullptr;
  const bool is_word = initial->as<std::string>() != nullptr;
  if (words && !is_word) fail_at(*initial, "expected one of the choices, found " + initial->kind());
  if (flag && initial->as<bool>() == nullptr && initial->as<std::int64_t>() == nullptr)
    fail_at(*initial, "expected true or false, or a number, found " + initial->kind());
  if (words && flag) fail_at(declaration, "an option has either choices or on and off");
  if (is_word && !words) fail_at(declaration, "an option whose default is a word needs choices");
  if (!words)
    check_value(*initial, declaration, *initial);
  else if (const auto expected = expected_for(*initial, declaration, *initial))
    fail_at(*initial, "the default is none of the choices" + expected->near.en);
  return *initial;
}

const std::map<std::string, Text> flag_titles = {{"false", {"no", "nej"}}, {"true", {"yes", "ja"}}};

/// Adds what people call the option and its choices.
void take_titles(OptionValue& option, const Data& declaration) {
  if (const Data* title = declaration.find("title")) {
    option.title = text_of(*title);
    check_typed_title(*title, option.title);
  }
  for (const auto& [choice, title] : declaration.entries("titles")) {
    if (std::ranges::find(option.choices, to_text(choice)) == option.choices.end())
      fail_at(title, printable(to_text(choice), 60) + " is none of the choices" +
                         did_you_mean(to_text(choice), option.choices));
    check_typed_title(title, option.titles[to_text(choice)] = text_of(title));
  }
  if (option.is_flag()) option.titles = flag_titles;
}

/// The value that somebody typed, by its name if it was called by a title.
std::string by_name(const std::string& typed, const OptionValue& option) {
  for (const auto& [name, title] : option.titles)
    if (is_called(typed, name, title)) return name;
  return typed;
}

/// The wishes, each under the name of the option that is declared, if it was called by a title.
std::map<std::string, std::string> by_names(const std::map<std::string, std::string>& wanted,
                                            const Data& declared) {
  std::map<std::string, std::string> named;
  for (const auto& [word, value] : wanted) {
    const auto is_meant = [&, &word = word](const auto& option) {
      const Data* title = option.second.find("title");
      return title != nullptr && is_called(word, to_text(option.first), text_of(*title));
    };
    const Fields& options = *declared.as<Fields>();
    const auto found =
        declared.find(word) != nullptr ? options.end() : std::ranges::find_if(options, is_meant);
    named.emplace(found == options.end() ? word : to_text(found->first), value);
  }
  return named;
}

[[noreturn]] void refuse(const std::string& variant, const Text& name, const Text& what) {
  throw OptionError({"{0}: option {1}: {2}", "{0}: tillvalet {1}: {2}"}, variant, name, what);
}

/// What the user typed, as a value of the type of the default if it can be read as one.
Data read_as(const Data& initial, const std::string& text) {
  Data value = initial;
  value.value = text;
  if (initial.as<bool>() != nullptr && (text == "true" || text == "false"))
    value.value = text == "true";
  if (const auto number = whole_number<std::int64_t>(text);
      number && initial.as<std::int64_t>() != nullptr)
    value.value = *number;
  return value;
}

/// Throws ScriptError unless an option that is not in `declared` may be added: a modifier must say
/// in a text what it decides, and every option needs a default.
void check_is_new(const std::string& name, const Data& entry, const Data& declared) {
  const std::string advice = did_you_mean(
      name,
      texts_of(*declared.as<Fields>(), [](const auto& option) { return to_text(option.first); }));
  const Data* text = entry.find("text");
  if (entry.source->form == ScriptForm::Modifier && (text == nullptr || text->is_false()))
    fail_at(entry, "it needs an option " + name + " to change, and there is none here" + advice +
                       "; one of your own has a text that says what it decides");
  if (entry.as<Fields>() != nullptr && entry.find("default") == nullptr)
    fail_at(entry, "an option needs a default" + advice);
}

}  // namespace

Options::Options(const std::vector<const Data*>& layers,
                 const std::map<std::string, std::string>& wishes, const std::string& variant) {
  Data declared{Fields{}, nullptr, 0, {}};
  std::map<Key, Data> before_pinned;
  for (const Data* layer : layers) {
    for (const auto& [key, entry] : layer->entries("options")) {
      const Data* old = declared.find(to_text(key));
      if (old != nullptr && old->as<Fields>() != nullptr && entry.as<Fields>() == nullptr)
        before_pinned.insert_or_assign(key, *old);
      if (old == nullptr && layer != layers.front()) check_is_new(to_text(key), entry, declared);
    }
    if (!layer->entries("options").empty()) merge(declared, *layer->find("options"));
  }
  const std::map<std::string, std::string> wanted = by_names(wishes, declared);
  std::vector<std::string> english, swedish;  // what options are called
  for (const auto& [key, declaration] : *declared.as<Fields>()) {
    const std::string option = to_text(key);
    const Data* entry = declaration.find("title");
    const Text title = entry == nullptr ? as_text(option) : text_of(*entry);
    english.push_back(title.en);
    swedish.push_back(title.in(Language::Swedish));
    const auto wish = wanted.find(option);
    const std::string* typed = wish == wanted.end() ? nullptr : &wish->second;
    const auto before = before_pinned.find(key);
    if (declaration.as<Fields>() != nullptr)
      offer(option, declaration, typed, variant);
    else
      pin(option, declaration, before == before_pinned.end() ? nullptr : &before->second, typed,
          variant);
  }
  // An option that was set is named before one that it is out of tune with.
  for (const bool was_set : {true, false})
    for (const auto& [key, declaration] : *declared.as<Fields>())
      if (wanted.contains(to_text(key)) == was_set)
        check_bounds(to_text(key), declaration, wanted, variant);
  std::vector<std::string> both = swedish;  // so that there is Swedish advice wherever there is any
  both.insert(both.end(), english.begin(), english.end());
  for (const auto& [name, text] : wanted)
    if (values_.count(name) == 0)
      throw OptionError({"{0} has no option {1}{2}{3}", "{0} har inget tillval {1}{2}{3}"}, variant,
                        printable(name, 60), Text{advice(name, english).en, advice(name, both).sv},
                        english.empty() ? Text{}
                                        : format({"; it has {0}", "; det har {0}"},
                                                 Text{joined(english, " "), joined(swedish, " ")}));
}

void Options::pin(const std::string& name, const Data& value, const Data* declaration,
                  const std::string* wish, const std::string& variant) {
  if (declaration != nullptr) check_value(value, *declaration, initial_value(*declaration));
  // Empty choices stand for a number.
  OptionValue fixed{name, {}, typed(value), typed(value), {}};
  const Data* text = declaration == nullptr ? nullptr : declaration->find("text");
  if (text != nullptr) fixed.text = text_of(*text);
  if (value.as<std::string>() != nullptr) fixed.choices = {fixed.value};
  if (value.as<bool>() != nullptr) fixed.choices = {"false", "true"};
  if (declaration != nullptr && declaration->find("title") != nullptr)
    fixed.title = text_of(*declaration->find("title"));
  if (fixed.is_flag()) fixed.titles = flag_titles;
  if (wish != nullptr && by_name(*wish, fixed) != fixed.value)
    refuse(variant, title_of(fixed),
           format({"is fixed to {0} here", "är låst till {0} här"}, fixed.value_title()));
  pinned_.push_back(std::move(fixed));
  values_.emplace(name, value);
}

void Options::offer(const std::string& name, const Data& declaration, const std::string* wish,
                    const std::string& variant) {
  const Data& initial = initial_value(declaration);
  OptionValue offer{name, {}, {}, typed(initial), choices_of(declaration)};
  if (initial.as<bool>() != nullptr) offer.choices = {"false", "true"};
  if (const Data* text = declaration.find("text")) offer.text = text_of(*text);
  take_titles(offer, declaration);
  const Data value = wish == nullptr ? initial : read_as(initial, by_name(*wish, offer));
  if (const auto expected = expected_for(value, declaration, initial))
    refuse(variant, title_of(offer),
           format({"expected {0}, not {1}{2}", "väntade {0}, inte {1}{2}"},
                  offer.is_flag() ? Text{"yes or no", "ja eller nej"} : expected->what,
                  wish->empty() ? "\"\"" : printable(*wish, 60), expected->near));
  offer.value = typed(value);
  offered_.push_back(std::move(offer));
  values_.emplace(name, value);
}

Text Options::title(const std::string& name) const {
  for (const std::vector<OptionValue>* options : {&offered_, &pinned_})
    if (const auto found = std::ranges::find(*options, name, &OptionValue::name);
        found != options->end())
      return title_of(*found);
  return as_text(name);
}

void Options::check_bounds(const std::string& name, const Data& declaration,
                           const std::map<std::string, std::string>& wanted,
                           const std::string& variant) const {
  for (const char* key : {"min", "max"}) {
    const Data* bound = declaration.find(key);
    const auto* other = bound == nullptr ? nullptr : bound->as<OptionName>();
    if (other == nullptr) continue;
    const Data limit = value(*bound, other->name);
    const auto* most = limit.as<std::int64_t>();
    const auto* number = values_.at(name).as<std::int64_t>();
    if (most == nullptr || number == nullptr)
      fail_at(*bound, "expected an option that is a number, and one that bounds a number");
    const bool is_least = key == std::string_view("min");
    if (is_least ? *number >= *most : *number <= *most) continue;
    if (!wanted.contains(name) && !wanted.contains(other->name))
      fail_at(*bound, "the defaults " + std::to_string(*number) + " and " + std::to_string(*most) +
                          " do not agree");
    refuse(variant, title(name),
           format(is_least ? Sentence<3>{"expected no less than {0}, which is {1}, not {2}",
                                         "väntade inte mindre än {0}, som är {1}, inte {2}"}
                           : Sentence<3>{"expected no more than {0}, which is {1}, not {2}",
                                         "väntade inte mer än {0}, som är {1}, inte {2}"},
                  title(other->name), *most, *number));
  }
}

Data Options::value(const Data& at, const std::string& name) const {
  const auto found = values_.find(name);
  if (found != values_.end()) return found->second;
  fail_at(at, "there is no option " + printable(name, 60) + did_you_mean(name, names_in(values_)));
}

const Data* Options::patch(const std::string& name, const Data& declaration) const {
  const Data& value = values_.at(name);
  const Data* patch = nullptr;
  if (const bool* flag = value.as<bool>())
    patch = declaration.find(*flag ? "on" : "off");
  else if (const auto* number = value.as<std::int64_t>())
    patch = declaration.find(*number != 0 ? "on" : "off");
  else if (const auto* word = value.as<std::string>())
    patch = declaration.find("choices", *word);
  return patch == nullptr || patch->as<Fields>() == nullptr ? nullptr : patch;
}

}  // namespace kasino
