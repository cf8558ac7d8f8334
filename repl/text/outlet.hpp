// The stream by which text leaves the program for a terminal. Whatever it is made from (names of
// files, scripts, records, typed lines), only what can be shown gets through, and the program's own
// colours. Text for other programs (JSON, CSV) holds nothing else anyway.
#pragma once

#include <ostream>
#include <streambuf>
#include <string>

namespace kasino {

/// A stream that writes to another one. Control characters, characters without width or that turn
/// the direction of writing, and bytes that are no UTF-8 are written as codes, such as `\27`.
class Outlet : public std::ostream {
 public:
  /// `styled`: the sequences in own_sequences are let through.
  Outlet(std::ostream& target, bool styled) : std::ostream(&buffer_), buffer_(target, styled) {}
  ~Outlet() override { flush(); }
  Outlet(const Outlet&) = delete;
  Outlet& operator=(const Outlet&) = delete;

 private:
  class Buffer : public std::streambuf {
   public:
    Buffer(std::ostream& target, bool styled) : target_(target), styled_(styled) {}

   protected:
    int_type overflow(int_type c) override;
    std::streamsize xsputn(const char* text, std::streamsize size) override;
    int sync() override;

   private:
    std::ostream& target_;
    bool styled_;
    std::string text_;  ///< kept until it is flushed or long, as characters may come in parts
  };

  Buffer buffer_;
};

}  // namespace kasino
