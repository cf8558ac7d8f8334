#include "scripting/variant/requirements.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/spelling.hpp"
#include "engine/text/utf8.hpp"
#include "scripting/variant/compose.hpp"
#include "scripting/variant/schema.hpp"

namespace kasino {

namespace {

/// Whether `path` is one that `pattern`, the path of a KeyRow, stands for.
bool fits_path(std::string_view pattern, std::string_view path) {
  const std::size_t dot = std::min(pattern.find('.'), pattern.size());
  const std::size_t end = std::min(path.find('.'), path.size());
  const std::string_view name = pattern.substr(0, dot);
  if (name != "*" && name != "#" && name != path.substr(0, end)) return false;
  if (dot == pattern.size() || end == path.size())
    return dot == pattern.size() && end == path.size();
  return fits_path(pattern.substr(dot + 1), path.substr(end + 1));
}

const Data* find_by_path(const Data& root, std::string_view path) {
  const Data* at = &root;
  while (at != nullptr && !path.empty()) {
    const std::size_t dot = std::min(path.find('.'), path.size());
    at = at->find(std::string(path.substr(0, dot)));
    path.remove_prefix(std::min(dot + 1, path.size()));
  }
  return at;
}

/// Throws if no key of a script can stand at `path`, a place of some merged table.
void check_path(const Data& at, const std::string& path) {
  std::vector<std::string> known;
  for (const KeyRow& row : key_rows()) {
    if (fits_path(row.path, path)) return;
    known.emplace_back(row.path);
  }
  fail_at(at, "no key of a script is called " + printable(path, 60) + did_you_mean(path, known));
}

/// Whether the key at `path` is as good as `value` where it is not written.
bool holds_otherwise(const std::string& path, const Data& value) {
  const auto* word = value.as<std::string>();
  return word != nullptr &&
         std::any_of(key_rows().begin(), key_rows().end(), [&](const KeyRow& row) {
           return row.otherwise == *word && fits_path(row.path, path);
         });
}

}  // namespace

void check_requirements(const Script& script, const Data& merged) {
  const Data* requirements = script.data().find("requires");
  if (requirements == nullptr || requirements->as<Fields>() == nullptr) return;
  for (const auto& [key, wanted] : *requirements->as<Fields>()) {
    check_path(wanted, to_text(key));
    const Data* found = find_by_path(merged, to_text(key));
    const bool there = found != nullptr && !found->is_false();
    // {is = VALUE, text = REASON}, or the value alone.
    const Data* is = wanted.find("is");
    const Data& value = is != nullptr ? *is : wanted;
    const bool any = value.as<bool>() != nullptr;
    if (any ? there != value.is_false() : there && found->kind() == value.kind()) continue;
    if (!there && !any && holds_otherwise(to_text(key), value)) continue;
    const Data* reason = wanted.find("text");
    fail_at(wanted, (reason != nullptr ? text_of(*reason).en + ": " : "") + "it needs " +
                        to_text(key) + " to be " +
                        (!any               ? value.kind()
                         : value.is_false() ? "absent"
                                            : "there") +
                        ", and it is " + (there ? found->kind() : "absent") + " here");
  }
}

}  // namespace kasino
