// Handing on: a link that holds all in its fragment, or a file. What is received is shown first, and
// is never more than texts for the program.

import { make } from "kasino:board";
import { button } from "./play.js";
import { word } from "./words.js";

const byId = (id) => document.getElementById(id);
const most_bytes = 1 << 20;
const long_link = 8000;

async function through(stream, bytes) {
  const writer = stream.writable.getWriter();
  for (const written of [writer.write(bytes), writer.close()]) written.catch(() => {});  // the reader tells
  const chunks = [];
  let size = 0;
  const reader = stream.readable.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.length;
    if (size > most_bytes) throw new Error("too large");
    chunks.push(read.value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

async function packed(value) {
  const bytes = await through(new CompressionStream("deflate-raw"), new TextEncoder().encode(JSON.stringify(value)));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

async function unpacked(text) {
  const letters = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  const bytes = await through(new DecompressionStream("deflate-raw"), Uint8Array.from(letters, (letter) => letter.charCodeAt(0)));
  return JSON.parse(new TextDecoder().decode(bytes));
}

const is_text = (value) => typeof value === "string";

// What of `value` is understood; throws if that is nothing.
function checked(value) {
  const { script, request, record } = value;
  const result = {};
  if (script && is_text(script.rule) && /^[a-z][a-z0-9_-]{0,63}$/.test(script.name))
    result.script = { name: script.name, rule: script.rule, scenario: is_text(script.scenario) ? script.scenario : "",
                      base: is_text(script.base) ? script.base : "" };
  if (request && is_text(request.variant)) {
    result.request = { variant: request.variant, seats: is_text(request.seats) ? request.seats : "human" + ",novice".repeat(7), options: {} };
    for (const [name, option] of Object.entries(request.options || {})) if (is_text(option)) result.request.options[name] = option;
    if (request.open === true) result.request.open = true;
    if (Number.isInteger(request.players)) result.request.players = request.players;
  }
  if (is_text(record)) result.record = record;
  if (!result.script && !result.request && !result.record) throw new Error("nothing in it");
  return result;
}

function save(name, type, text) {
  const link = make("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

export class Handing {
  constructor(table, workshop, go) {
    Object.assign(this, { table, workshop, go });
    byId("link").addEventListener("click", () => this.makeLink());
    byId("open").addEventListener("change", () => this.openFile(byId("open").files[0]));
  }

  all() {
    const { request, record } = this.table;
    const files = this.played();
    const { variant, options, seats, players, open } = request;
    return { kasino: 1, request: { variant, options, seats, players, open }, ...(files ? { script: files } : {}),
             ...(byId("with-game").checked ? { record } : {}) };
  }

  // The script of one's own that is played, else the one in the editor.
  played() {
    const { scripts } = this.workshop;
    const name = this.table.request.variant.split("+").pop();
    const own = scripts[name] ? name : scripts[this.workshop.name] ? this.workshop.name : null;
    return own && { name: own, ...scripts[own] };
  }

  async makeLink() {
    const address = location.href.replace(/#.*/, "") + "#k=" + await packed(this.all());
    byId("address").value = address + (address.length > long_link ? "\n" + word("too_long", address.length) : "");
    byId("address").focus();
    byId("address").select();
  }

  drawTools() {
    byId("files").replaceChildren(
      button(word("save_script"), () => { const own = this.played(); if (own) save(own.name + ".lua", "text/plain", own.rule); }),
      button(word("save_record"), () => save("game.kasino", "text/plain", this.table.record)),
      button(word("save_page"), () => this.savePage()),
      button(word("save_all"), () => save("kasino.json", "application/json", JSON.stringify(this.all()))));
  }

  async savePage() {
    const file = "/state/game.html";
    const answer = await this.table.engine.call("enter", "export --html " + file);
    if (answer.ok) save("game.html", "text/html", await this.table.engine.read(file));
    else byId("address").value = answer.error.message;
  }

  async openFile(file) {
    if (!file) return;
    try {
      if (file.size > most_bytes) throw new Error("too large");
      const text = await file.text();
      const name = file.name.replace(/\.\w+$/, "").toLowerCase().replace(/[^a-z0-9_-]/g, "-").replace(/^[^a-z]+/, "") || "script";
      if (file.name.endsWith(".lua"))
        this.ask(checked({ script: { name, rule: text, base: /kasino\.modifier/.test(text) ? "standard" : "" } }));
      else this.ask(checked(file.name.endsWith(".json") ? JSON.parse(text) : { record: text }));
    } catch {
      this.refuse();
    }
    byId("open").value = "";
  }

  // Opens what the address holds, if it holds something.
  async openLink() {
    const held = /^#k=(.*)$/.exec(location.hash);
    if (!held) return false;
    history.replaceState(null, "", "#play");
    try {
      this.ask(checked(await unpacked(held[1])));
    } catch {
      this.refuse();
    }
    return true;
  }

  refuse() {
    byId("trouble").textContent = word("bad_link");
    byId("trouble").hidden = false;
  }

  // Shows what was received, and asks what to do with it.
  ask(received) {
    const { script, request, record } = received;
    const dialog = byId("received");
    const game = record ? (/^rules? (.*)$/m.exec(record) || /^variant (.*)$/m.exec(record) || [])[1] || "" : request && request.variant;
    const about = [script && word("received_script", script.name, script.rule.split("\n").length), game && word("received_game", game),
                   request && Object.keys(request.options).length && word("received_options", Object.entries(request.options).map((one) => one.join("=")).join(" "))];
    dialog.querySelector("h2").textContent = word("received");
    dialog.querySelector(".about").replaceChildren(...about.filter((text) => text).map((text) => make("p", "", text)));
    dialog.querySelector("pre").textContent = script ? script.rule : "";
    const close = (act) => () => { dialog.close(); return act && act(); };
    dialog.querySelector(".bar").replaceChildren(
      button(word("play_it"), close(() => this.take(received)), "main"),
      ...(script ? [button(word("look_at_it"), close(() => this.look(script)))] : []), button(word("decline"), close()));
    dialog.showModal();
  }

  look(script) {
    const { name, ...files } = script;
    const same = this.workshop.scripts[name]?.rule === files.rule;
    this.workshop.scripts[same ? name : this.workshop.name = this.workshop.add(name, files.rule, files)].scenario ||= files.scenario;
    this.wanted = same ? name : this.workshop.name;
    this.go("make");
    return this.wanted;
  }

  async take({ script, request, record }) {
    this.go("play");
    const { table, workshop } = this;
    let variant = request ? request.variant : "standard";
    if (script) {
      if (!request) variant = script.base ? script.base + "+" + script.name : script.name;
      const { name, ...files } = script;
      const own = workshop.scripts[name]?.rule === script.rule ? name : workshop.add(name, script.rule, { scenario: files.scenario, base: files.base });
      // Another script of that name stays as it is: this one goes by another, in the record too.
      const renamed = (text) => text.split("+").map((part) => (part === name ? own : part)).join("+");
      variant = renamed(variant);
      record = record?.replace(/^(variant )(.*)$/m, (line, key, asked) => key + renamed(asked));
      workshop.changed();
      await table.takeScript(own, workshop.scripts[own].rule);
    }
    const opened = { seats: "human" + ",novice".repeat(7), options: {}, ...request, variant };
    if (!record) return table.open({ ...opened, seed: 1 + Math.floor(Math.random() * 2e9) });
    const answer = await table.resume(request ? opened : { variant: "standard", seats: "" }, record);
    if (!answer.ok) table.complain(answer);
    return answer;
  }
}
