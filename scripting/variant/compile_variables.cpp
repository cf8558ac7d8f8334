#include <algorithm>

#include "scripting/variant/compiler.hpp"

namespace kasino {

namespace {

constexpr int most_slots = 64;

}  // namespace

void Compiler::variables() {
  each("vars", [&](const std::string& name, const Data& entry) { variable(name, entry); });
}

void Compiler::variable(const std::string& name, const Data& entry) {
  using Type = VariableRule::Type;
  VariableRule rule;
  rule.name = name;
  const Data* type = get(entry, "type");
  if (type == nullptr)
    fail_at(entry, "a variable needs a type (\"bool\", \"int\", \"seat\", \"card\")");
  if (const auto* kind = type->as<std::string>()) {
    rule.type = *kind == "bool"   ? Type::Flag
                : *kind == "int"  ? Type::Number
                : *kind == "card" ? Type::OneCard
                                  : Type::SeatNumber;
  } else {
    rule.type = Type::Word;
    rule.words = words_of(*type);
  }
  rule.per_seat = word(entry, "per", "game") == "seat";
  rule.slots = number(entry, "slots", 1);
  if (rule.slots < 1 || rule.slots > most_slots)
    fail_at(entry, "slots are 1 to " + std::to_string(most_slots));
  rule.is_set = get(entry, "many") != nullptr;
  if (const Data* initial = get(entry, "default"); rule.is_set && initial != nullptr)
    fail_at(*initial, "a set of many starts empty");
  const std::string resets = word(entry, "resets", "deal");
  using Resets = VariableRule::Resets;
  rule.resets = resets == "match"   ? Resets::Match
                : resets == "round" ? Resets::Round
                : resets == "play"  ? Resets::Play
                                    : Resets::Deal;
  const std::string show = word(entry, "show", "all");
  rule.show = show == "owner" ? Show::Owner : show == "hidden" ? Show::Hidden : Show::Open;
  rule.initial = initial_value(rule, entry);
  data().variables.push_back(std::move(rule));
}

int Compiler::initial_value(const VariableRule& rule, const Data& entry) const {
  using Type = VariableRule::Type;
  const Data* initial = get(entry, "default");
  if (initial == nullptr) return 0;
  if (rule.type == Type::Flag && initial->as<bool>() != nullptr) return 1;
  const auto* number = initial->as<std::int64_t>();
  if (number != nullptr && rule.type == Type::Number) return static_cast<int>(*number);
  if (number != nullptr && rule.type == Type::SeatNumber && *number >= 1 && *number <= max_seats)
    return static_cast<int>(*number);
  if (const auto* text = initial->as<std::string>()) {
    const auto found = std::find(rule.words.begin(), rule.words.end(), *text);
    if (found != rule.words.end()) return static_cast<int>(found - rule.words.begin());
  }
  fail_at(*initial, "the default does not fit the type, found " + initial->kind());
}

}  // namespace kasino
