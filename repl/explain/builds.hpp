// Why a build may be made, or not, in words.
#pragma once

#include <bit>
#include <cstdint>
#include <string>

#include "engine/cards/card_text.hpp"
#include "engine/legality/judgement.hpp"
#include "engine/legality/turn_builds.hpp"
#include "engine/model/move.hpp"
#include "engine/model/rules.hpp"
#include "engine/model/state.hpp"
#include "engine/text/text.hpp"
#include "repl/text/words.hpp"

namespace kasino {

/// Words for one move, and what is proved of it. Borrows all but the language.
class BuildWords {
 public:
  BuildWords(const Move& move, const Evidence& proof, const State& state, const Rules& rules,
             Language language)
      : move_(move),
        proof_(proof),
        state_(state),
        rules_(rules),
        language_(language),
        card_(to_text(move.card)),
        value_(move.built) {}

  /// "s2 builds 8 with h6", of a legal build with its groups.
  std::string allowed(const Grouping& grouping) const;
  // Of Reason::MustHold, BuildFixed, BuildRaiser and NoBuild.
  std::string no_card() const;
  std::string fixed() const;
  std::string other_raiser() const;
  std::string no_build() const { return why_no_build() + other_builds(); }
  /// "; it can build s2>9:h7".
  std::string other_builds() const;
  /// The builds whose bits are set, as in Move::whole.
  std::string in_words(std::uint32_t builds) const;
  /// The builds that the move raises.
  std::string raised() const { return in_words(raised_bits()); }

 private:
  std::string why_no_build() const;
  std::uint32_t raised_bits() const {
    return raised_by(move_, state_, rules_) & all_builds(state_);
  }
  const Build* raised_build() const {
    const std::uint32_t bits = raised_bits();
    return bits == 0 ? nullptr : &state_.builds[static_cast<std::size_t>(std::countr_zero(bits))];
  }

  const Move& move_;
  const Evidence& proof_;
  const State& state_;
  const Rules& rules_;
  Language language_;
  Speaker say_{language_};
  std::string card_;
  int value_;
};

}  // namespace kasino
