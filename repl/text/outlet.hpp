// The stream by which text leaves the program for a terminal. Whatever it is made from (names of
// files, scripts, records, typed lines), only what can be shown gets through, and the program's own
// colours. Text for other programs (JSON, CSV) holds nothing else anyway. On a screen lines that
// are too wide for it are wrapped here, whoever wrote them.
#pragma once

#include <functional>
#include <ostream>
#include <streambuf>
#include <string>
#include <string_view>
#include <utility>

namespace kasino {

/// A stream that writes to another one. Control characters, characters without width or that turn
/// the direction of writing, and bytes that are no UTF-8 are written as codes, such as `\27`.
class Outlet : public std::ostream {
 public:
  /// `styled`: the sequences in own_sequences are let through. `columns` answers how wide the
  /// screen is; none: no screen.
  Outlet(std::ostream& target, bool styled, std::function<int()> columns = nullptr)
      : std::ostream(&buffer_), buffer_(target, styled, std::move(columns)) {}
  ~Outlet() override { flush(); }
  Outlet(const Outlet&) = delete;
  Outlet& operator=(const Outlet&) = delete;

 private:
  class Buffer : public std::streambuf {
   public:
    Buffer(std::ostream& target, bool styled, std::function<int()> columns)
        : target_(target), styled_(styled), columns_(std::move(columns)) {}

   protected:
    int_type overflow(int_type c) override;
    std::streamsize xsputn(const char* text, std::streamsize size) override;
    int sync() override;

   private:
    void write(std::string_view text);

    std::ostream& target_;
    bool styled_;
    std::function<int()> columns_;
    std::string line_;  ///< what stands on the last line of the screen
    std::string text_;  ///< kept until it is flushed or long, as characters may come in parts
  };

  Buffer buffer_;
};

}  // namespace kasino
