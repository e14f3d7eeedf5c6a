import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { onSystem, runSite } from "../run-site.ts";
import { copyOfTinySite } from "../tiny-site.ts";
import { note } from "./dev-visit.ts";
import { startSite, until } from "./site-process.ts";

test("a new folder that the system does not let be watched is told, and shown once it does", async () => {
  const folder = copyOfTinySite();
  const env = limitedWatches({ code: "ENOSPC", within: "further", until: join(folder, "allowed") });
  const dev = await startSite(["dev", "--root", folder, "--port", "0"], { env });
  const shown = async (path: string) => (await fetch(dev.address + path)).text();
  mkdirSync(join(folder, "content/notes/further"));
  await until(() => dev.output().includes("fs.inotify.max_user_watches"));
  expect(await shown("/")).toContain("</html>");
  writeFileSync(join(folder, "allowed"), "");
  writeFileSync(join(folder, "content/notes/oat.md"), note("Oat bread", "Oats."));
  await until(async () => (await shown("/notes/oat/")).includes("Oats."));
  writeFileSync(join(folder, "content/notes/further/rye.md"), note("Further rye", "More rye."));
  await until(async () => (await shown("/")).includes("Further rye"));
  await dev.stop();
  rmSync(folder, { recursive: true });
});

test.each([
  ["bread/dough.ts", "wrong at the start and mended later", "export const = 1;", "bread/dough.ts"],
  ["bread/dough.ts", "missing at the start", undefined, "bread/dough.ts"],
  ["bread/dough.ts", "saved right after the start", `export const dough = "old";`, "site is at"],
  ["dough.ts", "saved right after the start", `export const dough = "old";`, "site is at"],
])("code of the site's own, %s, %s, is taken in", async (file, _how, first, told) => {
  const folder = copyOfTinySite();
  const put = (file: string, text: string) => writeFileSync(join(folder, file), text);
  mkdirSync(join(folder, "bread"));
  if (first !== undefined) put(file, first);
  put(
    "templates/pages/note.tsx",
    `import { dough } from "../../${file}"; export const note = () => <p>{dough}</p>;`,
  );
  const dev = await startSite(["dev", "--root", folder, "--port", "0"]);
  await until(() => dev.output().includes(told));
  put(file, `export const dough = "sour";`);
  const page = `${dev.address}/notes/white-bread/`;
  await until(async () => (await (await fetch(page)).text()).includes("<p>sour</p>"));
  await dev.stop();
  rmSync(folder, { recursive: true });
});

test("where too many programs watch files, the limit of these is named", () => {
  const folder = copyOfTinySite();
  const env = limitedWatches({ code: "EMFILE", within: "", until: join(folder, "allowed") });
  const { stderr, status } = runSite(["dev", "--root", folder, "--port", "0"], env);
  expect(stderr).toContain("fs.inotify.max_user_instances");
  expect(status).toBe(1);
  rmSync(folder, { recursive: true });
});

test.each([
  ["deleted", ".", () => {}],
  ["deleted and made again at once", ".", (cache: string) => mkdirSync(cache, { recursive: true })],
  ["emptied, and the commands with it", "bin", () => {}],
])(
  "a .cache that is %s ends it with a sentence, for what it would show next lay there",
  async (_how, lost, also) => {
    const folder = copyOfTinySite();
    const cache = join(folder, ".cache");
    mkdirSync(join(cache, "bin"), { recursive: true });
    const dev = await startSite(["dev", "--root", folder, "--port", "0"]);
    await until(() => existsSync(join(cache, "site")));
    // It may still be writing there.
    rmSync(join(cache, lost), { recursive: true, maxRetries: 10 });
    also(cache);
    await until(() => dev.output().includes("[dev/cache]"));
    const isOver = async () =>
      fetch(dev.address)
        .then(() => false)
        .catch(() => true);
    await until(isOver);
    await dev.stop();
    rmSync(folder, { recursive: true });
  },
);

test("a file in the place of .cache is told, and site dev ends when it is asked to", async () => {
  const folder = copyOfTinySite();
  writeFileSync(join(folder, ".cache"), "");
  const dev = await startSite(["dev", "--root", folder, "--port", "0"]);
  await until(() => dev.output().includes("a file stands where a folder is needed"));
  await dev.stop();
  rmSync(folder, { recursive: true });
});

/** The system as it is where nothing more can be watched, until a file says otherwise. */
function limitedWatches(limit: { code: string; within: string; until: string }) {
  return onSystem(`const limit = ${JSON.stringify(limit)};
    const watch = fs.watch;
    fs.watch = (folder, ...rest) => {
      if (folder.includes(limit.within) && !fs.existsSync(limit.until))
        throw Object.assign(new Error(limit.code), { code: limit.code });
      return watch(folder, ...rest);
    };`);
}
