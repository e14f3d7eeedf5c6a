import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "install-"));
  write("package.json", { type: "module" });
  write("package-lock.json", packages({ "node_modules/kept": { version: "1.0.0" } }));
  for (const command of ["site", "start"]) write(`bin/${command}.ts`, `console.log("it runs");`);
  for (const part of ["bin/launch.mjs", "bin/launch"])
    cpSync(part, join(root, part), { recursive: true });
  for (const [, thread = ""] of readFileSync("bin/launch/compile.mjs", "utf8").matchAll(
    /"(\S+\.ts)"/g,
  ))
    write(thread, "");
  write("npm/npm", `#!/bin/sh\necho "$@" >> ${join(root, "calls")}\n`, 0o755);
  for (const folder of ["node_modules", ".cache"]) mkdirSync(join(root, folder));
  symlinkSync(resolve("node_modules/esbuild"), join(root, "node_modules/esbuild"));
});

afterEach(() => rmSync(root, { recursive: true }));

describe("a command", () => {
  test("installs packages where there are none, once", () => {
    expect(run()).toBe("it runs\n");
    run();
    expect(calls()).toEqual(["ci --no-audit --no-fund --loglevel=error"]);
  });

  test("uses those that somebody has installed with npm", () => {
    installed({ version: "1.0.0", native: "module.exports = class {};" });
    expect(run()).toBe("it runs\n");
    expect(calls()).toEqual([]);
  });

  test("needs none that only tests need, until tests are run", () => {
    write(
      "package-lock.json",
      packages({
        "node_modules/kept": { version: "1.0.0" },
        "node_modules/tester": { version: "1.0.0", dev: true },
      }),
    );
    write("bin/test.ts", `console.log("it runs");`);
    installed({ version: "1.0.0", native: "module.exports = class {};" });
    expect([run("start"), run()]).toEqual(["it runs\n", "it runs\n"]);
    expect(calls()).toEqual([]);
    run("test");
    expect(calls()).toHaveLength(1);
  });

  test("installs them again when others are wanted", () => {
    installed({ version: "0.9.0", native: "module.exports = class {};" });
    run("start");
    expect(calls()).toHaveLength(1);
  });

  test("waits for another one that is installing them, and uses what it has installed", async () => {
    write(
      "npm/npm",
      `#!/bin/sh\necho "$@" >> calls\nuntil [ -e go ] || [ ! -e npm ]; do sleep 0.02; done\n`,
      0o755,
    );
    const first = launched();
    await vi.waitUntil(() => calls().length === 1, 60_000);
    const second = launched();
    await vi.waitUntil(() => second.said().includes("waiting for it"), 60_000);
    write("go", "");
    expect([await first.code, await second.code]).toEqual([0, 0]);
    expect(calls()).toHaveLength(1);
  });

  test.each([
    ["a process that is gone", 4_194_999],
    ["an earlier process with its own number, as in a container that starts again", undefined],
  ])("installs them where %s was killed while it did", (_, pid) => {
    const holder = pid ?? "process.pid";
    run("site", `require("node:fs").writeFileSync(".cache/installing", String(${holder}));`);
    expect(calls()).toHaveLength(1);
  });

  test.each([
    ["that lie beside this Node", process.versions.node],
    ["of no other Node", "8.0.0"],
  ])("has native code compiled with the headers %s", (_, version) => {
    const [major] = version.split(".");
    write("node/include/node/node_version.h", `#define NODE_MAJOR_VERSION ${major}\n`);
    write("npm/npm", `#!/bin/sh\necho "$npm_config_nodedir" >> ${join(root, "calls")}\n`, 0o755);
    const node = join(root, "node");
    const itself = JSON.stringify(join(node, "bin/node"));
    run("site", `delete process.env.npm_config_nodedir; process.execPath = ${itself};`);
    expect(calls()).toEqual([version === process.versions.node ? node : ""]);
  });

  test("says where native code cannot be compiled", () => {
    const plain = root;
    root = `${plain} (1)`;
    renameSync(plain, root);
    write("npm/npm", "#!/bin/sh\nexit 1\n", 0o755);
    const { status, stderr } = launch("site");
    expect(status).toBe(1);
    expect(stderr).toContain(`in a folder whose path has a ( in it. Move this one: ${root}`);
  });

  test("says who can install them where nothing can be written", () => {
    rmSync(join(root, ".cache"), { recursive: true });
    write(".cache", "not a folder");
    const { status, stderr } = launch("site");
    expect(status).toBe(1);
    expect(stderr).toContain("Let the owner of the folder call   npm ci   in it.");
    expect(calls()).toEqual([]);
  });

  test("runs where its bundle cannot be kept, and leaves nothing behind", () => {
    installed({ version: "1.0.0", native: "module.exports = class {};" });
    write("bin/site.ts", `import { said } from "yaml"; console.log(said);`);
    write("node_modules/yaml/package.json", { type: "module", main: "index.js" });
    write("node_modules/yaml/index.js", `export const said = "it runs";`);
    write(".cache/bin", "not a folder");
    mkdirSync(join(root, "tmp"));
    expect(run("site", `process.env.TMPDIR = ${JSON.stringify(join(root, "tmp"))};`)).toBe(
      "it runs\n",
    );
    expect(readdirSync(join(root, "tmp"))).toEqual([]);
  });

  test("ends what has bundled it: a service would live with it for months", () => {
    write(
      "bin/site.ts",
      `import { execFileSync } from "node:child_process";
      const children = () => String(execFileSync("ps", ["-o", "args=", "--ppid", process.pid]));
      const isLeft = () => children().includes("esbuild --service");
      for (let tries = 0; tries < 100 && isLeft(); tries++) await new Promise(go => setTimeout(go, 20));
      console.log(isLeft() ? children() : "it runs alone");`,
    );
    expect(run()).toBe("it runs alone\n");
  });

  test("is bundled anew after a power cut that left a file of its bundle empty", () => {
    run();
    const { bundle } = JSON.parse(readFileSync(join(root, ".cache/bin/site.json"), "utf8"));
    writeFileSync(bundle, "");
    expect(run()).toBe("it runs\n");
  });

  test("keeps its newest bundle, and one that another took the place of for a month", () => {
    const [first = "", second = "", third = ""] = ["first", "second", "third"].map(said => {
      write("bin/site.ts", `console.log("${said}");`);
      expect(run()).toBe(`${said}\n`);
      const folder = folderOf("site");
      // Whenever it was made, its month begins when its place is taken.
      utimesSync(folder, 0, 0);
      return folder;
    });
    utimesSync(first, 0, 0);
    expect(run("start")).toBe("it runs\n");
    expect([first, second, third].map(folder => existsSync(folder))).toEqual([false, true, true]);
  });

  test("is bundled anew when it was saved while it was bundled", () => {
    unlinkSync(join(root, "node_modules/esbuild"));
    write("node_modules/esbuild/package.json", { type: "module", main: "save.js" });
    write(
      "node_modules/esbuild/save.js",
      `import { writeFileSync } from "node:fs";
       import * as esbuild from ${JSON.stringify(resolve("node_modules/esbuild/lib/main.js"))};
       export const { stop } = esbuild;
       export async function build(options) {
         const made = await esbuild.build(options);
         writeFileSync("bin/site.ts", 'console.log("it was saved");');
         return made;
       }`,
    );
    run();
    expect(run()).toBe("it was saved\n");
  });

  test("is another one for what builds keep once packages are others", () => {
    run();
    const before = bundled();
    write("package-lock.json", packages({ "node_modules/kept": { version: "1.0.1" } }));
    run();
    expect(bundled()).not.toBe(before);
  });

  test("installs them again when native code was made for another line of Node", () => {
    installed({ version: "1.0.0", native: madeForAnother });
    expect(run("start")).toBe("it runs\n");
    expect(calls()).toHaveLength(1);
  });

  test("of the site needs no such code", () => {
    installed({ version: "1.0.0", native: madeForAnother });
    expect(run()).toBe("it runs\n");
    expect(calls()).toEqual([]);
  });

  test("that may open too few files at once says so, and nothing else", () => {
    const limited = ["-c", 'ulimit -n 24; exec "$0" "$@"', process.execPath, "-e", script("site")];
    const { status, stdout, stderr } = spawnSync("bash", limited, {
      encoding: "utf8",
      ...surroundings(),
    });
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    expect(stderr).toMatch(/^This process may not have enough files open .* ulimit -n 1024 .*\n$/);
  });

  test("of the operator leaves the packages to the service that runs, and says what to do", () => {
    installed({ version: "1.0.0", native: madeForAnother });
    const { status, stderr } = launch("form-service");
    expect(status).toBe(1);
    expect(stderr).toContain("was made for another line of Node than this v");
    expect(calls()).toEqual([]);
  });
});

