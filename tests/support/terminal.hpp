// The program at a pseudo-terminal of its own, and a person who types.
//
// Nothing waits for a fixed time, only for what the screen shows.
#pragma once

#include <chrono>
#include <cstddef>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kasino::test {

class TerminalScreen {
 public:
  TerminalScreen(std::size_t rows, std::size_t columns) : rows_(rows), columns_(columns) {}

  /// Shows what the program writes; a sequence that is cut off is kept until its rest comes.
  void take(std::string_view bytes);
  /// Lines that ran over the edge are broken anew, as most terminals do.
  void resize(std::size_t rows, std::size_t columns);

  /// A line, counted from 0 for the first one ever shown, without spaces at its end.
  std::string line(std::size_t number) const;
  /// How many lines there have been, without empty ones below the cursor.
  std::size_t lines() const { return cells_.size(); }
  /// The line and the column of the cursor, from 0.
  std::size_t cursor_line() const { return line_; }
  std::size_t cursor_column() const { return column_; }

  /// Whether anything was ever shown in colour.
  bool has_colour() const { return has_colour_; }
  /// Whether a line ran over the right edge into the next.
  bool has_wrapped() const { return has_wrapped_; }

 private:
  using Cells = std::vector<std::string>;  ///< a wide character's second cell is empty

  std::size_t take_one(std::string_view bytes);
  void put(const std::string& character);
  void control(char byte);
  void sequence(char final, const std::vector<std::size_t>& numbers);
  void line_feed();
  void move_to(std::size_t line, std::size_t column);
  void erase_in_line(std::size_t mode);
  void erase_below(std::size_t mode);
  std::size_t top() const { return cells_.size() > rows_ ? cells_.size() - rows_ : 0; }
  Cells& cells() { return cells_[line_]; }

  std::size_t rows_;
  std::size_t columns_;
  std::vector<Cells> cells_ = {{}};
  std::vector<bool> continues_ = {false};  ///< the line before ran over into this one
  std::size_t line_ = 0;
  std::size_t column_ = 0;
  bool is_past_edge_ = false;  ///< the last column is filled: the next character begins a line
  bool inserts_ = false;
  bool has_colour_ = false;
  bool has_wrapped_ = false;
  std::string rest_;
};

/// What the program is started with.
struct TerminalSettings {
  std::vector<std::string> words = {"play", "standard", "--seed", "1"};
  /// Environment variables, "NAME=VALUE", that replace the defaults: TERM=xterm, LANG=C.UTF-8, and
  /// a home in `folder`.
  std::vector<std::string> variables{};
  std::filesystem::path folder;  ///< where it runs
  bool outlives_hangups = false;
  unsigned short rows = 24;
  unsigned short columns = 80;
  std::string prompt{};  ///< the line at which it waits first; empty: one that ends with >
  bool prompts = true;   ///< whether it is waited for at a prompt
};

class Terminal {
 public:
  static constexpr unsigned short rows = 24;
  static constexpr unsigned short columns = 80;

  /// Starts the program, and waits for its first prompt.
  explicit Terminal(const TerminalSettings& settings);
  /// Ends the program, if it still runs.
  ~Terminal();
  Terminal(const Terminal&) = delete;
  Terminal& operator=(const Terminal&) = delete;

  /// Types text or keys.
  void type(const std::string& keys);
  /// Waits until the line with the cursor reads `text`, prompt and all. Throws std::runtime_error
  /// with the screen if that takes too long, as do the waits below.
  void wait_for_line(const std::string& text);
  /// Waits for a prompt on the line with the cursor, or further down.
  void wait_for_prompt();
  /// Waits until a line that was shown contains `text`.
  void wait_for(const std::string& text);
  /// Types a line at the prompt, and Enter.
  void enter_line(const std::string& line);
  /// Types a line at the prompt, and waits for the next prompt. Answers the lines shown between.
  std::string ask(const std::string& line);
  /// Types Enter, or another key that ends the line, and waits for the next prompt. Answers the
  /// lines shown between.
  std::string answer_to(const std::string& key);

  /// The line with the cursor.
  std::string line() const { return screen_.line(screen_.cursor_line()); }
  const TerminalScreen& screen() const { return screen_; }
  /// Everything shown so far.
  std::string text() const { return text_between(0, screen_.lines()); }

  void resize(unsigned short new_rows, unsigned short new_columns);
  /// Sends what Ctrl-C does, whoever has the terminal.
  void interrupt();
  /// Closes the window.
  void hang_up();
  /// Waits for the program to end. Answers its exit status, or 128 plus the signal that ended it.
  int wait_for_end();
  /// What the program has spent of processors, which does not depend on what else they do.
  std::chrono::nanoseconds processor_time() const;

 private:
  using Question = std::function<bool()>;

  void start(const TerminalSettings& settings);
  void type_at_prompt(const std::string& line);
  void wait_until(const Question& done, const std::string& what);
  bool listen(int milliseconds);
  bool has_ended();
  bool is_at_prompt() const;
  std::string text_between(std::size_t begin, std::size_t end) const;

  TerminalScreen screen_{rows, columns};
  int device_ = -1;
  pid_t program_ = -1;
  bool edits_lines_ = true;
  std::optional<int> status_;
  std::chrono::nanoseconds spent_{};  ///< by the program that has ended
};

// Keys, as an xterm sends them.
inline constexpr const char* enter = "\r";
inline constexpr const char* tab = "\t";
inline constexpr const char* backspace = "\177";
inline constexpr const char* up = "\33[A";
inline constexpr const char* down = "\33[B";
inline constexpr const char* right = "\33[C";
inline constexpr const char* left = "\33[D";

/// The key pressed with Ctrl.
inline std::string ctrl(char letter) { return {static_cast<char>(letter & 0x1f)}; }

}  // namespace kasino::test
