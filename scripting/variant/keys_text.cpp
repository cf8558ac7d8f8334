#include "scripting/variant/keys_text.hpp"

#include <algorithm>
#include <tuple>

#include "scripting/variant/schema.hpp"

namespace kasino {

namespace {

/// Whether everything below `data` is written on one line of one file.
bool is_of_one_line(const Data& data, const Data& whole) {
  if (data.source != whole.source || data.line != whole.line) return false;
  const Fields* fields = data.as<Fields>();
  return fields == nullptr || std::ranges::all_of(*fields, [&](const auto& entry) {
           return is_of_one_line(entry.second, whole);
         });
}

const KeyRow* row_of(const std::string& path) {
  const auto found = std::ranges::find(key_rows(), path, &KeyRow::path);
  return found == key_rows().end() ? nullptr : &*found;
}

class KeysText {
 public:
  explicit KeysText(const Composition& composition) : composition_(composition) {}

  std::string run() {
    Data root = composition_.merged;
    Fields& keys = *root.as<Fields>();
    Data options{Fields{}, nullptr, 0, {}};
    for (const auto& script : composition_.scripts) {
      for (const char* key : {"id", "title", "source"})
        if (const Data* written = script->data().find(key);
            written != nullptr && script->form() != ScriptForm::Modifier)
          keys.insert_or_assign(Key(std::string(key)), *written);
      if (const Data* written = script->data().find("options")) merge(options, *written);
    }
    if (!options.as<Fields>()->empty()) keys.emplace(Key(std::string("options")), options);
    text_ = "return kasino.variant {\n";
    add_fields(root, "", 2);
    return text_ + "}\n";
  }

 private:
  /// A key, with its place among others: the row of the table of keys and, for names of one row,
  /// where the name was first written.
  struct Entry {
    const Key* key;
    const Data* value;
    std::string path;  ///< the path of its row
    std::tuple<std::size_t, std::size_t, int, std::size_t> rank;
  };

  std::vector<Entry> entries_of(const Data& table, std::string path) const {
    const KeyRow* above = row_of(path);
    if (above != nullptr) path = (above->holds & holds_patch) != 0 ? "" : above->below();
    const std::string prefix = path.empty() ? "" : path + '.';
    std::vector<Entry> entries;
    for (const auto& [key, value] : *table.as<Fields>()) {
      const KeyRow* row = row_of(prefix + to_text(key));
      if (row == nullptr) row = row_of(prefix + (table.is_list() ? '#' : '*'));
      const auto [layer, line, column] = first_place(value);
      const auto number = row == nullptr ? 0 : row - key_rows().data();
      entries.push_back({&key,
                         &value,
                         row == nullptr ? "" : std::string(row->path),
                         {static_cast<std::size_t>(number), layer, line, column}});
    }
    if (!table.is_list()) std::ranges::stable_sort(entries, {}, &Entry::rank);
    return entries;
  }

  static std::string name_in(const Data& table, const Entry& entry) {
    return table.is_list() ? "" : key_text(*entry.key) + " = ";
  }

  /// The value on one line.
  std::string flat(const Data& value, const std::string& path) const {
    if (value.as<Fields>() == nullptr || value.as<Fields>()->empty()) return lua_text(value);
    std::string text;
    for (const Entry& entry : entries_of(value, path))
      text += (text.empty() ? "{ " : ", ") + name_in(value, entry) + flat(*entry.value, entry.path);
    return text + " }";
  }

  void add_fields(const Data& table, const std::string& path, std::size_t indent) {
    for (const Entry& entry : entries_of(table, path)) {
      const Fields* acts = is_act(*entry.key) ? entry.value->as<Fields>() : nullptr;
      if (acts == nullptr) add(name_in(table, entry), *entry.value, entry.path, indent);
      if (acts != nullptr)  // the acts of all layers
        for (const auto& [number, act] : *acts) add(name_in(table, entry), act, entry.path, indent);
    }
  }

  void add(const std::string& name, const Data& value, const std::string& path,
           std::size_t indent) {
    constexpr std::size_t widest = 84;
    const std::string start = std::string(indent, ' ') + name;
    const bool has_keys = value.as<Fields>() != nullptr && !value.as<Fields>()->empty();
    if (const std::string line = start + flat(value, path);
        !has_keys || (is_of_one_line(value, value) && line.size() <= widest)) {
      text_ += line + ", -- " + place_of(value) + '\n';
      return;
    }
    text_ += start + "{\n";
    add_fields(value, path, indent + 2);
    text_ += std::string(indent, ' ') + "},\n";
  }

  /// Where the first key below `data` is written: layer, line and column.
  std::tuple<std::size_t, int, std::size_t> first_place(const Data& data) const {
    const Fields* fields = data.as<Fields>();
    if (fields == nullptr || fields->empty()) {
      const auto layer = std::ranges::find(composition_.scripts, data.source,
                                           [](const auto& script) { return &script->source(); });
      return {static_cast<std::size_t>(layer - composition_.scripts.begin()), data.line,
              data.column.value_or(0)};
    }
    auto first = first_place(fields->begin()->second);
    for (const auto& [key, value] : *fields) first = std::min(first, first_place(value));
    return first;
  }

  const Composition& composition_;
  std::string text_;
};

}  // namespace

std::string keys_text(const Composition& composition) { return KeysText(composition).run(); }

}  // namespace kasino
