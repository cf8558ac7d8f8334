---@meta
--- What a rule script can write and read, for editors: completion, types and one line on each name.
--- Written by `kasino variants --stub`; the program does not read it.
---
--- `false` removes what an earlier script wrote, wherever it is a type below.

---@alias kasino.Card string a suit letter and a rank: "s7" "h10" "dQ" "cA"; "s7'" of pack 2; "*1"
---@alias kasino.Pattern string "*", "s", "A", "2-10", "d10", "joker"; spaces mean or: "A s J"
---@alias kasino.Clause string the id of a clause that has a text under `clauses`: "TB3-1"
---@alias kasino.Text string|{ en: string, sv?: string } a text, in one language or in two
---@alias kasino.Seat integer clockwise from 1
---@alias kasino.Place string|{ [1]: string, [2]: integer, [3]?: integer } "table", "stock", a zone;
---   { "hand", seat }, { "pile", seat }; of a zone { "shop", seat }, { "shop", seat, slot }
---@alias kasino.CardList kasino.Cards|kasino.Card[] wherever cards are given, a list does too
---@alias kasino.Fields table<string, integer|string|boolean|kasino.CardList> an event's {field}s
---@alias kasino.Answer kasino.Move|integer|string|string[] what a computer player answers
---@alias kasino.MoneyPlace "bank"|kasino.Seat|string|table a seat is its purse; a pot {name, seat}

--- What `kasino.option(NAME)` answers: it stands for the option's value.
---@class kasino.Option

--- What a script returns: made by `kasino.variant`, `kasino.extend` or `kasino.modifier`.
---@class kasino.Declaration

---------------------------------------------------------------------------------------------------
-- The table of a variant
---------------------------------------------------------------------------------------------------

--- The table of a script.
---@class kasino.Variant: kasino.Patch
--- The variant's name on the command line, which is its file's; required. `id = "sweep3"`
---@field id string
--- Its name for people; required.
--- `title = { en = "sweeps worth three", sv = "tömningar ger tre" }`
---@field title kasino.Text
--- Where the rules come from; default: none. `source = "as played at my grandmother's"`
---@field source? kasino.Text|false
--- The version of this interface that the script was written for; default 1. `api = 1`
---@field api? integer|kasino.Option|false
--- What the merged table must hold, key path -> value, or true for anything; with a reason, { is =
--- value, text = "it needs a match" }. In a patch of an option it is for that value. Default:
--- nothing. `requires = { ["match.rank"] = "highest", ["scoring.sweep"] = true }`
---@field requires? table<string, any|false>|false
--- What changes when so many play; default: nothing. `for_players = { [3] = { packs = 2 } }`
---@field for_players? table<integer, kasino.Patch|false>|false
--- What can be set when a game begins. A bare value pins the option of a base. Default: nothing.
--- `options = { target = { default = 21 }, must_capture = true }`
---@field options? table<string, boolean|integer|string|kasino.Options>|false

--- What changes: any key of a variant but `options` and `for_players`.
---@class kasino.Patch
--- What it is about and how one wins, in a sentence or two, where {aim} stands for what was said
--- before and {target} for an option's value; default: made of the rules.
--- `aim = { en = "{aim} Partners add up their points.", sv = "{aim} Ett pars poäng räknas ihop." }`
---@field aim? kasino.Text|false
--- How many play, and computer players of your own; default 2 to 4, and none. `players = { 2, 4 }`
---@field players? integer|(integer|kasino.Option)[]|kasino.Players|kasino.Option|false
--- The computer player of the variant that hints ask; default: none, they weigh moves.
--- `hints = "basic"`
---@field hints? string|false
--- Tables of the variant's own, such as what is best when, which the command rules NAME shows;
--- default: none. `sheets = { strategy = { lines = function(view) return { "11: double" } end } }`
---@field sheets? table<string, kasino.Sheets|false>|false
--- How many packs of 52 cards; default 1. `packs = 2`
---@field packs? integer|kasino.Option|false
--- How many jokers in all; default 0. `jokers = 2`
---@field jokers? integer|kasino.Option|false
--- What the deck lacks, and whether it lasts; default: nothing. `deck = { without = "8-10" }`
---@field deck? kasino.Deck|false
--- What cards count when capturing: pattern -> value, list of values, or {} for none; of several
--- patterns that match the most specific counts; default: A 1 ... K 13.
--- `values = { A = { 1, 14 }, d10 = { 10, 16 } }`
---@field values? table<kasino.Pattern, integer|(integer|kasino.Option)[]|kasino.Option|false>|false
--- As values, for cards played from the hand only; default: as values. `hand_values = { A = 14 }`
---@field hand_values? table<kasino.Pattern, integer|(integer|kasino.Option)[]|kasino.Option|false>|false
--- As values, for cards on the table only; default: as values. `table_values = { A = 1 }`
---@field table_values? table<kasino.Pattern, integer|(integer|kasino.Option)[]|kasino.Option|false>|false
--- How cards are dealt; required. `deal = { first = { { hand = 4 } } }`
---@field deal? kasino.Deal|false
--- The ways to capture, by names of your own; default: none, and nothing is ever taken.
--- `capture = { equal = { by = "value", clause = "X-1" } }`
---@field capture? table<string, kasino.Capture|false>|false
--- How cards are laid together on the table, to be taken whole by a card of the value that they are
--- built to; default: nothing is built. `builds = { single = "X-1", raise = "X-2" }`
---@field builds? kasino.Builds|false
--- What a player must do, each with the clause that says so; default: nothing.
--- `duties = { capture = "X-1" }`
---@field duties? kasino.Duties|false
--- Clauses that a move may break and stand, for others to find out; move.breaks names them;
--- default: none. `honest = { ["X-1"] = true }`
---@field honest? table<kasino.Clause, boolean|kasino.Option>|false
--- Moves that a clause forbids: the function answers true for one it refuses; default: none.
--- `refuses = { ["X-1"] = function(move, view) return move.card == "s2" end }`
---@field refuses? table<kasino.Clause, (fun(move: kasino.Move, view: kasino.View): boolean)|kasino.Refuses|false>|false
--- Sweeps that are none: not counted, no on_sweep; the view is from before the move. One by
--- game:sweep comes with a move too, whose card is false. Default: none.
--- `void_sweeps = { ["X-1"] = function(_, view) return view.last_round end }`
---@field void_sweeps? table<kasino.Clause, (fun(move: kasino.Move, view: kasino.View): boolean)|false>|false
--- The items of the score sheet, by names of your own; default: none.
--- `scoring = { aces = { each = "A", points = 1, clause = "X-1" } }`
---@field scoring? table<string, kasino.Scoring|false>|false
--- Who gets the cards left on the table. A function answers a seat, or false for nobody; all cards
--- are open to its view. With the clause that says so it is a table. Default "last_capturer".
--- `leftovers = "dealer"`
---@field leftovers? "last_capturer"|"dealer"|"nobody"|(fun(view: kasino.View): kasino.Seat|false)|kasino.Leftovers|kasino.Option|false
--- Who deals next. left: the next seat; winner: who has most points of the deal, or the fewest
--- where these win; of several the first after the dealer. A function answers a seat, or false for
--- the next one; who is out passes it on. nobody: no seat is called the dealer, and the first leads
--- every deal. Default "left". `next_dealer = "winner"`
---@field next_dealer? "left"|"winner"|"nobody"|(fun(view: kasino.View): kasino.Seat|false)|kasino.Option|false
--- Seats that score together; default: each for itself. `teams = { sides = 2 }`
---@field teams? kasino.Teams|false
--- When a match is over, and who has won; default: a single deal. `match = { to = 16 }`
---@field match? kasino.Match|false
--- Money; default: none, points are won. `purse = { start = 5000, unit = "kr" }`
---@field purse? kasino.Purse|false
--- Places for money, by names of your own; default: none. `pots = { bet = { per = "seat" } }`
---@field pots? table<string, kasino.Pots|false>|false
--- Places of your own, for view:zone and acts; or what is shown of hand, pile and stock; default:
--- none. `zones = { reserve = { per = "seat", show = "owner" }, pile = { show = "open" } }`
---@field zones? table<string, kasino.Zones|false>|false
--- Values that the variant keeps, for view:var and game:set; default: none.
--- `vars = { called = { type = "bool", per = "seat" } }`
---@field vars? table<string, kasino.Vars|false>|false
--- What a seat can be asked to choose with game:ask, ahead of the turn; default: none.
--- `stages = { double = { text = "double or pass", pass = true } }`
---@field stages? table<string, kasino.Stages|false>|false
--- What can be done beside playing a card; the name is what is typed; default: nothing.
--- `actions = { call = { who = "any", clause = "X-1", does = function(move, game) end } }`
---@field actions? table<string, kasino.Actions|false>|false
--- What is said after a move: event -> its fields, or false for silence; default: nothing.
--- `remarks = { bare = function(_, view) return #view.table == 0 and { seat = 1 } end }`
---@field remarks? table<string, (fun(move: kasino.Move, view: kasino.View): kasino.Fields|false)|false>|false
--- The clauses that `why` cites where the engine recognises a situation; default: none.
--- `cites = { trail = "X-1" }`
---@field cites? kasino.Cites|false
--- The rules in words, id -> text; a text may name an option: {target}; default: none.
--- `clauses = { ["X-1"] = "A sweep scores 3." }`
---@field clauses? table<kasino.Clause, kasino.Text|false>|false
--- What questions about a clause ask for, where no move is allowed or refused by it and no item
--- scores by it: id -> a word, or several; default: nothing.
--- `asks = { ["X-1"] = "dealt", ["X-2"] = { "winner", "tie" } }`
---@field asks? table<kasino.Clause, "players"|"pack"|"dealt"|"laid"|"redealt"|"rounds"|"gets"|"worth"|"start"|"begins"|"dealer"|"holds"|"holds_last"|"pile"|"table"|"draws"|"first_drawn"|"drawn"|"undrawn"|"nothing"|"sweeps"|"points"|"values"|"free"|"choice"|"left"|"no_sweep"|"goes_on"|"winner"|"tie"|"shared"|"out"|("players"|"pack"|"dealt"|"laid"|"redealt"|"rounds"|"gets"|"worth"|"start"|"begins"|"dealer"|"holds"|"holds_last"|"pile"|"table"|"draws"|"first_drawn"|"drawn"|"undrawn"|"nothing"|"sweeps"|"points"|"values"|"free"|"choice"|"left"|"no_sweep"|"goes_on"|"winner"|"tie"|"shared"|"out"|kasino.Option)[]|kasino.Option|false>|false
--- Why a clause can be the subject of no question, id -> text; default: nothing.
--- `unasked = { ["X-1"] = "a custom at the table" }`
---@field unasked? table<kasino.Clause, kasino.Text|false>|false
--- What clauses of the base say instead, where they are in force; of others nothing; default: none.
--- `amends = { ["X-1"] = "A sweep scores nothing." }`
---@field amends? table<kasino.Clause, kasino.Text|false>|false
--- What is said when something happens, type -> text with {field}s; default: none.
--- `events = { call = { en = "Seat {seat} calls.", sv = "Plats {seat} påtalar." } }`
---@field events? table<string, kasino.Text|false>|false
--- A move is made, and nothing has moved yet. If it asks seats, the move waits for their answers as
--- view.pending, and stands unless one of them says game:cancel(). They choose, and play no cards.
--- Default: nothing. `on_claim = function(move, game) game:ask(game:next(move.seat), "doubt") end`
---@field on_claim? (fun(move: kasino.Move, game: kasino.Game))|false
--- After the first round is dealt, and again after a redeal; default: nothing.
--- `on_deal = function(game) game:draw(1, "table") end`
---@field on_deal? (fun(game: kasino.Game))|false
--- When no seat has a card to play, before more are dealt or the deal ends; default: nothing.
--- `on_round_end = function(game) game:award(1, 1, "X-1") end`
---@field on_round_end? (fun(game: kasino.Game))|false
--- After a later round is dealt; default: nothing.
--- `on_round = function(game) game:set("called", 1, false) end`
---@field on_round? (fun(game: kasino.Game))|false
--- Before a seat's turn; default: nothing. `on_turn = function(game) game:draw(1, "table") end`
---@field on_turn? (fun(game: kasino.Game))|false
--- A card was laid out; default: nothing.
--- `on_trail = function(move, game) game:set("last", move.seat) end`
---@field on_trail? (fun(move: kasino.Move, game: kasino.Game))|false
--- Cards were taken; default: nothing.
--- `on_capture = function(move, game) game:award(move.seat, 1, "X-1") end`
---@field on_capture? (fun(move: kasino.Move, game: kasino.Game))|false
--- A build was made, raised or joined; default: nothing.
--- `on_build = function(move, game) game:award(move.seat, 1, "X-1") end`
---@field on_build? (fun(move: kasino.Move, game: kasino.Game))|false
--- The table was cleared, and it counts; after on_capture; default: nothing.
--- `on_sweep = function(move, game) game:ask(game:next(move.seat), "play") end`
---@field on_sweep? (fun(move: kasino.Move, game: kasino.Game))|false
--- After each card played, last of all; default: nothing.
--- `on_play = function(move, game) game:set("setter", move.seat) end`
---@field on_play? (fun(move: kasino.Move, game: kasino.Game))|false
--- The cards left over are given, and nothing is counted yet; default: nothing.
--- `on_deal_end = function(game) game:award(game.dealer, 1, "X-1") end`
---@field on_deal_end? (fun(game: kasino.Game))|false
--- The deal is counted; awards go to the match score; default: nothing.
--- `on_scored = function(game) game:award(1, -1, "X-1") end`
---@field on_scored? (fun(game: kasino.Game))|false

