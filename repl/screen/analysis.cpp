#include "repl/screen/analysis.hpp"

#include <algorithm>

#include "repl/explain/judgement.hpp"
#include "repl/session/analysis.hpp"
#include "repl/text/table_words.hpp"
#include "repl/text/written.hpp"

namespace kasino {

namespace {

std::string slip_text(const Reviewed::Slip& slip, const RuleData& rules, const Style& style) {
  return say(style.language,
             {"move {0}, {1}: {2} {3}, {4} ±{5} {7} lost: better {6}",
              "drag {0}, {1}: {2} {3}, {4} ±{5} {7} förlorade: bättre {6}"},
             slip.move_number + 1, seat_name(slip.seat, style),
             written_for(slip.move, rules, style.language), slip.is_blunder ? "??" : "?",
             thousandths_text(slip.lost, style.language),
             thousandths_text(slip.error, style.language),
             written_for(slip.better, rules, style.language), unit_of(rules, style.language)) +
         (slip.why.empty() ? "" : " (" + slip.why + ')');
}

/// Seven columns, or more where there would be no blank before it.
std::string lead_text(int lead, Language language) {
  const std::string text = thousandths_text(lead, language);
  return right_aligned(text, std::max(7, columns_of(text) + 1));
}

}  // namespace

std::string analysis_text(const Analysed& analysed, const RuleData& rules, const Style& style) {
  const auto worded = [&](const std::string& move) {
    return written_for(move, rules, style.language);
  };
  const std::string seat = with_capital(seat_name(analysed.seat, style));
  const std::string unit = unit_of(rules, style.language);
  const bool has_figures =
      std::ranges::any_of(analysed.lines, [](const auto& line) { return line.lead.has_value(); });
  std::string text = !has_figures  ? seat + ":\n"
                     : rules.purse ? say(style.language,
                                         {"{0}: {1} gained in this deal; ±: in 95 cases of 100\n",
                                          "{0}: {1} som vinns i given; ±: i 95 fall av 100\n"},
                                         seat, unit)
                     : analysed.is_exact
                         ? say(style.language,
                               {"{0}: {1} ahead in this deal if all play on as well as can be\n",
                                "{0}: {1} före i given om alla spelar vidare så bra det går\n"},
                               seat, unit)
                         : say(style.language,
                               {"{0}: {1} ahead in this deal once these hands are played;\n"
                                "±: in 95 cases of 100\n",
                                "{0}: {1} före i given när dessa händer är spelade;\n"
                                "±: i 95 fall av 100\n"},
                               seat, unit);
  int columns = 0;
  for (const Analysed::Line& line : analysed.lines)
    columns = std::max(columns, columns_of(worded(line.move)));
  for (const Analysed::Line& line : analysed.lines) {
    std::string row = "  " + padded(worded(line.move), columns);
    if (line.lead) row += lead_text(line.lead->mean, style.language);
    if (line.lead && !analysed.is_exact)
      row += " ±" + thousandths_text(line.lead->error, style.language);
    text += wrapped(row + "  " + line.why, style.width, columns + 4) + '\n';
  }
  if (analysed.first)
    text += "  " +
            first_text({worded(analysed.first->action), analysed.first->why}, style.language) +
            '\n';
  if (analysed.lines.size() < analysed.total)
    text += say(style.language,
                {"{0} of {1} moves; analyse all shows all\n",
                 "{0} av {1} drag; analysera alla visar alla\n"},
                analysed.lines.size(), analysed.total);
  return text;
}

std::string review_text(const Reviewed& reviewed, const RuleData& rules, const Style& style) {
  std::string text =
      count_text(reviewed.weighed, style.language, {"1 move looked at", "1 drag granskat"},
                 {"{0} moves looked at", "{0} drag granskade"}) +
      say(style.language,
          rules.purse ? Sentence<1>{", {0} lost 2% of the stakes or more\n",
                                    ", {0} förlorade 2 % av insatserna eller mer\n"}
                      : Sentence<1>{", {0} lost 0.5 points or more\n",
                                    ", {0} förlorade 0,5 poäng eller mer\n"},
          reviewed.slips.size());
  if (!reviewed.is_whole)
    text += say(style.language, {"stopped before the end\n", "stoppat före slutet\n"});
  for (const Reviewed::Slip& slip : reviewed.slips) text += slip_text(slip, rules, style) + '\n';
  if (reviewed.slips.empty()) return text;
  const auto worst = std::ranges::max_element(reviewed.slips, {}, &Reviewed::Slip::lost);
  return text + say(style.language,
                    {"to try move {1}, the worst, again: goto {0}\n",
                     "för att göra om drag {1}, det värsta: gå {0}\n"},
                    worst->move_number, worst->move_number + 1);
}

}  // namespace kasino
