// Marking answers: what is right, what is wrong, and why.
#include <string>

#include "engine/cards/card_text.hpp"
#include "repl/teach/question.hpp"
#include "repl/text/typed.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/scripts.hpp"

using namespace kasino;
using namespace kasino::test;
using Catch::Matchers::ContainsSubstring;
using Catch::Matchers::EndsWith;
using Catch::Matchers::StartsWith;

namespace {

Question about(Ask ask, const std::string& table, const std::string& hand) {
  Question question;
  question.ask = ask;
  question.setup.table = parse_cards(table);
  question.setup.hands = {parse_cards(hand), parse_cards("h4")};
  return question;
}

/// "+d8 -s5+h3 x d5: why": right, missed, wrong.
std::string marks_of(const Posed& posed, const std::string& answer,
                     Language language = Language::English) {
  std::string text;
  for (const Mark& mark : posed.mark(answer, language).marks) {
    const char* signs[] = {"+", "x", "-"};
    text +=
        (text.empty() ? "" : " ") + std::string(signs[static_cast<int>(mark.kind)]) + mark.answer;
  }
  return text;
}

bool is_right(const Posed& posed, const std::string& answer) {
  return posed.mark(answer, Language::English).is_right;
}

}  // namespace

TEST_CASE("Captures are found, missed and wrong, each wrong one with its sum", "[teach]") {
  const Variant standard("standard");
  Question question = about(Ask::Captures, "d8 s5 d5 h3", "c8");
  question.of = parse_card("c8");
  const Posed posed(question, standard);
  CHECK(marks_of(posed, "d8 s5+h3") == "+d8 +s5+h3 -d8,s5+h3 -d8,d5+h3 -d5+h3");
  CHECK(is_right(posed, "d8 s5h3 d5h3 d8s5h3 c8xd8d5h3"));
  CHECK(is_right(posed, "d5+h3  d5h3 s5+h3; d8 d8,s5+h3 d8,d5+h3"));
  CHECK(is_right(posed, "d5+h3, s5+h3, d8, d8,s5+h3, d8,d5+h3"));
  const Marked wrong = posed.mark("s5d5", Language::English);
  REQUIRE(wrong.marks.front().kind == Mark::Kind::Wrong);
  CHECK_THAT(wrong.marks.front().why, ContainsSubstring("5+5 is 10, neither 8 nor 16 (2 times 8)"));
  CHECK_THROWS_AS(posed.mark("perhaps", Language::English), Error);
  question.setup.table = parse_cards("dK");
  const Posed empty(question, standard);
  CHECK(is_right(empty, "none"));
  CHECK(is_right(empty, "inget"));
  CHECK(marks_of(empty, "dK") == "xdK");
}

TEST_CASE("A verdict is yes, no, or a clause that is offered", "[teach]") {
  const Variant standard("standard");
  Question question = about(Ask::Legal, "s5 d5 h3", "c8");
  question.move = "c8xs5 d5 h3";
  question.clause = "STD-CAP-4";
  const Posed plain(question, standard);
  CHECK(plain.clause_decides());
  CHECK(is_right(plain, "no"));
  CHECK(is_right(plain, "nej"));
  CHECK_FALSE(is_right(plain, "yes"));
  CHECK_THAT(plain.mark("yes", Language::English, Detail::Whole).marks.front().why,
             ContainsSubstring("5+5+3 is 13, neither 8 nor 16 (2 times 8)"));
  CHECK(plain.mark("yes", Language::English).marks.front().why ==
        "h3 would have to serve two groups, s5+h3 (5+3) and d5+h3 (5+3)");
  CHECK_THROWS_AS(plain.mark("b", Language::English), BadArgument);

  question.offered = {"STD-CAP-2", "STD-CAP-4"};
  const Posed offered(question, standard);
  CHECK_THAT(offered.in_words(Language::English), ContainsSubstring("\n3) no: A table"));
  CHECK(is_right(offered, "3"));
  CHECK(is_right(offered, "STD-CAP-4"));
  CHECK_FALSE(is_right(offered, "1"));
  CHECK_FALSE(is_right(offered, "2)"));
  CHECK_THROWS_AS(offered.mark("no", Language::English), BadArgument);
  CHECK_THROWS_AS(offered.mark("4", Language::English), BadArgument);

  question.move = "c8xs5 h3";
  CHECK_FALSE(Posed(question, standard).clause_decides());
  question.clause = "STD-CAP-2";
  CHECK(Posed(question, standard).clause_decides());
}

