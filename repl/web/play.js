// The table: a board whose cards are clicked, buttons for all else that can be done, and what
// happened. Nothing here knows a game: boards, choices and texts come from the program.

import { make, useGame, card, planOf, makeBoard, fit } from "kasino:board";
import { Engine } from "./engine.js";
import { kept, keep } from "./store.js";
import { language, word } from "./words.js";

const byId = (id) => document.getElementById(id);
const record_file = "/state/game.kasino";
const most_choices = 40;
const most_at_first = 24;  // before a card is chosen

// Commands that tell every hand, refused where people hide theirs from each other.
const shows_all = /^\s*(pee|tit|rec|pro|sta|läg|set|stä|exp|sav|spara|lua)/i;

export function button(text, act, name) {
  const made = make("button", name, text);
  made.type = "button";
  made.addEventListener("click", act);
  return made;
}

// What the program writes with letters, with the symbols of suits.
const suits = { en: { s: "♠", h: "♥", d: "♦", c: "♣" }, sv: { s: "♠", h: "♥", r: "♦", k: "♣" } };
export function pretty(text) {
  const letters = suits[language()];
  return text.replace(/(?<=^|[^\p{L}\d.]|[\dAJQKEDn]x)([a-z])(10|[2-9]|Kn|[AJQKED])(?=$|[^\p{L}\d]|x)/gmu,
                      (all, suit, rank) => (letters[suit] ? letters[suit] + rank : all));
}

// A card as it is typed: "♥10'3" is h10'3.
const ranks = { E: "A", Kn: "J", D: "Q" };
function typed(text) {
  const suit = Object.entries(suits.en).find(([, symbol]) => text.startsWith(symbol));
  if (!suit) return text;
  const [rank, pack] = text.slice(1).split("'");
  return suit[0] + (language() === "sv" && ranks[rank] || rank) + (pack === undefined ? "" : "'" + pack);
}

// Draws the position in sight into `host`, and remembers what it has drawn, so that cards keep
// their size from step to step.
export class LiveBoard {
  constructor(host) {
    this.host = host;
    this.frames = [];
    new ResizeObserver(() => this.board && fit(this.board.element, 1)).observe(host);
  }

  show(data) {
    const key = JSON.stringify([data.rules, data.names, data.view]);
    if (key !== this.key) this.frames = [];
    this.key = key;
    useGame(data);
    const frame = data.frames[0];
    this.frames = this.frames.slice(-30).concat(frame);
    this.board = makeBoard(planOf(this.frames));
    this.board.show(frame);
    this.host.replaceChildren(this.board.element);
    fit(this.board.element, 1);
    return frame;
  }

  clear() {
    this.board = null;
    this.host.replaceChildren();
  }
}

// Cards that can be chosen, and buttons for what they leave.
export class Chooser {
  constructor(board, host, play) {
    Object.assign(this, { board, host, play, hand: new Set(), take: new Set(), all: [] });
  }

  // Takes the choices of `seat`; `ask` is told what cannot be done.
  offer(choices, seat, ask) {
    Object.assign(this, { seat, ask, hand: new Set(), take: new Set() });
    this.all = choices.filter((choice) => choice.seat === seat);
    this.draw();
  }

  get open() {
    return this.all.filter((choice) => [...this.hand].every((one) => choice.hand.includes(one)) &&
      [...this.take].every((one) => choice.take.includes(one)));
  }

  // The cards of the board, of which those of the seat's own hand are played, others taken.
  cards() {
    const own = this.board.host.querySelector('.seat[data-seat="' + this.seat + '"]');
    return [...this.board.host.querySelectorAll(".live .card[data-card]")]
      .filter((one) => !one.closest(".move") && one.dataset.card !== "?")
      .map((element) => {
        const text = element.dataset.card;
        const is_hand = own !== null && own.contains(element) && this.all.some((choice) => choice.hand.includes(text));
        return { element, text, is_hand };
      })
      .filter(({ text, is_hand, element }) => is_hand || element.closest(".table") ||
        this.all.some((choice) => choice.take.includes(text)));
  }

