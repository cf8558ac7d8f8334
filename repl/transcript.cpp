#include "repl/transcript.hpp"

#include <algorithm>
#include <cctype>
#include <string_view>

namespace kasino {

bool Transcript::has_room_for(const std::string& text) {
  is_cut_ |= bytes_ + text.size() > most_bytes;
  if (!is_cut_) bytes_ += text.size() + sizeof(Entry);
  return !is_cut_;
}

void Transcript::type(const std::string& line) {
  if (has_room_for(line)) entries_.push_back({line});
}

void Transcript::show(const std::string& text) {
  if (is_cut_) return;
  if (has_room_for(text))
    entries_.back().shown += text;
  else if (entries_.size() > 1)
    entries_.pop_back();  // without its answer it is no good
}

void Transcript::break_off_since(std::size_t count) {
  if (is_cut_) return;
  for (std::size_t i = count; i < entries_.size(); ++i) entries_[i] = {entries_[i].typed, "", true};
}

void Transcript::forget_since(std::size_t count) {
  if (!is_cut_) entries_.resize(std::min(entries_.size(), std::max<std::size_t>(count, 1)));
}

namespace {

/// ", 12 us, 40 of 1000 steps" -> ", 40 of 1000 steps"
void forget_times(std::string& text) {
  constexpr std::string_view unit = " us, ";
  for (std::size_t at = text.find(unit); at != std::string::npos; at = text.find(unit, at)) {
    std::size_t begin = at;
    while (begin > 0 && std::isdigit(static_cast<unsigned char>(text[begin - 1])) != 0) --begin;
    const bool is_time = begin < at && begin >= 2 && text.compare(begin - 2, 2, ", ") == 0;
    if (is_time)
      text.erase(begin - 2, at + 3 - (begin - 2));
    else
      ++at;
    at = is_time ? begin - 2 : at;
  }
}

/// "/home/eva/mine.lua:12" -> "mine.lua:12"
void forget_folders(std::string& text) {
  for (std::size_t at = text.find(".lua"); at != std::string::npos;
       at = text.find(".lua", at + 1)) {
    const std::size_t begin = text.find_last_of(" \n\t\"(", at) + 1;
    const std::size_t slash = text.rfind('/', at);
    if (slash == std::string::npos || slash < begin) continue;
    text.erase(begin, slash + 1 - begin);
    at -= slash + 1 - begin;
  }
}

}  // namespace

std::string lasting(std::string text) {
  forget_times(text);
  forget_folders(text);
  return text;
}

}  // namespace kasino
