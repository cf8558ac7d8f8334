#include "repl/session/record_rules.hpp"

#include <filesystem>
#include <system_error>

#include "engine/game/perft.hpp"
#include "repl/explain/error_text.hpp"
#include "scripting/source/file.hpp"
#include "scripting/variant/find_script.hpp"
#include "scripting/variant/variant.hpp"

namespace kasino {

namespace {

namespace fs = std::filesystem;

bool is_file(const fs::path& path) {
  std::error_code ignored;
  return fs::is_regular_file(path, ignored);
}

bool leads_nowhere(const fs::path& path) { return path.is_relative() && !is_file(path); }

/// `variant`, where paths that lead nowhere from the working folder go out from `folder`, if they
/// lead somewhere from there. (In a folder with + in its name no script can be named.)
std::string found_from(const fs::path& folder, const std::string& variant) {
  return with_paths(variant, [&](const std::string& path) {
    const std::string there = (folder / path).lexically_normal().string();
    const bool lies_there =
        leads_nowhere(path) && is_file(there) && there.find('+') == std::string::npos;
    return lies_there ? there : path;
  });
}

bool lacks_a_script(const std::string& variant) {
  bool lacks = false;
  with_paths(variant, [&](const std::string& path) {
    lacks |= leads_nowhere(path);
    return path;
  });
  return lacks;
}

/// The line of the option that is refused. Each is settled by itself, so that alone it is refused,
/// too.
int refused_line(const RecordHead& head, const std::string& variant, const RulesKeeper& rules) {
  for (const auto& [name, value] : head.options) {
    try {
      rules({variant, {{name, value}}, head.players});
    } catch (const OptionError&) {
      return head.option_lines.at(name);
    } catch (const ScriptError&) {
      // Without the other options something else may fail; that is not what is looked for.
    }
  }
  return head.variant_line;
}

}  // namespace

const Rules& rules_of_record(const RecordHead& head, const std::string& file,
                             const RulesKeeper& rules) {
  const fs::path folder = fs::path(file).parent_path();
  const std::string variant = found_from(folder, head.variant);
  try {
    return rules({variant, head.options, head.players});
  } catch (const UnknownVariant& error) {
    throw RecordError(error.what() + std::string(lacks_a_script(variant) && !folder.empty()
                                                     ? ", neither here nor in the record's folder"
                                                     : ""),
                      head.variant_line);
  } catch (const OptionError& error) {
    throw RecordError(error.what(), refused_line(head, variant, rules));
  }
}

namespace {

/// The game that `text` records, which was read at `path`.
RecordedGame read_game(const std::string& text, const std::string& path, const RulesKeeper& rules,
                       const Replaying& how) {
  try {
    const RecordHead head = read_record_head(text);
    const Rules& named = rules_of_record(head, path, rules);
    return {replay_record(text, named, how), script_warning(head, named.data())};
  } catch (const RecordError& error) {
    throw with_place(error, path);
  }
}

}  // namespace

RecordedGame recorded_game(const std::string& file, const RulesKeeper& rules,
                           const Replaying& how) {
  return read_game(read_file(file), file, rules, how);
}

RecordedGame recorded_game(const std::string& file, Session& session) {
  const auto keeper = [&](const RulesName& name) -> const Rules& {
    return session.rules_named(name);
  };
  Allowance allowance(session.budget());
  const auto before_step = [&] {
    if (!allowance.begin_step()) throw Interrupted("the replay is given up: " + allowance.words());
    if (session.was_interrupted()) throw Interrupted("the replay was interrupted");
  };
  return read_game(read_file(file), file, keeper, {true, before_step});
}

}  // namespace kasino