  draw() {
    const open = this.open;
    for (const { element, text, is_hand } of this.all.length ? this.cards() : []) {
      const picked = is_hand ? this.hand : this.take;
      element.setAttribute("role", "button");
      element.tabIndex = 0;
      element.setAttribute("aria-pressed", picked.has(text));
      element.classList.toggle("can", this.hand.size > 0 && !is_hand && open.some((choice) => choice.take.includes(text)));
      element.onclick = () => this.pick(text, is_hand);
      element.onkeydown = (event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        this.pick(text, is_hand);
      };
    }
    const none_picked = this.hand.size + this.take.size === 0;
    const shown = none_picked && open.length > most_at_first ? open.filter((choice) => choice.hand.length + choice.take.length === 0) : open;
    const groups = Map.groupBy(shown, (one) => one.action);
    const buttons = [];
    for (const [action, choices] of groups) {
      const is_list = action && choices.length > 5;
      buttons.push(...(is_list ? [this.list(action, choices)]
        : choices.slice(0, most_choices).map((choice) => button(this.label(choice), () => this.play(choice), "choice"))));
      if (!is_list && choices.length > most_choices) buttons.push(make("span", "", word("more", choices.length - most_choices)));
    }
    if (none_picked && this.all.some((choice) => choice.hand.length)) buttons.push(make("span", "", word("your_turn")));
    if (open.length === 1 && !none_picked && this.tryOut) buttons.push(button(word("try_it"), () => this.tryOut(open[0].line)));
    if (!open.length && this.hand.size) buttons.push(button(word("why_not"), () => this.ask(this.attempt()), "main"));
    this.host.replaceChildren(...buttons);
  }

  list(action, choices) {
    const select = make("select", "", choices.map((choice, i) => new Option(pretty(choice.label), i)));
    select.setAttribute("aria-label", action);
    return make("span", "bar", select, button(action, () => this.play(choices[select.value]), "choice"));
  }

  label(choice) {
    if (choice.action) return pretty(choice.label) + (choice.sweep ? " · " + word("sweeps") : "");
    const parts = [...choice.hand.map((text) => card(text))];
    if (choice.take.length) parts.push(choice.built ? "+" : "←", ...choice.take.map((text) => card(text)));
    const says = /=(\d+)x/.exec(choice.line);
    if (says) parts.push("= " + says[1]);
    if (choice.built) parts.push(word("builds", choice.built));
    else if (!choice.take.length) parts.push(word("lay_out"));
    if (choice.sweep) parts.push(word("sweeps"));
    return parts;
  }

  pick(text, is_hand) {
    const picked = is_hand ? this.hand : this.take;
    const last = this.open;
    if (picked.has(text) && is_hand && last.length === 1) return this.play(last[0]);
    if (picked.has(text)) picked.delete(text);
    else {
      if (is_hand && !this.all.some((one) => one.hand.length > 1)) picked.clear();
      picked.add(text);
    }
    this.draw();
    return undefined;
  }

  // What the chosen cards would be as a move.
  attempt() {
    const taken = [...this.take].map(typed).join("+");
    return [...this.hand].map(typed).join("+") + (taken ? "x" + taken : "");
  }

  clear() {
    this.all = [];
    this.host.replaceChildren();
  }
}

// The table of the page, and the session behind it.
export class Table {
  constructor() {
    this.engine = new Engine();
    this.engine.ended = (why) => this.recover(why);
    this.engine.slow = (is_slow) => { byId("wait").hidden = !is_slow; };
    byId("end").addEventListener("click", () => this.engine.crash(word("stopped")));
    byId("board").addEventListener("keydown", (event) => this.walk(event));
    this.board = new LiveBoard(byId("board"));
    this.chooser = new Chooser(this.board, byId("choices"), (choice) => this.enter(choice.line));
    this.chooser.tryOut = (line) => this.say("try " + line);
    this.request = { variant: "standard", seats: "human,novice" };
    this.shown_to = null;  // whose hand lies open, where people share the screen
    this.scripts = {};     // those that were applied
    byId("prompt").addEventListener("submit", (event) => {
      event.preventDefault();
      const line = byId("line").value.trim();
      byId("line").value = "";
      if (line) this.say(line);
    });
    byId("line").addEventListener("input", () => this.complete());
  }

  // Arrows go from card to card, digits press what can be done.
  walk(event) {
    const cards = [...byId("board").querySelectorAll(".live [role=button]")];
    const to = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (to) cards[(cards.indexOf(document.activeElement) + to + cards.length) % cards.length]?.focus();
    else if (/^[1-9]$/.test(event.key)) byId("choices").querySelectorAll("button")[event.key - 1]?.click();
    else return;
    event.preventDefault();
  }

  async complete() {
    const line = byId("line").value;
    if (!line || this.engine.isBusy) return;
    const begin = line.slice(0, line.lastIndexOf(" ") + 1);
    const words = await this.engine.call("complete", line);
    byId("completions").replaceChildren(...words.slice(0, 50).map((one) => new Option(begin + one)));
  }

