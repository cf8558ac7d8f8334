// What a paired game shows, in words, with the lines that show it again.
#pragma once

#include <string>

#include "repl/text/style.hpp"
#include "scripting/check/paired_play.hpp"

namespace kasino {

class GapReport {
 public:
  /// `play_a` and `play_b` are the commands that open the two variants; what is given outlives
  /// this.
  GapReport(std::string play_a, std::string play_b, const Style& style, Budget& budget);

  /// Several lines, ending with a newline: where it is, what differs and by which clause, and how
  /// to see it.
  std::string legality(const LegalityGap& gap) const;
  std::string points(const PointsGap& gap) const;
  std::string course(const PairedGames& games) const;
  /// The same for two games that part as they are dealt.
  std::string dealing(const PairedGames& games) const;

 private:
  template <typename Shows>
  std::string ways_to_see(const PairedGames& games, std::size_t least, const std::string& last,
                          Shows shows) const;
  template <typename Shows>
  std::string seen_from(const PairedGames& games, std::size_t first, Shows shows) const;
  std::string refusal(const LegalityGap& gap, const Game& game, const Game& from) const;
  std::string what_differs(const PairedGames& games) const;
  std::string after_last_step(const PairedGames& games) const;
  std::string wrapped_paragraph(const std::string& text) const;

  std::string play_a_;
  std::string play_b_;
  const Style& style_;
  Budget& budget_;
};

}  // namespace kasino
