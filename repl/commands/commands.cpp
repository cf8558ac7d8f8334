#include "repl/commands/commands.hpp"

#include <algorithm>

#include "engine/text/utf8.hpp"
#include "repl/text/words.hpp"

namespace kasino {

namespace {

/// A command, with what all have ahead of what only some have.
Command row(const char* name, const char* swedish, Subject subject, Deed deed, Form form,
            Text summary, Text detail, const char* example, int traits = 0) {
  return {name,    swedish, subject, deed, std::move(form), std::move(summary), std::move(detail),
          example, traits};
}

}  // namespace

const std::vector<Command>& commands() {
  using enum ArgumentKind;
  static const std::vector<Command> table = {
      row("state", "läge", Subject::Ask, do_state, {maybe(named("view", Seat))},
          {"show the table, and the hand of the seat to play",
           "visa bordet och handen på den plats som ska spela"},
          {"With view=SEAT as that seat may see it.", "Med vy=PLATS som den platsen får se det."},
          "state view=2"),
      row("moves", "drag", Subject::Play, do_moves, {maybe(Card), maybe(named("limit", Number))},
          {"list the legal moves, numbered", "lista de tillåtna dragen, med nummer"},
          {"One for each outcome: the card played and the cards it takes. A number alone plays "
           "from the list as long as nothing else is done than moves, hint, why, try or score. "
           "With a card, rank or suit only moves of it: moves 7. N is 100000 at most; Ctrl-C ends "
           "a long list.",
           "Ett för varje utfall: kortet som spelas och korten det tar. Ett nummer ensamt spelar "
           "ur listan så länge inget annat görs än drag, tips, varför, prova eller poäng. Med ett "
           "kort, en valör eller en färg bara drag med det: drag 7. N är högst 100000; Ctrl-C "
           "avbryter en lång lista."},
          "moves limit=10", shows_hand | keeps_list),
      row("hint", "tips", Subject::Ask, {do_hint, hint_in_lesson}, {},
          {"suggest a move, with its reason", "föreslå ett drag, och säg varför"},
          {"Each move is played on in many of the ways that the hidden cards may lie. The hint is "
           "the best one, what it leaves to the next seat, and the next best. In a lesson or quiz: "
           "the clause that matters, then a card, then nearly all.",
           "Det är det bästa av alla när de spelas vidare på många sätt som de dolda korten kan "
           "ligga. Vad det lämnar till nästa plats sägs, och det näst bästa draget. I en lektion "
           "eller ett förhör: paragrafen som avgör, sedan ett kort, sedan nästan allt."},
          "hint", shows_hand | keeps_list | looks_back),
      row("analyse", "analysera", Subject::Ask, do_analyse, {maybe("all", "game")},
          {"tell what every move comes to, or which moves of the game lost points",
           "säg vad varje drag leder till, eller vilka drag i spelet som förlorade poäng"},
          {"The best ten, or all; the lead in this deal once the hands are played, and how sure it "
           "is. With game, the moves so far that lost half a point or more, and where to try "
           "again.",
           "De tio bästa, eller alla; ledningen i given när händerna är spelade, och hur säker den "
           "är. Med partiet de drag hittills som förlorade en halv poäng eller mer, och var man "
           "gör om dem."},
          "analyse game", shows_hand | keeps_list | looks_back),
      row("coach", "tränare", Subject::Ask, do_coach, {maybe(one("on", "off"))},
          {"be told when a move gives points away, and take it back",
           "få veta när ett drag ger bort poäng, och ta tillbaka det"},
          {"After a move that gives away a point or more the computer waits: y takes the move "
           "back, Enter goes on. `hint` and `analyse` then tell of the position before the move, "
           "and `why` alone compares it with the best.",
           "Efter ett drag som ger bort en poäng eller mer väntar datorn: j tar tillbaka draget, "
           "Enter går vidare. `tips` och `analysera` gäller då ställningen före draget, och "
           "`varför` ensamt jämför det med det bästa."},
          "coach on"),
      row("hints", "ifyllning", Subject::Session, do_hints, {one("on", "off")},
          {"complete moves with Tab, or do not", "fyll i drag med Tab, eller låt bli"}, {},
          "hints off"),
      row("play", "spela", Subject::Play, do_play, {one(Move), otherwise(one(Number))},
          {"play a move, or the Nth of `moves`", "spela ett drag, eller det N:te av `drag`"},
          {"The word play may be left out. A card alone is laid out; `x` takes: s7xh7,d4+s3 takes "
           "h7, and d4 with s3. Without + any grouping will do: s7xh7d4s3. x* takes the most "
           "cards. =14 chooses a value: hA=14xsK+cA.",
           "Ordet spela kan utelämnas. Ett kort ensamt läggs ut; `x` tar in: s7xh7,r4+s3 tar h7, "
           "och r4 med s3. Utan + duger vilken uppdelning som helst: s7xh7r4s3. x* tar flest kort. "
           "=14 väljer ett värde: hE=14xsK+kE."},
          "play {move}", goes_on | shows_hand | tells_of_captures),
      row("why", "varför", Subject::Ask, {do_why, why_in_lesson},
          {maybe(one(Move)), otherwise(one(Number))},
          {"say why a move is legal, or is not", "säg varför ett drag är tillåtet, eller inte"},
          {"Names the clause, does the sum, and says what the card can take. Alone in a lesson or "
           "quiz: the same of the answer given.",
           "Nämner regeln, räknar summan och säger vad kortet kan ta. Ensamt i en lektion eller "
           "ett förhör: detsamma om svaret som gavs."},
          "why {attempt}", shows_hand | keeps_list | looks_back | tells_of_captures),
      row("try", "prova", Subject::Ask, do_try, {one(Move), otherwise(one(Number))},
          {"show what a move would lead to, without playing it",
           "visa vad ett drag skulle leda till, utan att spela det"},
          {}, "try {move}", shows_hand | keeps_list),
      row("force", "tvinga", Subject::Play, do_force, {one(Move)},
          {"play a move although the rules forbid it",
           "spela ett drag fast reglerna förbjuder det"},
          {"A card of the hand on cards of the table. The record marks it with !.",
           "Ett kort ur handen på kort från bordet. I protokollet märks det med !."},
          "force {attempt}", goes_on | shows_hand),
      row("lesson", "lektion", Subject::Learn, do_lesson,
          {maybe(Number, Variant, "add"), maybe(Number)},
          {"list the lessons, or open one", "lista lektionerna, eller öppna en"},
          {"lesson N STEP opens one at a step. lesson VARIANT lists those of another variant. "
           "lesson "
           "add \"TEXT\" [FILE] appends the position on the board to a lesson of your own.",
           "lektion N STEG öppnar en vid ett steg. lektion VARIANT listar dem för en annan "
           "variant. "
           "lektion lägg \"TEXT\" [FIL] lägger "
           "till ställningen på bordet i en egen lektion."},
          "lesson", reads_itself),
      row("quiz", "förhör", Subject::Learn, do_quiz,
          {maybe(Clauses), maybe(named("n", Number)), maybe(named("seed", Seed)), maybe("--print")},
          {"be asked about the rules", "få frågor om reglerna"},
          {"About some clauses, CAP-* for those that begin so, or about all; quiz best asks for "
           "best moves. The same seed asks the same. --print writes a sheet of paper, with the "
           "answers on a second page.",
           "Om några paragrafer, CAP-* för dem som börjar så, eller om alla; förhör bästa frågar "
           "efter bästa drag. Samma frö frågar samma sak. --print skriver ett papper, med svaren "
           "på en andra sida."},
          "quiz n=3 seed=1"),
      row("answer", "svara", Subject::Learn, do_answer, {one(Answer)},
          {"answer the question", "svara på frågan"},
          {"The word answer may be left out.", "Ordet svara kan utelämnas."}, "answer 14",
          verbatim),
      row("reveal", "facit", Subject::Learn, do_reveal, {},
          {"tell the right answer, and why it is", "säg rätt svar, och varför"}, {}, "reveal"),
      row("again", "igen", Subject::Learn, do_again, {},
          {"ask the question once more", "ställ frågan en gång till"}, {}, "again"),
      row("skip", "hoppa", Subject::Learn, do_skip, {},
          {"go on without an answer", "gå vidare utan att svara"}, {}, "skip"),
      row("progress", "framsteg", Subject::Learn, do_progress, {},
          {"show what you know of the rules, clause by clause",
           "visa vad du kan av reglerna, paragraf för paragraf"},
          {"Known is a clause after three different right answers on two days, without a hint.",
           "En paragraf kan man efter tre olika rätta svar på två dagar, utan tips."},
          "progress"),
      row("leave", "lämna", Subject::Learn, do_leave, {},
          {"leave the lesson, and go back to the game",
           "lämna lektionen, och gå tillbaka till spelet"},
          {}, "leave"),
      row("undo", "ångra", Subject::Walk, do_undo, {maybe(Number)},
          {"take back the last step, or the last N",
           "ta tillbaka det senaste steget, eller de N senaste"},
          {"Every play, force, next, new, setup and load is a step. Against the computer a step "
           "leads to one's own turn.",
           "Varje spela, tvinga, nästa, ny, ställ-upp och ladda är ett steg. Mot datorn leder ett "
           "steg till ens egen tur."},
          "undo"),
      row("redo", "gör-om", Subject::Walk, do_redo, {maybe(Number)},
          {"bring back what undo took back", "gör om det som togs tillbaka"}, {}, "redo"),
      row("back", "tillbaka", Subject::Walk, do_back, {maybe(Number)},
          {"walk back through the game", "gå bakåt genom spelet"},
          {"A game that was loaded is walked through, too. Enter alone then goes further back.",
           "Också ett spel som lästs in kan gås igenom. Bara Enter går sedan längre bakåt."},
          "back", repeats),
      row("step", "steg", Subject::Walk, do_step, {maybe(Number)},
          {"walk on through the game", "gå framåt genom spelet"},
          {"Enter alone then goes further.", "Bara Enter går sedan vidare."}, "step", repeats),
      row("goto", "gå", Subject::Walk, do_goto,
          {one(Number, "end"), otherwise(one("deal")), one(Number)},
          {"show the game as it was after move N", "visa spelet som det var efter drag N"},
          {"The numbers are those of `history`; 0 is the beginning. goto deal 2 goes to where that "
           "deal began, goto end to where the game has got to. Enter alone steps on.",
           "Numren är de som `historik` har; 0 är början. gå giv 2 går dit den given började, gå "
           "slut dit spelet har kommit. Bara Enter går vidare framåt."},
          "goto 0"),
      row("history", "historik", Subject::Walk, do_history, {},
          {"show the moves as a score sheet", "visa dragen som ett protokoll"},
          {"The last move is marked with <; those that lie ahead stand in parentheses. Below are "
           "the other lines of play: what was played before another move was tried.",
           "Det senaste draget märks med <; de som ligger framåt står inom parentes. Nedanför står "
           "de andra spellinjerna: det som spelades innan ett annat drag prövades."},
          "history"),
      row("note", "anteckna", Subject::Walk, do_note, {maybe(Words)},
          {"write a note on the last step, or show it",
           "skriv en anteckning om det senaste steget, "
           "eller visa den"},
          {"It stands in `history`, on the board whenever the game stands there, and in records as "
           "a comment. Before the first step it is about the beginning. note - removes it.",
           "Den står i `historik`, på bordet när spelet står där, och i protokoll som en "
           "kommentar. Före första steget gäller den början. anteckna - tar bort den."},
          "note ?!", verbatim | keeps_list),
      row("line", "linje", Subject::Walk, do_line, {one(Number)},
          {"change over to another line of play", "byt till en annan spellinje"},
          {"`history` lists them. The game then stands where the lines part: step, or Enter alone, "
           "walks on, and undo comes back.",
           "`historik` listar dem. Där linjerna skiljs åt, så att steg, eller bara Enter, går "
           "vidare och ångra går tillbaka."},
          "line 1"),
      row("last", "senast", Subject::Ask, do_last, {},
          {"tell all that happened since your last move", "berätta allt sedan ditt senaste drag"},
          {}, "last"),
      row("explain", "förklara", Subject::Ask, do_explain, {},
          {"tell what just happened, by which rule, and what it scores",
           "berätta vad som just hände, enligt vilken regel, och vad det ger"},
          {}, "explain"),
      row("peek", "titta", Subject::Ask, do_peek, {},
          {"show every hand, face up", "visa alla händer öppet"}, {}, "peek",
          for_player | shows_all),
      row("ready", "klar", Subject::Play, do_ready, {},
          {"with --hotseat, show the hand of the seat to play",
           "med --hotseat: visa handen på den plats som ska spela"},
          {"Enter alone does the same.", "Bara Enter gör detsamma."}, "ready"),
      row("auto", "dator", Subject::Play, do_auto,
          {maybe(Number), otherwise(one(Seat)), one(Player)},
          {"let the computer play for the seat to act, or for a seat from now on",
           "låt datorn spela för platsen som är i tur, eller för en plats framöver"},
          {"PLAYER is human, random, novice, greedy, expert, or one of the variant's own. "
           "Afterwards the computer plays on for its seats.",
           "SPELARE är människa, slump, nybörjare, girig, expert eller en av variantens egna. "
           "Sedan spelar de platser som är datorns vidare."},
          "auto 2 expert", goes_on | for_player),
      row("score", "poäng", Subject::Ask, do_score, {},
          {"show the points of this deal so far, clause by clause",
           "visa givens poäng hittills, regel för regel"},
          {}, "score", keeps_list),
      row("next", "nästa", Subject::Play, {do_next, next_in_lesson}, {},
          {"start the next deal, once one is over", "börja nästa giv, när en är slut"}, {}, "next",
          goes_on),
      row("new", "ny", Subject::SetUp, do_new,
          {maybe(named("players", Number)), maybe(named("deck", Cards)), maybe(named("seed", Seed)),
           maybe(named("dealer", Dealer)), maybe(named("scores", Numbers))},
          {"start a fresh match under the same rules", "börja ett nytt parti med samma regler"},
          {"deck is in dealing order; dealer=cut draws for it; scores are those of a match in "
           "progress.",
           "lek är i givordning; givare=lott drar om given; ställning är den i ett pågående "
           "parti."},
          "new players=3 seed=7", goes_on),
      row("variant", "", Subject::SetUp, do_variant, {maybe(Variant)},
          {"start a fresh match of another variant", "börja ett nytt parti av en annan variant"},
          {"Alone it lists them. By its default options, and with the same seed: where it deals as "
           "the one before did, "
           "the same cards.",
           "Ensamt listar det dem. Med dess förvalda regler och samma frö: där den ger som den "
           "förra blir korten "
           "desamma."},
          "variant standard", goes_on),
      row("setup", "ställ-upp", Subject::SetUp, do_setup,
          with_rare(
              {named("table", Cards), named("hand1", Cards), named("hand2", Cards),
               maybe(named("stock", Cards)), maybe(named("pile1", Cards)),
               maybe(named("sweeps", Numbers)), maybe(named("turn", Seat)),
               maybe(named("dealer", Dealer)), maybe(named("last_capturer", Seat)),
               maybe(named("scores", Numbers)), maybe(named("players", Number)),
               maybe(named("vars", Values)), maybe(named("asked", Stages)),
               maybe(named("deal", Number)), maybe(named("round", Number))},
              {"resume", "pots", "bank_won", "staked", "awards", "pending", "cancelled", "dealing",
               "begun", "last_round", "last_player", "carried", "out", "phase", "winners"}),
          {"set up a position of your own", "ställ upp en egen ställning"},
          {"What is not named is empty; cards not named are out of play. Seat 1 is to move unless "
           "turn says otherwise, and the dealer is the seat before it. vars has values by seat "
           "with commas, those of a set with +; who is asked acts first, and resume names the seat "
           "whose turn comes then. Builds lie on the table with value and owner, [c2+h6]=8/1, and "
           "* for several groups. Zones of the variant go by the names on the board, "
           "row2.1=\"CARDS\"; money lies in pots=\"NAME=AMOUNT,AMOUNT ...\", by seat and slot, "
           "bank_won and staked=\"A,B\" (first, in all). What else there is: awards=\"SEAT POINTS "
           "CLAUSE, ...\", pending=\"SEAT MOVE\", cancelled, dealing (steps of the round that are "
           "dealt), begun (whether the turn has), last_round, last_player, carried=\"ITEM=TIMES\", "
           "out=\"false,true\", phase and winners. setup @FILE reads all that from a file, in any "
           "number of lines, with comments after `;`.",
           "Det som inte nämns är tomt; kort som inte nämns är inte med. Plats 1 är i tur om tur "
           "inte säger annat, och givaren är platsen före. värden har ett per plats med komma "
           "mellan, de i en mängd med +; den som är tillfrågad handlar först, och fortsätter är "
           "platsen som sedan är i tur. Byggen ligger på bordet med värde och ägare, [k2+h6]=8/1, "
           "och * för flera grupper. Variantens egna zoner heter som på brädet, rad2.1=\"KORT\"; "
           "pengar ligger i potter=\"NAMN=BELOPP,BELOPP ...\", per plats och ruta, banken_vann och "
           "satsat=\"A,B\" (först, i allt). Övriga fält: poäng=\"PLATS POÄNG REGEL, ...\", "
           "väntar=\"PLATS DRAG\", struket, givsteg (hur många steg av omgången som är givna), "
           "börjat (om turen har det), sista_omgång, spelade_senast, kvar=\"POST=GÅNGER\", "
           "ute=\"false,true\", skede och vinnare. ställ-upp @FIL läser allt det ur en fil, på hur "
           "många rader som helst, med kommentarer efter `;`."},
          "setup {position}", goes_on | reads_itself),
      row("swap", "byt", Subject::SetUp, do_swap, {one(Card), one(Card)},
          {"let two cards change places, wherever they lie",
           "låt två kort byta plats, var de än ligger"},
          {"The position begins a new game; `undo` leads back to the old one.",
           "Ställningen blir början på ett nytt spel; `ångra` går tillbaka till det gamla."},
          "swap {card} {table}", shows_hand | shows_all),
      row("perft", "", Subject::SetUp, do_perft, {one(Depth), maybe("--divide")},
          {"count the move sequences of D plays", "räkna dragföljderna i D drag"},
          {"--divide splits them by first move. Ctrl-C ends a long count.",
           "--divide delar upp dem efter första draget. Ctrl-C avbryter en lång räkning."},
          "perft 2 --divide", shows_hand),
      row("rules", "regler", Subject::Rules, do_rules, {maybe(Words)},
          {"show the rules in force, clause by clause", "visa reglerna som gäller, en för en"},
          {"With a name it shows a table of the variant's own; the rules end with these names.",
           "Med ett namn visar det en tabell som varianten har; reglerna slutar med namnen."},
          "rules"),
      row("record", "protokoll", Subject::Files, do_record, {},
          {"show the game record", "visa spelets protokoll"}, {}, "record"),
      row("save", "spara", Subject::Files, do_save, {one(File)},
          {"write the game record to a file", "skriv spelets protokoll till en fil"}, {},
          "save evening.txt"),
      row("export", "exportera", Subject::Files, do_export, {one(File)},
          {"write the game as a page for any browser",
           "skriv spelet som en sida för vilken webbläsare som helst"},
          {"It shows every move with its reason and its points, needs no network, and prints. "
           "Every hand is face up in it, unless hands are hidden here.",
           "Den visar varje drag med skäl och poäng, behöver inget nät och går att skriva ut. Alla "
           "händer ligger öppet i den, om inte händer är dolda här."},
          "export evening.html", shows_hand),
      row("load", "ladda", Subject::Files, do_load, {one(File)},
          {"go on with the game of a record", "fortsätt med spelet i ett protokoll"}, {},
          "load evening.txt", replays),
      row("restore", "återställ", Subject::Files, do_restore, {maybe("drop"), maybe(Number)},
          {"list the games that are kept, or open one",
           "lista de partier som är kvar, eller öppna "
           "ett"},
          {"While a person plays, each game is kept, and stays so when another takes its place "
           "and when its match is over: the last 20 to go on with, and the last 20 that are "
           "finished. restore 2 opens the second of the list, a finished one at its end, to walk "
           "back through; of one alone the list is left out. restore drop 2 forgets it, restore "
           "drop the one left last. undo leads back to what was played before.",
           "Medan någon spelar sparas varje parti, och är kvar när ett annat tar dess plats och "
           "när det är slut: de 20 senaste att fortsätta, och de 20 senaste som är slut. återställ "
           "2 öppnar det andra i listan, ett som är slut vid slutet, att gå bakåt igenom; är det "
           "ett enda visas ingen lista. återställ släng 2 glömmer det, återställ släng det som "
           "lämnades senast. ångra går tillbaka till det som spelades innan."},
          "restore", goes_on | replays),
      row("compare", "jämför", Subject::Files, do_compare, {one(File)},
          {"tell where the game and a record part", "säg var spelet och ett protokoll skiljs åt"},
          {}, "compare evening.txt", replays),
      row("echo", "säg", Subject::Script, do_echo, {one(Words)},
          {"say the text: for demonstrations", "säg texten: för förevisningar"}, {}, "echo Kasino!",
          verbatim),
      row("reload", "ladda-om", Subject::Script, do_reload, {},
          {"read the rule script again, and hold the game so far to it",
           "läs regelskriptet på nytt, och pröva spelet hittills mot det"},
          {"The game stays where it is. The first move that is no longer legal is told, and the "
           "first after which points differ. A script that does not load leaves the rules as they "
           "are.",
           "Spelet står kvar där det är. Det första draget som inte längre är tillåtet nämns, och "
           "det första efter vilket poängen blir andra. Ett skript som inte går att ladda lämnar "
           "reglerna som de är."},
          "reload", replays),
      row("watch", "bevaka", Subject::Script, do_watch, {maybe("on", "off")},
          {"reload by itself whenever the script's file has changed",
           "läs om skriptet av sig självt när dess fil har ändrats"},
          {"The file is looked at before every command; Enter alone does.",
           "Filen kontrolleras före varje kommando; bara Enter räcker."},
          "watch"),
      row("option", "val", Subject::Rules, do_option, {maybe(Setting)},
          {"show the options, or play on with another value",
           "visa tillvalen, eller spela vidare med ett annat"},
          {"The game stays where it is, as with reload.",
           "Spelet står kvar där det är, som med ladda-om."},
          "option {option}", replays),
      row("clause", "paragraf", Subject::Rules, do_clause, {one(Clause)},
          {"show a clause of the rules, and what it is good for",
           "visa en av reglerna, och vad den är till för"},
          {}, "clause {clause}"),
      row("coverage", "täckning", Subject::Script, do_coverage, {},
          {"tell which clauses and functions have not been touched yet",
           "säg vilka regler och funktioner som ännu inte har kommit på tal"},
          {"By the moves of this game, those taken back too, and by what was answered so far.",
           "Genom dragen i det här spelet, också de som togs tillbaka, och genom det som har "
           "svarats hittills."},
          "coverage"),
      row("trace", "spåra", Subject::Script, do_trace, {maybe("on", "off")},
          {"show each call of the script's functions, under each command",
           "visa varje anrop av skriptets funktioner, under varje kommando"},
          {"What it was called with, what it answered, how long it took, and how many steps of the "
           "limit.",
           "Vad den fick, vad den svarade, hur lång tid det tog, och hur många steg av gränsen."},
          "trace on"),
      row("break", "bryt", Subject::Script, do_break, {maybe("off"), maybe(Function)},
          {"stop at calls of a function of the script, to look around",
           "stanna vid anrop av en funktion i skriptet, för att se sig om"},
          {"A part of its name will do. Without one, the functions are listed. continue goes on, "
           "and break off ends it. While a command is stopped, c, n and s are short for continue, "
           "p for lua and b for break, as in debuggers.",
           "En del av namnet räcker. Utan namn listas funktionerna. fortsätt går vidare, och "
           "bryt av avslutar. Medan ett kommando står stilla är c, n och s korta för fortsätt, "
           "p för lua och b för bryt, som i felsökare."},
          "break", verbatim),
      row("continue", "fortsätt", Subject::Script, do_continue, {},
          {"go on past the call at which a command was stopped",
           "gå vidare efter anropet där ett kommando stannade"},
          {}, "continue"),
      row("lua", "", Subject::Script, do_lua, {one(Expression)},
          {"evaluate Lua with the view of the seat to play",
           "räkna ut Lua med det som platsen i tur får se"},
          {"view is what a function of the script would be given; when stopped at a call, move, "
           "card and seat are there as well.",
           "view är vad en funktion i skriptet skulle få; vid ett anrop där man stannat finns "
           "också move, card och seat."},
          "lua #view.table", verbatim | shows_hand),
      row("cards", "kort", Subject::Session, do_cards, {one("big", "line", "ascii")},
          {"draw cards in boxes, in a line, or as letters",
           "rita kort i rutor, på en rad, eller som bokstäver"},
          {"Boxes that would not fit on the screen are drawn in a line.",
           "Rutor som inte får plats på skärmen ritas på en rad."},
          "cards line"),
      row("help", "hjälp", Subject::Session, {do_help, help_in_lesson}, {maybe(CommandWord, "all")},
          {"list the commands, or say more of one", "lista kommandona, eller säg mer om ett"},
          {"help all has a line for each. A word may be cut short as far as it is clear which it "
           "is; "
           "one letter is enough of help, moves, next, quit, step, undo and why.",
           "hjälp alla har en rad för varje. Ett ord kan kortas så länge det är klart vilket det "
           "är; "
           "h, m, n, q, s, u och w räcker för hjälp, drag, nästa, sluta, steg, ångra och varför."},
          "help play"),
      row("quit", "sluta", Subject::Session, do_quit, {}, {"end the session", "avsluta"}, {},
          "quit"),
  };
  return table;
}

const std::string& Command::word(Language language) const {
  return language == Language::Swedish && !swedish.empty() ? swedish : name;
}

const Command* find_command(std::string_view word) {
  // Words for it in other programs.
  for (const char* quit : {"exit", "bye", "avsluta"})
    if (is_same_word(word, quit)) return find_command("quit");
  const auto found = std::ranges::find_if(commands(), [&](const Command& command) {
    return is_same_word(word, command.name) ||
           (!word.empty() && is_same_word(word, command.swedish));
  });
  return found == commands().end() ? nullptr : &*found;
}

const Command* command_in_debuggers(std::string_view letter) {
  static constexpr std::pair<std::string_view, std::string_view> letters[] = {
      {"b", "break"}, {"c", "continue"}, {"n", "continue"}, {"p", "lua"}, {"s", "continue"}};
  const auto known =
      std::ranges::find(letters, letter, [](const auto& pair) { return pair.first; });
  return known == std::end(letters) ? nullptr : find_command(known->second);
}

const Command* command_short_for(std::string_view word, Language language) {
  static constexpr std::pair<std::string_view, std::string_view> letters[] = {
      {"?", "help"}, {"h", "help"}, {"m", "moves"}, {"n", "next"},
      {"q", "quit"}, {"s", "step"}, {"u", "undo"},  {"w", "why"}};
  const auto known = std::ranges::find(letters, word, [](const auto& pair) { return pair.first; });
  if (known != std::end(letters)) return find_command(known->second);
  const std::vector<std::string> alike = commands_like(word, language);
  return alike.size() == 1 ? find_command(alike.front()) : nullptr;
}

std::vector<std::string> commands_like(std::string_view beginning, Language language) {
  if (beginning.empty()) return {};
  std::vector<std::string> words = command_words(language, beginning);
  const Language other = language == Language::English ? Language::Swedish : Language::English;
  if (!words.empty()) return words;
  words = command_words(other, beginning);
  return words.size() == 1 ? words : std::vector<std::string>();
}

std::vector<std::string> command_words(Language language, std::string_view beginning) {
  std::vector<std::string> words =
      texts_of(commands(), [&](const Command& command) { return command.word(language); });
  std::erase_if(words, [&](const std::string& word) { return !word.starts_with(beginning); });
  return words;
}

}  // namespace kasino
