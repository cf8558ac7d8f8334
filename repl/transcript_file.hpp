// Transcripts as files: a session that people read, and `kasino test` plays again.
//
//   ; kasino transcript 1
//   ; variant standard
//   ; seed 1
//   Deal 1, round 1: seat 2 deals.
//   > moves
//   ...
//
// Lines behind "> " are typed. The first lines, each behind "; ", say how the session began;
// further down such lines are remarks. All others are what is shown.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "repl/session.hpp"
#include "repl/transcript.hpp"

namespace kasino {

/// A transcript as it was read.
struct TranscriptFile {
  struct Entry {
    std::string typed;                ///< of the first, before anything is typed: empty
    std::size_t line = 1;             ///< where that is; lines shown follow
    std::vector<std::string> shown;   ///< without spaces at their ends, and empty lines at the end
    std::vector<std::size_t> places;  ///< the line of each
    std::vector<std::string> remarks;
  };

  SessionSettings settings;
  std::vector<CutOffGame> cut_off;  ///< what there was to restore
  std::string script_hash;          ///< of the rules it was made under; may be empty
  std::vector<std::string> head;    ///< its lines, as they are written
  std::vector<Entry> entries;
};

/// Whether a file with this text is meant to be a transcript: by its first line.
bool is_transcript(const std::string& text);

/// Reads a transcript. A variant named by a relative path lies there as seen from `folder`. Throws
/// RecordError with the line that is wrong.
TranscriptFile read_transcript(const std::string& text, const std::filesystem::path& folder);

/// What `session` has kept, for a file in `folder`; the line typed last, which asks for this, is
/// left out.
std::string write_transcript(Session& session, const std::filesystem::path& folder);

/// The same transcript with the answers of `now`, and the hash of the rules that gave them.
std::string updated(const TranscriptFile& file, const std::vector<Transcript::Entry>& now,
                    const std::string& script_hash);

/// The lines shown as a transcript has them: none can be taken for one that is typed, or a remark;
/// no spaces at their ends, no empty lines at the end.
std::vector<std::string> shown_lines(const std::string& shown);

}  // namespace kasino
