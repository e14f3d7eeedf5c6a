import { createSocket } from "node:dgram";
import { Resolver } from "node:dns/promises";
import { once } from "node:events";
import { expect, onTestFinished, test, vi } from "vitest";
import { senderDomain } from "./sender-domain.ts";

const pointer = [0xc0, 12];
const mxOf = (name: readonly number[]) => [
  ...[...pointer, 0, 15, 0, 1, 0, 0, 0, 60, 0, 2 + name.length],
  ...[0, 10, ...name],
];

test.each([
  ["takes mail", { rcode: 0, answers: [mxOf([2, 109, 120, ...pointer])] }, /^.* takes mail\.$/],
  ["has no MX", { rcode: 0, answers: [] }, /has no mail server \(MX\), and/],
  [
    "takes no mail, as it says",
    { rcode: 0, answers: [mxOf([0])] },
    /has no mail server \(MX\), and/,
  ],
  ["does not exist", { rcode: 3, answers: [] }, /is not known to the name servers\. Is MAIL_FROM/],
  ["cannot be asked about", { rcode: 5, answers: [] }, /could not be looked up: .*EREFUSED/],
])("a domain that %s", async (what, reply, sentence) => {
  const finding = await senderDomain("shop.test", { resolver: await nameServer(reply) });
  expect(finding.sentence).toMatch(sentence);
  expect(finding.ok).toBe(what === "takes mail");
});

test("nothing waits on for a name server that is silent", async () => {
  const resolver = await nameServer();
  const asking = vi.spyOn(resolver, "resolveMx");
  const { ok, sentence } = await senderDomain("shop.test", { resolver, patienceMs: 100 });
  expect(ok).toBe(false);
  expect(sentence).toMatch(/could not be looked up: the name servers do not answer\.$/);
  await expect(asking.mock.results[0]?.value).rejects.toThrow("ECANCELLED");
});

/** Answers every question with these records. */
async function nameServer(reply?: { rcode: number; answers: number[][] }) {
  const socket = createSocket("udp4");
  socket.on("message", (question, { port, address }) => {
    if (!reply) return;
    const { rcode, answers } = reply;
    const head = [question[0] ?? 0, question[1] ?? 0, 0x81, 0x80 | rcode];
    const counts = [0, 1, 0, answers.length, 0, 0, 0, 0];
    // The name ends with a zero; type and class follow.
    const asked = question.subarray(12, question.indexOf(0, 12) + 5);
    socket.send(Buffer.from([...head, ...counts, ...asked, ...answers.flat()]), port, address);
  });
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  onTestFinished(() => {
    socket.close();
  });
  const resolver = new Resolver();
  resolver.setServers([`127.0.0.1:${socket.address().port}`]);
  return resolver;
}
