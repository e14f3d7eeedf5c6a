import { expect, test } from "vitest";
import { classifyFault } from "./classify.ts";

function fault(properties: object, message = "no") {
  return Object.assign(new Error(message), properties);
}

const oldTls =
  "801C:error:0A00042E:SSL routines:ssl3_read_bytes:tlsv1 alert protocol version:../rec_layer_s3.c:1601:SSL alert number 70\n";
const cutTls =
  "801C:error:0A000126:SSL routines::unexpected eof while reading:../rec_layer_s3.c:304:\n";

test.each([
  ["a wrong password", fault({ code: "EAUTH", responseCode: 535, command: "AUTH PLAIN" }), "pause"],
  [
    "a login that is asked for",
    fault({ code: "EENVELOPE", responseCode: 530, command: "MAIL FROM" }),
    "pause",
  ],
  ["a password check that is out of order", fault({ code: "EAUTH", responseCode: 454 }), "retry"],
  ["no TLS where we insist on it", fault({ code: "ETLS", command: "STARTTLS" }), "pause"],
  ["a certificate nobody knows", fault({ code: "ESOCKET" }, "self-signed certificate"), "pause"],
  ["encryption that only the other side knows", fault({ code: "ESOCKET" }, oldTls), "pause"],
  ["a connection that breaks off in its encryption", fault({ code: "ESOCKET" }, cutTls), "retry"],
  ["a refused connection", fault({ code: "ESOCKET" }, "connect ECONNREFUSED"), "retry"],
  ["an unknown host", fault({ code: "EDNS" }), "retry"],
  ["silence", fault({ code: "ETIMEDOUT" }), "retry"],
  ["a busy server", fault({ code: "EENVELOPE", responseCode: 450, command: "RCPT TO" }), "retry"],
  [
    "an unknown recipient",
    fault({ code: "EENVELOPE", responseCode: 550, command: "RCPT TO" }),
    "dead",
  ],
  ["refused content", fault({ code: "EMESSAGE", responseCode: 554, command: "DATA" }), "dead"],
  [
    "a full mailbox",
    fault({ responseCode: 552, command: "RCPT TO" }, "552 5.2.2 mailbox full"),
    "retry",
  ],
  [
    "a greeting that turns us away",
    fault({ code: "EPROTOCOL", responseCode: 554, command: "CONN" }),
    "retry",
  ],
  ["a muddled session", fault({ responseCode: 503, command: "MAIL FROM" }), "retry"],
  ["something that is no error", "text", "retry"],
])("%s", (_name, error, verdict) => {
  expect(classifyFault(error).verdict).toBe(verdict);
});

test.each([
  ["DATA", "550 5.4.5 Daily SMTP relay sending limit exceeded for this user."],
  ["MAIL FROM", "550-5.4.5 Daily user sending limit exceeded. 550 5.4.5 See our help."],
  [
    "DATA",
    "550 Domain shop.test has exceeded the max emails per hour (150/150). Message discarded.",
  ],
  ["DATA", "554 5.2.0 STOREDRV.Submission.Exception:SubmissionQuotaExceededException"],
  ["RCPT TO", "550 5.7.1 Hourly limit of messages is reached"],
  ["MAIL FROM", "550 Too many messages in a short time"],
  ["RCPT TO", "552 Requested mail action aborted: exceeded storage allocation"],
  ["MAIL FROM", "554 5.3.1 Mail system full"],
  ["RCPT TO", "550 Please try again later"],
  ["RCPT TO", "550 5.7.1 Greylisted, come back in 5 minutes"],
  ["RCPT TO", "550 5.7.1 You are grey listed for now"],
  ["DATA", "554 5.7.1 Your account has exceeded its sending limit"],
  ["RCPT TO", "550 5.7.1 Recipient limit reached"],
  ["MAIL FROM", "550 Sender has exceeded maximum number of messages"],
])("at %s a limit that is used up passes: %s", (command, said) => {
  const responseCode = Number(said.slice(0, 3));
  expect(classifyFault(fault({ responseCode, command }, said)).verdict).toBe("retry");
});

test.each([
  ["DATA", "552 5.3.4 Message size exceeds fixed limit"],
  ["DATA", "554 5.7.1 Message rejected as spam"],
  ["DATA", "554 5.7.1 Service unavailable; https://a.example blocked using dbl.spamhaus.org"],
  ["DATA", "554 5.4.6 Too many hops"],
  ["RCPT TO", "550 5.1.1 No such user"],
  ["RCPT TO", "550 5.1.1 <helo@shop.test>: User unknown"],
  ["RCPT TO", "550 5.1.1 <ann@shop.test>: User unknown in relay recipient table"],
  ["DATA", "550 5.1.1 <SendAsDenied@shop.test>: User unknown"],
  ["RCPT TO", "550 5.1.1 <ann@shop.test> at 192.5.1.8: User unknown"],
])("at %s another try would change nothing of: %s", (command, said) => {
  const responseCode = Number(said.slice(0, 3));
  expect(classifyFault(fault({ responseCode, command }, said)).verdict).toBe("dead");
});