--- How many play, and computer players of your own.
---@class kasino.Players
--- The fewest that can play; default 2. `min = 2`
---@field min? integer|kasino.Option|false
--- The most that can play; default 4. `max = 4`
---@field max? integer|kasino.Option|false
--- A computer player by a name of your own, seated with --seats human,hasty: it gets what can be
--- done, at most 300 moves and actions, and answers one of them, or its number in the list. Without
--- a second parameter it answers an action in words, or a list of such, and the first open is done.
--- Behind that, why: a text, or a function(view) that answers one.
--- `function(view, choices) return choices[#choices] end`
---@field [string] (fun(view: kasino.View, choices: kasino.Move[]): kasino.Answer, any)|false

--- What the deck lacks, and whether it lasts.
---@class kasino.Deck
--- Cards left out of every pack; default: none. `without = "8-10"`
---@field without? kasino.Pattern|kasino.Option|false
--- A zone for cards that were played: the stock lasts for several deals; default: none, every deal
--- has a deck of its own. `spent = "discards"`
---@field spent? string|false
--- With so many cards left or fewer all are shuffled before a deal; default 0. `cut = 60`
---@field cut? integer|kasino.Option|false

--- How cards are dealt.
---@class kasino.Deal
--- The steps of the first round; required. `first = { { hand = 2 }, { table = 4 }, { hand = 2 } }`
---@field first? ((fun(game: kasino.Game))|kasino.DealFirst)[]|false
--- The steps of every later round; default false: one round only. `later = { { hand = 4 } }`
---@field later? ((fun(game: kasino.Game))|kasino.DealFirst)[]|false
--- Cards drawn after each play while the stock lasts; default 0. `draw = 1`
---@field draw? integer|kasino.Option|false
--- Whether the deck need not come out even; default false. `short = true`
---@field short? boolean|kasino.Option

--- How cards are laid together on the table, to be taken whole by a card of the value that they are
--- built to.
---@class kasino.Builds
--- The cards that builds are made of; default "*". `of = "A-10"`
---@field of? kasino.Pattern|kasino.Option|false
--- The clause of a build of one group; required. `single = "X-1"`
---@field single? kasino.Clause|false
--- The clause of one of several groups; default: that of single. `multiple = "X-2"`
---@field multiple? kasino.Clause|false
--- The clause by which a card raises a build of one group; default: none is raised. `raise = "X-3"`
---@field raise? kasino.Clause|false
--- Who may raise it; default "anyone". `raised_by = "owner"`
---@field raised_by? "anyone"|"owner"|"others"|kasino.Option|false
--- Whether builds of one value become one; default "join". `equal = "apart"`
---@field equal? "join"|"apart"|kasino.Option|false
--- The clause by which a card of its value takes a build; default: none. `taken = "X-4"`
---@field taken? kasino.Clause|false

--- What a player must do, each with the clause that says so.
---@class kasino.Duties
--- Who can sweep must; default: no such duty. `sweep = "X-1"`
---@field sweep? kasino.Clause|false
--- A card that can capture may not be laid out; default: no such duty. `capture = "X-1"`
---@field capture? kasino.Clause|false
--- No card may be laid out while one can capture: implies duties.capture, by that clause unless
--- that has its own; default: no such duty. `any_capture = "X-1"`
---@field any_capture? kasino.Clause|false
--- A capture leaves no group of its value; default: no such duty. `take_all = "X-1"`
---@field take_all? kasino.Clause|false
--- A card that can take a single card takes no group; default: no such duty. `single_first = "X-1"`
---@field single_first? kasino.Clause|false
--- Who builds to a value holds another card of it; default: no such duty. `hold_build = "X-1"`
---@field hold_build? kasino.Clause|false
--- Who holds a card for a build of its own may not play the last one, but on the build or to take
--- it; default: no such duty. `keep_build = "X-1"`
---@field keep_build? kasino.Clause|false
--- Who has a build lays no card out, unless nothing else can be done; default: no such duty.
--- `owner_trail = "X-1"`
---@field owner_trail? kasino.Clause|false

--- Who gets the cards left on the table. A function answers a seat, or false for nobody; all cards
--- are open to its view. With the clause that says so it is a table.
---@class kasino.Leftovers
--- As leftovers itself; default "last_capturer". `to = "dealer"`
---@field to? "last_capturer"|"dealer"|"nobody"|(fun(view: kasino.View): kasino.Seat|false)|kasino.Option|false
--- The clause that the event cites; default: none. `clause = "X-1"`
---@field clause? kasino.Clause|false

--- Seats that score together.
---@class kasino.Teams
--- How many sides; seats alternate; required. `sides = 2`
---@field sides? integer|kasino.Option|false
--- Whose piles are compared for most cards; default "seat". `majority = "side"`
---@field majority? "seat"|"side"|kasino.Option|false

--- When a match is over, and who has won.
---@class kasino.Match
--- Over after the deal in which somebody has as many points; default 0: no such end. `to = 16`
---@field to? integer|kasino.Option|false
--- Who has as many points is out, until one is left; default 0: no such end. `out_at = 21`
---@field out_at? integer|kasino.Option|false
--- Over after so many deals; default 0: no such end. `deals = 4`
---@field deals? integer|kasino.Option|false
--- Whose score wins; default "highest". `rank = "lowest"`
---@field rank? "highest"|"lowest"|kasino.Option|false
--- What breaks a tie, in order, by the last deal's piles; default: a tie is shared.
--- `ties = { { most = "s" } }`
---@field ties? kasino.MatchTie[]|false

