// Puts the page, its scripts and the program into one file:
//   node bundle.mjs FOLDER_OF_THE_PROGRAM FILE
// The folder has playground.js and playground.wasm. Needs the packages of package.json, and zstd.

import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const [program, file] = process.argv.slice(2);
const here = dirname(fileURLToPath(import.meta.url));
const { build } = createRequire(join(process.cwd(), "package.json"))("esbuild");
const text = (...path) => readFileSync(join(here, ...path), "utf8");

// The recipes of the guide: the scripts in it that begin with their file's name.
const recipes = [...text("../../variants/README.md").matchAll(/^### (.*)$|^```lua\n-- ([\w-]+\.lua)\n([^]*?)^```$/gm)]
  .reduce((found, [, heading, name, script]) => {
    if (heading) found.heading = heading;
    else found.all.push({ heading: found.heading, name: name.replace(/\.lua$/, ""), script });
    return found;
  }, { all: [] }).all;

// The board is that of exported games, where it is one script with the page's.
const shared = {
  name: "shared",
  setup(bundler) {
    bundler.onResolve({ filter: /^kasino:/ }, ({ path }) => ({ path, namespace: "kasino" }));
    bundler.onLoad({ filter: /board/, namespace: "kasino" }, () => ({
      contents: text("../html/board.js") + "export { make, useGame, card, planOf, makeBoard, fit };",
    }));
    bundler.onLoad({ filter: /recipes/, namespace: "kasino" }, () => ({ contents: JSON.stringify(recipes), loader: "json" }));
  },
};

async function bundled(entry) {
  const { outputFiles } = await build({
    entryPoints: [join(here, entry)], bundle: true, minify: true, write: false, format: "iife", target: "es2022",
    plugins: [shared], nodePaths: [join(process.cwd(), "node_modules")], legalComments: "none",
  });
  return outputFiles[0].text;
}

// Inside an element of HTML nothing may look like its end.
const inScript = (script) => script.replace(/<\/(script)/gi, "<\\/$1").replace(/<!--/g, "<\\!--");

const wasm = join(program, "playground.wasm");
const packed = execFileSync("zstd", ["--ultra", "-22", "-c", "-q", wasm], { maxBuffer: 1 << 26 });
const script = inScript(await bundled("main.js"));
const worker = inScript(text("worker.js"));
const hash = createHash("sha256").update(script).digest("base64");
const parts = {
  hash, script, program: packed.toString("base64"),
  worker: inScript(readFileSync(join(program, "playground.js"), "utf8")) + worker,
  style: text("../html/board.css") + text("page.css"),
};
const page = text("page.html").replace(/\{\{(\w+)\}\}/g, (mark, name) => parts[name]);
writeFileSync(file, page);
console.log(`${file}: ${(page.length / 1e6).toFixed(2)} MB`);
