// Commands to play, to learn, and to look at games.
#include <memory>

#include "repl/command_line/command_groups.hpp"

namespace kasino {

namespace {

void add_play(CommandLineApp& all) {
  auto [play, options] = add_command<PlayOptions>(
      all, "play",
      {{"play a variant, by text or (--json) for programs",
        "spela en variant, i text eller (--json) för program"},
       {"What does not come from a terminal is read line by line; lines that begin with ; or # are "
        "comments. help in the session lists its commands, which have Swedish words too (hjälp).",
        "Det som inte kommer från en terminal läses rad för rad; rader som börjar med ; eller # är "
        "kommentarer. hjälp under spelet listar kommandona, som har engelska namn också (help)."},
       {"play standard --players 3 --seed 7",
        "play standard --set values=fixed --json < commands.txt",
        "play standard --seats human,expert", "play evening.kasino",
        "play standard --script demonstration.txt"}});
  play.variant("VARIANT", options.variant,
               {"a shipped name, a .lua file, or base+modifier+modifier (standard); or a game "
                "record, to go on with",
                "ett namn som följer med, en .lua-fil eller bas+tillägg+tillägg (standard); eller "
                "ett spelprotokoll att fortsätta med"});
  CLI::Option* json = play.flag(
      "--json", options.session.by_program,
      {"one JSON answer a line, for programs", "ett JSON-svar för varje rad, för program"});
  play.seats(options.session.seats);
  play.names(options.session.names);
  CLI::Option* think = play.number("--think", "MS", options.session.think_ms, 1, 600'000,
                                   {"how many milliseconds an expert has for a move (300)",
                                    "hur många millisekunder en expert har för ett drag (300)"});
  play.playouts(options.session.playouts, {", instead: it then plays the same anywhere",
                                           ", i stället: den spelar då likadant överallt"})
      ->excludes(think);
  play.flag("--hotseat", options.session.hotseat,
            {"people share the screen: a hand is shown once its player is ready",
             "flera delar på skärmen: en hand visas först när dess spelare är klar"})
      ->excludes(json);
  play.flag("--no-spoilers", options.no_spoilers,
            {"moves are not completed with Tab", "drag fylls inte i med Tab"})
      ->excludes(json);
  play.choice<std::optional<CardLook>, CardLook>(
      "--cards", "LOOK", options.session.cards,
      {{"big", CardLook::Big}, {"line", CardLook::Line}, {"ascii", CardLook::Ascii}},
      {"how cards are drawn: in boxes, in a line, or as letters (as suits the screen); cards in "
       "the session changes it",
       "hur kort ritas: i rutor, på en rad eller som bokstäver (som det passar skärmen); kort "
       "under spelet ändrar det"});
  play.text("--script", "FILE", options.script,
            {"commands to begin with, shown as if they were typed; then the session goes on",
             "kommandon att börja med, som visas som om de skrevs; sedan fortsätter spelet"})
      ->excludes(json);
}

void add_learn(CommandLineApp& all) {
  auto [learn, options] = add_command<PlayOptions>(
      all, "learn",
      {{"learn a game, lesson by lesson", "lär dig ett spel, lektion för lektion"},
       {"The rules in force judge what you answer. What you know is kept in a file of your own, "
        "~/.local/state/kasino/learner.json: `progress` shows it, and deleting it loses nothing "
        "else.",
        "Reglerna som gäller avgör vad som är rätt svar. Vad du kan sparas i en egen fil, "
        "~/.local/state/kasino/learner.json: `framsteg` visar det, och tas den bort går inget "
        "annat förlorat."},
       {"learn", "learn standard --lang sv --class", "learn mine.lesson.lua"}});
  options.session.first_line = "lesson";
  learn.variant("VARIANT", options.variant, a_variant());
  learn.learner(options);
}

void add_quiz(CommandLineApp& all) {
  struct Wanted {
    std::vector<std::string> clauses;
    int count = 10;
  };
  const auto wanted = std::make_shared<Wanted>();
  const auto finish = [wanted, &line = all.line](PlayOptions& play) {
    play.session.first_line = "quiz n=" + std::to_string(wanted->count);
    if (line.shared.seed) play.session.first_line += " seed=" + std::to_string(*line.shared.seed);
    for (const std::string& clause : wanted->clauses) play.session.first_line += ' ' + clause;
    if (play.prints) play.session.first_line += " --print";
  };
  auto [quiz, options] = add_command<PlayOptions>(
      all, "quiz",
      {{"be asked about the rules of a variant, or print a sheet of questions",
        "få frågor om en variants regler, eller skriv ett blad med frågor"},
       {"Questions are made from the rules in force; the same seed asks the same.",
        "Frågorna görs ur reglerna som gäller; samma frö frågar samma sak."},
       {"quiz standard", "quiz ./mine.lua 'MINE-*' --n 20",
        "quiz standard --n 12 --seed 7 --print > sheet.md"}},
      finish);
  quiz.variant("VARIANT", options.variant, a_variant())->required();
  quiz.text("CLAUSE", "", wanted->clauses,
            {"clauses, or beginnings such as CAP-* (all); best: best moves",
             "paragrafer, eller början på dem, som CAP-* (alla); best: bästa drag"});
  quiz.number("--n", "N", wanted->count, 1, 100,
              {"how many questions (10)", "hur många frågor (10)"});
  quiz.flag("--print", options.prints,
            {"write them as a sheet of paper, in Markdown, with the answers on a second page",
             "skriv dem som ett papper, i Markdown, med svaren på en andra sida"});
  quiz.learner(options);
}

void add_analyse(CommandLineApp& all) {
  auto [analyse, options] = add_command<PlayOptions>(
      all, "analyse",
      {{"tell which moves of a recorded game lost points",
        "säg vilka drag i ett spelprotokoll som förlorade poäng"},
       {"Each that lost half a point or more is told with a better one, what it lost, and where to "
        "try again. It repeats exactly.",
        "Varje drag som förlorade en halv poäng eller mer nämns, med ett bättre, vad det förlorade "
        "och var man gör om det. Svaret blir alltid detsamma."},
       {"analyse game.kasino", "analyse game.kasino --playouts 5000 --lang sv"}});
  options.session.first_line = "analyse game";
  options.wants_record = true;
  options.prints = true;
  analyse.argument("FILE", options.variant, {"the record of a game", "ett spelprotokoll"});
  analyse.playouts(
      options.session.advice_playouts,
      {" (by default as many as for a hint)", " (om inget sägs lika många som för ett tips)"});
}

void add_variants(CommandLineApp& all) {
  auto [variants, options] =
      add_command<VariantsOptions>(all, "variants",
                                   {{"list the variants there are", "lista varianterna som finns"},
                                    {},
                                    {"variants --options", "variants --stub > kasino.meta.lua"}});
  variants.flag("--options", options.with_options,
                {"with their options and defaults", "med deras tillval och förvalda värden"});
  variants.flag(
      "--stub", options.stub,
      {"instead all that scripts can write and read, for the language server of editors",
       "i stället allt som skript kan skriva och läsa, för språkservern i en redigerare"});
}

void add_rules(CommandLineApp& all) {
  auto [rules, options] = add_command<RulesOptions>(
      all, "rules",
      {{"show the rules of a variant, clause by clause",
        "visa en variants regler, paragraf för paragraf"},
       {},
       {"rules standard --set must_capture=true --lang sv", "rules ./mine.lua --keys"}});
  rules.variant("VARIANT", options.variant, a_variant())->required();
  rules.flag("--keys", options.keys,
             {"instead the table that its scripts come to, each key with its file and line",
              "i stället tabellen som dess skript ger, varje nyckel med fil och rad"});
}

void add_replay(CommandLineApp& all) {
  auto [replay, options] = add_command<ReplayOptions>(
      all, "replay",
      {{"replay a game record, verify every move, and print the result",
        "spela upp ett spelprotokoll, pröva varje drag och visa resultatet"},
       {},
       {"replay evening.txt"}});
  replay.argument("FILE", options.file, {"a game record", "ett spelprotokoll"});
}

void add_export(CommandLineApp& all) {
  auto [page, options] = add_command<ExportOptions>(
      all, "export",
      {{"make a page of a recorded game, for any browser",
        "gör en sida av ett spelprotokoll, för vilken webbläsare som helst"},
       {"One file, which shows every line of play with reasons and points, and needs no network. "
        "The arrow keys step, and so do a presenter's; printed, every move is a block. A file that "
        "is no such page is not overwritten.",
        "En fil, som visar varje spellinje med skäl och poäng, och inte behöver något nät. "
        "Piltangenterna stegar, och en presentatörs knappar likaså; utskriven blir varje drag ett "
        "block. En fil som inte är en sådan sida skrivs inte över."},
       {"export evening.txt --html evening.html",
        "export evening.txt --html seat1.html --view 1 --lang sv"}});
  page.argument("GAME", options.file, {"a game record", "ett spelprotokoll"});
  page.text("--html", "FILE", options.html, {"the file of the page", "sidans fil"})->required();
  page.number("--view", "SEAT", options.view, 1, max_seats,
              {"with no more in it than this seat may know (every hand is face up)",
               "med inget mer än den platsen får veta (alla händer ligger öppet)"});
  page.names(options.names);
}

}  // namespace

void add_commands_to_play(CommandLineApp& all) {
  add_play(all);
  add_replay(all);
  add_analyse(all);
  add_export(all);
  add_variants(all);
  add_rules(all);
}

void add_commands_to_learn(CommandLineApp& all) {
  add_learn(all);
  add_quiz(all);
}

}  // namespace kasino