--- Money.
---@class kasino.Purse
--- What each seat begins a match with; required. `start = 5000`
---@field start? integer|kasino.Option|false
--- What points are called; required. `unit = "kr"`
---@field unit? kasino.Text|false
--- Who owns less once a deal is over is out; default 0: nobody. `out_below = 100`
---@field out_below? integer|kasino.Option|false

--- The clauses that `why` cites where the engine recognises a situation.
---@class kasino.Cites
--- A card laid out that can take nothing; default: none. `trail = "X-1"`
---@field trail? kasino.Clause|false
--- A card laid out that could capture; default: none. `decline = "X-1"`
---@field decline? kasino.Clause|false
--- A capture of more than one group; default: none. `several = "X-1"`
---@field several? kasino.Clause|false
--- A capture that leaves groups of its value; default: none. `partial = "X-1"`
---@field partial? kasino.Clause|false
--- A capture of the whole table; default: none. `sweep = "X-1"`
---@field sweep? kasino.Clause|false
--- Refused: another card can sweep, and must; default: the duty's clause. `sweep_card = "X-1"`
---@field sweep_card? kasino.Clause|false
--- Refused: this card can sweep, and must; default: the duty's clause. `sweep_way = "X-1"`
---@field sweep_way? kasino.Clause|false
--- Refused: it needs two values of the played card at once; default: none. `two_values = "X-1"`
---@field two_values? kasino.Clause|false
--- Refused: it would be right if cards counted otherwise; default: none.
--- `other_values = { clause = "X-1", values = { A = 14 } }`
---@field other_values? kasino.CitesOtherValues|false
--- Refused: its groups would share a card; default: none. `overlap = "X-1"`
---@field overlap? kasino.Clause|false
--- Refused: no groups make it; default: none. `otherwise = "X-1"`
---@field otherwise? kasino.Clause|false
--- Asked about: a card that counts as printed; default: none. `printed_value = "X-1"`
---@field printed_value? kasino.Clause|false
--- Asked about: what else a card of the hand counts; default: none. `hand_values = "X-1"`
---@field hand_values? kasino.Clause|false
--- Asked about: what else a card of the table counts; default: none. `table_values = "X-1"`
---@field table_values? kasino.Clause|false
--- Refused: a card that no build is made of; default: that of builds.single. `build_of = "X-1"`
---@field build_of? kasino.Clause|false
--- Refused: a build of several groups would be raised; default: that of builds.raise.
--- `build_fixed = "X-1"`
---@field build_fixed? kasino.Clause|false
--- Refused: a card of the table would raise a build; default: that of builds.raise.
--- `build_changed = "X-1"`
---@field build_changed? kasino.Clause|false
--- A build that joins one of its value; or refused, where builds.equal is "apart"; default: where
--- refused, that of builds.raise. `build_equal = "X-1"`
---@field build_equal? kasino.Clause|false
--- Refused: what would be built has the value without the card played; default: that of
--- builds.single. `build_without = "X-1"`
---@field build_without? kasino.Clause|false

---@class kasino.Sheets
--- What people call it, and type; default: its name. `title = { en = "strategy", sv = "strategi" }`
---@field title? kasino.Text|false
--- Its lines, under the options in force; required.
---@field lines? (fun(view: kasino.View): kasino.Text[])|false

--- A switch has on and off, a word has choices, a number min and max.
---@class kasino.Options
--- What it decides; default: none. `text = "points for a match"`
---@field text? kasino.Text|false
--- What people call it, and type; default: its name. `title = { en = "target", sv = "mål" }`
---@field title? kasino.Text|false
--- What people call the choices; default: those words.
--- `titles = { fixed = { en = "fixed", sv = "fasta" } }`
---@field titles? table<string, kasino.Text|false>|false
--- Its value unless set; required. `default = 16`
---@field default? boolean|integer|string
--- What changes when it is true, or any number but 0; default: nothing.
--- `on = { duties = { capture = "X-1" } }`
---@field on? kasino.Patch|false
--- What changes when it is false, or 0; default: nothing. `off = { remarks = { bare = false } }`
---@field off? kasino.Patch|false
--- What changes when a word is chosen, word -> patch; default: no word can be chosen.
--- `choices = { choice = {}, fixed = {} }`
---@field choices? table<string, kasino.Patch|false>|false
--- The smallest number, or another option: kasino.option("least"); default -1000000. `min = 0`
---@field min? integer|false
--- The largest number, or another option; default 1000000. `max = 100`
---@field max? integer|false
--- A number: only its multiples; default 1. `step = 100`
---@field step? integer|false

--- A step: one place and how many cards, or `ask`; a function that deals is a step too, and the
--- next one waits for whom it asks.
---@class kasino.DealFirst
--- So many cards to hand, table, pile or a zone of yours; where there is one a seat to each seat's,
--- from the dealer's left; "rest" deals all that are left, in shares as even as may be. `2`
---@field [string] "rest"|integer|kasino.Option|false
--- Every seat is asked at this stage, the dealer last; the next step waits. `ask = "bid"`
---@field ask? string|false
--- A function that deals, where a clause stands beside it.
--- `does = function(game) game:draw(1, "table") end`
---@field does? (fun(game: kasino.Game))|false
--- The clause that says so; default: none. `clause = "X-1"`
---@field clause? kasino.Clause|false

--- One way to capture.
---@class kasino.Capture
--- What makes a group of table cards. value: one card of the played card's value; rank: one of its
--- rank; twin: one of its rank and suit; sum: two or more that add up to its value; total: one or
--- more that make `total` with it; all: every card of `takes`. A function lists whole captures
--- instead. Required. `by = "sum"`
---@field by? "value"|"rank"|"twin"|"sum"|"total"|"all"|(fun(card: kasino.Card, view: kasino.View): kasino.CardList[])|kasino.Option|false
--- Instead of by: what makes a group is what this function lists for a value of the card (0 if it
--- has none); it mixes with the groups of other ways.
--- `groups_by = function(_, view, value) return view:groups(2 * value) end`
---@field groups_by? (fun(card: kasino.Card, view: kasino.View, value: integer): kasino.CardList[])|false
--- Whether the card can capture this way at all; default: always.
--- `when = function(_, view) return not view.table:has("A") end`
---@field when? (fun(card: kasino.Card, view: kasino.View): boolean)|false
--- For by = "total": what the played and the taken cards make together. `total = 15`
---@field total? integer|kasino.Option|false
--- The played cards it is for; default "*". `played = "J"`
---@field played? kasino.Pattern|kasino.Option|false
--- The table cards it takes; default "*". `takes = "A-10 J"`
---@field takes? kasino.Pattern|kasino.Option|false
--- {1}: exactly one group, taken alone; {1, 3}: one or three, by ways of the same numbers, 1 to 8;
--- default "many". `groups = { 1 }`
---@field groups? "many"|(integer|kasino.Option)[]|kasino.Option|false
--- The clause that `why` cites for such a capture; default: none. `clause = "X-1"`
---@field clause? kasino.Clause|false

--- A refusal that says what it is asked about.
---@class kasino.Refuses
--- What it is asked about. card, trail: once for a card of the hand; capture, build: each of these;
--- move: each move. The first two are cheap, and keep counts of moves exact. Default "move".
--- `on = "trail"`
---@field on? "card"|"trail"|"capture"|"build"|"move"|kasino.Option|false
--- True forbids the move; required. `test = function(move, view) return move.card == "s2" end`
---@field test? (fun(move: kasino.Move, view: kasino.View): boolean)|false

--- One of each, most, per and count, and its points.
---@class kasino.Scoring
--- What people call it, in hints and reasons; default: its name.
--- `title = { en = "sweep", sv = "tömning" }`
---@field title? kasino.Text|false
--- Earned by every such card in the pile. `each = "A"`
---@field each? kasino.Pattern|kasino.Option|false
--- Earned by most such cards, or by most of what a function counts, if it is 1 or more: over a side
--- that compares its piles it is added up. `most = "s"`
---@field most? kasino.Pattern|(fun(seat: kasino.Seat, view: kasino.View): integer)|kasino.Option|false
--- For most, if the first place is shared. none: nobody has the points; share: they are split and
--- rounded down; carry: they are added to those of the next deal. Default "none". `ties = "carry"`
---@field ties? "none"|"share"|"carry"|kasino.Option|false
--- Earned by every sweep, or by the deal's last capture. `per = "sweep"`
---@field per? "sweep"|"last_capture"|kasino.Option|false
--- Earned as often as the function says; all cards are open to its view.
--- `count = function(seat, view) return view:pile(seat):count("s") end`
---@field count? (fun(seat: kasino.Seat, view: kasino.View): integer)|false
--- Points for each time; default 1. `points = -2`
---@field points? integer|kasino.Option|false
--- The clause shown on the sheet, which is sorted by it; default: none. `clause = "X-1"`
---@field clause? kasino.Clause|false

--- One of the two.
---@class kasino.MatchTie
--- Who took most such cards wins. `most = "s"`
---@field most? kasino.Pattern|kasino.Option|false
--- Who took fewest such cards wins. `fewest = "s"`
---@field fewest? kasino.Pattern|kasino.Option|false

