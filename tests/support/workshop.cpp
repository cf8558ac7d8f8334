#include "tests/support/workshop.hpp"

#include <chrono>
#include <filesystem>

#include "scripting/variant/variant.hpp"

namespace kasino::test {

namespace {

SessionSettings settings_for(const std::string& variant) {
  SessionSettings settings = plain_settings();
  settings.rules.variant = variant;
  return settings;
}

}  // namespace

Workshop::Workshop(const std::string& script, const std::string& variant)
    : file_(folder_.write("mine.lua", script)),
      talk_(settings_for(variant), [this](const RulesName& name) {
        const std::string variants = KASINO_SOURCE_VARIANTS;
        return load_variant({name.variant,
                             {folder_.path(), variants, variants + "/house"},
                             name.options,
                             name.players},
                            talk_.budget());
      }) {}

void Workshop::rewrite(const std::string& script) {
  const auto before = std::filesystem::last_write_time(file_);
  folder_.write("mine.lua", script);
  std::filesystem::last_write_time(file_, before + std::chrono::seconds(2));
}

}  // namespace kasino::test
