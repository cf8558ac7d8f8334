// What the functions of a script speak of, as far as its text shows without running it.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace kasino {

struct SourceWords {
  /// Strings that stand for themselves and are no keys, each with the line it is on first.
  std::map<std::string, int> strings{};
  std::set<std::string> fields{};   ///< names after a dot or a colon
  std::set<std::string> options{};  ///< read as options.NAME
  bool reads_any_option = false;    ///< `options` is used in another way
};

SourceWords words_of_source(std::string_view source);

/// A local of the script's that a function of it changes.
struct ChangedLocal {
  std::string name;
  int line = 1;
};

/// The first local outside every function that a function assigns to, or to a field of. Names that
/// a function also declares for itself are passed over.
std::optional<ChangedLocal> changed_local(std::string_view source);

}  // namespace kasino