--- A place for money. What lies in a pot of a seat is the seat's own until it is paid to another.
---@class kasino.Pots
--- What people call it; default: its name. `title = { en = "bet", sv = "insats" }`
---@field title? kasino.Text|false
--- One for all, or one a seat; default "game". `per = "seat"`
---@field per? "game"|"seat"|kasino.Option|false
--- How many such pots, told apart by number; default 1. `slots = 4`
---@field slots? integer|kasino.Option|false
--- A zone: each seat has a pot beside each of its places; default: beside none. `beside = "box"`
---@field beside? string|false

--- Refused: it would be right if cards counted otherwise.
---@class kasino.CitesOtherValues
--- The clause that says how cards count; required. `clause = "X-1"`
---@field clause? kasino.Clause|false
--- As values: how they would have to count; required. `values = { A = 14 }`
---@field values? table<kasino.Pattern, integer|(integer|kasino.Option)[]|kasino.Option|false>|false

--- A place of your own; of "hand", "pile" and "stock", which are there, only show can be said, and
--- of the pile how it is taken.
---@class kasino.Zones
--- What people call it, and type; numbers of seats and slots stand behind it; default: its name.
--- `title = { en = "box", sv = "ruta" }`
---@field title? kasino.Text|false
--- One for all, or one a seat; default "game". `per = "seat"`
---@field per? "game"|"seat"|kasino.Option|false
--- How many places it has, told apart by number; default 1. `slots = 3`
---@field slots? integer|kasino.Option|false
--- Who may know its cards. top: the last one only, of the stock the next; owner: its seat; seen:
--- face down, but all saw them come, so rules may look and screens only count; hidden: nobody. A
--- hand is open or its owner's. Default "open". `show = "owner"`
---@field show? "open"|"top"|"owner"|"seen"|"hidden"|kasino.Option|false
--- How a capture takes a place of it, by its last card; default: not at all.
--- `taken = { by = "rank", whose = "opponents", clause = "X-1" }`
---@field taken? kasino.ZonesTaken|false
--- What stands beside its cards on the board, or false; everybody may know it; default: nothing.
--- `label = function(view, seat, slot) return #view:zone("box", seat, slot) .. " cards" end`
---@field label? (fun(view: kasino.View, seat: kasino.Seat, slot: integer): kasino.Text|false)|false
--- Whether its cards count as those of the seat's pile; default false. `scored = true`
---@field scored? boolean|kasino.Option

--- How a capture takes a place of it, by its last card.
---@class kasino.ZonesTaken
--- All that lies there, or the last card alone; default "whole". `what = "top"`
---@field what? "whole"|"top"|kasino.Option|false
--- A card of its value, of its rank, or of the value that this variable says, an int with its seats
--- and slots: then the cards may lie face down, and at 0 nothing takes them; default "value".
--- `by = "rank"`
---@field by? "value"|"rank"|string|kasino.Option|false
--- Whose, as the taker sees it; default "any". `whose = "opponents"`
---@field whose? "any"|"own"|"others"|"opponents"|kasino.Option|false
--- The clause that says so; default: none. `clause = "X-1"`
---@field clause? kasino.Clause|false

--- A value that the variant keeps, or several.
---@class kasino.Vars
--- What it holds, or a list of the words it may hold; required. `type = { "red", "black" }`
---@field type? "bool"|"int"|"seat"|"card"|string[]|kasino.Option|false
--- What people call it; default: its name. `title = { en = "colour", sv = "färg" }`
---@field title? kasino.Text|false
--- What people call the words it may hold; default: those words.
--- `titles = { red = { en = "red", sv = "röd" } }`
---@field titles? table<string, kasino.Text|false>|false
--- One for all, or one a seat; default "game". `per = "seat"`
---@field per? "game"|"seat"|kasino.Option|false
--- How many such values, told apart by number; default 1. `slots = 3`
---@field slots? integer|kasino.Option|false
--- Whether it is a set of such values, for :has, :with and :without; default false. `many = true`
---@field many? boolean|kasino.Option
--- Where it starts; default false, 0, no seat or card, the first word. `default = 3`
---@field default? boolean|integer|string|kasino.Option
--- When it starts again. play: before each card played and its on_claim, and with each round.
--- Default "deal". `resets = "match"`
---@field resets? "match"|"deal"|"round"|"play"|kasino.Option|false
--- Who may see it. Acts see all. Default "all". `show = "hidden"`
---@field show? "all"|"owner"|"hidden"|kasino.Option|false
--- Whether it stands on the board, for those who may see it; default false. `on_board = true`
---@field on_board? boolean|kasino.Option

--- What a seat can be asked.
---@class kasino.Stages
--- Where cards are played from: "hand", "pile" or a zone of yours; default: actions only.
--- `from = "reserve"`
---@field from? string|false
--- Whether a seat that can do one thing only is not asked, and it is done; default false.
--- `auto = true`
---@field auto? boolean|kasino.Option
--- Whether nothing but a hint tells what can be done, since finding that is the point; default
--- false. `riddle = true`
---@field riddle? boolean|kasino.Option
--- What people call it; default: its name. `title = { en = "call", sv = "påtala" }`
---@field title? kasino.Text|false
--- What is to be done, in a few words; default: none. `text = "name a colour"`
---@field text? kasino.Text|false
--- The clause that says so, shown to whom it asks; default: none. `clause = "X-1"`
---@field clause? kasino.Clause|false
--- True, or the word typed to do nothing; in records stands the English one; default false:
--- something must be chosen. `pass = { en = "no", sv = "nej" }`
---@field pass? boolean|kasino.Text|kasino.Option
--- The last seat asked here has answered; default: nothing.
--- `done = function(game) game:end_deal() end`
---@field done? (fun(game: kasino.Game))|false

--- Something to do beside playing a card. Its event, if it has a text, is told when it is done.
---@class kasino.Actions
--- The word that people read and type for it, in each language; its name is understood too;
--- default: its name. `title = { en = "announce", sv = "anmäl" }`
---@field title? kasino.Text|false
--- Who may, seen from the seat to play; default "turn". `who = "any"`
---@field who? "turn"|"others"|"opponents"|"partners"|"any"|kasino.Option|false
--- What becomes of the turn. ends: it is over; plays: the action is a move. The cards that it names
--- of the hand are played, those of the table captured. Default "stays". `turn = "ends"`
---@field turn? "ends"|"stays"|"plays"|kasino.Option|false
--- Where the seat to act must be: a stage, a list of them, or "any"; default "play" for who =
--- "turn", else "any". `stages = "double"`
---@field stages? string|string[]|false
--- What is named with it, in order; default: nothing. `args = { { name = "card", card = "hand" } }`
---@field args? kasino.ActionsArg[]|false
--- The clause that allows it; default: none. `clause = "X-1"`
---@field clause? kasino.Clause|false
--- When it is forbidden, each by a clause; the move holds the arguments; default: never.
--- `refuses = { ["X-1"] = function(move, view) return view:var("called", move.seat) end }`
---@field refuses? table<kasino.Clause, (fun(move: kasino.Move, view: kasino.View): boolean|kasino.Text)|kasino.ActionsRefuses|false>|false
--- What it does; needed where the turn stays. An action that plays does so by itself without one.
--- `does = function(move, game) game:end_deal() end`
---@field does? (fun(move: kasino.Move, game: kasino.Game))|false

--- A refusal of an action that is about one of its arguments.
---@class kasino.ActionsRefuses
--- The argument: asked as soon as it is chosen, and cited for a set that its function does not
--- list; default: the whole action. `on = "card"`
---@field on? string|false
--- True forbids it; required. `test = function(move, view) return move.args.card == "s2" end`
---@field test? (fun(move: kasino.Move, view: kasino.View): boolean|kasino.Text)|false

--- One of card, cards, seat, place, from and to, words.
---@class kasino.ActionsArg
--- Its key in move.args; required. `name = "card"`
---@field name? string|false
--- What people call it; default: its name. `title = { en = "card", sv = "kort" }`
---@field title? kasino.Text|false
--- A card from there: "table", "hand", "pile" or a zone of yours. `card = "hand"`
---@field card? string|false
--- Cards from there, or a function that lists the sets to choose from. `cards = "table"`
---@field cards? string|(fun(move: kasino.Move, view: kasino.View): kasino.CardList[])|false
--- For cards: the fewest; default 1. `min = 2`
---@field min? integer|kasino.Option|false
--- For cards: the most; default: all there are. `max = 3`
---@field max? integer|kasino.Option|false
--- A seat. `seat = "others"`
---@field seat? "any"|"others"|"opponents"|kasino.Option|false
--- A number: the smallest, or a function that answers it; default 0. `from = 1`
---@field from? integer|(fun(move: kasino.Move, view: kasino.View): integer)|kasino.Option|false
--- A number: the largest, or a function that answers it; of a stake all there is. `to = 16`
---@field to? integer|(fun(move: kasino.Move, view: kasino.View): integer)|kasino.Option|false
--- Whether it is money out of the seat's purse, and no more than that holds; with the name of a pot
--- it is paid into that one; default false. `stake = "bet"`
---@field stake? boolean|string|kasino.Option
--- A number: from one to the next; default 1. `step = 5`
---@field step? integer|kasino.Option|false
--- A place, of "pile" or of a zone of yours, as acts take it; or "build": one of view.builds, by
--- its number. `place = "build"`
---@field place? string|false
--- Words to choose from. `words = { "red", "black" }`
---@field words? string[]|false
--- What people call the words; default: those words.
--- `titles = { red = { en = "red", sv = "röd" } }`
---@field titles? table<string, kasino.Text|false>|false
--- Who is told what was chosen. owner: the seat that acts. Default "all". `show = "owner"`
---@field show? "all"|"owner"|kasino.Option|false

