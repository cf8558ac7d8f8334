// Programs in workers. A command can be stopped only by ending its worker, so that what a worker
// knows (scripts, the session) is kept here, and told to the next one.

import { decompress } from "fzstd";

let module;  // compiled once, for all

function bytesOf(base64) {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

async function compiled() {
  module ??= WebAssembly.compile(decompress(bytesOf(document.getElementById("program").textContent.trim())));
  return module;
}

const source = () => new Blob([document.getElementById("worker").textContent], { type: "text/javascript" });

export class Engine {
  constructor() {
    this.files = new Map();  // what was written, for the next worker
    this.waiting = new Map();
    this.number = 0;
    this.told = () => {};
    this.ended = () => {};   // called when the worker crashed
  }

  async start() {
    const compiledModule = await compiled();
    const address = URL.createObjectURL(source());
    const worker = new Worker(address);
    URL.revokeObjectURL(address);
    this.worker = worker;
    worker.onmessage = ({ data }) => this.receive(data);
    worker.onerror = (event) => { event.preventDefault(); this.crash(event.message); };
    await this.ask("begin", { module: compiledModule });
    for (const [path, text] of this.files) await this.ask("write", { path, text });
  }

  ask(act, more) {
    return new Promise((resolve, reject) => {
      const id = ++this.number;
      this.waiting.set(id, { resolve, reject });
      this.worker.postMessage({ id, act, ...more });
    });
  }

  receive({ id, result, failure, told }) {
    if (told !== undefined) return this.told(told);
    const { resolve, reject } = this.waiting.get(id);
    this.waiting.delete(id);
    if (failure === undefined) return resolve(result);
    reject(new Error(failure));
    // What the program did not catch itself leaves it in no state to go on.
    if (/RuntimeError|abort|memory/i.test(failure)) this.crash(failure);
  }

  crash(why) {
    this.stop(why);
    this.ended(why);
  }

  // Ends whatever is under way.
  stop(why = "stopped") {
    this.worker?.terminate();
    this.worker = null;
    for (const { reject } of this.waiting.values()) reject(new Error(why));
    this.waiting.clear();
  }

  get isBusy() { return this.waiting.size > 0; }

  async call(name, argument = "") {
    if (!this.worker) await this.start();
    const text = typeof argument === "string" ? argument : JSON.stringify(argument);
    const slow = setTimeout(() => this.slow?.(true), 700);
    try {
      return JSON.parse(await this.ask("call", { name, text }));
    } finally {
      clearTimeout(slow);
      this.slow?.(false);
    }
  }

  async write(path, text) {
    this.files.set(path, text);
    if (this.worker) await this.ask("write", { path, text });
  }

  async read(path) {
    if (!this.worker) await this.start();
    return this.ask("read", { path });
  }

  async list(path) {
    if (!this.worker) await this.start();
    return this.ask("list", { path });
  }
}
