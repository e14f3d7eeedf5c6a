import { expect, test } from "vitest";
import { anOrder } from "../../../tests/service/entries.ts";
import { siteFacts } from "../../config/facts.ts";
import type { Submission } from "../../store/records.ts";
import { acknowledgement } from "./acknowledgement.ts";

const submission: Submission = {
  kind: "enquiry",
  form: "contact",
  fields: { name: "Ann", email: "ann@example.com", message: "Hello" },
  id: "1",
  createdAtMs: 0,
  state: "received",
  heldReason: null,
};

test("a customer is promised by mail what the pages promise", () => {
  const { text, html } = acknowledgement(submission, {
    ...siteFacts,
    replyTime: "by the next working day",
  });
  for (const mail of [text, html]) {
    expect(mail).toContain("will reply by the next working day.");
    expect(mail).not.toMatch(/hours/);
  }
});

test("the number and the address for what is urgent can be pressed", () => {
  const { text, html } = acknowledgement(submission, {
    ...siteFacts,
    email: "hello@bakery.example",
    phone: { display: "01632 960000", e164: "+441632960000" },
  });
  expect(html).toMatch(/<a href="tel:\+441632960000"[^>]*>01632 960000<\/a>/);
  expect(html).toMatch(/<a href="mailto:hello@bakery.example"[^>]*>hello@bakery.example<\/a>/);
  expect(text).toContain("call us on 01632 960000 or write to hello@bakery.example.");
});

test("a customer reads whether an order or a message has arrived, and under which reference", () => {
  const { submission: order } = anOrder({});
  for (const [sent, what] of [[order, "order"] as const, [submission, "message"] as const]) {
    const { subject, text, html } = acknowledgement(sent, siteFacts);
    expect(subject).toBe(`We have received your ${what}`);
    for (const mail of [text, html]) expect(mail).toContain(`Reference ${sent.id}`);
  }
});
