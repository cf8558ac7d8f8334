// Lessons and quizzes, in a program of their own, so that the table's game is left alone. What
// somebody knows stays in the browser.

import { make } from "kasino:board";
import { Engine } from "./engine.js";
import { Chooser, LiveBoard, button, pretty } from "./play.js";
import { kept, keep } from "./store.js";
import { language, word } from "./words.js";

const byId = (id) => document.getElementById(id);
const learner_file = "/state/learner.json";

export class School {
  constructor() {
    this.engine = new Engine();
    this.engine.ended = () => this.open(this.variant);
    this.board = new LiveBoard(byId("lesson-board"));
    this.chooser = new Chooser(this.board, byId("answers"), (choice) => this.answer(choice.line));
    byId("reply").addEventListener("submit", (event) => {
      event.preventDefault();
      const line = byId("answered").value.trim();
      byId("answered").value = "";
      if (line) this.answer(line);
    });
    byId("quiz").addEventListener("click", () => this.enter("quiz seed=" + Math.floor(Math.random() * 1e6)));
    byId("progress").addEventListener("click", () => this.tellProgress());
  }

  async open(variant) {
    this.variant = variant;
    const learner = kept("learner");
    if (typeof learner === "string") await this.engine.write(learner_file, learner);
    const answer = await this.engine.call("open", { variant, language: language(), learner: learner_file });
    this.is_open = answer.ok;
    await this.list();
    if (!answer.ok) this.tell([answer.error.message], "wrong");
  }

  // Opens a lesson at one of its items.
  async openAt(variant, number, item) {
    if (variant !== this.variant) await this.open(variant);
    if (!this.is_open || !number) return undefined;
    return this.enter("lesson " + number + " " + item);
  }

  async list() {
    this.item = null;
    this.board.clear();
    this.chooser.clear();
    this.tell([]);
    byId("reply").hidden = true;
    byId("lesson-tools").replaceChildren();
    const { text, error } = this.is_open ? await this.engine.call("enter", "lesson") : {};
    if (error) this.tell([error.message]);
    const lines = (text || "").split("\n");
    const entries = lines.map((line) => /^\s*(\d+)\s+(.*)$/.exec(line)).filter((found) => found);
    byId("lessons").replaceChildren(...entries.map(([, number, title]) => button(number + ". " + title, () => this.enter("lesson " + number))));
    this.changed?.();
  }

  tell(paragraphs, name) {
    byId("lesson").replaceChildren(...paragraphs.filter((text) => text).map((text) =>
      (typeof text === "string" ? make("p", name || "", pretty(text)) : text)));
  }

  async tellProgress() {
    const { text } = await this.engine.call("say", { line: "progress" });
    this.tell([make("pre", "", pretty(text || ""))]);
  }

  answer(line) { return this.enter("answer " + line); }

  async enter(line) {
    const answer = await this.engine.call("enter", line);
    if (!answer.ok) {
      byId("lesson").prepend(make("p", "wrong", pretty(answer.error.message)));
      return answer;
    }
    const learner = await this.engine.read(learner_file);
    if (learner) keep("learner", learner);
    if (answer.lesson) await this.show(answer);
    else {
      await this.list();
      this.tell([answer.text]);
    }
    return answer;
  }

  marked(answer) {
    if (answer.right === undefined) return [];
    const marks = (answer.marks || []).map((one) => [one.answer, one.why].filter((text) => text).join(": "));
    return [make("p", answer.right ? "right-answer" : "wrong", word(answer.right ? "correct" : "incorrect")), ...marks];
  }

  async show(answer) {
    const { lesson } = answer;
    const before = this.item && this.item.question;
    this.item = lesson;
    byId("lessons").replaceChildren();
    const title = lesson.title ? word("item", lesson.title, lesson.item, lesson.items) : lesson.item + " / " + lesson.items;
    this.tell([make("h2", "", title), ...this.marked(answer), answer.text, lesson.say, lesson.question]);
    const state = answer.state || (await this.engine.call("enter", "state")).state;
    const data = await this.engine.call("board", { view: state.turn || 1 });
    if (data.ok !== false) this.board.show(data);
    this.chooser.clear();
    byId("reply").hidden = !lesson.asks;
    byId("answered").placeholder = lesson.how || "";
    byId("answered").setAttribute("aria-label", lesson.how || word("answer"));
    if (lesson.asks) await this.offerAnswers(lesson, state);
    const tools = lesson.asks ? ["hint", "reveal", "skip"] : ["go_next", "again"];
    byId("lesson-tools").replaceChildren(
      ...tools.map((name) => button(word(name), () => this.enter(name === "go_next" ? "next" : name), name === "go_next" ? "main" : "")),
      button(word("leave"), () => this.enter("leave").then(() => this.list())));
    if (lesson.number) {
      const link = make("a", "", word("link_to_step"));
      link.href = this.address();
      byId("lesson-tools").append(link);
    }
    if (!lesson.asks || before !== lesson.question) byId("lesson-tools").querySelector("button").focus({ preventScroll: true });
    this.changed?.();
  }

  address() {
    const number = this.item && this.item.number;
    return "#learn/" + this.variant + (number ? "/" + number + "/" + this.item.item : "");
  }

  async offerAnswers(lesson, state) {
    if (lesson.ask === "legal" || lesson.ask === "sweep")
      byId("answers").replaceChildren(...["yes", "no"].map((name) => button(word(name), () => this.answer(word(name)), "choice")));
    if (lesson.ask !== "play" && lesson.ask !== "best") return;
    const choices = await this.engine.call("choices");
    if (Array.isArray(choices)) this.chooser.offer(choices, state.turn, (line) => this.answer(line));
  }
}
