#include "engine/model/move_claim.hpp"

#include <algorithm>

#include "engine/cards/card_text.hpp"
#include "engine/model/place.hpp"
#include "engine/model/state.hpp"
#include "engine/text/error.hpp"
#include "engine/text/utf8.hpp"

namespace kasino {

namespace {

constexpr std::string_view blanks = " \t\r\n";
constexpr std::string_view times_sign = "\u00d7";

bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }

/// Reads one move from left to right.
class MoveReader {
 public:
  explicit MoveReader(std::string_view text) : text_(text) {}

  MoveClaim read();

 private:
  void read_played_card();
  void read_take();
  void read_built();
  void read_build(bool joins_last);
  Value read_number(const Text& example);
  void read_items();
  void add_run(bool joins_last);
  void read_pile(bool joins_last);
  std::optional<Value> read_value();
  std::optional<Value> read_named_number();
  void expect_no_bracket() const;
  Text sum_advice() const;

  std::size_t run_end() const;
  bool done() const { return at_ == text_.size(); }
  bool next_is(char letter) const { return !done() && text_[at_] == letter; }
  bool skip(char letter);
  bool skip_x();
  void skip_blanks() { at_ = std::min(text_.find_first_not_of(blanks, at_), text_.size()); }

  [[noreturn]] void fail(const Text& message) const { fail(message, at_); }
  [[noreturn]] void fail(const Text& message, std::size_t column) const {
    throw ParseError(message, std::string(text_), column);
  }
  /// "found ..." and the rest of the text, for messages.
  Text found() const {
    if (done()) return {"found nothing", "hittade inget"};
    return format({"found {0}", "hittade {0}"}, quoted(text_.substr(at_)));
  }

