import { expect, test } from "vitest";
import { configOf } from "../../tests/service/parts.ts";
import { describe } from "./describe.ts";

const mail = { OWNER_EMAIL: "owner@shop.test", MAIL_FROM: "forms@shop.test" };

test.each([
  [{}, "TRUSTED_PROXIES is not set: behind nginx"],
  [{ TRUSTED_PROXIES: "127.0.0.1,10.0.0.0/8" }, "from the proxies 127.0.0.1, 10.0.0.0/8."],
  [{ FORMS_LIMITS: "off" }, "There is no limit on how much a client may send"],
  [{ FORMS_LIMITS: "10/1m,60/1h" }, "A client may send 10 in 1 minute and 60 in 1 hour."],
  [{}, "Missing: SMTP_URL. Mails are written as files into"],
  [
    { ...mail, SMTP_URL: "smtp://ann:secret@mail.shop.test" },
    "The owner, owner@shop.test, is told by mail from forms@shop.test through mail.shop.test:587 as ann.",
  ],
  [{ ...mail, SMTP_URL: "smtp://[::1]:2525" }, "through [::1]:2525."],
  [{ ...mail, FORMS_ACKNOWLEDGE: "on" }, "Customers get an acknowledgement, one a day at most."],
  [{ SITE_URL: "https://shop.test" }, "Requests are accepted from https://shop.test;"],
])("with the settings %j whoever starts the service reads: %s", (env, said) => {
  expect(describe(configOf(env)).join("\n")).toContain(said);
});
