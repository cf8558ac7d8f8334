// Says what a game is about if its script does not, in words that hold for any variant.
#include <string>

#include "engine/text/text.hpp"
#include "scripting/variant/compiler.hpp"

namespace kasino {

namespace {

class Aim {
 public:
  explicit Aim(const RuleData& data) : data_(data) {}

  Text write() {
    if (!data_.capture.ways.empty())
      add({"Capture cards from the table with cards of your hand.",
           "Ta in kort från bordet med kort från handen."});
    duties();
    if (data_.teams.sides > 0)
      add({"Partners add up their points.", "Partner räknar ihop sina poäng."});
    win();
    return aim_;
  }

 private:
  void add(const Text& sentence) {
    const char* between = aim_.en.empty() ? "" : " ";
    aim_.en += between + sentence.en;
    aim_.sv += between + sentence.sv;
  }

  void duties() {
    const Duties& duties = data_.duties;
    if (!duties.sweep.empty())
      add({"Whoever can clear the table must.", "Den som kan tömma bordet måste göra det."});
    if (!duties.any_capture.empty())
      add({"Whoever can capture must.", "Den som kan ta in måste göra det."});
    else if (!duties.capture.empty())
      add({"A card that can capture must.", "Ett kort som kan ta in måste göra det."});
  }

  void win() {
    const MatchRule& match = data_.match;
    const std::string en = match.highest_wins ? "Most points" : "Fewest points";
    const std::string sv = match.highest_wins ? "Flest poäng" : "Minst poäng";
    if (match.out_at > 0) {
      const std::string points = std::to_string(match.out_at);
      return add({"Whoever has " + points + " points is out; the last one in wins.",
                  "Den som har " + points + " poäng är ute; den som är kvar sist vinner."});
    }
    if (match.to == 0 && match.deals <= 1)
      return add({en + " in a single deal win.", sv + " i en enda giv vinner."});
    std::vector<std::string> ends_en, ends_sv;
    if (match.to > 0) {
      ends_en.push_back("at " + std::to_string(match.to) + " points");
      ends_sv.push_back("vid " + std::to_string(match.to) + " poäng");
    }
    if (match.deals > 0) {
      ends_en.push_back("after deal " + std::to_string(match.deals));
      ends_sv.push_back("efter giv " + std::to_string(match.deals));
    }
    add({en + " win; the match is over " + joined(ends_en, " or ") + ".",
         sv + " vinner; partiet är slut " + joined(ends_sv, " eller ") + "."});
  }

  const RuleData& data_;
  Text aim_;
};

}  // namespace

Text made_aim(const RuleData& data) { return Aim(data).write(); }

}  // namespace kasino