  std::string_view text_;
  std::size_t at_ = 0;
  bool last_is_whole_ = false;  ///< the last item read is a build or a pile
  MoveClaim claim_{Card::joker(1), {}, false, false, {}};
};

bool MoveReader::skip(char letter) {
  if (!next_is(letter)) return false;
  ++at_;
  return true;
}

bool MoveReader::skip_x() {
  if (skip('x') || skip('X')) return true;
  if (!text_.substr(at_).starts_with(times_sign)) return false;
  at_ += times_sign.size();
  return true;
}

/// Where the run of cards without separators that begins here ends.
std::size_t MoveReader::run_end() const {
  const std::size_t end = std::min(text_.find_first_of(" \t\r\n,+=[]()xX>:", at_), text_.size());
  const std::size_t times = text_.substr(at_, end - at_).find(times_sign);
  return times == std::string_view::npos ? end : at_ + times;
}

std::optional<Value> MoveReader::read_value() {
  if (!skip('=')) return std::nullopt;
  claim_.claims_grouping = true;
  return read_number({"after =, as in =15; ", "efter =, som i =15; "});
}

Value MoveReader::read_number(const Text& example) {
  if (done() || !is_digit(text_[at_]))
    fail(format({"expected a number {0}{1}", "väntade ett tal {0}{1}"}, example, found()));
  const std::size_t begin = at_;
  int value = 0;
  while (!done() && is_digit(text_[at_]))
    value = std::min(value * 10 + (text_[at_++] - '0'), max_value + 1);
  if (value < 1 || value > max_value)
    fail(format({"a card counts 1 to {0}, not {1}", "ett kort räknas 1 till {0}, inte {1}"},
                max_value, quoted(text_.substr(begin, at_ - begin))),
         begin);
  return static_cast<Value>(value);
}

void MoveReader::read_played_card() {
  if (done())
    fail({"expected a move, as in s7 or s7xh7,d4+s3; found nothing",
          "väntade ett drag, som i s7 eller s7xh7,d4+s3; hittade inget"});
  expect_no_bracket();
  if (next_is('['))
    fail({"a build is no card to play; expected one of the hand, as in s7",
          "ett bygge är inget kort att spela; väntade ett ur handen, som i s7"});
  const std::vector<ReadCard> run = read_card_run(text_, at_, run_end());
  if (run.empty())
    fail(format(
        {"expected the card to play, as in s7; {0}", "väntade kortet att spela, som i s7; {0}"},
        found()));
  const std::string played = quoted(text_.substr(at_, run_end() - at_));
  if (run.size() > 1)
    fail(format({"one card is played, but {0} is {1}; expected x before what it takes, as in s7xh7",
                 "ett kort spelas, men {0} är {1}; väntade x före det som det tar, som i s7xh7"},
                played, run.size()),
         run[1].column);
  claim_.card = run.front().card;
  at_ = run_end();
  claim_.value = read_value();
}

/// "@pile1"
void MoveReader::read_pile(bool joins_last) {
  if (joins_last)
    fail({"a pile is taken whole, and goes with no card; expected , before @",
          "en hög tas hel, och går inte ihop med något kort; väntade , före @"});
  const std::size_t end = std::min(text_.find_first_of(" \t\r\n,+=", at_), text_.size());
  claim_.piles.emplace_back(text_.substr(at_ + 1, end - at_ - 1));
  if (claim_.piles.back().empty())
    fail({"expected the name of a pile, as in @pile1", "väntade namnet på en hög, som i @pile1"});
  last_is_whole_ = true;
  at_ = end;
}

/// "[c3+d3]"
void MoveReader::read_build(bool joins_last) {
  if (joins_last)
    fail({"a build is taken whole, and goes with no card; expected , before [",
          "ett bygge tas helt, och går inte ihop med något kort; väntade , före ["});
  Cards cards;
  ++at_;
  skip_blanks();
  while (!skip(']')) {
    const std::vector<ReadCard> run = read_card_run(text_, at_, run_end());
    if (run.empty())
      fail(format({"expected the cards of a build and ], as in [c3+d3]; {0}",
                   "väntade korten i ett bygge och ], som i [c3+d3]; {0}"},
                  found()));
    for (const ReadCard& read : run) cards.push_back(read.card);
    at_ = run_end();
    skip_blanks();
    if (!skip('+')) skip(',');
    skip_blanks();
  }
  if (cards.empty())
    fail({"expected the cards of a build, as in [c3+d3]",
          "väntade korten i ett bygge, som i [c3+d3]"});
  claim_.builds.push_back(sorted(cards));
  last_is_whole_ = true;
}

/// The number that the name of a rank stands for, as printed: 1 for A, 11 for J. No card counts so
/// because of that.
std::optional<Value> MoveReader::read_named_number() {
  const std::string_view name = text_.substr(at_, run_end() - at_);
  if (name.empty() || is_digit(name[0])) return std::nullopt;
  try {
    const Card card = parse_card("s" + std::string(name));
    at_ += name.size();
    return static_cast<Value>(card.rank());
  } catch (const CardError&) {
    return std::nullopt;
  }
}

/// ">8:h6"
void MoveReader::read_built() {
  skip_blanks();
  claim_.built = read_named_number();
  if (!claim_.built)
    claim_.built = read_number({"to build to, as in s2>8:h6; ", "att bygga till, som i s2>8:h6; "});
  skip_blanks();
  if (done()) return;
  if (!skip(':'))
    fail(format({"expected : and what is built with, as in s2>8:h6; {0}",
                 "väntade : och vad det byggs med, som i s2>8:h6; {0}"},
                found()));
  skip_blanks();
  read_items();
}

/// Fails for a round bracket, which some write about a group.
void MoveReader::expect_no_bracket() const {
  if (next_is('(') || next_is(')'))
    fail({"a move has no round brackets: groups are joined by + and parted by , as in s7xh7,d4+s3",
          "ett drag har inga runda parenteser: grupper fogas med + och skiljs av , som i "
          "s7xh7,d4+s3"});
}

/// Adds the cards that begin here; the first joins the group last read if `joins_last`.
void MoveReader::add_run(bool joins_last) {
  expect_no_bracket();
  if (next_is('[')) return read_build(joins_last);
  if (next_is('@')) return read_pile(joins_last);
  const std::vector<ReadCard> run = read_card_run(text_, at_, run_end());
  if (run.empty())
    fail((claim_.built ? Text{"expected a card to build with, as in s2>8:h6; ",
                              "väntade ett kort att bygga med, som i s2>8:h6; "}
                       : Text{"expected a card to take, as in s7xh7,d4+s3; ",
                              "väntade ett kort att ta in, som i s7xh7,d4+s3; "}) +
         found());
  if (joins_last && last_is_whole_)
    fail({"a build or pile is taken whole, and goes with no card; expected , instead of +",
          "ett bygge eller en hög tas helt, och går inte ihop med något kort; väntade , i stället "
          "för +"});
  last_is_whole_ = false;
  for (const ReadCard& read : run) {
    if (!joins_last) claim_.groups.emplace_back();
    claim_.groups.back().push_back({read.card, 0});
    joins_last = false;
  }
  at_ = run_end();
  if (const std::optional<Value> value = read_value()) claim_.groups.back().back().value = *value;
}

void MoveReader::read_items() {
  add_run(false);
  for (;;) {
    skip_blanks();
    if (done()) return;
    const bool joins_last = skip('+');
    claim_.claims_grouping |= joins_last;
    if (!joins_last) skip(',');
    skip_blanks();
    add_run(joins_last);
  }
}

void MoveReader::read_take() {
  skip_blanks();
  const std::size_t star = at_;
  if (skip('*')) {
    skip_blanks();
    claim_.takes_most = done();
    if (done()) return;
    if (star + 1 == at_ && is_digit(text_[at_]))
      at_ = star;
    else
      fail(format({"x* takes all it can and stands alone, as in s7x*; {0}",
                   "x* tar allt det kan och står ensamt, som i s7x*; {0}"},
                  found()));
  }
  read_items();
}

/// What to write instead of a sum: "c3+d2=5" is c3>5:d2, or perhaps c3xd2.
Text MoveReader::sum_advice() const {
  const std::string sum(text_.substr(at_ + 1));
  const std::size_t equals = sum.find('=');
  const std::string played = to_text(claim_.card);
  const std::string others = sum.substr(0, equals);
  const std::string built = equals == sum.npos ? "N" : sum.substr(equals + 1);
  return format({"{0} is played to take, {0}x{1}, or to build, {0}>{2}:{1}",
                 "{0} spelas för att ta in, {0}x{1}, eller för att bygga, {0}>{2}:{1}"},
                played, printable(others, 40), printable(built, 10));
}

MoveClaim MoveReader::read() {
  skip_blanks();
  read_played_card();
  skip_blanks();
  if (done()) return claim_;
  if (skip('>'))
    read_built();
  else if (skip_x())
    read_take();
  else if (next_is('+'))
    fail(sum_advice());
  else
    fail(format({"expected x and what is taken, as in s7xh7; {0}",
                 "väntade x och vad som tas in, som i s7xh7; {0}"},
                found()));
  return claim_;
}

}  // namespace

MoveClaim parse_move(std::string_view text) { return MoveReader(text).read(); }

Cards taken_cards(const MoveClaim& claim) {
  Cards cards;
  for (const std::vector<Counted>& group : claim.groups)
    for (const Counted& counted : group) cards.push_back(counted.card);
  std::ranges::sort(cards);
  return cards;
}

std::string build_text(std::span<const Card> cards) {
  std::string text;
  for (const Card card : sorted(cards)) text += (text.empty() ? '[' : '+') + to_text(card);
  return text + ']';
}

std::string plain_text(const Move& move, const State& state, const RuleData& rules) {
  std::string text = to_text(move.card);
  if (move.builds()) text += '>' + std::to_string(move.built);
  char separator = move.builds() ? ':' : 'x';
  const auto add = [&](const std::string& item) {
    text += separator + item;
    separator = ',';
  };
  for (const Place place : places_of(move, rules, state.players()))
    add(place.zone() == Zone::Build ? build_text(state.cards(place)) : '@' + to_text(place, rules));
  for (const Card card : move.captured) add(to_text(card));
  return text;
}

}  // namespace kasino
