// `kasino diff`: tells what two variants differ in, as they are written and as they are played.
#pragma once

#include <iosfwd>
#include <map>
#include <memory>
#include <optional>
#include <string>

#include "repl/command_line/surroundings.hpp"
#include "repl/text/style.hpp"
#include "repl/text/words.hpp"
#include "scripting/check/compare.hpp"
#include "scripting/check/paired_play.hpp"
#include "scripting/sandbox/budget.hpp"
#include "scripting/variant/variant.hpp"

namespace kasino {

struct DiffRequest {
  VariantRequest a;                         ///< with its own options
  VariantRequest b;                         ///< likewise
  std::map<std::string, std::string> both;  ///< options of both, or of the one that has them
  std::optional<int> players{};
  int deals = 200;
  std::uint64_t seed = 1;
};

class DiffRun {
 public:
  /// What is given outlives the run. The report goes to `out`, progress to `err`.
  DiffRun(DiffRequest request, Budget& budget, const Style& style, std::ostream& out,
          std::ostream& err);

  /// Compares and reports: Done if nothing differs, else Failed. Ctrl-C, where it is caught, ends
  /// the play with what is known. Throws what load_variant does, and what scripts do in play.
  ExitStatus run(bool shows_progress);

 private:
  struct Variant {
    VariantRequest request;
    Composition composition;
    std::unique_ptr<Rules> rules;

    const RuleData& data() const { return rules->data(); }
  };

  void load();
  Variant loaded(const VariantRequest& request);
  std::optional<int> common_players() const;
  std::optional<std::string> why_unpaired() const;

  void print_head();
  void print_differences(const std::vector<Difference>& differences);
  /// Whether nothing differed.
  bool play(bool shows_progress);
  void print_play(const PairedReport& report);
  void print_legality(const LegalityGap& gap);
  void print_points(const PointsGap& gap);
  void print_position(const PairedGames& games, const Phrase& head);
  void print_ways_to_see(const PairedGames& games, const std::string& last);
  void print_paragraph(const std::string& text);
  std::string refusal(const LegalityGap& gap, const Game& game, const Game& from) const;
  std::string after_last_step(const PairedGames& games) const;

  DiffRequest request_;
  Budget& budget_;
  const Style& style_;
  std::ostream& out_;
  std::ostream& err_;
  std::optional<int> players_;
  std::optional<Variant> a_;
  std::optional<Variant> b_;
};

}  // namespace kasino