TEST_CASE("Values, ways and points are numbers", "[teach]") {
  const Variant standard("standard");
  Question values = about(Ask::Values, "d8", "hA");
  values.of = parse_card("hA");
  CHECK(is_right(Posed(values, standard), "1 or 14"));
  CHECK(is_right(Posed(values, standard), "14, 1"));
  CHECK(is_right(Posed(values, standard), "1,14"));
  CHECK_FALSE(is_right(Posed(values, standard), "1"));
  CHECK_THROWS_AS(Posed(values, standard).mark("ace", Language::English), BadArgument);

  Question count = about(Ask::Count, "d8 s5 d5 h3", "c8");
  count.of = parse_card("c8");
  CHECK(is_right(Posed(count, standard), "5"));
  CHECK_FALSE(is_right(Posed(count, standard), "4"));
  CHECK_FALSE(is_right(Posed(count, standard), "none"));
  for (const char* verdict : {"ja", "nej", "no"})
    CHECK_THROWS_AS(Posed(count, standard).mark(verdict, Language::English), BadArgument);

  Question score;
  score.ask = Ask::Score;
  score.setup.piles = {parse_cards("d10 sA h3"), parse_cards("s2 c5")};
  score.clause = "STD-SCO-3";
  CHECK(is_right(Posed(score, standard), "3"));
  score.seat = 2;
  CHECK(is_right(Posed(score, standard), "1"));
  score.clause.clear();
  score.seat = 1;
  CHECK(is_right(Posed(score, standard), "4"));
  CHECK_THAT(Posed(score, standard).mark("9", Language::English).marks.back().why,
             EndsWith("2 points: d10"));
  CHECK_THAT(Posed(score, standard).mark("9", Language::English, Detail::Whole).marks.back().why,
             ContainsSubstring("2 points: d10 (STD-SCO-3)"));
}

TEST_CASE("A move that is asked for has to be legal, and do what is wished", "[teach]") {
  const Variant standard("standard");
  Question question = about(Ask::Play, "d8 s5 h3", "c8 sK");
  question.wish.sweeps = true;
  const Posed sweep(question, standard);
  CHECK(is_right(sweep, "c8xd8s5h3"));
  CHECK_FALSE(is_right(sweep, "c8xd8"));
  CHECK_FALSE(is_right(sweep, "sKxd8s5h3"));
  question.wish = {parse_cards("s5"), false};
  CHECK(is_right(Posed(question, standard), "c8xs5h3"));
  CHECK_FALSE(is_right(Posed(question, standard), "c8xd8"));
  const Marked other = Posed(question, standard).mark("c8xd8", Language::English);
  CHECK(other.marks.front().why == "allowed, but it does not take s5");
  CHECK(other.may_retry);  // so the right one is not told

  Question cards = about(Ask::Sweep, "d8 s5 h3", "c8 sK");
  CHECK(is_right(Posed(cards, standard), "c8"));
  CHECK(marks_of(Posed(cards, standard), "sK") == "xsK -c8");
  CHECK_THAT(Posed(cards, standard).mark("sK", Language::English).marks.front().why,
             ContainsSubstring("sK is 13"));
}

TEST_CASE("A question that makes no sense in its position is refused", "[teach]") {
  const Variant standard("standard");
  CHECK_THROWS_WITH(Posed(about(Ask::Captures, "d8", "c8"), standard),
                    "the question names no card");
  Question other = about(Ask::Captures, "d8", "c8");
  other.of = parse_card("h9");
  CHECK_THROWS_WITH(Posed(other, standard), "h9 is not in the hand of the seat to play");
  Question twice = about(Ask::Sweep, "d8 d8", "c8");
  CHECK_THROWS_AS(Posed(twice, standard), SetupError);
  Question nonsense = about(Ask::Legal, "d8", "c8");
  nonsense.move = "h7xd8";
  CHECK_THROWS_AS(Posed(nonsense, standard), Error);
}

TEST_CASE("Hints come by degrees, from the clause to nearly all", "[teach]") {
  const Variant standard("standard");
  Question question = about(Ask::Play, "d8 s5 h3", "c8 s9");
  question.clause = "STD-CAP-2";
  question.wish.takes = parse_cards("s5");
  const Posed posed(question, standard);
  CHECK_THAT(posed.hint(1, Language::English), StartsWith("Take a group"));
  CHECK(posed.hint(2, Language::English) == "play c8");
  CHECK_THAT(posed.hint(3, Language::English), ContainsSubstring("c8x"));
  question.hint = {"What makes eight?", "Vad blir åtta?"};
  CHECK(Posed(question, standard).hint(1, Language::Swedish) == "Vad blir åtta?");
}