---------------------------------------------------------------------------------------------------
-- The table of a scenario file
---------------------------------------------------------------------------------------------------

--- What such a file returns. Editors check it as a local of that type:
--- `---@type kasino.Scenarios`, `local file = { ... }`, `return file`.
---@class kasino.Scenarios
--- The variant it runs under, or several; default: the one of the file's name.
--- `variant = { "standard+pluck", "teams+pluck" }`
---@field variant? string|string[]
--- The options that are set, for every scenario; default: none. `options = { target = 21 }`
---@field options? table<string, boolean|integer|string>
--- The scenarios; required. `scenarios = { { name = "X-1", seed = 7, play = "s7" } }`
---@field scenarios? kasino.Scenario[]

--- A position, what is played, and what must come of it: in keys of a step, or in `steps`. It needs
--- one of setup, deck and seed.
---@class kasino.Scenario
--- What it shows, the clauses it is about first; required. `name = "X-1, X-2: a ten is held"`
---@field name? string
--- Instead of the file's, or several; default: the file's. `variant = "standard+draw"`
---@field variant? string|string[]
--- Instead of the file's; default: the file's. `options = { must_capture = true }`
---@field options? table<string, boolean|integer|string>
--- How many play; default: as many as the setup names, two if these are too few. `players = 3`
---@field players? integer
--- The position it begins with. `setup = { table = "s5", hand1 = "h9", hand2 = "d2" }`
---@field setup? kasino.ScenarioSetup
--- Instead of a setup: a whole deck in dealing order. `deck = "sA s2 s3 ..."`
---@field deck? string
--- Instead of a setup: a shuffled deck; beside one, of what is shuffled later. `seed = 7`
---@field seed? integer
--- Who deals the deck, where there is no setup; default: the last seat. `dealer = 1`
---@field dealer? integer
--- Of the match by seat, where there is no setup; default 0 each. `scores = { 15, 3 }`
---@field scores? integer[]
--- Moves, actions and "next", the next deal; a move with `!` behind it is forced; default: nothing.
--- `play = { "h9xs5+h4", "pluck d4", "c9!", "next" }`
---@field play? string|string[]
--- What can be done before `play`; default: not checked. `legal = { "h9", "h9xs5+h4" }`
---@field legal? string|string[]
--- Every legal move before `play`, in any order and spelling; default: not checked.
--- `only = { "h9", "h9xs5+h4" }`
---@field only? string|string[]
--- What cannot be done before `play`, each with the clause that refuses it, or true for whatever
--- does; default: not checked. `illegal = { h9 = "X-1", ["pluck d4"] = true }`
---@field illegal? table<string, boolean|kasino.Clause>
--- Points of this deal so far, by seat; default: not checked. `score = { { total = 3 }, {} }`
---@field score? kasino.ScenarioScore[]
--- Types of what happened in the last of `play`, beside others; default: not checked.
--- `events = { "capture", "sweep" }`
---@field events? string|string[]
--- Steps, one upon the other; default: the scenario is one. `steps = { { play = "s7" }, {} }`
---@field steps? kasino.Scenario[]
--- What must be so of the position; default: not checked. `after = { table = "s5", turn = 2 }`
---@field after? kasino.ScenarioAfter

--- The position it begins with.
---@class kasino.ScenarioSetup
--- The open cards, the one that has lain longest first; and builds, with value and owner, `*` for
--- several groups; default: none. `table = "s5 h4"`
---@field table? string
--- Cards in the hand of that seat; default: none. `hand1 = "s7 h10"`
---@field hand1? string
--- Cards in the hand of that seat; default: none. `hand2 = "s7 h10"`
---@field hand2? string
--- Cards in the hand of that seat; default: none. `hand3 = "s7 h10"`
---@field hand3? string
--- Cards in the hand of that seat; default: none. `hand4 = "s7 h10"`
---@field hand4? string
--- Cards in the hand of that seat; default: none. `hand5 = "s7 h10"`
---@field hand5? string
--- Cards in the hand of that seat; default: none. `hand6 = "s7 h10"`
---@field hand6? string
--- Cards in the hand of that seat; default: none. `hand7 = "s7 h10"`
---@field hand7? string
--- Cards in the hand of that seat; default: none. `hand8 = "s7 h10"`
---@field hand8? string
--- Cards in the pile of that seat; default: none. `pile1 = "dA c2"`
---@field pile1? string
--- Cards in the pile of that seat; default: none. `pile2 = "dA c2"`
---@field pile2? string
--- Cards in the pile of that seat; default: none. `pile3 = "dA c2"`
---@field pile3? string
--- Cards in the pile of that seat; default: none. `pile4 = "dA c2"`
---@field pile4? string
--- Cards in the pile of that seat; default: none. `pile5 = "dA c2"`
---@field pile5? string
--- Cards in the pile of that seat; default: none. `pile6 = "dA c2"`
---@field pile6? string
--- Cards in the pile of that seat; default: none. `pile7 = "dA c2"`
---@field pile7? string
--- Cards in the pile of that seat; default: none. `pile8 = "dA c2"`
---@field pile8? string
--- Cards in zones of the variant, with seat and slot where there are several; default: none.
--- `zones = { aside = "dJ", trophies2 = "hJ", ["shop2.3"] = "c4" }`
---@field zones? table<string, string>
--- Cards of the stock, the next to be dealt first; default: none. `stock = "sK dK"`
---@field stock? string
--- Sweeps in this deal by seat, those out of the match too; default 0 each. `sweeps = { 1, 0 }`
---@field sweeps? integer[]
--- Of the match, by seat; default 0 each. `scores = { 15, 3 }`
---@field scores? integer[]
--- The seat to act, asked or in turn; default: the first that is asked, else 1. `turn = 2`
---@field turn? integer
--- Who deals; default: the seat before the one whose turn it is. `dealer = 1`
---@field dealer? integer
--- Who captured last in this deal; default: nobody. `last_capturer = 2`
---@field last_capturer? integer
--- The deal's number in the match, from 1; default 1. `deal = 2`
---@field deal? integer
--- The round's number in the deal, from 1; default 1. `round = 3`
---@field round? integer
--- Whether no more cards will be dealt; default: whether the stock is empty. `last_round = true`
---@field last_round? boolean
--- Of the match; default "play". `phase = "deal-over"`
---@field phase? "play"|"deal-over"|"match-over"
--- Whether the match was won in the middle of the deal, of which only secure points count; default
--- false. `broken_off = true`
---@field broken_off? boolean
--- The seats that have won, where the phase is "match-over"; default: none. `winners = { 1 }`
---@field winners? integer[]
--- By seat, whether it is out of the match; default: by the scores. `out = { false, true, false }`
---@field out? boolean[]
--- How many steps of the round are dealt, while it is being dealt; default: it is dealt.
--- `dealing = 1`
---@field dealing? integer
--- Who acts ahead of the turn, and at which stage, in this order; `later` behind it: once the round
--- is dealt; `before`: was asked before the pending move; default: nobody.
--- `asked = { "2 colour", "3 colour" }`
---@field asked? string|string[]
--- The move that waits while seats are asked about it, with its seat; default: none.
--- `pending = "1 s7xh7,d4"`
---@field pending? string
--- Moves cancelled since one was carried out; default 0. `cancelled = 1`
---@field cancelled? integer
--- Whose turn comes after those who are asked; default: that of `turn`. `resume = 1`
---@field resume? integer
--- Whether that turn has begun, so that on_turn is not called; default false. `begun = true`
---@field begun? boolean
--- Who played last in this deal; default: nobody. `last_player = 2`
---@field last_player? integer
--- Variables of the variant, with a list by seat or slot, and in a setup a list in the list for
--- sets; default: as they start. `vars = { colour = "red", streak = { 1, 0 } }`
---@field vars? table<string, boolean|integer|string|(boolean|integer|string|(boolean|integer|string)[])[]>
--- What lies in pots, with a list by seat and slot; default: nothing. `pots = { bet = { 100, 0 } }`
---@field pots? table<string, integer|integer[]>
--- What was staked in this deal before any card was dealt, and in all; default: what lies in pots
--- of seats. `staked = { 100, 250 }`
---@field staked? integer[]
--- What the bank has won in this match, less what it has paid; default 0. `bank_won = -150`
---@field bank_won? integer
--- Points that the variant has awarded in this deal, each with its clause; default: none.
--- `awards = { "1 2 X-1", "2 -1 X-2" }`
---@field awards? string|string[]
--- How often the points of scoring items were carried over; default 0. `carried = { cards = 1 }`
---@field carried? table<string, integer>

--- The points of one seat.
---@class kasino.ScenarioScore
--- The sum; default: not checked. `total = 3`
---@field total? integer
--- What a clause brings, clause -> points; default: not checked. `2`
---@field [string] integer

