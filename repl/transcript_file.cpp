#include "repl/transcript_file.hpp"

#include <algorithm>
#include <sstream>

#include "engine/notation.hpp"
#include "engine/record.hpp"
#include "repl/arguments.hpp"
#include "repl/computer_seats.hpp"
#include "repl/lines.hpp"
#include "repl/variant_name.hpp"
#include "scripting/script_error.hpp"
#include "scripting/suggest.hpp"

namespace kasino {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view first_line = "; kasino transcript 1";

const std::vector<std::string> head_keys = {"variant", "set",     "players", "dealer",
                                            "seed",    "deck",    "seats",   "hotseat",
                                            "lang",    "cut-off", "script"};

bool is_typed(std::string_view line) { return line == ">" || line.starts_with("> "); }

std::string seen_from(const fs::path& folder, const std::string& path) {
  std::error_code ignored;
  const fs::path relative = fs::relative(path, folder.empty() ? "." : folder, ignored);
  if (relative.empty()) return path;
  return relative.has_parent_path() ? relative.string() : "./" + relative.string();
}

/// Whether `command` was typed.
bool holds(const Transcript& transcript, std::string_view command) {
  return std::any_of(transcript.entries().begin(), transcript.entries().end(),
                     [&](const Transcript::Entry& entry) {
                       const std::string_view typed = trimmed(entry.typed);
                       return !entry.is_remark &&
                              typed.substr(0, typed.find_first_of(" \t")) == command;
                     });
}

/// A file on one line: "autosave-1.txt 1795325320 kasino record 1\nvariant standard\n...".
std::string in_one_line(const CutOffGame& game) {
  std::string text = game.file + ' ' + std::to_string(game.time) + ' ';
  for (const char c : game.text) text += c == '\n' ? "\\n" : c == '\\' ? "\\\\" : std::string(1, c);
  return text;
}

CutOffGame cut_off_game(const std::string& line) {
  CutOffGame game;
  std::istringstream words(line);
  std::string text;
  if (!(words >> game.file >> game.time) || !std::getline(words, text))
    throw BadArgument("expected FILE TIME TEXT");
  for (std::size_t i = 1; i < text.size(); ++i) {
    const bool escaped = text[i] == '\\' && i + 1 < text.size();
    game.text += !escaped ? text[i] : text[++i] == 'n' ? '\n' : text[i];
  }
  return game;
}

std::string head_of(const SessionSettings& settings, const Transcript& transcript,
                    const std::string& hash, const fs::path& folder) {
  std::string text(first_line);
  const auto add = [&](const char* key, const std::string& value) {
    if (!value.empty()) text += std::string("\n; ") + key + ' ' + value;
  };
  add("variant", with_paths(settings.rules.variant,
                            [&](const std::string& path) { return seen_from(folder, path); }));
  for (const auto& [option, value] : settings.rules.options) add("set", option + '=' + value);
  if (settings.players) add("players", std::to_string(*settings.players));
  if (settings.dealer) {
    const Seat* seat = std::get_if<Seat>(&*settings.dealer);
    add("dealer", seat == nullptr ? "cut" : std::to_string(*seat));
  }
  add("seed", std::to_string(settings.seed));
  add("deck", settings.deck.empty() ? "" : to_text(settings.deck));
  add("seats", list_of_players(settings.seats));
  add("hotseat", settings.hotseat ? "on" : "");
  add("lang", settings.language == Language::Swedish ? "sv" : "en");
  if (holds(transcript, "restore"))
    for (const CutOffGame& game : transcript.cut_off) add("cut-off", in_one_line(game));
  add("script", hash);
  return text + '\n';
}

// Reading.

void read_set(const std::string& value, SessionSettings& settings) {
  const std::size_t equals = value.find('=');
  if (equals == std::string::npos || equals == 0) throw BadArgument("expected OPTION=VALUE");
  settings.rules.options[value.substr(0, equals)] = value.substr(equals + 1);
}

long long number_of(const std::string& value, long long least, long long most) {
  if (const auto number = whole_number(value, least, most)) return *number;
  throw BadArgument("expected a whole number from " + std::to_string(least) + " to " +
                    std::to_string(most));
}

Language language_of(const std::string& value) {
  if (value != "en" && value != "sv") throw BadArgument("expected en or sv");
  return value == "sv" ? Language::Swedish : Language::English;
}

/// Takes one line of the head; throws Error.
void read_head_line(const std::string& key, const std::string& value, const fs::path& folder,
                    TranscriptFile& file) {
  SessionSettings& settings = file.settings;
  if (key == "variant")
    settings.rules.variant = with_paths(value, [&](const std::string& path) {
      return fs::path(path).is_absolute() ? path : (folder / path).lexically_normal().string();
    });
  else if (key == "set")
    read_set(value, settings);
  else if (key == "players")
    settings.players = static_cast<int>(number_of(value, 1, max_seats));
  else if (key == "dealer" && value == "cut")
    settings.dealer = Cut{};
  else if (key == "dealer")
    settings.dealer = static_cast<Seat>(number_of(value, 1, max_seats));
  else if (key == "seed")
    settings.seed = static_cast<std::uint64_t>(number_of(value, 0, largest_seed));
  else if (key == "deck")
    settings.deck = parse_cards(value);
  else if (key == "seats")
    settings.seats = players_named(value);
  else if (key == "hotseat")
    settings.hotseat = value == "on";
  else if (key == "lang")
    settings.language = language_of(value);
  else if (key == "cut-off")
    file.cut_off.push_back(cut_off_game(value));
  else if (key == "script")
    file.script_hash = value;
  else
    throw BadArgument("is nothing that a transcript begins with" + did_you_mean(key, head_keys));
}

void read_head(std::istream& lines, const fs::path& folder, TranscriptFile& file) {
  std::string line;
  while (lines.peek() == ';' && std::getline(lines, line)) {
    file.head.push_back(line);
    const auto number = static_cast<int>(file.head.size());
    if (number == 1) continue;
    const std::string_view text = trimmed(std::string_view(line).substr(1));
    const std::string key(text.substr(0, text.find(' ')));
    const std::string value(trimmed(text.substr(key.size())));
    try {
      read_head_line(key, value, folder, file);
    } catch (const Error& error) {
      throw RecordError(printable(key, 60) + ": " + error.what(), number);
    }
  }
  if (file.settings.rules.variant.empty())
    throw RecordError("the variant is missing: a line `; variant NAME` below the first", 1);
  const std::size_t seats = file.settings.seats.size();
  if (!file.settings.players && seats > 1) file.settings.players = static_cast<int>(seats);
}

void drop_empty_end(std::vector<std::string>& lines) {
  while (!lines.empty() && lines.back().empty()) lines.pop_back();
}

std::string without_end_spaces(std::string line) {
  line.erase(line.find_last_not_of(" \t\r") + 1);
  return line;
}

}  // namespace