const madeForAnother = `throw new Error("NODE_MODULE_VERSION");`;

function installed({ version, native }: { version: string; native: string }): void {
  write("node_modules/.package-lock.json", packages({ "node_modules/kept": { version } }));
  write("node_modules/better-sqlite3/index.js", native);
}

function bundled(): string {
  return readFileSync(join(folderOf("site"), "site.js"), "utf8");
}

function folderOf(command: string): string {
  return dirname(JSON.parse(readFileSync(join(root, `.cache/bin/${command}.json`), "utf8")).bundle);
}

function packages(all: Record<string, { version: string; dev?: boolean }>): object {
  return { packages: { "": {}, "node_modules/elsewhere": { optional: true }, ...all } };
}

function run(command = "site", before = ""): string {
  const { stdout, stderr, status } = launch(command, before);
  expect(status, stderr).toBe(0);
  return stdout;
}

function launch(command: string, before = "") {
  return spawnSync(process.execPath, ["-e", script(command, before)], {
    encoding: "utf8",
    ...surroundings(),
  });
}

/** One that goes on while the test does. */
function launched() {
  const child = spawn(process.execPath, ["-e", script("site")], surroundings());
  let said = "";
  child.stderr.on("data", chunk => {
    said += chunk;
  });
  const code = once(child, "close").then(([code]) => code);
  return { said: () => said, code };
}

function script(command: string, before = ""): string {
  return `${before} import("./bin/launch.mjs").then(({ launch }) => launch("${command}"))`;
}

function surroundings() {
  return { cwd: root, env: { ...process.env, PATH: `${join(root, "npm")}:${process.env.PATH}` } };
}

function calls(): string[] {
  const file = join(root, "calls");
  return existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : [];
}

function write(name: string, content: string | object, mode?: number): void {
  const file = join(root, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content), { mode });
}
