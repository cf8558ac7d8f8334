// The workshop: a script in an editor that knows what scripts can write, and the tools, which run
// in a worker of their own and can be stopped.

import { autocompletion, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import { HighlightStyle, StreamLanguage, syntaxHighlighting } from "@codemirror/language";
import { lua } from "@codemirror/legacy-modes/mode/lua";
import { setDiagnostics } from "@codemirror/lint";
import { EditorState } from "@codemirror/state";
import { EditorView, drawSelection, highlightActiveLine, hoverTooltip, keymap, lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { make } from "kasino:board";
import recipes from "kasino:recipes";
import { Engine } from "./engine.js";
import { button } from "./play.js";
import { kept, keep } from "./store.js";
import { language, word } from "./words.js";

const byId = (id) => document.getElementById(id);
const first_name = "my-rule";

const colours = HighlightStyle.define([
  { tag: tags.keyword, color: "var(--mark)" }, { tag: tags.comment, color: "var(--quiet)", fontStyle: "italic" },
  { tag: tags.string, color: "light-dark(#7a4b00, #e3b36b)" }, { tag: tags.number, color: "light-dark(#8a1a4a, #f0a0c8)" },
]);

const emptyScript = (name) => `-- ${name}.lua\nreturn kasino.modifier {\n  id = "${name}",\n  title = "${name}",\n}\n`;

// The names of kasino.meta.lua, each with its type and what is said of it.
function namesOf(meta) {
  const names = new Map();
  let said = [];
  for (const line of meta.split("\n")) {
    const field = /^---@field (\w+)\??\s+(.*)$/.exec(line);
    const call = /^function ([\w.:]+)(\(.*\))/.exec(line);
    if (field || call) {
      const name = field ? field[1] : call[1].replace(/^.*[.:]/, "");
      const type = field ? field[2] : call[2];
      if (!names.has(name)) names.set(name, { type, said: said.join(" ").replace(/`/g, "") });
    }
    const text = /^---(?!@)\s?(.*)$/.exec(line);
    if (text) said.push(text[1].trim());
    else said = [];
  }
  return names;
}

// The scripts that the browser keeps; what is of another form counts as absent.
function keptScripts() {
  return Object.fromEntries(Object.entries(Object(kept("scripts"))).filter(([, one]) =>
    one && ["rule", "scenario", "base"].every((part) => typeof one[part] === "string")));
}

export class Workshop {
  constructor(table) {
    this.table = table;
    this.engine = new Engine();
    this.engine.ended = (why) => this.finish(why);
    this.scripts = keptScripts();
    this.sheet = "rule";
    this.names = new Map();
  }

  // Makes the editor, the first time that the room is entered.
  async begin() {
    if (this.view) return;
    this.view = new EditorView({ parent: byId("editor") });
    this.view.scrollDOM.tabIndex = 0;
    await this.engine.start();
    this.names = namesOf(await this.engine.read("/variants/kasino.meta.lua") || "");
    for (const [name, files] of Object.entries(this.scripts)) await this.write(name, files);
    this.engine.told = (text) => this.tellProgress(text);
    byId("script").addEventListener("change", () => this.choose(byId("script").value));
    byId("base").addEventListener("change", () => { this.files.base = byId("base").value; this.changed(); });
    byId("recipe").addEventListener("change", () => this.take(byId("recipe").value));
    byId("stop").addEventListener("click", () => this.engine.crash(word("stopped")));
    const names = Object.keys(this.scripts);
    this.choose(names[0] || this.add(first_name, emptyScript(first_name)));
  }

  drawTools(variants) {
    this.variants = variants;
    byId("base").replaceChildren(new Option(word("itself"), ""), ...variants.filter((one) => !one.modifier).map((one) => new Option(one.title, one.id)));
    byId("recipe").replaceChildren(new Option("", ""), new Option(word("empty"), "empty"),
                                   ...recipes.map((one, i) => new Option(one.heading + " (" + one.name + ")", i)));
    const tools = { check: () => this.run({ tool: "check", seconds: 20 }), scenarios: () => this.runScenarios(),
                    diff: () => this.run({ tool: "diff", variant: this.files.base || "standard", other: this.rules() }),
                    sheet: () => this.run({ tool: "rules" }), simulate: () => this.simulate() };
    byId("workshop").replaceChildren(button(word("apply"), () => this.apply(), "main"),
                                     ...Object.entries(tools).map(([name, run]) => button(word(name), run)),
                                     button(word("remove"), () => this.remove()));
    byId("sheets").replaceChildren(...["rule", "scenario"].map((name) => {
      const tab = button(word(name + "_sheet"), () => this.turnTo(name));
      tab.setAttribute("role", "tab");
      tab.setAttribute("aria-selected", name === this.sheet);
      return tab;
    }));
    byId("chart").alt = word("chart");
    if (this.files) this.list();
  }

  get files() { return this.scripts[this.name]; }

  // How the script's rules are asked for.
  rules() { return this.files.base ? this.files.base + "+" + this.name : this.name; }

  // Adds a script, under another name where there is such a one, and answers the name.
  add(wanted, rule, more = {}) {
    let name = wanted;
    const is_taken = () => this.scripts[name] || this.variants.some((one) => one.id === name);
    for (let i = 2; is_taken(); ++i) name = wanted + i;
    const text = name === wanted ? rule : rule.replaceAll('"' + wanted + '"', '"' + name + '"').replace(wanted + ".lua", name + ".lua");
    this.scripts[name] = { rule: text, scenario: "", base: /kasino\.modifier/.test(rule) ? "standard" : "", ...more };
    return name;
  }

  take(number) {
    byId("recipe").value = "";
    if (number === "") return;
    const recipe = number === "empty" ? { name: first_name, script: emptyScript(first_name) } : recipes[number];
    const text = number === "empty" ? recipe.script : "-- " + recipe.name + ".lua\n" + recipe.script;
    this.choose(this.add(recipe.name, text));
  }

  list() {
    byId("script").replaceChildren(...Object.keys(this.scripts).map((one) => new Option(one, one, false, one === this.name)));
    byId("base").value = this.files.base;
  }

  choose(name) {
    this.name = name;
    this.list();
    this.turnTo("rule");
  }

  turnTo(sheet) {
    this.sheet = sheet;
    for (const [i, tab] of [...byId("sheets").children].entries()) tab.setAttribute("aria-selected", (i === 0) === (sheet === "rule"));
    this.view.setState(this.editing(this.files[sheet]));
    this.changed();
  }

  editing(text) {
    return EditorState.create({ doc: text, extensions: [
      lineNumbers(), history(), drawSelection(), highlightActiveLine(), StreamLanguage.define(lua), syntaxHighlighting(colours),
      autocompletion({ override: [(context) => this.complete(context)] }), hoverTooltip((view, at) => this.explain(view, at)),
      keymap.of([...completionKeymap, ...defaultKeymap, ...historyKeymap, indentWithTab]),
      EditorView.contentAttributes.of({ "aria-label": word("script") }),
      EditorView.updateListener.of((update) => {
        if (!update.docChanged) return;
        this.files[this.sheet] = update.state.doc.toString();
        this.changed();
      })] });
  }

  complete(context) {
    const before = context.matchBefore(/\w+/);
    if (!before && !context.explicit) return null;
    return { from: before ? before.from : context.pos, validFor: /^\w*$/,
             options: [...this.names].map(([label, { type, said }]) => ({ label, detail: type.slice(0, 40), info: said })) };
  }

  explain(view, at) {
    const place = view.state.wordAt(at);
    const found = place && this.names.get(view.state.sliceDoc(place.from, place.to));
    if (!found) return null;
    return { pos: place.from, end: place.to, above: true,
             create: () => ({ dom: make("div", "about-key", found.type + "\n" + found.said) }) };
  }

  async write(name, files) {
    await this.engine.write("/mine/" + name + ".lua", files.rule);
    if (files.scenario) await this.engine.write("/mine/" + name + ".test.lua", files.scenario);
  }

  changed() {
    this.scripts = { ...keptScripts(), ...this.scripts };  // with those of other windows
    keep("scripts", this.scripts);
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => this.judge(), 300);
  }

  // Loads the script as it stands, and shows an error under the line that it names.
  async judge() {
    if (this.running || !this.view) return;  // or the room was never entered
    const { name } = this;
    await this.write(name, this.files);
    this.errors = "";
    const request = this.sheet === "scenario" && this.files.scenario.trim() ? this.scenarioRequest() : { tool: "rules" };
    const answer = await this.engine.call("tool", { variant: this.rules(), language: language(), ...request }).catch((error) => ({ ok: false, error }));
    if (name !== this.name) return;
    const message = answer.ok ? this.errors.trim() : answer.error.message;
    byId("verdict").textContent = message || (request.files ? answer.text.trim().split("\n").pop() : word("loads"));
    byId("verdict").className = message ? "wrong" : "";
    const place = new RegExp("\\b" + name + (this.sheet === "rule" ? "" : "\\.test") + "\\.lua:(\\d+)").exec(message);
    const line = place && this.view.state.doc.line(Math.min(Number(place[1]), this.view.state.doc.lines));
    this.view.dispatch(setDiagnostics(this.view.state, line ? [{ from: line.from, to: line.to, severity: "error", message }] : []));
  }

  // Plays on under the script: the game at the table goes on where its rules are these, or begins.
  async apply() {
    const { name, table } = this;
    clearTimeout(this.waiting);
    await table.takeScript(name, this.files.rule);
    const is_played = table.request.variant === this.rules();
    const answer = is_played ? await table.enter("reload") : await table.open({ ...table.request, variant: this.rules(), options: {}, players: undefined });
    const message = answer.ok ? word("applied", this.rules()) : answer.error.message;
    byId("verdict").textContent = [message, answer.ok ? answer.text : ""].filter((text) => text).join("\n");
    byId("verdict").className = answer.ok ? "" : "wrong";
  }

  remove() {
    if (!window.confirm(word("remove_sure", this.name))) return;
    delete this.scripts[this.name];
    keep("scripts", this.scripts);
    const names = Object.keys(this.scripts);
    this.choose(names[0] || this.add(first_name, emptyScript(first_name)));
  }

  tellProgress(text) {
    if (!text.startsWith("\r") && !text.startsWith("\x1b")) this.errors += text;
    const line = text.split(/\r|\x1b\[K/).pop().trim();
    byId("far").textContent = line;
    const share = /(\d+) ?%/.exec(line) || /([\d ]+) (?:of|av) ([\d ]+)/.exec(line);
    if (!share) return;
    const [done, all] = [share[1], share[2] || "100"].map((one) => Number(one.replace(/\D/g, "")));
    byId("done").value = all ? done / all : 0;
  }

  async run(request) {
    if (this.running) return null;
    this.running = true;
    byId("done").hidden = byId("stop").hidden = false;
    byId("done").removeAttribute("value");
    byId("chart").hidden = true;
    byId("report").textContent = this.errors = "";
    let answer;
    try {
      await this.write(this.name, this.files);
      answer = await this.engine.call("tool", { variant: this.rules(), language: language(), ...request });
    } catch (error) {
      answer = { ok: false, error };
    }
    this.finish(answer.ok ? this.errors + answer.text : answer.error.message);
    return answer;
  }

  finish(text) {
    this.running = false;
    byId("done").hidden = byId("stop").hidden = true;
    byId("far").textContent = "";
    byId("report").textContent = text;
    this.changed();
  }

  scenarioRequest() { return { tool: "test", files: ["/mine/" + this.name + ".test.lua"] }; }

  async runScenarios() {
    if (!this.files.scenario.trim()) return this.finish(word("no_scenarios"));
    return this.run(this.scenarioRequest());
  }

  async simulate() {
    const chart = "/state/chart.svg";
    const answer = await this.run({ tool: "simulate", chart });
    if (!answer?.ok) return;
    byId("chart").src = "data:image/svg+xml;charset=utf-8," + encodeURIComponent(await this.engine.read(chart));
    byId("chart").hidden = false;
  }
}