--- What must be so of the position.
---@class kasino.ScenarioAfter
--- What can be done; default: not checked. `legal = { "h9", "h9xs5+h4" }`
---@field legal? string|string[]
--- Every legal move, in any order and spelling; default: not checked. `only = "h9"`
---@field only? string|string[]
--- What cannot be done, with the clause or true; default: not checked. `illegal = { h9 = "X-1" }`
---@field illegal? table<string, boolean|kasino.Clause>
--- The open cards, the one that has lain longest first; and builds, with value and owner, `*` for
--- several groups; default: not checked. `table = "s5 h4"`
---@field table? string
--- Cards in the hand of that seat; default: not checked. `hand1 = "s7 h10"`
---@field hand1? string
--- Cards in the hand of that seat; default: not checked. `hand2 = "s7 h10"`
---@field hand2? string
--- Cards in the hand of that seat; default: not checked. `hand3 = "s7 h10"`
---@field hand3? string
--- Cards in the hand of that seat; default: not checked. `hand4 = "s7 h10"`
---@field hand4? string
--- Cards in the hand of that seat; default: not checked. `hand5 = "s7 h10"`
---@field hand5? string
--- Cards in the hand of that seat; default: not checked. `hand6 = "s7 h10"`
---@field hand6? string
--- Cards in the hand of that seat; default: not checked. `hand7 = "s7 h10"`
---@field hand7? string
--- Cards in the hand of that seat; default: not checked. `hand8 = "s7 h10"`
---@field hand8? string
--- Cards in the pile of that seat; default: not checked. `pile1 = "dA c2"`
---@field pile1? string
--- Cards in the pile of that seat; default: not checked. `pile2 = "dA c2"`
---@field pile2? string
--- Cards in the pile of that seat; default: not checked. `pile3 = "dA c2"`
---@field pile3? string
--- Cards in the pile of that seat; default: not checked. `pile4 = "dA c2"`
---@field pile4? string
--- Cards in the pile of that seat; default: not checked. `pile5 = "dA c2"`
---@field pile5? string
--- Cards in the pile of that seat; default: not checked. `pile6 = "dA c2"`
---@field pile6? string
--- Cards in the pile of that seat; default: not checked. `pile7 = "dA c2"`
---@field pile7? string
--- Cards in the pile of that seat; default: not checked. `pile8 = "dA c2"`
---@field pile8? string
--- Cards in zones of the variant, with seat and slot where there are several; default: not checked.
--- `zones = { aside = "dJ", trophies2 = "hJ", ["shop2.3"] = "c4" }`
---@field zones? table<string, string>
--- How many cards are undealt; default: not checked. `stock = 36`
---@field stock? integer
--- Sweeps in this deal by seat, those out of the match too; default: not checked.
--- `sweeps = { 1, 0 }`
---@field sweeps? integer[]
--- Of the match, by seat; default: not checked. `scores = { 15, 3 }`
---@field scores? integer[]
--- The seat to act, asked or in turn, false for nobody; default: not checked. `turn = 2`
---@field turn? boolean|integer
--- Who deals; default: not checked. `dealer = 1`
---@field dealer? integer
--- Who captured last in this deal, false for nobody; default: not checked. `last_capturer = 2`
---@field last_capturer? boolean|integer
--- The deal's number in the match, from 1; default: not checked. `deal = 2`
---@field deal? integer
--- The round's number in the deal, from 1; default: not checked. `round = 3`
---@field round? integer
--- Of the match; default: not checked. `phase = "deal-over"`
---@field phase? "play"|"deal-over"|"match-over"
--- The seats that have won, where the phase is "match-over"; default: not checked.
--- `winners = { 1 }`
---@field winners? integer[]
--- By seat, whether it is out of the match; default: not checked. `out = { false, true, false }`
---@field out? boolean[]
--- What the seat to act is asked for: "play", or a stage of your own; default: not checked.
--- `stage = "colour"`
---@field stage? string
--- Variables of the variant, with a list by seat or slot, and in a setup a list in the list for
--- sets; default: not checked. `vars = { colour = "red", streak = { 1, 0 } }`
---@field vars? table<string, boolean|integer|string|(boolean|integer|string)[]>
--- What lies in pots, with a list by seat and slot; default: not checked.
--- `pots = { bet = { 100, 0 } }`
---@field pots? table<string, integer|integer[]>
--- What the bank has won in this match, less what it has paid; default: not checked.
--- `bank_won = -150`
---@field bank_won? integer

---------------------------------------------------------------------------------------------------
-- The table of a lesson file
---------------------------------------------------------------------------------------------------

--- What such a file returns. Editors check it as a local of that type:
--- `---@type kasino.Lessons`, `local file = { ... }`, `return file`.
---@class kasino.Lessons
--- The variant that they teach; default: the one of the file's name. `variant = "standard+draw"`
---@field variant? string
--- The options that are set, for every lesson; default: none. `options = { target = 11 }`
---@field options? table<string, boolean|integer|string>
--- The variant whose lessons come before: what they teach is known; default: none.
--- `after = "standard"`
---@field after? string
--- The lessons, in order; required. `lessons = { { title = "Sums", steps = { ... } } }`
---@field lessons? kasino.Lesson[]

--- Pages, questions, quizzes and matches, in the order in which they are met.
---@class kasino.Lesson
--- What it is called; required. `title = { en = "Sums", sv = "Summor" }`
---@field title kasino.Text
--- Instead of the file's; default: the file's. `variant = "standard+draw"`
---@field variant? string
--- Instead of the file's; default: the file's. `options = { must_capture = true }`
---@field options? table<string, boolean|integer|string>
--- Instead of the file's; default: the file's. `after = "standard"`
---@field after? string
--- Its steps; required. `steps = { { say = "..." }, { quiz = "X-*" } }`
---@field steps kasino.LessonStep[]

--- A page (`say` alone), a question (`ask`), a quiz or a match (`against`). It is about a position
--- of its own, which checks can be held against, or about that of the step before.
---@class kasino.LessonStep
--- What the page says, or what stands above a question, with places that the rules fill; default:
--- nothing. `say = "{sum c8xs5+h3}."`
---@field say? kasino.Text
--- The clauses that a page teaches, or of which the first decides a question; default: none.
--- `clause = "X-1"`
---@field clause? kasino.Clause|kasino.Clause[]
--- A question; default: there is none. `ask = "captures", of = "c8"`
---@field ask? "legal"|"captures"|"count"|"values"|"sweep"|"score"|"play"|"best"
--- The card that is asked about by captures, count and values. `of = "c8"`
---@field of? string
--- The move or action that is asked about by legal. `move = "c8xs5 d5 h3"`
---@field move? string
--- Whose points are asked for by score; default 1. `seat = 2`
---@field seat? integer
--- Whether score asks for all points, not those by the clause; default false. `total = true`
---@field total? boolean
--- Cards that the move asked for by play takes; default: any. `takes = "s5 h3"`
---@field takes? string
--- Whether the move asked for by play takes the whole table; default false. `sweep = true`
---@field sweep? boolean
--- The value of the build that the move asked for by play makes; default: any move. `build = 8`
---@field build? integer
--- The first hint; default: the text of the clause. `hint = "Add up what is left."`
---@field hint? kasino.Text
--- Questions that are made, about clauses or those that begin so; default: none. `quiz = "X-*"`
---@field quiz? string|string[]
--- How many; default 5. `n = 3`
---@field n? integer
--- A match to play with a coach, and against whom; default: none. `against = "novice"`
---@field against? "random"|"novice"|"greedy"|"expert"
--- How many play; default: as many as the setup names, two if these are too few. `players = 3`
---@field players? integer
--- The position it begins with. `setup = { table = "s5", hand1 = "h9", hand2 = "d2" }`
---@field setup? kasino.ScenarioSetup
--- Instead of a setup: a whole deck in dealing order. `deck = "sA s2 s3 ..."`
---@field deck? string
--- Instead of a setup: a shuffled deck; beside one, of what is shuffled later. `seed = 7`
---@field seed? integer
--- Who deals the deck, where there is no setup; default: the last seat. `dealer = 1`
---@field dealer? integer
--- Of the match by seat, where there is no setup; default 0 each. `scores = { 15, 3 }`
---@field scores? integer[]
--- Moves, actions and "next", the next deal; a move with `!` behind it is forced; default: nothing.
--- `play = { "h9xs5+h4", "pluck d4", "c9!", "next" }`
---@field play? string|string[]
--- What can be done before `play`; default: not checked. `legal = { "h9", "h9xs5+h4" }`
---@field legal? string|string[]
--- Every legal move before `play`, in any order and spelling; default: not checked.
--- `only = { "h9", "h9xs5+h4" }`
---@field only? string|string[]
--- What cannot be done before `play`, each with the clause that refuses it, or true for whatever
--- does; default: not checked. `illegal = { h9 = "X-1", ["pluck d4"] = true }`
---@field illegal? table<string, boolean|kasino.Clause>
--- Points of this deal so far, by seat; default: not checked. `score = { { total = 3 }, {} }`
---@field score? kasino.ScenarioScore[]
--- Types of what happened in the last of `play`, beside others; default: not checked.
--- `events = { "capture", "sweep" }`
---@field events? string|string[]
--- What must be so of the position; default: not checked. `after = { table = "s5", turn = 2 }`
---@field after? kasino.ScenarioAfter

---------------------------------------------------------------------------------------------------
-- What functions are given
---------------------------------------------------------------------------------------------------

--- A list of cards as it was when it was asked for; `#cards`, `cards[i]`, `ipairs(cards)` work. Of
--- cards that are hidden `#cards` alone does.
---@class kasino.Cards
---@field [integer] kasino.Card
---@operator len: integer
local Cards = {}

--- Whether one of them fits the pattern. `view.table:has("A")`
---@param pattern kasino.Pattern
---@return boolean
function Cards:has(pattern) end

