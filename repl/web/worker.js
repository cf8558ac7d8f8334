// A worker with a program of its own: it answers calls one after the other. The script that
// Emscripten wrote stands before this one, and defines `kasino`.

let program;

const actions = {
  // The compiled module, which all workers of a page share.
  async begin({ module }) {
    program = await kasino({
      instantiateWasm(imports, use) {
        WebAssembly.instantiate(module, imports).then((instance) => use(instance, module));
        return {};
      },
      print: () => {}, printErr: () => {},
    });
    for (const folder of ["/mine", "/state"]) program.FS.mkdir(folder);
    return true;
  },
  call: ({ name, text }) => program.ccall("kasino_" + name, "string", ["string"], [text]),
  write({ path, text }) { program.FS.writeFile(path, text); },
  read({ path }) {
    return program.FS.analyzePath(path).exists ? program.FS.readFile(path, { encoding: "utf8" }) : null;
  },
  list: ({ path }) => program.FS.readdir(path).filter((name) => name.endsWith(".lua")),
};

self.told = (text) => self.postMessage({ told: text });

self.onmessage = async ({ data }) => {
  try {
    self.postMessage({ id: data.id, result: await actions[data.act](data) });
  } catch (error) {
    self.postMessage({ id: data.id, failure: String(error) });
  }
};
