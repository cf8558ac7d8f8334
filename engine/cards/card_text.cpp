#include "engine/cards/card_text.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>

#include "engine/text/error.hpp"
#include "engine/text/reading.hpp"
#include "engine/text/utf8.hpp"

namespace kasino {

namespace {

constexpr std::string_view suit_letters = "shdc";
constexpr std::array<std::string_view, max_rank> rank_names = {"A", "2", "3",  "4", "5", "6", "7",
                                                               "8", "9", "10", "J", "Q", "K"};

constexpr std::string_view rank_letters = "A23456789.JQK";  // 10 is longer
constexpr std::string_view separators = " \t\r\n,";
constexpr std::string_view blanks = " \t\r\n";

/// Reads a card of the first pack in canonical spelling: fast, and nearly all that scripts name.
/// Nothing for other texts, even if they are cards.
std::optional<Card> written_card(std::string_view text) {
  const std::optional<Suit> suit = suit_of(text.substr(0, 1));
  const std::optional<int> rank = suit ? rank_of(text.substr(1)) : std::nullopt;
  return rank ? std::optional(Card::of(*rank, *suit)) : std::nullopt;
}

}  // namespace

std::optional<Suit> suit_of(std::string_view text) {
  const std::size_t at = text.size() == 1 ? suit_letters.find(text[0]) : std::string_view::npos;
  return at == std::string_view::npos ? std::nullopt : std::optional(static_cast<Suit>(at));
}

std::optional<int> rank_of(std::string_view text) {
  if (text.size() != 1) return text == rank_names[9] ? std::optional(10) : std::nullopt;
  const std::size_t at = text[0] != '.' ? rank_letters.find(text[0]) : std::string_view::npos;
  return at == std::string_view::npos ? std::nullopt : std::optional(static_cast<int>(at) + 1);
}

std::string to_text(Card card) {
  if (card.is_joker()) return "*" + std::to_string(card.pack());
  std::string text(1, suit_letters[static_cast<std::size_t>(card.suit())]);
  text += rank_names[static_cast<std::size_t>(card.rank() - 1)];
  if (card.pack() > 1) text += '\'';
  if (card.pack() > 2) text += std::to_string(card.pack());
  return text;
}

std::string to_text(std::span<const Card> cards) {
  std::string text;
  for (Card card : cards) {
    if (!text.empty()) text += ' ';
    text += to_text(card);
  }
  return text;
}

Card parse_card(std::string_view text) {
  if (const std::optional<Card> card = written_card(text)) return *card;
  const std::size_t begin = text.find_first_not_of(blanks);
  if (begin == std::string_view::npos)
    throw CardError(
        {"a card is missing: expected a suit (s h d c) and a rank (A 2-10 J Q K), as in s7",
         "ett kort saknas: väntade en färg (s h r k) och en valör (E 2-10 Kn D K), som i s7"},
        std::string(text), 0);
  const std::size_t end = text.find_last_not_of(blanks) + 1;
  const std::vector<ReadCard> run = read_card_run(text, begin, end);
  if (run.size() > 1)
    throw CardError(format({"expected one card, found {0}", "väntade ett kort, hittade {0}"},
                           quoted(text.substr(begin, end - begin))),
                    std::string(text), run[1].column);
  return run.front().card;
}

Cards parse_cards(std::string_view text) {
  Cards cards;
  for (std::size_t end = 0;;) {
    const std::size_t begin = text.find_first_not_of(separators, end);
    if (begin == std::string_view::npos) return cards;
    end = std::min(text.find_first_of(separators, begin), text.size());
    for (const ReadCard& read : read_card_run(text, begin, end)) cards.push_back(read.card);
  }
}

namespace {

struct SuitText {
  std::string_view text;
  Suit suit;
};
constexpr SuitText suit_texts[] = {
    {"s", Suit::Spades},        {"h", Suit::Hearts},        {"d", Suit::Diamonds},
    {"c", Suit::Clubs},         {"\u2660", Suit::Spades},   {"\u2665", Suit::Hearts},
    {"\u2666", Suit::Diamonds}, {"\u2663", Suit::Clubs},    {"\u2664", Suit::Spades},
    {"\u2661", Suit::Hearts},   {"\u2662", Suit::Diamonds}, {"\u2667", Suit::Clubs},
};

/// The Swedish ruter and klöver. A k may be a king, too: these are tried last.
constexpr SuitText swedish_suits[] = {{"r", Suit::Diamonds}, {"k", Suit::Clubs}};

/// Whether a symbol is drawn as text or as a picture: skipped behind a suit.
constexpr std::string_view symbol_styles[] = {"\ufe0e", "\ufe0f"};

struct RankText {
  std::string_view text;
  int rank;
};
/// The longest first. E, kn and d are the Swedish ess, knekt and dam.
constexpr RankText rank_texts[] = {
    {"10", 10}, {"kn", 11}, {"a", 1},  {"2", 2}, {"3", 3},  {"4", 4},
    {"5", 5},   {"6", 6},   {"7", 7},  {"8", 8}, {"9", 9},  {"t", 10},
    {"j", 11},  {"q", 12},  {"k", 13}, {"e", 1}, {"d", 12},
};

constexpr std::string_view primes[] = {"'", "\u2032", "\u2019"};

/// How a run is read.
struct Manner {
  bool is_suit_first;
  bool is_swedish;  ///< swedish_suits are suits, too
};
/// In the order in which they are tried.
constexpr Manner manners[] = {{true, false}, {false, false}, {true, true}, {false, true}};
constexpr Manner swedish_manners[] = {{true, true}, {false, false}, {false, true}, {true, false}};

/// What could not be read, and where.
struct Misread {
  std::size_t card;    ///< where the card begins
  std::size_t column;  ///< what cannot be read
  Text expected;
};

/// One attempt to read a run in one manner.
class RunReader {
 public:
  RunReader(std::string_view text, std::size_t begin, std::size_t end, Manner manner)
      : text_(text.substr(0, end)), at_(begin), manner_(manner) {}