  // Begins a match. The answer is that of the program; where it fails, the match before goes on.
  async open(request) {
    const before = this.request;
    const answer = await this.engine.call("open", { language: language(), learner: "", ...request });
    if (!answer.ok) {
      await this.engine.call("open", { language: language(), learner: "", ...before });
      if (this.record) await this.load(this.record);
      return this.complain(answer);
    }
    this.showCoach(false);  // that of a session
    this.begun(request);
    byId("answer").textContent = "";
    await this.refresh(answer);
    return answer;
  }

  // A script that is played from now on, as it is now: the editor's may change.
  takeScript(name, rule) {
    this.scripts[name] = rule;
    return this.engine.write("/mine/" + name + ".lua", rule);
  }

  begun(request) {
    this.request = request;
    this.shown_to = null;
    this.opened?.();
  }

  async load(record) {
    await this.engine.write(record_file, record);
    return this.engine.call("enter", "load " + record_file);
  }

  // Goes on with a game that was kept.
  async resume(request, record) {
    const opened = await this.engine.call("open", { language: language(), learner: "", ...request });
    if (!opened.ok) return opened;
    this.showCoach(false);  // that of a session
    this.begun(request);
    const answer = await this.load(record);
    await this.refresh(answer);
    return answer;
  }

  async recover(why) {
    if (this.record) await this.resume(this.request, this.record);
    else await this.open(this.request);
    byId("said").prepend(make("p", "wrong", word("crashed", why)));
  }

  people() {
    const seats = (this.request.seats || "").split(",");
    return Array.from({ length: this.state.players }, (none, i) => i + 1).filter((seat) => !seats[seat - 1] || seats[seat - 1] === "human");
  }

  // Whose eyes see the board: nobody's where hands lie open, null.
  viewer() {
    const people = this.people();
    if (this.request.open || people.length === 0) return null;
    if (people.length === 1) return people[0];
    const acting = this.acting();
    return acting && people.includes(acting) ? acting : people[0];
  }

  // The seat that is "you": that of the only person; else 0.
  get addressed() { return this.people().length === 1 && this.viewer() || 0; }

  // The seat that is to act.
  acting() {
    const asked = this.state.asked.map((one) => one.seat);
    const people = this.people();
    return asked.find((seat) => people.includes(seat)) ?? this.state.turn;
  }

  hides() {
    const turn = this.acting();
    return !this.request.open && this.people().length > 1 && this.state.phase === "play" && this.people().includes(turn) &&
      this.shown_to !== turn;
  }

  async refresh(answer) {
    if (answer.state === undefined) answer = await this.engine.call("enter", "state");
    this.state = answer.state;
    if (this.request.variant !== this.state.variant) this.begun({ ...this.request, variant: this.state.variant, options: {} });
    const view = this.viewer();
    const data = await this.engine.call("board", view ? { view } : {});
    if (data.ok === false) return this.complain(data);
    this.names = data.names;
    if (this.hides()) {
      this.curtain();
    } else {
      const playing = this.state.phase === "play";
      const is_asked = playing && (this.people().includes(this.acting()) || view === null);
      const choices = is_asked ? await this.engine.call("choices") : [];
      this.board.show(data);
      this.chooser.offer(Array.isArray(choices) ? choices : [], this.acting(), (line) => this.why(line));
      if (this.isOthersTurn) byId("choices").replaceChildren(button(word("go_on"), () => this.goOn(), "main choice"));
      if (this.state.phase === "match-over")
        byId("choices").replaceChildren(make("b", "", data.frames[0].common.join(" · ")), button(word("new_match"), () => this.again(), "main choice"));
      if (this.state.phase === "deal-over") byId("choices").replaceChildren(button(word("next_deal"), () => this.enter("next"), "main choice"));
    }
    const record = await this.engine.call("enter", "record");
    if (record.ok) this.record = record.text;
    keep("game", { request: this.request, record: this.record, scripts: this.scripts });
    await this.tellLast();
    return undefined;
  }

  curtain() {
    const turn = this.acting();
    byId("answer").textContent = "";
    this.board.clear();
    this.chooser.clear();
    const show = button(word("ready"), () => { this.shown_to = turn; this.refresh({}).then(() => this.focus()); }, "main");
    byId("board").replaceChildren(make("div", "curtain", make("p", "", word("whose", this.names[turn - 1])), show));
    show.focus();
  }

  focus() { byId("board").querySelector("[role=button]")?.focus(); }

