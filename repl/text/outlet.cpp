#include "repl/text/outlet.hpp"

#include <algorithm>
#include <string_view>

#include "engine/text/utf8.hpp"
#include "repl/text/words.hpp"

namespace kasino {

namespace {

bool is_plain(char c) { return (c >= ' ' && c <= '~') || c == '\n'; }

/// How many bytes at the front of `text`, which is not empty, may be written as they are.
std::size_t harmless_length(std::string_view text, bool styled) {
  const auto* end = std::find_if_not(text.begin(), text.end(), is_plain);
  if (end != text.begin()) return static_cast<std::size_t>(end - text.begin());
  if (text.starts_with('\t')) return 1;
  if (text.starts_with("\r\n")) return 2;
  for (const std::string_view sequence : own_sequences)
    if (styled && text.starts_with(sequence)) return sequence.size();
  return shown_length(text);
}

std::string harmless(std::string_view text, bool styled) {
  std::string shown;
  while (!text.empty()) {
    const std::size_t length = harmless_length(text, styled);
    shown += length > 0 ? std::string(text.substr(0, length)) : printable(text.substr(0, 1));
    text.remove_prefix(std::max<std::size_t>(length, 1));
  }
  return shown;
}

}  // namespace

Outlet::Buffer::int_type Outlet::Buffer::overflow(int_type c) {
  if (!traits_type::eq_int_type(c, traits_type::eof())) text_ += traits_type::to_char_type(c);
  return traits_type::not_eof(c);
}

std::streamsize Outlet::Buffer::xsputn(const char* text, std::streamsize size) {
  constexpr std::size_t much = 1U << 16U;
  text_.append(text, static_cast<std::size_t>(size));
  const std::size_t lines = text_.size() < much ? 0 : text_.rfind('\n') + 1;
  if (lines > 0) {
    write(std::string_view(text_).substr(0, lines));
    text_.erase(0, lines);
  }
  return target_ ? size : 0;
}

int Outlet::Buffer::sync() {
  write(text_);
  target_ << std::flush;
  text_.clear();
  return target_ ? 0 : -1;
}

/// Writes text; on a screen its lines are wrapped. A line may come in parts.
void Outlet::Buffer::write(std::string_view text) {
  const std::string shown = harmless(text, styled_);
  if (!columns_) {
    target_ << shown;
    return;
  }
  const std::string all = fitted(line_ + shown, columns_());
  // Spaces at the end of what is written already may be those at which the line is now broken.
  const std::string begun = all.starts_with(line_) ? line_ : without_end_spaces(line_);
  target_ << (all.starts_with(begun) ? std::string_view(all).substr(begun.size()) : shown);
  line_ = all.substr(all.rfind('\n') + 1);
  if (const std::size_t at = line_.rfind(terminal::clear_line); at != std::string::npos)
    line_.erase(0, at + terminal::clear_line.size());
}

}  // namespace kasino
