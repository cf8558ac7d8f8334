// The door: what `kasino` alone offers at a terminal before anything is chosen.
//
// A game of the standard variant is dealt behind it, so that whatever else is typed is a command or
// move of the session. It is closed once something is chosen, or a command shows the game.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/text/text.hpp"
#include "repl/text/words.hpp"

namespace kasino {

struct Desk;
struct Reply;

/// What one comes for.
enum class Way : std::uint8_t { Play, Learn, People, Rule, Kept };

class Door {
 public:
  /// Writes a script of one's own by that name, and answers what to do with it. Throws Error.
  using RuleWriter = std::function<std::string(const std::string& name)>;

  /// What was chosen last is kept in `folder`, if that can be written; empty: nowhere.
  Door(std::filesystem::path folder, RuleWriter write_rule);

  bool is_open() const { return is_open_; }

  /// The choices, a line each. The way that Enter alone takes stands with it.
  std::string draw(const Style& style) const;
  std::string prompt(Language language) const;
  /// What Enter does, for under an answer that leaves the door open; empty while names are asked
  /// for.
  std::string reminder(const Style& style) const;

  /// What is to be done for a line typed at the door.
  struct Entry {
    std::string told{};       ///< said first; may be empty
    std::string command{};    ///< carried out and answered; may be empty
    std::string silently{};   ///< the same without its answer; may be empty
    bool shows_game = false;  ///< the game is shown from its beginning
  };
  /// Takes a line; an empty one takes the way of Enter. Throws Error for names that will not do.
  Entry take(const std::string& line, Desk& desk);
  /// Goes back to the choices, if names are asked for.
  void go_back() { asked_.reset(); }
  /// Closes the door if the answer shows the game or a lesson.
  void note(const Reply& reply, const Desk& desk);

 private:
  Way usual() const { return kept_.empty() ? last_ : Way::Kept; }
  Entry take_way(Way way, Desk& desk);
  Entry seat_people(const std::string& line, Desk& desk);
  void remember(Way way);
  std::string words_of_way(Way way, Language language) const;

  std::filesystem::path folder_;
  RuleWriter write_rule_;
  bool is_open_ = true;
  std::string kept_;  ///< the variant of the latest game that is not finished; empty: none
  std::size_t kept_number_ = 0;  ///< its number in the list of `restore`
  bool has_finished_ = false;    ///< finished games are kept
  Way last_ = Way::Play;         ///< taken last time
  std::string names_;            ///< given last time; may be empty
  std::optional<Way> asked_;     ///< People or Rule, while its names are asked for
};

}  // namespace kasino
