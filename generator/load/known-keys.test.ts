import { expect, test } from "vitest";
import * as z from "zod";
import { knownKeys } from "./known-keys.ts";

const record = z.strictObject({
  title: z.string(),
  faqs: z.array(z.strictObject({ question: z.string() })).default([]),
});

test("keys are known of an object, also of one that a rule and a change follow", () => {
  const changed = record.superRefine(() => {}).transform(({ title }) => ({ name: title }));
  for (const schema of [record, record.optional(), changed]) {
    expect(knownKeys(schema, [])).toEqual(["title", "faqs"]);
    expect(knownKeys(schema, ["faqs", 0])).toEqual(["question"]);
    expect(knownKeys(schema, ["title"])).toEqual([]);
  }
});
