#include "repl/session/kept_games.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <ctime>
#include <functional>
#include <sstream>
#include <utility>

#include <sys/file.h>

#include "engine/model/state.hpp"
#include "engine/record/record.hpp"
#include "engine/text/reading.hpp"
#include "engine/text/utf8.hpp"
#include "repl/session/computer_seats.hpp"
#include "repl/session/names.hpp"
#include "repl/session/settings.hpp"
#include "repl/text/form.hpp"
#include "repl/text/typed.hpp"
#include "repl/text/words.hpp"
#include "scripting/source/file.hpp"
#include "scripting/variant/find_script.hpp"

namespace kasino {

namespace {

namespace fs = std::filesystem;

bool is_kept_game(const fs::path& file) {
  return file.filename().string().starts_with("autosave-") && file.extension() == ".txt";
}

/// Whether the game is the current one of a running session, which locks the file until it ends.
bool is_in_use(const fs::path& path) try {
  const Descriptor file = open_own(path.string());
  return ::flock(file.number(), LOCK_SH | LOCK_NB) != 0;
} catch (const Error&) {  // it is no file, and no game
  return true;
}

// A record does not say who plays, what they are called, whether people share the screen and how
// the game stands where it is shown: comments after it do, each in a line.
constexpr std::string_view session_mark = "; played by ";
constexpr std::string_view names_mark = "; called ";
constexpr std::string_view coach_mark = "; coached";
constexpr std::string_view standing_mark = "; deal ";  // "; deal 2 scores 5 3", or " over 16 3"
constexpr std::string_view finished_word = "over";

/// What stands behind the record.
struct Trailer {
  bool is_hotseat = false;
  std::string players;
  bool is_coached = false;
  std::string names;
  std::string standing;
};

/// The rest of the line in `text` that begins with `mark`; nothing if there is none.
std::optional<std::string> line_behind(std::string_view mark, const std::string& text) {
  for (const std::string& line : parts_of(text, '\n'))
    if (line.starts_with(mark)) return line.substr(mark.size());
  return std::nullopt;
}

/// What other people have written behind the record of a game.
std::string comments_of_others(const Game& game) {
  std::string comments;
  for (const std::string& line : parts_of(game.afterword(), '\n'))
    if (!line.empty() &&
        std::ranges::none_of(std::array{session_mark, names_mark, coach_mark, standing_mark},
                             [&](std::string_view mark) { return line.starts_with(mark); }))
      comments += line + '\n';
  return comments;
}

/// A line with the names of people, if they have any.
std::string line_of_names(const Session& session) {
  const std::vector<std::string>& names = session.settings().names;
  return names.empty() ? "" : std::string(names_mark) + joined(names) + '\n';
}

/// Nothing if the record has none.
std::optional<Trailer> trailer_of(const std::string& text) {
  const std::size_t mark = text.rfind(session_mark);
  if (mark == std::string::npos) return std::nullopt;
  const std::string behind = text.substr(mark);
  Trailer trailer;
  if (!(std::istringstream(behind.substr(session_mark.size())) >> trailer.is_hotseat >>
        trailer.players))
    return std::nullopt;
  trailer.is_coached = line_behind(coach_mark, behind).has_value();
  trailer.names = line_behind(names_mark, behind).value_or("");
  trailer.standing = line_behind(standing_mark, behind).value_or("");
  return trailer;
}

void read_standing(const std::string& text, KeptGame& game) {
  std::istringstream words(text);
  std::string word;
  words >> game.deal >> word;
  game.is_finished = word == finished_word;
  for (int score = 0; words >> score && game.scores.size() < max_seats;)
    game.scores.push_back(score);
}

/// Reads what is known of a game; of one that is damaged, nothing.
void read_kept(KeptGame& game) {
  try {
    const std::string text = read_own(game.file.string()).value_or("");
    const std::string variant = printable(read_record_head(text).variant, 60);
    if (const std::optional<Trailer> trailer = trailer_of(text)) {
      game.players = players_named(trailer->players);
      if (!trailer->names.empty()) game.names = people_named(trailer->names);
      read_standing(trailer->standing, game);
    }
    game.variant = variant;
  } catch (const Error&) {  // damaged: `restore` says where
  }
}

}  // namespace

std::vector<KeptGame> kept_games(const fs::path& folder) {
  std::vector<KeptGame> games;
  std::error_code error;
  for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error)) {
    std::error_code ignored;
    if (is_kept_game(at->path()) && !is_in_use(at->path()))
      games.push_back({.file = at->path(), .left = at->last_write_time(ignored)});
  }
  std::ranges::sort(games, std::ranges::greater(),
                    [](const KeptGame& game) { return std::pair(game.left, game.file); });
  std::ranges::for_each(games, read_kept);
  return games;
}

std::optional<std::size_t> latest_unfinished(const std::vector<KeptGame>& games) {
  const auto found = std::ranges::find(games, false, &KeptGame::is_finished);
  if (found == games.end()) return std::nullopt;
  return static_cast<std::size_t>(found - games.begin()) + 1;
}

bool has_finished(const std::vector<KeptGame>& games) {
  return std::ranges::any_of(games, &KeptGame::is_finished);
}

void forget_oldest(const fs::path& folder) {
  constexpr std::size_t most_kept = 20;
  std::array<std::size_t, 2> kept{};
  std::error_code ignored;
  for (const KeptGame& game : kept_games(folder))
    if (++kept[game.is_finished ? 1 : 0] > most_kept) fs::remove(game.file, ignored);
}