bool is_transcript(const std::string& text) {
  return without_byte_order_mark(text).starts_with(first_line);
}

TranscriptFile read_transcript(const std::string& text, const fs::path& folder) {
  if (!is_text(text)) throw RecordError("the file is no UTF-8 text", 1);
  TranscriptFile file;
  file.settings.moves_shown = 100;
  std::istringstream lines{without_byte_order_mark(text)};
  read_head(lines, folder, file);
  std::size_t number = file.head.size();
  file.entries.push_back({});
  file.entries.back().line = number + 1;
  for (std::string line; std::getline(lines, line);) {
    ++number;
    line = without_end_spaces(line);
    TranscriptFile::Entry& entry = file.entries.back();
    if (is_typed(line)) {
      file.entries.push_back({line.size() > 2 ? line.substr(2) : "", number, {}, {}, {}});
    } else if (line.starts_with(';')) {
      entry.remarks.push_back(line);
    } else {
      entry.shown.push_back(line);
      entry.places.push_back(number);
    }
  }
  for (TranscriptFile::Entry& entry : file.entries) drop_empty_end(entry.shown);
  return file;
}

std::vector<std::string> shown_lines(const std::string& shown) {
  std::vector<std::string> lines;
  std::istringstream text(shown);
  for (std::string line; std::getline(text, line);) {
    const bool misleads = line.starts_with('>') || line.starts_with(';');
    lines.push_back(without_end_spaces((misleads ? " " : "") + line));
  }
  drop_empty_end(lines);
  return lines;
}

namespace {

std::string typed_line(const std::string& typed) {
  return (typed.empty() ? ">" : "> " + typed) + '\n';
}

std::string lines_of(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + '\n';
  return text;
}

}  // namespace

std::string write_transcript(Session& session, const fs::path& folder) {
  const Transcript& kept = *session.transcript();
  std::string text = head_of(session.settings(), kept, session.first_hash(), folder);
  const std::size_t end = kept.entries().size() - (kept.is_cut() ? 0 : 1);
  for (std::size_t i = 0; i < end; ++i) {
    const Transcript::Entry& entry = kept.entries()[i];
    if (entry.is_remark)
      text += "; " + entry.typed + " (broken off)\n";
    else
      text += (i == 0 ? "" : typed_line(entry.typed)) + lines_of(shown_lines(entry.shown));
  }
  return text;
}

std::string updated(const TranscriptFile& file, const std::vector<Transcript::Entry>& now,
                    const std::string& script_hash) {
  std::string text;
  for (const std::string& line : file.head)
    text += (line.starts_with("; script ") ? "; script " + script_hash : line) + '\n';
  for (std::size_t i = 0; i < file.entries.size(); ++i) {
    if (i > 0) text += typed_line(file.entries[i].typed);
    if (i < now.size()) text += lines_of(shown_lines(now[i].shown));
    text += lines_of(file.entries[i].remarks);
  }
  return text;
}

}  // namespace kasino
