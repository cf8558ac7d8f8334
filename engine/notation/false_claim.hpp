// What is false in a move as it was written, told in words and with a right form.
#pragma once

#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "engine/text/error.hpp"
#include "engine/text/text.hpp"

namespace kasino {

/// One falsehood, and what it is about: cards as text, or numbers of which one would do.
struct ClaimFault {
  enum class Kind {
    HandValue,      ///< card, its values from the hand, the value claimed
    TableValue,     ///< card, its values on the table, the value claimed
    NoGroup,        ///< group, played card
    OtherSum,       ///< group, its sums, played card, its values
    TwoValues,      ///< played card, which would need several values at once
    NotTogether,    ///< nothing: the groups exclude each other
    NoSingleCard,   ///< played card, values at which it takes none, where it must
    LeavesGroup,    ///< played card, values at which it leaves a group
    InTwoGroups,    ///< card, group, another group with it
    TwiceInAGroup,  ///< card, group
  };
  using Subject = std::variant<std::string, std::vector<int>>;

  Kind kind;
  std::vector<Subject> about;
};

/// "c4+h4 is 8, and s7 is 7"
std::string in_words(const ClaimFault& fault, Language language);

/// A readable move whose claim of a grouping or value is false.
class FalseClaim : public Error {
 public:
  /// `clause` is the one it breaks; may be empty. `right_form` is the move that has been meant, as
  /// it would be right; empty where no rule allows it.
  FalseClaim(ClaimFault fault, std::string clause, std::string right_form = {});

  const ClaimFault& fault() const { return fault_; }
  const std::string& clause() const { return clause_; }
  const std::string& right_form() const { return right_form_; }

 private:
  ClaimFault fault_;
  std::string clause_;
  std::string right_form_;
};

}  // namespace kasino
