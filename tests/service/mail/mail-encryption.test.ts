import { createServer } from "node:net";
import { SMTPServer } from "smtp-server";
import { expect, onTestFinished, test, vi } from "vitest";
import { classifyFault } from "../../../form-service/mail/channels/classify.ts";
import { usualPatience } from "../../../form-service/mail/channels/smtp-channel.ts";
import { listening } from "../../listening.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { channelTo, patience } from "../channel-to.ts";
import { command } from "../form-service.ts";

/** With a certificate that it has signed itself, as the mail server of a freshly installed system has. */
async function selfSigned(options: { readonly secure: boolean }): Promise<number> {
  const server = new SMTPServer({ ...options, authOptional: true, disableReverseLookup: true });
  server.on("error", () => {});
  const port = await listening(server);
  onTestFinished(() => new Promise<void>(resolve => server.close(resolve)));
  return port;
}

test("a mail server on this machine may have a certificate that it has signed itself", async () => {
  const port = await selfSigned({ secure: false });
  await channelTo({ port }).probe();
});

test("one elsewhere may not: mail waits", async () => {
  const port = await selfSigned({ secure: false });
  const fault = classifyFault(await faultOf({ port, requireTls: true }));
  expect(fault.verdict).toBe("pause");
  expect(fault.answer).toContain("certificate");
});