--- Whether this card is one of them, and not another pack's. `move.captured:contains(laid)`
---@param card kasino.Card
---@return boolean
function Cards:contains(card) end

--- How many fit the pattern. `view:pile(1):count("s")`
---@param pattern kasino.Pattern
---@return integer
function Cards:count(pattern) end

--- Those that fit the pattern. `game.table:of("J")`
---@param pattern kasino.Pattern
---@return kasino.Cards
function Cards:of(pattern) end

--- All but this card. `view.table:without("s2")`
---@param card kasino.Card
---@return kasino.Cards
function Cards:without(card) end

--- What they add up to on the table, each at its lowest value; one without a value adds 0.
--- `game.table:sum() == 15`
---@return integer
function Cards:sum() end

--- The same as a Lua list of your own. `local mine = view:hand():list()`
---@return kasino.Card[]
function Cards:list() end

--- The values of a variable with many = true: a list, `#set` and `ipairs(set)` work.
---@class kasino.Set
---@field [integer] boolean|integer|string
---@operator len: integer
local Set = {}

--- Whether the value is in it. `view:var("named"):has("s2")`
---@param value boolean|integer|string
---@return boolean
function Set:has(value) end

--- The set with the value in it. `game:set("named", game:var("named"):with("s2"))`
---@param value boolean|integer|string
---@return kasino.Set
function Set:with(value) end

--- The set without the value. `game:set("named", game:var("named"):without("s2"))`
---@param value boolean|integer|string
---@return kasino.Set
function Set:without(value) end

--- The move that waits for what seats say who were asked about it.
---@class kasino.Pending
---@field seat kasino.Seat who makes it
---@field action string|nil the name of an action; what it plays is nil where that is a secret
---@field card kasino.Card|nil the card to be played, the first of several
---@field cards kasino.Cards|nil the cards that an action is to play
---@field captured kasino.Cards|nil what it is to take; empty if it is to be laid out
---@field trails boolean whether the card is to be laid out
---@field captures boolean whether it is to take something
---@field built integer|nil the value that it is to build to; nil for another move

--- The clauses that a move breaks at an honest table.
---@class kasino.Breaks
---@field [integer] kasino.Clause
---@field has fun(self: kasino.Breaks, clause: kasino.Clause): boolean whether it breaks this one

--- A build on the table.
---@class kasino.Build
---@field cards kasino.Cards its cards
---@field value integer what takes it
---@field owner kasino.Seat who added to it last
---@field multiple boolean whether it has several groups: then nobody raises it

--- The move or action that a function is asked about.
---@class kasino.Move
--- Who makes it. `game:award(move.seat, 1, "X-1")`
---@field seat kasino.Seat
--- The played card; of cards only. False for a sweep by game:sweep. `move.card == "s2"`
---@field card kasino.Card
--- The cards played: of an action that plays all that it names of where cards are played from.
--- `move.cards:sum() == 10`
---@field cards kasino.Cards
--- What it takes from the table, builds too; empty for other moves. Of cards only.
--- `move.captured:has("A")`
---@field captured kasino.Cards
--- The names of the piles that it takes, or the top card of; empty for most. Of cards only.
--- `move.piles[1] == "pile2"`
---@field piles string[]
--- The lowest value the card can be played at; false if none is needed. Of cards only.
--- `move.value == 14`
---@field value integer|false
--- What it takes, group by group; empty for what is taken whole. Of cards only. `#move.groups > 1`
---@field groups kasino.Cards[]
--- Whether the card is laid out; of cards only. `move.trails and not view.last_round`
---@field trails boolean
--- Whether it takes something; of cards only. `if move.captures then ... end`
---@field captures boolean
--- Whether it builds; of cards only. `if move.builds then ... end`
---@field builds boolean
--- The value that it builds to; false for another move. Of cards only. `move.built == 8`
---@field built integer|false
--- Whether it is a build of several groups; of cards only. `not move.multiple`
---@field multiple boolean
--- The cards of the table that go into the build with it; empty for another move. Of cards only.
--- `move.with:has("s2")`
---@field with kasino.Cards
--- The cards of the builds that it is laid on; empty for most. Of cards only. `#move.onto > 0`
---@field onto kasino.Cards
--- Whether it takes the whole table, void sweeps too; of cards only. `not move.sweeps`
---@field sweeps boolean
--- The action's name; false for a card. `move.action == "call"`
---@field action string|false
--- The clauses it breaks at an honest table; of cards only. `move.breaks:has("X-1")`
---@field breaks kasino.Breaks
--- An action's arguments by name; empty for a card. `move.args.card`
---@field args table<string, any>
--- Where the card was played from: "hand", "pile" or a zone of yours; of cards only.
--- `move.from == "reserve"`
---@field from string

--- What functions that answer are given: the position as a seat, or everybody, sees it.
---@class kasino.View
--- Whose eyes these are; false where nobody's. `view:hand(view.seat)`
---@field seat kasino.Seat|false
--- The seat to act, asked or in turn. `view.turn == view.seat`
---@field turn kasino.Seat|false
--- What the seat to act is asked for: "play", or a stage of your own. `view.stage == "double"`
---@field stage string
--- Who deals. `move.seat == view.dealer`
---@field dealer kasino.Seat
--- The deal's number in the match, from 1. `view.deal == 1`
---@field deal integer
--- The round's number in the deal, from 1. `view.round > 1`
---@field round integer
--- Whether no more cards will be dealt. `not view.last_round`
---@field last_round boolean
--- The seats still in the match. `for _, seat in ipairs(game.seats) do ... end`
---@field seats kasino.Seat[]
--- How many seats there are, those out of the match too.
---@field players integer
--- What the options are set to, by name. `view.options.target == 0`
---@field options table<string, boolean|integer|string>
--- The cards of the whole deck, wherever they lie. `view.deck:count("8") == 0`
---@field deck kasino.Cards
--- The open cards, the one that has lain longest first. `view.table[#view.table]`
---@field table kasino.Cards
--- The builds on the table, the oldest first. `view.builds[1].value == 8`
---@field builds kasino.Build[]
--- How many cards are undealt. `view.stock == 0`
---@field stock integer
--- Sweeps in this deal by seat, those out of the match too. `view.sweeps[view.seat]`
---@field sweeps integer[]
--- Who captured last in this deal. `view.last_capturer == move.seat`
---@field last_capturer kasino.Seat|false
--- Who played last in this deal. `view.last_player`
---@field last_player kasino.Seat|false
--- The move that waits while seats are asked about it. `view.pending.card`
---@field pending kasino.Pending|false
--- What the bank has won in this match, less what it has paid. `view.bank`
---@field bank integer
--- When the match is over; 0: no such end. `game:score(1) >= game.match.to`
---@field match { to: integer, out_at: integer, deals: integer, rank: "highest"|"lowest" }
--- Whether the match would be over as it stands now; false until the deal is counted, in on_scored.
--- `if game.match_is_over then ... end`
---@field match_is_over boolean
--- Who has won it then; nobody before. `for _, seat in ipairs(game.winners) do ... end`
---@field winners kasino.Seat[]
local View = {}

--- The hand of a seat, or your own; of another only how many cards it has. `seat`: needed where
--- nobody is looking. `#view:hand()`
---@param seat? kasino.Seat
---@return kasino.Cards
function View:hand(seat) end

--- The pile of a seat, or your own. `seat`: needed where nobody is looking.
--- `view:pile(seat):has("d10")`
---@param seat? kasino.Seat
---@return kasino.Cards
function View:pile(seat) end

--- The cards of a zone of yours; of one that shows its top, that card alone. `seat`: for a zone
--- that each seat has; `slot`: for a zone with slots.
--- `view:zone("reserve", view.seat)`, `view:zone("row", 3)`, `view:zone("stock")`
---@param name string
---@param seat? kasino.Seat
---@param slot? integer
---@return kasino.Cards
---@overload fun(self: kasino.View, name: string, slot: integer): kasino.Cards
function View:zone(name, seat, slot) end