std::string time_text(fs::file_time_type time) {
  // Not every library converts between its clocks.
  using std::chrono::system_clock;
  const auto since =
      std::chrono::duration_cast<system_clock::duration>(time - fs::file_time_type::clock::now());
  const std::time_t seconds = system_clock::to_time_t(
      std::chrono::round<std::chrono::seconds>(system_clock::now() + since));
  std::tm local{};
  ::localtime_r(&seconds, &local);
  std::array<char, sizeof "2026-11-28 10:30" + 16> text{};
  std::strftime(text.data(), text.size(), "%Y-%m-%d %H:%M", &local);
  return text.data();
}

namespace {

/// "you, novice", or the names: "Ada, Bo (novice)".
std::string players_of(const KeptGame& game, Language language) {
  Style style;
  style.language = language;
  style.names = game.names;
  const auto people = std::ranges::count_if(game.players, [](const auto& one) { return !one; });
  std::vector<std::string> words;
  for (std::size_t i = 0; i < game.players.size(); ++i) {
    const int seat = static_cast<int>(i) + 1;
    style.you = people == 1 && game.names.empty() ? seat : 0;
    const bool has_name = i < game.names.size();
    const std::string player =
        game.players[i] ? argument_word(name_of(*game.players[i])).in(language) : std::string();
    words.push_back(player.empty() ? seat_name(seat, style)
                    : has_name     ? seat_name(seat, style) + " (" + player + ')'
                                   : player);
  }
  return joined(words, ", ");
}

}  // namespace

std::string words_of(const KeptGame& game, Language language) {
  if (game.variant.empty()) return say(language, {"damaged", "skadat"});
  std::string text = game.variant;
  if (game.deal > 0)
    text += ": " +
            (game.is_finished ? say(language, {"finished", "slut"})
                              : say(language, {"deal {0}", "giv {0}"}, game.deal)) +
            say(language, {", score {0}", ", ställning {0}"}, joined(texts_of(game.scores), ", "));
  const std::string players = players_of(game, language);
  return players.empty() ? text : text + "; " + players;
}

std::string restore_offer(const fs::path& folder, Language language) {
  const std::vector<KeptGame> games = kept_games(folder);
  const std::string finished = !has_finished(games)
                                   ? std::string()
                                   : say(language, {"restore lists the games that are finished.",
                                                    "återställ listar de partier som är slut."});
  const std::optional<std::size_t> number = latest_unfinished(games);
  if (!number) return finished;
  const std::string& variant = games[*number - 1].variant;
  const std::string offer =
      variant.empty()
          ? say(language,
                {"The game that was kept last is damaged: restore {0} says where, restore drop {0} "
                 "forgets it.",
                 "Partiet som sparades senast är skadat: återställ {0} säger var, återställ släng "
                 "{0} glömmer det."},
                *number)
          : say(language,
                {"A game of {0} is kept: restore {1} goes on with it, restore drop {1} forgets it.",
                 "Ett parti {0} är kvar: återställ {1} fortsätter det, återställ släng {1} glömmer "
                 "det."},
                variant, *number);
  return finished.empty() ? offer : offer + ' ' + finished;
}

bool is_finished(const Game& game) {
  return game.state_at(game.steps().size()).phase == Phase::MatchOver;
}

std::string lasting_record(const Session& session) {
  Game game = session.game();
  // A finished one opens at its end, wherever somebody has walked to.
  const bool is_over = is_finished(game);
  if (is_over) game.go_to(game.steps().size());
  std::vector<std::optional<Bot>> players;
  for (const Seat seat : seats(session.state())) players.push_back(session.player_at(seat));
  const SessionSettings& settings = session.settings();
  const State& standing = game.state();
  game.write_afterword(comments_of_others(game));
  std::ostringstream text;
  text << write_record(game, name_from_anywhere(game.rules().data().name, settings.own_folders))
       << session_mark << settings.hotseat << ' ' << list_of_players(players) << '\n';
  if (settings.coach) text << coach_mark << '\n';
  text << line_of_names(session) << standing_mark << standing.deal << ' '
       << (is_over ? finished_word : std::string_view("scores"));
  for (const Seat seat : seats(standing)) text << ' ' << at_seat(standing.scores, seat);
  text << '\n';
  return text.str();
}

std::string record_with_names(const Session& session) {
  Game game = session.game();
  game.write_afterword(comments_of_others(game) + line_of_names(session));
  return write_record(game);
}

std::vector<std::string> names_in(const Game& game) try {
  const auto names = line_behind(names_mark, game.afterword());
  return names ? people_named(*names) : std::vector<std::string>();
} catch (const BadArgument&) {  // changed by hand: a comment as any other
  return {};
}

void take_session(const std::string& text, Session& session) {
  const std::optional<Trailer> trailer = trailer_of(text);
  if (!trailer) return;
  const auto players = players_named(trailer->players);
  std::vector<std::string> names;
  if (!trailer->names.empty()) names = people_named(trailer->names);
  session.share_screen(trailer->is_hotseat);
  for (std::size_t i = 0; i < players.size(); ++i)
    session.seat_player(static_cast<Seat>(i + 1), players[i]);
  session.coach(trailer->is_coached);
  session.call_people(std::move(names));
}

}  // namespace kasino