  /// Whether all could be read.
  bool read() {
    while (at_ < text_.size())
      if (!read_card()) return false;
    return true;
  }
  const std::vector<ReadCard>& cards() const { return cards_; }
  const Misread& misread() const { return misread_; }

 private:
  bool read_card();
  bool read_joker();
  std::optional<Face> read_face();
  std::optional<Suit> read_suit();
  std::optional<int> read_rank();
  std::optional<int> read_pack();
  bool pack_follows() const;

  bool skip(std::string_view word);
  void miss(Text expected) { misread_ = {card_, at_, std::move(expected)}; }

  std::string_view text_;
  std::size_t at_;
  Manner manner_;
  std::size_t card_ = 0;
  std::vector<ReadCard> cards_;
  Misread misread_{};
};

/// Steps over `word`, given in lower case, if it comes next in any case.
bool RunReader::skip(std::string_view word) {
  if (text_.size() - at_ < word.size()) return false;
  for (std::size_t i = 0; i < word.size(); ++i)
    if (lower(text_[at_ + i]) != word[i]) return false;
  at_ += word.size();
  return true;
}

std::optional<Suit> RunReader::read_suit() {
  for (const SuitText& suit : suit_texts) {
    if (!skip(suit.text)) continue;
    for (std::string_view style : symbol_styles)
      if (suit.text.size() > 1 && skip(style)) break;
    return suit.suit;
  }
  if (manner_.is_swedish)
    for (const SuitText& suit : swedish_suits)
      if (skip(suit.text)) return suit.suit;
  return std::nullopt;
}

std::optional<int> RunReader::read_rank() {
  for (const RankText& rank : rank_texts)
    if (skip(rank.text)) return rank.rank;
  return std::nullopt;
}

std::optional<Face> RunReader::read_face() {
  std::optional<Suit> suit;
  std::optional<int> rank;
  if (manner_.is_suit_first) {
    suit = read_suit();
    if (suit) rank = read_rank();
  } else {
    rank = read_rank();
    if (rank) suit = read_suit();
  }
  if (suit && rank) return Card::of(*rank, *suit).face();
  if (suit)
    miss({"a rank (A 2-10 J Q K) after the suit", "en valör (E 2-10 Kn D K) efter färgen"});
  else if (rank)
    miss({"a suit (s h d c) after the rank", "en färg (s h r k) efter valören"});
  else
    miss({"a suit (s h d c) and a rank (A 2-10 J Q K)",
          "en färg (s h r k) och en valör (E 2-10 Kn D K)"});
  return std::nullopt;
}

/// Whether the digit after a prime is the number of a pack. If ranks come first, the digit may also
/// begin the next card: it is a pack if what follows it can be read without it.
bool RunReader::pack_follows() const {
  if (at_ == text_.size() || text_[at_] < '0' || text_[at_] > '9') return false;
  if (manner_.is_suit_first || at_ + 1 == text_.size() || text_[at_ + 1] == '*') return true;
  RunReader rest(text_, at_ + 1, text_.size(), manner_);
  return rest.read_face().has_value();
}

std::optional<int> RunReader::read_pack() {
  bool has_prime = false;
  for (std::string_view prime : primes) has_prime = has_prime || skip(prime);
  if (!has_prime) return 1;
  if (!pack_follows()) return 2;
  const int pack = text_[at_] - '0';
  if (pack >= 2 && pack <= max_packs) {
    ++at_;
    return pack;
  }
  miss(
      {"the number of a pack, 2 to 8, after the prime", "en leks nummer, 2 till 8, efter tecknet"});
  return std::nullopt;
}

bool RunReader::read_joker() {
  if (at_ == text_.size() || text_[at_] < '1' || text_[at_] > '9') {
    miss({"the number of the joker, 1 to 9, after the star",
          "jokerns nummer, 1 till 9, efter stjärnan"});
    return false;
  }
  cards_.push_back({Card::joker(text_[at_++] - '0'), card_});
  return true;
}

bool RunReader::read_card() {
  card_ = at_;
  if (skip("*")) return read_joker();
  const std::optional<Face> face = read_face();
  if (!face) return false;
  const std::optional<int> pack = read_pack();
  if (!pack) return false;
  cards_.push_back({Card::of_face(*face, *pack), card_});
  return true;
}

[[noreturn]] void fail(std::string_view text, std::size_t end, const Misread& misread) {
  Text message{quoted(text.substr(misread.card, end - misread.card)), {}};
  if (misread.card > 0)
    message = format({"{0} at column {1}", "{0} i kolumn {1}"}, message, misread.card + 1);
  message = format({"{0} is no card: expected {1}, as in s7, h10' or *1",
                    "{0} är inget kort: väntade {1}, som i s7, h10' eller *1"},
                   message, misread.expected);
  throw CardError(message, std::string(text), misread.column);
}

}  // namespace

std::vector<ReadCard> read_card_run(std::string_view text, std::size_t begin, std::size_t end,
                                    bool is_swedish) {
  std::optional<Misread> furthest;  // of the reading that was most likely meant
  for (const Manner& manner : is_swedish ? swedish_manners : manners) {
    RunReader reader(text, begin, end, manner);
    if (reader.read()) return reader.cards();
    if (!furthest || reader.misread().column > furthest->column) furthest = reader.misread();
  }
  fail(text, end, *furthest);
}

}  // namespace kasino
