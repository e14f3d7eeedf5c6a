import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../tests/temporary-folder.ts";
import { renameHeld } from "./rename-held.ts";

test.each(["EPERM", "EACCES", "EBUSY"])(
  "a file that is held open for a moment, %s, is moved as soon as it is free",
  code => {
    const { from, to } = draft();
    let tries = 0;
    renameHeld(from, to, (...names) => {
      tries++;
      if (tries < 4) throw Object.assign(new Error("held"), { code });
      renameSync(...names);
    });
    expect(tries).toBe(4);
    expect(readFileSync(to, "utf8")).toBe("new");
  },
);

test("one that stays held is told after a second, and one that is not there at once", () => {
  const { from, to } = draft();
  let tries = 0;
  const refused = (code: string) => () => {
    tries++;
    throw Object.assign(new Error(code), { code });
  };
  expect(() => renameHeld(from, to, refused("EBUSY"))).toThrow("EBUSY");
  expect(tries).toBe(50);
  expect(() => renameHeld(from, to, refused("ENOENT"))).toThrow("ENOENT");
  expect(tries).toBe(51);
  expect(existsSync(to)).toBe(false);
});

function draft() {
  const folder = temporaryFolder();
  const from = join(folder, "draft");
  writeFileSync(from, "new");
  return { from, to: join(folder, "index.html") };
}
