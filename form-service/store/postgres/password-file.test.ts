import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../../tests/temporary-folder.ts";
import { passwordFileOf, passwordIn } from "./password-file.ts";

const account = { host: "db.internal", port: 5432, database: "forms", user: "clerk" };

test.each([
  ["db.internal:5432:forms:clerk:secret", "secret"],
  ["*:*:*:*:for all", "for all"],
  ["# db.internal:5432:forms:clerk:old\r\n*:*:*:clerk:new\r\n", "new"],
  ["other:5432:forms:clerk:no\ndb.internal:5432:forms:clerk:first\n*:*:*:*:second", "first"],
  ["*:*:*:*:with:colons\\:and\\\\backslash", "with:colons:and\\backslash"],
])("of %j the password is %j", async (text, password) => {
  expect(await passwordIn(fileOf(text), account)).toBe(password);
});

test("fields with a colon in them are written with a backslash before it", async () => {
  const file = fileOf("\\:\\:1:5432:forms:clerk:secret");
  expect(await passwordIn(file, { ...account, host: "::1" })).toBe("secret");
});

test("a file without a line for this account, and one that is not there, say what to do", async () => {
  const file = fileOf("db.internal:5432:forms:ann:hers\nnot a line");
  await expect(passwordIn(file, account)).rejects.toThrow(
    /has no line for db\.internal:5432:forms:clerk: write one there/,
  );
  await expect(passwordIn(`${file}-gone`, account)).rejects.toThrow(
    /cannot be read \(ENOENT.*\): it has to be there/,
  );
});

test("the address names the file as psql's do", () => {
  expect(passwordFileOf("postgres://clerk@db/forms?sslmode=verify-full&passfile=/etc/pass")).toBe(
    "/etc/pass",
  );
  expect(passwordFileOf("postgres://clerk@db/forms")).toBeUndefined();
});

function fileOf(text: string): string {
  const file = join(temporaryFolder(), "pass");
  writeFileSync(file, text);
  return file;
}