test("smtps:// to a port that does not begin with TLS is told in words", async () => {
  const port = await selfSigned({ secure: false });
  const fault = classifyFault(await faultOf({ port, secure: true }));
  expect(fault.verdict).toBe("pause");
  expect(fault.answer).toMatch(/^this port does not begin with TLS: write smtp:\/\//);
});

test("a server that agrees to STARTTLS and goes on without is not told to take smtp://, which it has", async () => {
  const port = await scripted({ EHLO: "250 STARTTLS\r\n", STARTTLS: "220 go on\r\n" });
  const fault = classifyFault(await faultOf({ port }));
  expect(fault.verdict).toBe("pause");
  expect(fault.answer).toMatch(/^it agreed to STARTTLS and then did not encrypt/);
});

test("a server elsewhere that offers no STARTTLS is told in words", async () => {
  const port = await scripted({ EHLO: "250 here\r\n", STARTTLS: "502 what\r\n" });
  const fault = classifyFault(await faultOf({ port, requireTls: true }));
  expect(fault.verdict).toBe("pause");
  expect(fault.answer).toMatch(/^this port does not encrypt \(.*502 what\): .*smtps:\/\//);
});

test("of a server that cannot begin TLS just now nobody is told that its port does not encrypt", async () => {
  const port = await scripted({
    EHLO: "250 STARTTLS\r\n",
    STARTTLS: "454 4.7.0 TLS not available\r\n",
  });
  const fault = classifyFault(await faultOf({ port, requireTls: true }));
  expect(fault.verdict).toBe("retry");
  expect(fault.answer).toMatch(/^it offers encryption and cannot begin it \(.*454 4\.7\.0 TLS/);
});

test.each([
  ["offers no login", "ann", /^LOOK {2}the mail server .* as ann offers no login on this port/m],
  ["is not asked for one", "", /^ok {4}the mail server .* answers\. SMTP_URL has no user/m],
])("doctor does not say of a mail server that %s that it lets us in", async (_, user, said) => {
  const port = await scripted({ EHLO: "250 here\r\n" });
  const found = await doctorOf(`${user && `${user}:secret@`}127.0.0.1:${port}`);
  expect(found).toMatch(said);
  expect(found).not.toContain("lets us in");
});

test("doctor tells a refusal of several lines on one, and nothing in it acts on the terminal", async () => {
  const port = await scripted({
    EHLO: "250 AUTH PLAIN\r\n",
    AUTH: "535-5.7.8 \x1b[2JNot accepted.\r\n535 5.7.8 See mail.test/why\r\n",
  });
  expect(await doctorOf(`ann:secret@127.0.0.1:${port}`)).toMatch(
    /^LOOK .* as ann does not let us in: .*535-5\.7\.8 \[2JNot accepted\. 535 5\.7\.8 See mail\.test\/why\.$/m,
  );
});

async function doctorOf(server: string): Promise<string> {
  const env = {
    FORMS_DATA: temporaryFolder(),
    OWNER_EMAIL: "owner@shop.test",
    MAIL_FROM: "site@shop.test",
    SITE_URL: "https://shop.test",
    SMTP_URL: `smtp://${server}`,
  };
  const { stdout } = await command(["doctor"], env);
  return stdout;
}

test("smtp:// to a port that begins with TLS is told in words", async () => {
  const port = await selfSigned({ secure: true });
  const fault = classifyFault(await faultOf({ port }, { ...patience, stepMs: 1500 }));
  expect(fault.verdict).toBe("retry");
  expect(fault.answer).toMatch(/^Greeting never received\. .*write smtps:\/\//);
});

test("smtps:// to a port that takes connections and says nothing is given up as one that cannot be reached", async () => {
  const silent = createServer(socket => onTestFinished(() => void socket.destroy()));
  const port = await listening(silent);
  onTestFinished(() => void silent.close());
  const limits = { stepMs: 400, mailMs: 3000 };
  const fault = classifyFault(await faultOf({ port, secure: true }, limits));
  expect(fault.verdict).toBe("retry");
  expect(fault.answer).toMatch(/^it cannot be reached \(Connection timeout\)/);
});

test.each([
  ["without a login is used as it is", "", undefined],
  ["gets no password that anybody could read", "ann", "454 4.7.0 TLS not available"],
])("a mail server on this machine that cannot begin TLS %s", async (_what, user, said) => {
  const port = await scripted({
    EHLO: "250-here\r\n250-AUTH PLAIN\r\n250 STARTTLS\r\n",
    STARTTLS: "454 4.7.0 TLS not available due to local problem\r\n",
  });
  const fault = await faultOf({ port, user });
  expect(fault instanceof Error ? fault.message : fault).toEqual(
    said && expect.stringContaining(said),
  );
});

test("a mail server that never comes to the end of its answer does not hold the probe, and all mail, for ever", async () => {
  const port = await scripted({ EHLO: "250-still here\r\n" }, { everyMs: 50 });
  const fault = await faultOf({ port }, { stepMs: 1500, mailMs: 2000 });
  expect(String(fault)).toContain("no end of its answer after 2 s");
});

test("a mail server that looks up for twenty seconds who calls, before it greets, is waited for", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const port = await scripted({ EHLO: "250 here\r\n" }, { greetsAfterMs: 20_000 });
  const asked = faultOf({ port }, usualPatience);
  for (let second = 0; second < 25; second++) {
    for (let turns = 0; turns < 20; turns++) await new Promise(setImmediate);
    vi.advanceTimersByTime(1000);
  }
  expect(await asked).toBeUndefined();
});

/** A server that knows these answers, and may give them again and again. */
async function scripted(
  answers: Readonly<Record<string, string>>,
  { everyMs, greetsAfterMs = 0 }: { everyMs?: number; greetsAfterMs?: number } = {},
): Promise<number> {
  const server = createServer(socket => {
    socket.on("error", () => {});
    setTimeout(() => socket.write("220 here\r\n"), greetsAfterMs);
    socket.on("data", bytes => {
      const answer = answers[/^\w+/.exec(String(bytes))?.[0] ?? ""] ?? "221 bye\r\n";
      socket.write(answer);
      if (!everyMs) return;
      const again = setInterval(() => socket.write(answer), everyMs);
      socket.once("close", () => clearInterval(again));
      onTestFinished(() => void socket.destroy());
    });
  });
  const port = await listening(server);
  onTestFinished(() => void server.close());
  return port;
}

async function faultOf(...way: Parameters<typeof channelTo>): Promise<unknown> {
  return channelTo(...way)
    .probe()
    .then(
      () => undefined,
      error => error,
    );
}