test.each([
  "554 5.7.1 <owner@shop.test>: Relay access denied",
  "550 5.7.54 SMTP; Unable to relay recipient in non-accepted domain",
  "550 relay not permitted",
  "550 5.7.1 <owner@shop.test>... Relaying denied. Proper authentication required.",
  "550 192.0.2.7 is not permitted to relay through this server without authentication.",
  "553 sorry, that domain isn't in my list of allowed rcpthosts (#5.7.1)",
  "550 5.7.64 TenantAttribution; Relay Access Denied",
  "554 5.7.1 <unknown[192.0.2.7]>: Client host rejected: Access denied",
  "554 5.7.1 Service unavailable; Client host [192.0.2.7] blocked using zen.spamhaus.org",
  "550 Authentication is required for relay",
  "550 5.7.1 Authentication required",
  "503 This mail server requires authentication when attempting to send to a non-local e-mail address.",
  "553 5.7.1 sorry, you need to authenticate first",
  "530 5.7.57 SMTP; Client was not authenticated to send anonymous mail during MAIL FROM",
  "504 5.5.2 <web>: Helo command rejected: need fully-qualified hostname",
  "550 Access denied - Invalid HELO name (See RFC2821 4.1.1.1)",
])("who takes no mail from us lets all of it wait: %s", said => {
  const { verdict, answer } = classifyFault(
    fault({ responseCode: Number(said.slice(0, 3)), command: "RCPT TO" }, said),
  );
  expect(verdict).toBe("pause");
  expect(answer).toMatch(/SMTP_USER and SMTP_PASSWORD/);
});

test.each([
  ["MAIL FROM", "550 5.7.1 <site@shop.test>: Sender address rejected: Access denied"],
  ["RCPT TO", "553 5.7.1 <site@shop.test>: Sender address rejected: not owned by user ann"],
  ["RCPT TO", "550 Sender verify failed"],
  ["RCPT TO", "553 Sender is not allowed to relay emails"],
  ["DATA", "550 5.7.60 SMTP; Client does not have permissions to send as this sender"],
  ["DATA", "554 5.2.252 SendAsDenied; ann@shop.test not allowed to send as site@shop.test"],
  [
    "DATA",
    "554 5.2.0 STOREDRV.Submission.Exception:SendAsDeniedException.MapiExceptionSendAsDenied",
  ],
  ["DATA", "550 The from address does not match a verified Sender Identity."],
  ["DATA", "550 The From address is not a Sender Signature on your account."],
  ["DATA", "553 Mail from must equal authorized user"],
  ["DATA", "553 Relaying disallowed as site@shop.test"],
  ["DATA", "554 Transaction failed Unauthorized sender address."],
  ["DATA", "551 5.7.1 Not authorised to send from this header address"],
  ["DATA", "550 5.7.0 From address is not one of your addresses."],
  ["DATA", "550 5.7.750 Client blocked from sending from unregistered domains."],
  ["DATA", "550 Domain shop.test is not allowed to send: The domain is unverified"],
  ["DATA", '550 Outgoing mail from "site@shop.test" has been suspended.'],
  ["MAIL FROM", "501 Mail from address must be same as authorization user."],
  ["MAIL FROM", "501 5.1.7 Bad sender address syntax"],
  ["MAIL FROM", "501 5.5.4 no"],
  ["MAIL FROM", "555 5.5.2 unsupported"],
  ["MAIL FROM", "553-5.1.8 Domain of site@shop.test does not exist"],
  ["DATA", "550 5.1.8 Access denied, bad outbound sender"],
  [
    "DATA",
    "554 Message rejected: Email address is not verified. The following identities failed the check in region EU-WEST-1: site@shop.test",
  ],
  [
    "DATA",
    "550-5.7.26 Unauthenticated email from shop.test is not accepted due to domain's 550-5.7.26 DMARC policy.",
  ],
  [
    "DATA",
    "550-5.7.26 Your email has been blocked because the sender is unauthenticated. 550 5.7.26 Gmail requires all senders to authenticate",
  ],
  ["DATA", "554 5.7.9 Message not accepted for policy reasons: DMARC"],
  ["DATA", "550 5.7.26 Of shop.test SPF or DKIM authentication is required."],
  ["DATA", "550 5.7.515 Access denied, sending domain SHOP.TEST."],
  ["DATA", "550 5.7.1 SHOP.TEST does not meet the required authentication level."],
])("at %s who takes no mail from our sender lets all of it wait: %s", (command, said) => {
  const responseCode = Number(said.slice(0, 3));
  const { verdict, answer } = classifyFault(fault({ responseCode, command }, said));
  expect(verdict).toBe("pause");
  expect(answer).toMatch(/[^.]\. .*MAIL_FROM/);
});

test.each([
  ["pause", "530 5.7.0 Must issue a STARTTLS command first"],
  ["pause", "538 Encryption required"],
  ["retry", "550 5.4.5 Daily user sending quota exceeded"],
  ["retry", "553 Greylisted"],
  ["retry", "503 Bad sequence of commands"],
])("at MAIL FROM the sender is not blamed (%s) for: %s", (verdict, said) => {
  const responseCode = Number(said.slice(0, 3));
  const answer = `Mail command failed: ${said}`;
  const judged = classifyFault(fault({ responseCode, command: "MAIL FROM" }, answer));
  expect(judged).toMatchObject({ verdict, answer });
});

