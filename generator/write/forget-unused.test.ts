import { readdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../tests/temporary-folder.ts";
import { forgetUnused } from "./forget-unused.ts";

test("files of days ago are forgotten, those of today and the one in use are not", () => {
  const folder = temporaryFolder();
  const file = (name: string, ageHours: number) => {
    const path = join(folder, name);
    writeFileSync(path, "export {};\n");
    const time = Date.now() / 1000 - ageHours * 3600;
    utimesSync(path, time, time);
    return path;
  };
  const inUse = file("whole-in-use.mjs", 100);
  file("whole-of-today.mjs", 2);
  file("whole-of-last-week.mjs", 100);
  const gone = forgetUnused(folder, { inUse: [inUse], keptDays: 1 });
  expect([...gone]).toEqual([join(folder, "whole-of-last-week.mjs")]);
  expect(readdirSync(folder).sort()).toEqual(["whole-in-use.mjs", "whole-of-today.mjs"]);
});