--- For a loop over the places of a zone of yours that hold cards: whose each is (false where it is
--- all seats'), its slot, its cards. `for seat, slot, cards in view:each("box") do end`
---@param name string
---@return fun(): kasino.Seat|false, integer, kasino.Cards
function View:each(name) end

--- Whether your hand can make the value with one card. `except`: a card that is not looked at.
--- `view:holds(14)`
---@param value integer
---@param except? kasino.Card
---@return boolean
function View:holds(value, except) end

--- What a seat has at hand, its stakes not counted; the viewer's own by default. `view:purse(2)`
---@param seat? kasino.Seat
---@return integer
function View:purse(seat) end

--- What lies in a pot; in several, together. `seat`: for a pot that each seat has; `...`: the slot,
--- or seat and slot of the place that it lies beside; by default all. `view:pot("bet", view.seat)`
---@param name string
---@param seat? kasino.Seat
---@param ... integer
---@return integer
---@overload fun(self: kasino.View, name: string, slot: integer): integer
function View:pot(name, seat, ...) end

--- What all seats have in their pots of that name. `...`: the slot, or seat and slot of the place
--- that they lie beside; by default all. `view:staked("bet")`
---@param name string
---@param ... integer
---@return integer
function View:staked(name, ...) end

--- What a variable holds; of many, a kasino.Set. `seat`: for a variable that each seat has; `slot`:
--- for a variable with slots. `view:var("called", move.seat)`
---@param name string
---@param seat? kasino.Seat
---@param slot? integer
---@return any
function View:var(name, seat, slot) end

--- The match score of a seat's side, without this deal until it is counted. `game:score(seat) > 16`
---@param seat kasino.Seat
---@return integer
function View:score(seat) end

--- The highest match score. `view:best_score() >= 10`
---@return integer
function View:best_score() end

--- This deal's points so far, awards included; or those of one item or one kind of items.
--- `game:points(seat, "cards")`, `view:points(seat, "each")`
---@param seat kasino.Seat
---@param what? string|"each"|"most"|"sweep"|"last_capture"|"count"
---@return integer
function View:points(seat, what) end

--- What cards score by themselves, by the `each` items. `game:worth({ "d10" }) ~= 0`
---@param cards kasino.CardList
---@return integer
function View:worth(cards) end

--- What the card counts when it is played, or on the table: none, one or several values.
--- `view:values(move.card, "hand")[1]`
---@param card kasino.Card
---@param where "hand"|"table"
---@return integer[]
function View:values(card, where) end

--- The seat after this one, of those still in. `game:next(move.seat)`
---@param seat kasino.Seat
---@return kasino.Seat
function View:next(seat) end

--- The seat before this one, of those still in. `game:previous(move.seat)`
---@param seat kasino.Seat
---@return kasino.Seat
function View:previous(seat) end

--- The seats that score together with this one, itself too. `ipairs(game:side(seat))`
---@param seat kasino.Seat
---@return kasino.Seat[]
function View:side(seat) end

--- The other seats of its side. `#view:partners(view.seat)`
---@param seat kasino.Seat
---@return kasino.Seat[]
function View:partners(seat) end

--- The seats of other sides. `game:end_match(game:opponents(move.seat), "X-1")`
---@param seat kasino.Seat
---@return kasino.Seat[]
function View:opponents(seat) end

--- The cards out of sight that would now sweep the table. `#view:sweepers() > 0`
---@return kasino.Cards
function View:sweepers() end

--- Whether the card can capture, duties aside; without one, whether any of your hand can.
--- `view:can_capture(move.card)`
---@param card? kasino.Card
---@return boolean
function View:can_capture(card) end

--- Whether the card can clear the table; without one, whether any of your hand can.
--- `view:can_sweep() and not move.sweeps`
---@param card? kasino.Card
---@return boolean
function View:can_sweep(card) end

--- Every set that the card can take, at most 4096, duties aside; or every set of groups that add up
--- to the value. `cards`: instead of the table, as if just they lay there.
--- `#view:captures("s7") > 0`, `view:captures(15)`
---@param card kasino.Card|integer
---@param cards? kasino.CardList
---@return kasino.Cards[]
function View:captures(card, cards) end

--- Every set of cards that adds up to the value, at most 4096. `cards`: instead of the table.
--- `view:groups(15)`
---@param value integer
---@param cards? kasino.CardList
---@return kasino.Cards[]
function View:groups(value, cards) end

--- What acts are given: all of a view, with every card open, and the means to change the game.
--- Acts call no functions of the variant, but sweep asks void_sweeps. At most 1000 in one move.
---@class kasino.Game: kasino.View
local Game = {}

--- Moves cards. `game:give({ "s2" }, "table", { "pile", 1 })`
---@param cards kasino.CardList
---@param from kasino.Place
---@param to kasino.Place
function Game:give(cards, from, to) end

--- Moves cards to a seat's pile, and the seat has captured last.
--- `game:take(game.dealer, game.table, "table")`
---@param seat kasino.Seat
---@param cards kasino.CardList
---@param from kasino.Place
function Game:take(seat, cards, from) end

--- Lays cards together as a build of a seat, or adds them to the build of that value where such
--- join. `game:build(game.dealer, 8, { "h6", "c2" }, "table")`
---@param seat kasino.Seat
---@param value integer
---@param cards kasino.CardList
---@param from kasino.Place
function Game:build(seat, value, cards, from) end

--- Shuffles cards back into the stock. `game:bury(game.table:of("J"), "table")`
---@param cards kasino.CardList
---@param from kasino.Place
function Game:bury(cards, from) end

--- Gathers all cards and deals again; before anybody has played a card. `game:redeal("WHD-2")`
---@param clause kasino.Clause
function Game:redeal(clause) end

--- Asks a seat to play a card, or to choose at a stage, ahead of the turn.
--- `game:ask(game:next(move.seat), "play")`
---@param seat kasino.Seat
---@param stage string|"play"
function Game:ask(seat, stage) end

--- Nobody else is asked at this stage any more. `game:close("double")`
---@param stage string
function Game:close(stage) end

--- The move that waits is not made: nobody else is asked about it, and its seat is to act again, or
--- its turn is over. At most 20 in a row. `game:cancel()`, `game:cancel("ends")`
---@param after? "ends"
function Game:cancel(after) end

--- Moves cards from the stock, fewer if it runs out; answers them. `game:draw(1, "table")`
---@param count integer
---@param to kasino.Place
---@return kasino.Cards
function Game:draw(count, to) end

--- Gives a seat points, or takes them. `game:award(move.seat, 2, "X-1")`
---@param seat kasino.Seat
---@param points integer
---@param clause kasino.Clause
function Game:award(seat, points, clause) end

--- Moves money: all there is, or an amount. The clause says why it comes to belong to another.
--- `game:pay("bank", seat, 150, "X-1")`, `game:pay({ "bet", seat }, seat)`
---@param from kasino.MoneyPlace
---@param to kasino.MoneyPlace
---@param amount? integer
---@param clause? kasino.Clause
---@overload fun(self: kasino.Game, from: kasino.MoneyPlace, to: kasino.MoneyPlace, clause: string)
function Game:pay(from, to, amount, clause) end

--- Settles the stakes of all seats: "3:2" pays that and gives them back, "lost" gives them to the
--- bank, "back" back. `stakes`: a pot, or one with its slot, or the place that it lies beside.
--- `game:settle({ "bet", seat }, "1:1", "X-1")`, `game:settle("bet", "back")`
---@param stakes string|table
---@param odds string
---@param clause? kasino.Clause
function Game:settle(stakes, odds, clause) end

--- Counts so many sweeps more, unless void_sweeps voids them, or fewer; never below none. When the
--- function is done, on_sweep follows on those that count, with a move whose is false.
--- `card`, `game:sweep(seat, -1, "CAN-1")`
---@param seat kasino.Seat
---@param count integer
---@param clause kasino.Clause
function Game:sweep(seat, count, clause) end

--- Sets a variable; of many, to a set, cards, or a list.
--- `game:set("offender", false)`, `game:set("shown", { "s2", "h3" })`
---@param name string
---@param value any
---@overload fun(self: kasino.Game, name: string, seat: kasino.Seat, value: any) or fun(self: kasino.Game, name: string, seat: kasino.Seat, slot: integer, value: any)
function Game:set(name, value) end

--- Tells what happened, in the words under . `events`, `game:event("caught", { seat = 2 })`
---@param type string
---@param fields? kasino.Fields
function Game:event(type, fields) end

--- Ends the deal after this move; cards in hands and stock count for nobody. `game:end_deal()`
function Game:end_deal() end

--- Ends the match after this move; of a deal not yet counted only secure points count: no majority,
--- no last capture. `winners`: several share the win.
--- `game:end_match(game:side(move.seat), "ANN-1")`
---@param winners kasino.Seat[]
---@param clause kasino.Clause
function Game:end_match(winners, clause) end

---------------------------------------------------------------------------------------------------
-- The library
---------------------------------------------------------------------------------------------------

--- The first four are for loading: they make what a script returns.
---@class kasino.Library
kasino = {}

--- A variant that is complete by itself. `return kasino.variant { id = "mine", ... }`
---@param variant kasino.Variant
---@return kasino.Declaration
function kasino.variant(variant) end

--- A difference from a variant. `base`: its name, a composition "standard+draw", or the path of a
--- file. `return kasino.extend("standard", { id = "mine", ... })`
---@param base string
---@param difference kasino.Variant
---@return kasino.Declaration
function kasino.extend(base, difference) end

--- A difference from whatever stands left of it. `return kasino.modifier { id = "mine", ... }`
---@param difference kasino.Variant
---@return kasino.Declaration
function kasino.modifier(difference) end

--- The value that an option gets, in place of any plain value. `to = kasino.option("target")`
---@param name string
---@return kasino.Option
function kasino.option(name) end

--- The rank as written; an error for a joker. `kasino.rank("h10") == "10"`
---@param card kasino.Card
---@return string
function kasino.rank(card) end

--- The suit letter; an error for a joker. `kasino.suit("h10") == "h"`
---@param card kasino.Card
---@return string
function kasino.suit(card) end

--- The rank as a number, ace 1 to king 13; a joker 0. `kasino.number("hQ") == 12`
---@param card kasino.Card
---@return integer
function kasino.number(card) end

--- Whether the card fits the pattern. `kasino.matches(move.card, "A s J")`
---@param card kasino.Card
---@param pattern kasino.Pattern
---@return boolean
function kasino.matches(card, pattern) end

--- Whether two cards have the same rank and suit. `kasino.twin("s7", "s7'")`
---@param a kasino.Card
---@param b kasino.Card
---@return boolean
function kasino.twin(a, b) end

--- What cards add up to on the table, each at its lowest value. `kasino.sum({ "s2", "hK" })`
---@param cards kasino.CardList
---@return integer
function kasino.sum(cards) end
