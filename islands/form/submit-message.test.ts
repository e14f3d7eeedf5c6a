import { describe, expect, test } from "vitest";
import { biltonAuditForm } from "../../domain/audit-forms.ts";
import { contactForm } from "../../domain/forms.ts";
import type { Answer } from "./send.ts";
import { outcomeOf } from "./submit-message.ts";

test.each<[Answer, boolean, boolean]>([
  [{ status: 200, body: { success: true } }, true, true],
  [{ status: 200, body: { success: "yes" } }, true, true],
  [{ status: 200, body: {} }, false, true],
  [{ status: 200, body: { success: false } }, false, false],
  [{ status: 200, body: { success: true, error: "no" } }, false, false],
  [{ status: 500, body: { success: true } }, false, false],
  [{ status: 200 }, false, false],
  [{ status: "offline" }, false, false],
])("%j is a success for a message: %s, for an audit request: %s", (answer, message, audit) => {
  expect(outcomeOf(contactForm, answer).ok).toBe(message);
  expect(outcomeOf(biltonAuditForm, answer).ok).toBe(audit);
});

describe("a failure", () => {
  test("carries the service's text and its words about fields", () => {
    const body = { success: false, error: "Validation failed", fields: { name: "Too short" } };
    expect(outcomeOf(contactForm, { status: 400, body })).toEqual({
      ok: false,
      errorText: "Validation failed",
      fields: { name: "Too short" },
      note: "Sending did not work. What you typed is still here.",
    });
  });
  test("for too many requests says so even if the answer does not", () => {
    const outcome = outcomeOf(contactForm, { status: 429 });
    expect(outcome).toMatchObject({
      errorText: expect.stringContaining("Too many requests"),
      note: expect.stringContaining("wait a few minutes"),
    });
  });
  // It may have arrived: who is told that it did not work, and changes a word, is counted twice.
  test.each([502, 504])("of a proxy, %d, is told as an answer that did not come", status => {
    const outcome = outcomeOf(contactForm, { status });
    expect(outcome).toMatchObject({ note: expect.stringMatching(/^No answer came\..*twice/) });
  });
  test("without an answer explains itself beside the toast", () => {
    const outcome = outcomeOf(contactForm, { status: "unreachable" });
    expect(outcome).toMatchObject({ note: expect.stringMatching(/^No answer came\..*twice/) });
  });
});
