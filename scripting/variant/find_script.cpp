#include "scripting/variant/find_script.hpp"

#include <algorithm>
#include <span>
#include <system_error>
#include <utility>

#include "engine/text/reading.hpp"
#include "engine/text/text.hpp"
#include "engine/text/utf8.hpp"
#include "scripting/source/spelling.hpp"

namespace kasino {

namespace {

/// Lower case, without the dots and rings of Swedish letters, as in file names.
std::string plain_name(std::string name) {
  for (const auto& [letter, plain] :
       {std::pair("å", "a"), std::pair("ä", "a"), std::pair("ö", "o"), std::pair("Å", "a"),
        std::pair("Ä", "a"), std::pair("Ö", "o")})
    for (std::size_t at; (at = name.find(letter)) != name.npos;) name.replace(at, 2, plain);
  for (char& c : name)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return name;
}

bool is_script(const std::filesystem::path& path) {
  std::error_code ignored;
  return path.extension() == ".lua" && path.stem().extension().empty() &&
         std::filesystem::is_regular_file(path, ignored);
}

bool looks_like_a_path(const std::string& name) {
  return name.find('/') != name.npos || (name.size() > 4 && name.ends_with(".lua"));
}

using Change = std::function<std::string(const std::string& part)>;

std::string with_parts(const std::string& variant, const Change& change,
                       const std::filesystem::path& from = {}) {
  std::vector<std::string> parts = scripts_of(variant, from);
  for (std::string& part : parts) part = change(part);
  return joined(parts, "+");
}

}  // namespace

std::vector<std::string> scripts_of(const std::string& variant, const std::filesystem::path& from) {
  constexpr std::ptrdiff_t most_pluses = 8;  // in one path
  const std::vector<std::string> parts = parts_of(variant, '+');
  std::vector<std::string> scripts;
  for (auto part = parts.begin(); part != parts.end();) {
    auto end = part + 1;
    for (auto other = end; other != parts.end() && other - part <= most_pluses;) {
      ++other;
      const std::string path = joined(std::vector(part, other), "+");
      std::error_code ignored;
      if (path.ends_with(".lua") && path.find('/') != path.npos &&
          (std::filesystem::is_regular_file(path, ignored) ||
           std::filesystem::is_regular_file(from / path, ignored)))
        end = other;
    }
    scripts.push_back(joined(std::vector(part, end), "+"));
    part = end;
  }
  return scripts;
}

bool is_one_of(const std::filesystem::path& path,
               const std::vector<std::filesystem::path>& others) {
  std::error_code ignored;
  return std::any_of(others.begin(), others.end(), [&](const auto& other) {
    return std::filesystem::equivalent(path, other, ignored);
  });
}

std::vector<std::string> script_names(const std::vector<std::filesystem::path>& directories) {
  std::vector<std::string> names;
  for (const auto& directory : directories) {
    std::error_code ignored;
    for (const auto& entry : std::filesystem::directory_iterator(directory, ignored))
      if (is_script(entry.path())) names.push_back(entry.path().stem().string());
  }
  std::sort(names.begin(), names.end());
  names.erase(std::unique(names.begin(), names.end()), names.end());
  return names;
}

std::filesystem::path find_script(const std::string& name,
                                  const std::vector<std::filesystem::path>& directories,
                                  const std::vector<std::filesystem::path>& passed_over) {
  if (looks_like_a_path(name)) {
    std::error_code ignored;
    // No other file is ever opened, whatever a script extends.
    if (!name.ends_with(".lua"))
      throw UnknownVariant({"{0}: the name of a script's file ends in .lua",
                            "{0}: namnet på en skriptfil slutar på .lua"},
                           printable(name));
    if (std::filesystem::is_regular_file(name, ignored)) return name;
    throw UnknownVariant({"{0}: there is no such file", "{0}: den filen finns inte"},
                         printable(name));
  }
  for (const auto& directory : directories) {
    const auto path = directory / (plain_name(name) + ".lua");
    if (is_script(path) && !is_one_of(path, passed_over)) return path;
  }
  const std::vector<std::string> names = script_names(directories);
  const Text near = advice(name, names);
  const Text unknown =
      format({"unknown variant {0}{1}", "okänd variant {0}{1}"}, printable(name, 60), near);
  if (!near.en.empty()) throw UnknownVariant(unknown);
  if (names.empty()) {
    Text none = format({"{0}; no variants were found", "{0}; inga varianter hittades"}, unknown);
    for (const auto& directory : directories)
      none = format({"{0} in {1}", "{0} i {1}"}, none, directory.string());
    throw UnknownVariant(none);
  }
  constexpr std::size_t most_named = 40;
  const std::size_t named = std::min(names.size(), most_named);
  const std::size_t others = names.size() - named;
  throw UnknownVariant(
      {"{0}; there are {1}{2}, or name a .lua file",
       "{0}; det finns {1}{2}, eller ange en .lua-fil"},
      unknown, joined(std::span(names).first(named), " "),
      others == 0
          ? Text{}
          : format({" and {0} more (kasino variants)", " och {0} till (kasino variants)"}, others));
}

std::string with_paths(const std::string& variant, const Change& change,
                       const std::filesystem::path& from) {
  return with_parts(
      variant,
      [&](const std::string& part) { return looks_like_a_path(part) ? change(part) : part; }, from);
}

std::string name_from_anywhere(const std::string& variant,
                               const std::vector<std::string>& folders) {
  const auto absolute = [](const std::string& name, const std::filesystem::path& path) {
    std::error_code failure;
    const std::string there = std::filesystem::absolute(path, failure).lexically_normal().string();
    return failure ? name : there;
  };
  return with_parts(variant, [&](const std::string& part) {
    if (looks_like_a_path(part)) return absolute(part, part);
    for (const std::string& folder : folders) {
      const std::filesystem::path path = std::filesystem::path(folder) / (part + ".lua");
      std::error_code failure;
      if (std::filesystem::is_regular_file(path, failure)) return absolute(part, path);
    }
    return part;
  });
}

}  // namespace kasino
