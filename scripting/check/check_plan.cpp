#include "scripting/check/check_plan.hpp"

#include <algorithm>
#include <set>

#include "engine/text/error.hpp"
#include "scripting/variant/compiler.hpp"
#include "scripting/variant/variant.hpp"

namespace kasino {

namespace {

/// The last number that a layer gives under options.NAME.KEY.
std::optional<std::int64_t> bound_of(const Composition& composition, const std::string& name,
                                     const char* key) {
  std::optional<std::int64_t> bound;
  for (const auto& script : composition.scripts) {
    const Data* found = script->data().find("options", name, key);
    const auto* number = found == nullptr ? nullptr : found->as<std::int64_t>();
    if (number != nullptr) bound = *number;
  }
  return bound;
}

/// The values of an option to try besides its default.
std::vector<std::string> tried_values(const Composition& composition, const OptionValue& option) {
  std::vector<std::string> values = option.choices;
  if (values.empty()) {
    const auto least = bound_of(composition, option.name, "min");
    const auto most = bound_of(composition, option.name, "max");
    const std::int64_t initial = std::stoll(option.initial);
    std::set<std::int64_t> numbers = {initial - 1, initial + 1, 2 * initial + 1};
    constexpr std::int64_t few = 20;
    if (least && most && *most - *least < few)
      for (std::int64_t number = *least; number <= *most; ++number) numbers.insert(number);
    if (least) numbers.insert({*least, *least + 1});
    if (most) numbers.insert(*most);
    for (const std::int64_t number : numbers)
      if ((!least || number >= *least) && (!most || number <= *most) && (least || number >= 0))
        values.push_back(std::to_string(number));
  }
  std::erase(values, option.initial);
  return values;
}

/// Whether the rules refuse the value, rather than fail with it.
bool says_no(const ScriptError& error) {
  const std::string& why = error.problem();
  return why.find("it contradicts") != std::string::npos ||
         why.find("it needs") != std::string::npos;
}

ScriptError with_value(const ScriptError& error, const std::string& value) {
  return ScriptError(error.kind(), {error.file(), error.line(), error.hook()},
                     error.problem() + " (with " + value + ')', error.traceback(), error.source());
}

class Planner {
 public:
  Planner(const VariantRequest& request, Budget& budget)
      : request_(request), budget_(budget), plain_(composed(request.options)) {}

  CheckPlan plan() {
    add_settings(plain_, request_.options, true);
    if (plan_.settings.empty())
      throw SetupError(
          plain_.name + " is not for " + std::to_string(*request_.players) + " players", "players");
    for (const OptionValue& option : plain_.options)
      if (!request_.options.contains(option.name)) try_option(option);
    return std::move(plan_);
  }

 private:
  using Wanted = std::map<std::string, std::string>;

  Composition composed(const Wanted& options) {
    budget_.begin_command();
    VariantRequest request = request_;
    request.options = options;
    return compose(request, budget_);
  }

  void add_settings(const Composition& composition, const Wanted& options, bool is_plain) {
    const RuleData data = compile(composition).data;
    for (int players = data.min_players; players <= data.max_players; ++players)
      if (request_.players.value_or(players) == players)
        plan_.settings.push_back({players, options, is_plain});
  }

  void try_option(const OptionValue& option) {
    bool differs = false;
    for (const std::string& value : tried_values(plain_, option)) {
      Wanted options = request_.options;
      options[option.name] = value;
      try {
        const Composition composition = composed(options);
        differs |= !is_same_value(composition.merged, plain_.merged);
        add_settings(composition, options, false);
      } catch (const ScriptError& error) {
        if (!says_no(error)) throw with_value(error, option.name + '=' + value);
        differs = true;
        plan_.barred.push_back(option.name + '=' + value + ": " + error.what());
      }
    }
    if (!differs) plan_.idle_options.push_back(option.name);
  }

  const VariantRequest& request_;
  Budget& budget_;
  Composition plain_;
  CheckPlan plan_;
};

}  // namespace

CheckPlan plan_check(const VariantRequest& request, Budget& budget) {
  return Planner(request, budget).plan();
}

std::string to_text(const CheckSetting& setting) {
  std::string text = std::to_string(setting.players) + " players";
  for (const auto& [name, value] : setting.options) text += ", " + name + '=' + value;
  return text;
}

}  // namespace kasino
