import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import {
  installed,
  launch,
  packages,
  root,
  run,
  script,
  surroundings,
  usable,
  write,
} from "./launched-project.ts";
import { temporaryFolder } from "./temporary-folder.ts";

describe("a command", () => {
  test("says in a sentence that its compiler cannot run on this machine", () => {
    installed({ version: "1.0.0", native: usable });
    unlinkSync(join(root, "node_modules/esbuild"));
    write("node_modules/esbuild/package.json", { type: "module", main: "index.js" });
    write(
      "node_modules/esbuild/index.js",
      `export function build() { throw new Error("\\nIt is for another machine.\\n\\nSee …"); }`,
    );
    const { status, stderr } = launch("site");
    expect(status).toBe(1);
    expect(stderr).toMatch(/^The compiler esbuild .*: It is for another machine\. Call .*\n$/);
  });

  test.each([
    ["cannot be read", "export const name = ;", "Unexpected"],
    ["names what there is not", "export const name = missing;", "missing is not defined"],
    ["throws a text", 'export const name = 1; throw "no name";', "no name was thrown."],
  ])("whose data %s has the site's command say so in words, or names that", (_, data, raw) => {
    installed({ version: "1.0.0", native: usable });
    write("content/site.ts", data);
    for (const command of ["start", "form-service"])
      write(`bin/${command}.ts`, `import { name } from "../content/site.ts"; console.log(name);`);
    write("bin/site.mjs", `console.error("in words"); process.exit(1);`);
    const start = launch("start");
    expect([start.status, start.stderr]).toEqual([1, "in words\n"]);
    const service = launch("form-service");
    expect(service.status).toBe(1);
    expect(service.stderr).toContain(raw);
    expect(service.stderr).toMatch(/npx site build {3}says in words what to mend\.\n$/);
  });

  test("whose own code is wrong says so where the site can be built", () => {
    installed({ version: "1.0.0", native: usable });
    write("bin/start.ts", "missing();");
    write("bin/site.mjs", "");
    const { status, stderr } = launch("start");
    expect([status, stderr.includes("missing is not defined")]).toEqual([1, true]);
  });

  test("runs where its bundle cannot be kept, and leaves nothing behind", () => {
    installed({ version: "1.0.0", native: usable });
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

  test("leaves no half of its bundle on a full disk", () => {
    installed({ version: "1.0.0", native: usable });
    const full = `const fs = require("node:fs");
      const move = fs.renameSync;
      fs.renameSync = (from, to) => {
        if (to.includes(".cache")) throw Object.assign(new Error("full"), { code: "ENOSPC" });
        return move(from, to);
      };
      require("node:module").syncBuiltinESMExports();`;
    expect(run("site", full)).toBe("it runs\n");
    const left = readdirSync(join(root, ".cache"), { recursive: true, withFileTypes: true });
    expect(left.filter(entry => entry.isFile())).toEqual([]);
  });

  test("ends once who stopped npm has left it alone in the middle of its work", async () => {
    write("bin/site.ts", `console.log("at work"); setInterval(() => {}, 1_000);`);
    const { env, cwd } = surroundings();
    const shell = spawn("sh", ["-c", '"$0" -e "$1"; :', process.execPath, script("site")], {
      cwd,
      env: { ...env, npm_lifecycle_event: "start" },
    });
    await once(shell.stdout, "data");
    shell.kill();
    // What the shell has started holds its output open until it ends.
    await once(shell, "close");
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
    writeFileSync(join(folderOf("site"), "site.js"), "");
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

  test("is the copy's own where somebody has copied the whole project", () => {
    write("bin/site.ts", `import { said } from "yaml"; console.log(said);`);
    write("node_modules/yaml/package.json", { type: "module", main: "index.js" });
    write("node_modules/yaml/index.js", `export const said = "it runs";`);
    installed({ version: "1.0.0", native: usable });
    run();
    const copy = temporaryFolder();
    cpSync(root, copy, { recursive: true });
    write("node_modules/yaml/index.js", `export const said = "the original runs";`);
    expect(launch("site", "", copy).stdout).toBe("it runs\n");
  });

  test("is another one for what builds keep once packages are others", () => {
    run();
    const before = bundled();
    write("package-lock.json", packages({ "node_modules/kept": { version: "1.0.1" } }));
    run();
    expect(bundled()).not.toBe(before);
  });
});

function bundled(): string {
  return readFileSync(join(folderOf("site"), "site.js"), "utf8");
}

function folderOf(command: string): string {
  const { folder } = JSON.parse(readFileSync(join(root, `.cache/bin/${command}.json`), "utf8"));
  return join(root, ".cache/bin", folder);
}
