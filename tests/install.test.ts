import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import {
  calls,
  fakeNpm,
  installed,
  launch,
  madeForAnother,
  packages,
  rename,
  root,
  run,
  script,
  surroundings,
  usable,
  write,
} from "./launched-project.ts";

describe("a command", () => {
  test("installs packages where there are none, once", () => {
    expect(run()).toBe("it runs\n");
    run();
    expect(calls()).toEqual([
      "ci --include=dev --include=optional --no-audit --no-fund --loglevel=error",
    ]);
  });

  test("uses those that somebody has installed with npm", () => {
    installed({ version: "1.0.0", native: usable });
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
    installed({ version: "1.0.0", native: usable });
    expect([run("start"), run()]).toEqual(["it runs\n", "it runs\n"]);
    expect(calls()).toEqual([]);
    run("test");
    expect(calls()).toHaveLength(1);
  });

  test("installs them again when others are wanted", () => {
    installed({ version: "0.9.0", native: usable });
    run("start");
    expect(calls()).toHaveLength(1);
  });

  test("installs them again in a folder that came from another kind of machine", () => {
    run();
    run(
      "site",
      `Object.defineProperty(process, "arch", { value: "${process.arch.slice(0, -1)}" });`,
    );
    expect(calls()).toHaveLength(2);
  });

  test("installs them again where somebody's npm has left out what this kind of machine needs", () => {
    const here = { os: [process.platform], cpu: [process.arch] };
    const compiler = { version: "1.0.0", optional: true, ...here };
    const kept = { version: "1.0.0" };
    const others = {
      "node_modules/of-another-machine": { ...compiler, os: ["another"] },
      "node_modules/of-another-library": { ...compiler, libc: ["another"] },
    };
    write("package-lock.json", packages({ "node_modules/kept": kept, ...others }));
    installed({ version: "1.0.0", native: usable });
    run();
    expect(calls()).toEqual([]);
    write("package-lock.json", packages({ "node_modules/kept": kept, "node_modules/c": compiler }));
    run();
    expect(calls()).toHaveLength(1);
  });

  test("says what to delete where Yarn's Plug'n'Play hides what npm installs", () => {
    write(".pnp.cjs", "");
    const { status, stderr } = launch("start");
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Packages are npm's here, .*Delete that file, and call this with npm/);
    expect(calls()).toEqual([]);
  });

  test.each([
    ["that it had installed itself", () => run("start")],
    ["of somebody's npm", () => installed({ version: "1.0.0", native: usable })],
  ])("installs packages again where pnpm has put its own in the place of those %s", (_, before) => {
    before();
    const earlier = calls().length;
    write("node_modules/.modules.yaml", "");
    fakeNpm(`echo "$@" >> calls; rm node_modules/.modules.yaml`);
    expect(launch("start")).toMatchObject({
      status: 0,
      stderr: expect.stringContaining("Call npm and npx instead"),
    });
    expect(run("start")).toBe("it runs\n");
    expect(calls()).toHaveLength(earlier + 1);
  });

  test("says where npm itself is missing", () => {
    const { status, stderr } = launch("site", `process.env.PATH = "/nowhere";`);
    expect(status).toBe(1);
    expect(stderr).toContain("npm, which installs them, is not found");
  });

  test("says what npm was told not to compile, and looks again next time", () => {
    fakeNpm(`echo "$@" >> calls; exit 0`);
    for (const time of [1, 2]) {
      const { status, stderr } = launch("start");
      expect(status).toBe(1);
      expect(stderr).toContain("npm rebuild better-sqlite3 --ignore-scripts=false");
      expect(calls()).toHaveLength(time);
    }
    installed({ version: "1.0.0", native: usable });
    expect(run("start")).toBe("it runs\n");
    expect(calls()).toHaveLength(2);
  });

  test("says that npm runs on another line of Node", () => {
    fakeNpm("exit 0");
    write("node_modules/better-sqlite3/index.js", madeForAnother);
    const { status, stderr } = launch("start");
    expect(status).toBe(1);
    expect(stderr).toContain("npm has installed for another line of Node than this v");
    expect(stderr).toContain("npm config delete nodedir");
  });

  test("waits for another one that is installing them, and uses what it has installed", async () => {
    fakeNpm(`echo "$@" >> calls\nuntil [ -e go ] || [ ! -e npm ]; do sleep 0.02; done`);
    const first = launched();
    await vi.waitUntil(() => calls().length === 1, 60_000);
    const second = launched();
    await vi.waitUntil(() => second.said().includes("waiting for it"), 60_000);
    write("go", "");
    expect([await first.code, await second.code]).toEqual([0, 0]);
    expect(calls()).toHaveLength(1);
  });

  test("does not go on once who stopped npm while it installed has left it alone", async () => {
    fakeNpm("touch begun; until [ -e go ] || [ ! -e npm ]; do sleep 0.02; done");
    const { env, cwd } = surroundings();
    const shell = spawn("sh", ["-c", '"$0" -e "$1"; :', process.execPath, script("site")], {
      cwd,
      env: { ...env, npm_lifecycle_event: "start" },
    });
    let said = "";
    shell.stdout.on("data", chunk => {
      said += chunk;
    });
    const ended = once(shell, "close");
    await vi.waitUntil(() => existsSync(join(root, "begun")), 60_000);
    shell.kill("SIGKILL");
    write("go", "");
    await ended;
    expect(said).toBe("");
  });

  test.each([
    ["a process that is gone", 4_194_999],
    ["an earlier process with its own number, as in a container that starts again", undefined],
  ])("installs them where %s was killed while it did", (_, pid) => {
    const holder = pid ?? "process.pid";
    run("site", `require("node:fs").writeFileSync(".cache/installing", String(${holder}));`);
    expect(calls()).toHaveLength(1);
  });

  test("does not say that it waits for one that failed", () => {
    fakeNpm("exit 1");
    launch("start");
    expect(existsSync(join(root, ".cache/installing"))).toBe(true);
    fakeNpm("exit 0");
    expect(launch("start").stderr).not.toContain("waiting for it");
  });

  test("installs them where the power went before another had begun", () => {
    write(".cache/installing", "");
    run();
    expect(calls()).toHaveLength(1);
  });

  test.each([
    ["that lie beside this Node", process.versions.node],
    ["of no other Node", "8.0.0"],
  ])("has native code compiled with the headers %s", (_, version) => {
    const [major] = version.split(".");
    write("node/include/node/node_version.h", `#define NODE_MAJOR_VERSION ${major}\n`);
    fakeNpm(`echo "$npm_config_nodedir" >> calls`);
    const node = join(root, "node");
    const itself = JSON.stringify(join(node, "bin/node"));
    run("site", `delete process.env.npm_config_nodedir; process.execPath = ${itself};`);
    expect(calls()).toEqual([version === process.versions.node ? node : ""]);
  });

  test("says where native code cannot be compiled", () => {
    rename(`${root} (1)`);
    fakeNpm("exit 1");
    const { status, stderr } = launch("site");
    expect(status).toBe(1);
    expect(stderr).toContain(`in a folder whose path has a ( or ) in it. Move this one: ${root}`);
  });

  test("says who can install them where nothing can be written", () => {
    rmSync(join(root, ".cache"), { recursive: true });
    write(".cache", "not a folder");
    const { status, stderr } = launch("site");
    expect(status).toBe(1);
    expect(stderr).toContain("Let the owner of the folder call   npm ci   in it.");
    expect(calls()).toEqual([]);
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
    // Node has some 20 open before it reads the launcher, the launcher's own modules all at once, and 64 do not fit.
    const limited = ["-c", 'ulimit -n 60; exec "$0" "$@"', process.execPath, "-e", script("site")];
    const { status, stdout, stderr } = spawnSync("bash", limited, {
      encoding: "utf8",
      ...surroundings(),
    });
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    expect(stderr).toMatch(/^This process may not have enough files open .* ulimit -n 1024 .*\n$/);
  });

  test.each([
    ["for another line of Node", "NODE_MODULE_VERSION", "for another line of Node than this v"],
    ["not at all", "Could not locate the bindings file", "Call   npm rebuild better-sqlite3"],
  ])(
    "of the operator leaves packages that were compiled %s to the service that runs, and says what to do",
    (_, why, said) => {
      installed({ version: "1.0.0", native: `throw new Error("${why}");` });
      const { status, stderr } = launch("form-service");
      expect(status).toBe(1);
      expect(stderr).toContain(said);
      expect(calls()).toEqual([]);
    },
  );
});

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
