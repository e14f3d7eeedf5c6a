import { expect, test } from "vitest";
import { anEnquiry, anOrder } from "../../tests/service/entries.ts";
import { showLines } from "./listing.ts";

test("of an order all that its customer wrote is shown", () => {
  const { submission } = anOrder({});
  const order = { ...submission, phone: "01632 960001", message: "By May\nif you can" };
  const shown = showLines({ submission: order, mails: [] });
  expect(shown).toContain("phone: 01632 960001");
  expect(shown).toContain("message: By May\n    if you can");
});

test("the price of an add-on is written as in the mail, with all its pence and by the month where it is", () => {
  const { submission } = anOrder({});
  const addon = { name: "Extra page", quantity: 2, price: 49.5, isMonthly: false };
  const care = { name: "Care", quantity: 1, price: 25, isMonthly: true };
  const order = { ...submission, selectedAddons: [addon, care] };
  const shown = showLines({ submission: order, mails: [] });
  expect(shown).toContain("add-on: 2 × Extra page at £49.50");
  expect(shown).toContain("add-on: 1 × Care at £25/month");
});

test("a total below nothing, as a page may have shown it, has its sign before the pounds as in the mail", () => {
  const { submission } = anOrder({});
  const shown = showLines({ submission: { ...submission, clientTotal: -620.5 }, mails: [] });
  expect(shown.at(-1)).toMatch(/, shown to the visitor -£620\.50$/);
});

test("of a message that is held are shown the reason, each field by its name and what its mail server said", () => {
  const { submission, mails } = anEnquiry({});
  const outcome = { state: "dead", attempts: 2, lastAnswer: "550 no", sentAtMs: null } as const;
  const shown = showLines({
    submission: { ...submission, state: "held", heldReason: "too fast" },
    mails: mails.map(mail => ({ ...mail, ...outcome, submissionId: submission.id })),
  });
  expect(shown).toContain("State:    held (too fast)");
  expect(shown).toContain("Form:     contact");
  expect(shown).toContain(`email: ${submission.fields.email}`);
  expect(shown.at(-1)).toMatch(/^Mail \S+: dead, 2 attempts, last answer: 550 no$/);
});
