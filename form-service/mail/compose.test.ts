import { expect, test } from "vitest";
import { anEnquiry } from "../../tests/service/entries.ts";
import { configOf } from "../../tests/service/parts.ts";
import type { MailKind } from "../store/records.ts";
import { composeMail } from "./compose.ts";

const config = configOf({ MAIL_FROM: "Robot <robot@example.com>" });
const createdAtMs = Date.parse("2026-03-04T05:06:07Z");

function composed(kind: MailKind) {
  const { submission } = anEnquiry({});
  const mail = {
    ...{ id: "1", messageId: "<1@example.com>", kind, submissionId: submission.id, createdAtMs },
    ...{ nextAtMs: 0, attempts: 0, lastAnswer: null, sentAtMs: null },
    state: "queued" as const,
  };
  return composeMail({ mail, submission, heldLately: 1 }, config);
}

test("each mail goes to whom it is for, and who answers it writes to a person", () => {
  const { fields } = anEnquiry({}).submission;
  const goes = (kind: MailKind) => {
    const { from, to, replyTo } = composed(kind);
    expect(from.address).toBe("robot@example.com");
    return [to.address, replyTo?.address];
  };
  expect(goes("owner")).toEqual([config.owner.address, fields.email]);
  expect(goes("acknowledgement")).toEqual([fields.email, config.owner.address]);
  expect(goes("notice")).toEqual([config.owner.address, undefined]);
});

test("a mail that goes out late, as after an outage, has the time at which it came into being", () => {
  expect(composed("owner").date.toISOString()).toBe("2026-03-04T05:06:07.000Z");
});