test("a machine whose address has no name lets all mail wait, and its sender is not blamed", () => {
  const said =
    "550-5.7.25 [203.0.113.7] The IP address sending this message does not have a PTR record setup.";
  const { verdict, answer } = classifyFault(fault({ responseCode: 550, command: "DATA" }, said));
  expect(verdict).toBe("pause");
  expect(answer).toMatch(/a PTR record\), or send through/);
});

test("an address that is not confirmed may be the recipient's, whom no other mail must wait for", () => {
  const said = "554 Message rejected: Email address is not verified. The following: ann@shop.test";
  const { isOfRecipient } = classifyFault(fault({ responseCode: 554, command: "DATA" }, said));
  expect(isOfRecipient).toBe(true);
});

test("a group that takes mail from its own people only is the recipient's matter, and no login is advised", () => {
  const said = "550 5.7.1 RESOLVER.RST.AuthRequired; authentication required";
  const { isOfRecipient, answer } = classifyFault(
    fault({ responseCode: 550, command: "DATA" }, said),
  );
  expect(isOfRecipient).toBe(true);
  expect(answer).toMatch(/OWNER_EMAIL$/);
  expect(answer).not.toContain("SMTP_USER");
});

test.each([
  "self-signed certificate",
  "unable to verify the first certificate",
  "Hostname/IP does not match certificate's altnames",
])("of a certificate the answer says what helps: %s", said => {
  const { answer } = classifyFault(fault({ code: "ESOCKET" }, said));
  expect(answer.startsWith(`${said}. SMTP_URL has to name the host`)).toBe(true);
  expect(answer).toMatch(/NODE_EXTRA_CA_CERTS, which Node does not see in \.env/);
});

test("of encryption that only the other side knows the answer says what helps, without OpenSSL's numbers", () => {
  const { answer } = classifyFault(fault({ code: "ESOCKET" }, oldTls));
  expect(answer).toMatch(
    /\(tlsv1 alert protocol version\): ask whoever runs the mail server for TLS 1\.2/,
  );
  expect(answer).not.toMatch(/801C|\.c:/);
});

test("of an expired certificate the answer says whose it is", () => {
  const { answer } = classifyFault(fault({ code: "CERT_HAS_EXPIRED" }, "certificate has expired"));
  expect(answer).toMatch(/^certificate has expired\. Whoever runs the mail server has to renew it/);
});

test("a certificate of days to come points to this machine's clock", () => {
  const said = "certificate is not yet valid";
  const { answer } = classifyFault(fault({ code: "CERT_NOT_YET_VALID" }, said));
  expect(answer).toMatch(/^certificate is not yet valid\. The clock of this machine may be behind/);
});

test.each([
  [
    "getaddrinfo ENOTFOUND mail.shop.test",
    /^nobody knows a host of this name \(.*mail\.shop\.test\)/,
  ],
  ["getaddrinfo EAI_AGAIN mail.shop.test", /^the name service does not answer/],
  [
    "connect ECONNREFUSED 10.0.0.1:587",
    /^nothing listens there \(.*:587\): see whether the port is right/,
  ],
  [
    "write ECONNRESET",
    /^it broke the connection off \(write ECONNRESET\): .* look into its own log/,
  ],
  ["Connection closed unexpectedly", /^it broke the connection off \(.*unexpectedly\)/],
  [
    "Client network socket disconnected before secure TLS connection was established",
    /^it broke the connection off \(Client network socket/,
  ],
  [
    "Invalid login: 504 5.5.4 Unrecognized authentication type",
    /^Invalid login: 504 .* type\. It takes no login by user and password/,
  ],
  ["Connection timeout", /^it cannot be reached \(Connection timeout\): .*587 or 465/],
])("of '%s' the answer says what it means", (said, words) => {
  expect(classifyFault(fault({}, said)).answer).toMatch(words);
});

test("the answer is one short line", () => {
  const { answer } = classifyFault(new Error(`550 no\r\nBcc: x\n${"x".repeat(1000)}`));
  expect(answer.startsWith("550 no Bcc: x")).toBe(true);
  expect(answer.length).toBeLessThanOrEqual(300);
});

test("the answer holds nothing that a database refuses or a terminal obeys", () => {
  expect(classifyFault(new Error("550 n\0o\u001B[2J\u202E \uD800")).answer).toBe(
    "550 no[2J \uFFFD",
  );
});

test.each([
  [450, "RCPT TO", true],
  [421, "RCPT TO", false],
  [450, "MAIL FROM", false],
  [450, "DATA", false],
])("a %i at %s is about the recipient: %s", (responseCode, command, isOfRecipient) => {
  const error = fault({ code: "EENVELOPE", responseCode, command });
  expect(classifyFault(error).isOfRecipient).toBe(isOfRecipient);
});
