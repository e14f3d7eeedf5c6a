import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../tests/temporary-folder.ts";
import { newId } from "../store/ids.ts";
import { removeMails } from "./mail-files.ts";

const beforeMs = Date.parse("2026-03-01");
const [old, young] = [newId(beforeMs - 1000), newId(beforeMs + 1000)];

/** Of an old submission one of each kind, and one of a kind that is still to come; of a young one, too. */
function folderOfMails(): string {
  const folder = temporaryFolder();
  const ofSubmissions = [old, young].flatMap(id => [`owner-${id}`, `bookkeeping-${id}`]);
  for (const id of [...ofSubmissions, `acknowledgement-${"0".repeat(32)}-2026-03-02`])
    writeFileSync(join(folder, `${id}.eml`), "Subject: x\r\n\r\nx");
  return folder;
}

const others = [
  `acknowledgement-${"0".repeat(32)}-2026-03-02.eml`,
  `bookkeeping-${young}.eml`,
  `owner-${young}.eml`,
];

test("with a submission go its mails of every kind", async () => {
  const folder = folderOfMails();
  expect(await removeMails(folder, { ids: [old] })).toBe(2);
  expect(readdirSync(folder).sort()).toEqual(others);
});

test("so do those that an earlier purge has left, and no younger ones", async () => {
  const folder = folderOfMails();
  const left = { beforeMs, isKept: async () => false };
  expect(await removeMails(folder, { ids: [], left })).toBe(2);
  expect(readdirSync(folder).sort()).toEqual(others);
});
