import { expect, test } from "vitest";
import { siteFacts } from "../config/facts.ts";
import type { Submission } from "../store/records.ts";
import { acknowledgement } from "./acknowledgement.ts";

test("a customer is promised by mail what the pages promise", () => {
  const fields = { name: "Ann", email: "ann@example.com", message: "Hello" };
  const arrived = { id: "1", createdAtMs: 0, state: "received", heldReason: null } as const;
  const submission: Submission = { kind: "enquiry", form: "contact", fields, ...arrived };
  const { text, html } = acknowledgement(submission, {
    ...siteFacts,
    replyTime: "by the next working day",
  });
  for (const mail of [text, html]) {
    expect(mail).toContain("will reply by the next working day.");
    expect(mail).not.toMatch(/hours/);
  }
});
