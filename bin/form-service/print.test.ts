import { expect, test } from "vitest";
import { wholeSentence } from "./print.ts";

test.each([
  ["the database cannot write: disk I/O error", "The database cannot write: disk I/O error."],
  ["PostgreSQL did not answer in time", "PostgreSQL did not answer in time."],
  ["There is no submission 7.", "There is no submission 7."],
  ["backup.db exists: choose another name.", "backup.db exists: choose another name."],
  ["form-service is running", "form-service is running."],
  ["/data/forms.sqlite is locked", "/data/forms.sqlite is locked."],
])("a reason is told as a whole sentence: %s", (reason, sentence) => {
  expect(wholeSentence(reason)).toBe(sentence);
});
