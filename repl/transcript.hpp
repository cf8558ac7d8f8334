// What was typed in a session and what was answered, kept in bounded memory.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace kasino {

/// A game that had been cut off when a session began, which it may restore.
struct CutOffGame {
  std::string file;       ///< its name, without the folder
  std::int64_t time = 0;  ///< when it was written, in seconds of the system's clock
  std::string text;       ///< what the file says
};

class Transcript {
 public:
  /// A line that was typed, and what was shown until the next: whole lines, or nothing.
  struct Entry {
    std::string typed;
    std::string shown{};
    bool is_remark = false;  ///< it did not come to its end, and is not to be typed again
  };

  /// Keeps so much text in all; what comes behind is let go, so that the beginning can be played
  /// again.
  static constexpr std::size_t most_bytes = std::size_t{3} << 20;

  void type(const std::string& line);
  /// Shown after the line typed last; at first, before any.
  void show(const std::string& text);
  /// What was typed since there were `count` entries was broken off, by Ctrl-C.
  void break_off_since(std::size_t count);
  /// Forgets what was typed since there were `count` entries.
  void forget_since(std::size_t count);

  /// What there was to restore as the session began; the newest first.
  std::vector<CutOffGame> cut_off{};

  /// The first is what was shown before anything was typed.
  const std::vector<Entry>& entries() const { return entries_; }
  /// Whether something was let go.
  bool is_cut() const { return is_cut_; }

 private:
  bool has_room_for(const std::string& text);

  std::vector<Entry> entries_ = {{}};
  std::size_t bytes_ = 0;
  bool is_cut_ = false;
};

/// `text` without what another time or machine would say otherwise: how long a function took, and
/// the folders of scripts.
std::string lasting(std::string text);

}  // namespace kasino
