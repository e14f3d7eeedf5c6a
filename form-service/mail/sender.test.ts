import { expect, test } from "vitest";
import { anEnquiry } from "../../tests/service/entries.ts";
import { configOf } from "../../tests/service/parts.ts";
import { pausing } from "./pause.ts";
import { resting } from "./rest.ts";
import { mailSender } from "./sender.ts";

function claimed() {
  const { submission, mails } = anEnquiry({});
  const [owner] = mails;
  if (!owner) throw new Error("the sample has no mail");
  const onItsWay = { state: "sending", attempts: 1, lastAnswer: null, sentAtMs: null } as const;
  return { submission, mail: { ...owner, ...onItsWay, submissionId: submission.id } };
}

/** A sender whose mail server answers a mail with each of these in turn. */
function sending(...faults: readonly object[]) {
  const clock = { now: () => 0, elapsed: () => 0 };
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const left = [...faults];
  const channel = {
    description: "a mail server",
    refusal: "It refuses us",
    send: async () => {
      throw Object.assign(new Error("no"), left.shift());
    },
    probe: async () => "by login" as const,
  };
  const pause = pausing({ channel, clock, log });
  const rest = resting(clock);
  const send = mailSender({ channel, config: configOf({}), clock, log, pause, rest });
  return { pause, rest, send: () => send(claimed()) };
}

const wrongPassword = { code: "EAUTH", responseCode: 535 };

test.each([
  { what: "puts this mail off", fault: { command: "RCPT TO", responseCode: 451 }, state: "queued" },
  { what: "will not have this mail", fault: { command: "DATA", responseCode: 554 }, state: "dead" },
])("a mail server that let nobody in and now $what refuses everybody no longer", async sent => {
  const { send, pause } = sending(wrongPassword, sent.fault);
  expect(await send()).toMatchObject({ state: "queued", counts: false });
  expect(pause.current()).toBeDefined();
  expect(await send()).toMatchObject({ state: sent.state });
  expect(pause.current()).toBeUndefined();
});

const beforeMail = { code: "EENVELOPE", command: "DATA", isBeforeMail: true };
const behindMail = { code: "EMESSAGE", command: "DATA" };
const away = { command: "CONN", isBeforeMail: true };
const owner = { code: "EENVELOPE", command: "RCPT TO", isBeforeMail: true };

test.each([
  { what: "cannot be reached", fault: away, isOn: true, counts: false },
  { what: "puts the owner off", fault: { ...owner, responseCode: 451 }, isOn: true, counts: false },
  { what: "has no room", fault: { ...beforeMail, responseCode: 452 }, isOn: true, counts: false },
  { what: "breaks off amid a mail", fault: { command: "CONN" }, isOn: true, counts: true },
  {
    what: "closes behind a mail",
    fault: { ...behindMail, responseCode: 421 },
    isOn: true,
    counts: true,
  },
  {
    what: "has read a mail",
    fault: { ...behindMail, responseCode: 451 },
    isOn: false,
    counts: true,
  },
  { what: "will not have a mail", fault: { ...behindMail, responseCode: 554 }, isOn: false },
])(
  "a mail server that $what is left alone for a moment: $isOn; the mail is one attempt nearer its end: $counts",
  async ({ fault, isOn, counts }) => {
    const { send, rest } = sending(away, fault);
    await send();
    expect(await send()).toMatchObject(counts === undefined ? { state: "dead" } : { counts });
    expect(rest.isOn()).toBe(isOn);
  },
);