  async tellLast() {
    if (this.hides()) return byId("said").replaceChildren();
    const { text } = await this.engine.call("say", { line: "last", you: this.addressed });
    byId("said").replaceChildren(...(text || "").split("\n").filter((line) => line.trim()).map((line) => make("p", "", pretty(line.trim()))));
    byId("said").scrollTop = byId("said").scrollHeight;
    return undefined;
  }

  complain(answer) {
    const { message } = answer.error;
    for (const old of byId("said").querySelectorAll(".wrong")) old.remove();
    byId("said").prepend(make("p", "wrong", pretty(message)));
    byId("said").scrollTop = 0;
    return answer;
  }

  // Does what a line says, for what is clicked.
  async enter(line) {
    this.chooser.clear();
    const answer = await this.engine.call("enter", line);
    if (!answer.ok) {
      await this.refresh({});
      return this.complain(answer);
    }
    byId("answer").textContent = "";
    await this.refresh(answer);
    if (answer.coach) this.coachSays(answer.coach);
    for (const notice of answer.notices || []) byId("said").append(make("p", "", pretty(notice)));
    this.focus();
    return answer;
  }

  coachSays(coach) {
    byId("choices").replaceChildren(make("p", "", pretty(coach.message)), button(word("take_back"), () => this.enter("y"), "main choice"),
                                    button(word("go_on"), () => this.enter(""), "choice"));
  }

  // The same for what is typed or asked: the answer is shown as a screen would.
  async say(line) {
    const is_secret = !this.request.open && this.people().length > 1 && shows_all.test(line);
    if (this.hides() || is_secret) {
      byId("answer").textContent = word(is_secret ? "secret" : "whose", this.names[this.acting() - 1]);
      return { ok: false };
    }
    const answer = await this.engine.call("say", { line, you: this.addressed });
    await this.refresh({});
    if (!this.hides()) byId("answer").textContent = pretty(answer.ok ? answer.text : answer.error.message);
    return answer;
  }

  async turnCoach(on) {
    const answer = await this.say(on ? "coach on" : "coach off");
    if (answer.ok) this.showCoach(on);
  }

  showCoach(on) {
    this.is_coached = on;
    this.coach?.setAttribute("aria-pressed", on);
  }

  // Why a move cannot be made, in a sentence.
  async why(line) {
    const answer = await this.engine.call("enter", "why " + line);
    byId("said").replaceChildren(make("p", "wrong", pretty(answer.ok ? answer.message : answer.error.message)));
    return answer;
  }

  // Whether the computer is to act, or was when one stepped back to here.
  get isOthersTurn() {
    return this.state.phase === "play" && this.people().length > 0 && !this.people().includes(this.acting());
  }

  // Takes back one's own last move, with those of the computer after it; or brings them back.
  async undo(line = "undo") {
    let answer = await this.enter(line);
    while (answer.ok && this.isOthersTurn) answer = await this.enter(line);
  }

  // From where the computer is to act: by the steps that lie ahead, or as it now chooses.
  async goOn() {
    const answer = await this.engine.call("enter", "step");
    await (answer.ok ? this.refresh(answer) : this.enter("auto 1"));
  }

  drawTools() {
    const asks = ["hint", "analyse", "explain", "score", "rules", "history"];
    byId("tools").replaceChildren(
      button(word("undo"), () => this.undo()), button(word("redo"), () => this.undo("redo")),
      ...asks.map((name) => button(word(name), () => this.say(name))),
      this.coach = button(word("coach"), () => this.turnCoach(!this.is_coached)),
      button(word("note"), () => {
        byId("line").value = "note ";
        byId("line").focus();
      }));
    byId("steps").replaceChildren(
      ...[["first", "goto 0"], ["back", "back"], ["forward", "step"], ["last", "goto end"]].map(([name, line]) => button(word(name), () => this.enter(line))),
      button(word("line_of", "+"), () => this.otherLine()));
    byId("line").placeholder = word("line");
    byId("line").setAttribute("aria-label", word("line"));
  }

  // The next line of play, or the first again.
  async otherLine() {
    const number = (this.line_number || 1) + 1;
    const answer = await this.engine.call("enter", "line " + number);
    this.line_number = answer.ok ? number : 1;
    if (!answer.ok) await this.engine.call("enter", "line 1");
    await this.refresh({});
  }
}

export function keptGame() {
  const game = kept("game");
  return game && game.request && typeof game.request.variant === "string" && typeof game.record === "string" ? game : null;
}
