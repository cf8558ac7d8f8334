#include "engine/move_most.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include "engine/legality.hpp"
#include "engine/move_text.hpp"
#include "engine/notation.hpp"

namespace kasino {

namespace {

constexpr std::uint64_t most_to_list = 200'000;
constexpr std::size_t most_to_judge = 300'000;
constexpr std::size_t most_moves_shown = 20;

/// The largest captures found so far that will do.
class Largest {
 public:
  enum class Among { Legal, Takeable };

  Largest(Card card, std::optional<Value> value, const Turn& turn, Among among)
      : card_(card), value_(value), turn_(turn), captures_(turn.captures(card)), among_(among) {}

  void offer(const ItemSet& taken) {
    const int size = taken.size();
    if (size < size_ || !fits(taken)) return;
    if (size > size_) moves_.clear();
    size_ = size;
    moves_.push_back(turn_.capture(card_, taken));
  }
  const std::vector<Move>& moves() const { return moves_; }

 private:
  bool fits(const ItemSet& taken) const {
    const Wanted wanted = among_ == Among::Legal ? turn_.wanted(captures_) : Wanted{};
    const Values values = captures_.values_taking(taken, wanted);
    if (values.empty() || (value_ && !values.has(*value_))) return false;
    return among_ == Among::Takeable ||
           is_legal(turn_.capture(card_, taken), turn_.state(), turn_.rules());
  }

  Card card_;
  std::optional<Value> value_;
  const Turn& turn_;
  CardCaptures captures_;
  Among among_;
  int size_ = 0;
  std::vector<Move> moves_;
};

/// Offers every set that leaves `count` cards from position `first` on. Answers how many there are.
std::size_t offer_leaving(int count, int first, const ItemSet& taken, int cards, Largest& largest) {
  if (count == 0) {
    largest.offer(taken);
    return 1;
  }
  std::size_t offered = 0;
  for (int item = first; item + count <= cards; ++item) {
    ItemSet rest = taken;
    rest.remove(item);
    offered += offer_leaving(count - 1, item + 1, rest, cards, largest);
  }
  return offered;
}

/// How many ways there are to choose `count` of `cards`. No more than most_to_judge + 1.
std::size_t ways_to_choose(int count, int cards) {
  std::size_t ways = 1;
  for (int i = 0; i < count; ++i) {
    ways = ways * static_cast<std::size_t>(cards - i) / static_cast<std::size_t>(i + 1);
    if (ways > most_to_judge) return most_to_judge + 1;
  }
  return ways;
}

/// Where too many sets can be taken to look at them all, the largest leaves few cards: so sets are
/// tried from the whole table downwards.
void search_downwards(const Turn& turn, Largest& largest) {
  const auto cards = static_cast<int>(turn.table().size());
  std::size_t judged = 0;
  for (int left = 0; left < cards && largest.moves().empty(); ++left) {
    if (judged + ways_to_choose(left, cards) > most_to_judge)
      throw MoveError("looking for the capture of most cards takes too long on a table of " +
                      std::to_string(cards) + " cards; name the cards, as in s7xh7,d4+s3");
    judged += offer_leaving(left, 0, turn.whole_table(), cards, largest);
  }
}

std::vector<Move> search(Card card, std::optional<Value> value, const Turn& turn,
                         Largest::Among among) {
  Largest largest(card, value, turn, among);
  const CardCaptures captures = turn.captures(card);
  const Wanted wanted = among == Largest::Among::Legal ? turn.wanted(captures) : Wanted{};
  const Count count = captures.count(wanted);
  if (count.saturated || count.number > most_to_list) {
    search_downwards(turn, largest);
    return largest.moves();
  }
  captures.each(wanted, [&](const ItemSet& taken) {
    largest.offer(taken);
    return true;
  });
  return largest.moves();
}

[[noreturn]] void fail_ambiguous(const Turn& turn, std::vector<Move> moves) {
  const std::size_t tied = moves.size();
  moves.resize(std::min(tied, most_moves_shown), moves.front());
  const auto text = [&](std::size_t index) {
    return to_text(moves[index], turn.state(), turn.rules());
  };
  std::string message = to_text(moves.front().card) + "x* takes " +
                        std::to_string(moves.front().captured.size()) + " cards in " +
                        std::to_string(tied) + " ways: " + text(0) + (tied == 2 ? " or " : ", ") +
                        text(1);
  if (tied > 2) message += ", ...";
  throw AmbiguousMove(message + "; name the cards", std::move(moves));
}

}  // namespace

Move largest_capture(Card card, std::optional<Value> value, const Turn& turn) {
  std::vector<Move> moves = search(card, value, turn, Largest::Among::Legal);
  if (moves.size() > 1) fail_ambiguous(turn, std::move(moves));
  if (moves.empty()) moves = search(card, value, turn, Largest::Among::Takeable);
  if (!moves.empty()) return moves.front();
  throw NothingTaken(to_text(card) + (value ? " as " + std::to_string(*value) : "") +
                     " takes nothing from the table, which " +
                     (turn.table().empty() ? "is empty" : "holds " + to_text(turn.table())));
}

}  // namespace kasino
