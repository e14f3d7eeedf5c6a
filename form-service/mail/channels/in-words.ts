import { sentenceOf } from "../../failure.ts";

/**
 * Passes mail on for nobody who does not log in, or takes none from this machine, such as one whose address is on a list of
 * spammers. Of a recipient nobody knows it says other words.
 */
const notFromUs = [
  /\brelay(ing)? (access )?(denied|not permitted|prohibited)/i,
  /(?<!\b(SPF|DKIM) )\bauthentication (is )?required\b/i,
  /\brequires authentication\b/i,
  /\bneed to authenticate\b/i,
  /\bclient (was )?not authenticated\b/i,
  /\b(unable|not permitted) to relay\b/i,
  /\ballowed rcpthosts\b/i,
  /\bclient host\b.*\brejected\b/i,
  /\bblocked using\b/i,
];

/** Not of a connection that breaks off, which another try may mend. */
export const noCommonTls = /SSL routines:(?!.*unexpected eof)/;

type Advice = {
  /** One of these is. */
  readonly said: readonly RegExp[];
  readonly inWords: (said: string) => string;
  /** Whether it is said of our sender or our machine, which are those of every mail. */
  readonly refusesAll?: true;
  /** Whether it may be said of the recipient alone, at whatever step that is. */
  readonly maybeOfRecipient?: true;
};

/**
 * What libraries and servers say, which is often nothing that its reader can follow, and what helps; of several that fit
 * the first. On the way to the server, then of encryption, then by the server itself.
 */
const advice: readonly Advice[] = [
  {
    said: [/\bE(NOTFOUND|NODATA)\b/],
    inWords: said =>
      `nobody knows a host of this name (${said}): see whether it is right in SMTP_URL`,
  },
  {
    said: [/\bE(AI_AGAIN|SERVFAIL)\b/],
    inWords: said =>
      `the name service does not answer (${said}): see whether this machine is online`,
  },
  {
    said: [/\bECONNREFUSED\b/],
    inWords: said =>
      `nothing listens there (${said}): see whether the port is right in SMTP_URL and the mail server runs`,
  },
  {
    said: [/^Connection timeout/, /\bE(HOSTUNREACH|NETUNREACH|TIMEDOUT)\b/],
    inWords: said =>
      `it cannot be reached (${said}): see whether the port is right in SMTP_URL. Many who rent servers out keep port 25 shut; take 587 or 465`,
  },
  {
    said: [
      /^(read|write) E(CONNRESET|PIPE)\b/,
      /^(Server|Connection) closed\b/,
      /disconnected before secure TLS/,
    ],
    inWords: said =>
      `it broke the connection off (${said}): if that happens again, look into its own log, or ask whoever runs it`,
  },
  {
    said: [/wrong version number/i, /packet length too long/i],
    inWords: () =>
      "this port does not begin with TLS: write smtp:// in SMTP_URL, or take the one that does, often 465",
  },
  {
    // Of a server whose certificate cannot be read just now, or was never put in.
    said: [/^Error upgrading connection with STARTTLS.*: 4\d\d\b/],
    inWords: said =>
      `it offers encryption and cannot begin it (${said}): if that lasts, whoever runs the mail server has to mend it`,
  },
  {
    said: [/^Error upgrading connection with STARTTLS/],
    inWords: said =>
      `this port does not encrypt (${said}): write the one that does in SMTP_URL, often smtp:// with 587 or smtps:// with 465`,
  },
  {
    said: [noCommonTls],
    inWords: said =>
      `it and we found no encryption that both accept (${tlsReason(said)}): ask whoever runs the mail server for TLS 1.2 or newer`,
  },
  {
    said: [/^Greeting never received/],
    inWords: said =>
      `${said}. If this port begins with TLS, as 465 does, write smtps:// in SMTP_URL`,
  },
  {
    said: [
      /^self-signed certificate/,
      /^unable to (get|verify) .*certificate/,
      /^Hostname\/IP does not match/,
    ],
    inWords: said =>
      `${said}. SMTP_URL has to name the host as its certificate does; an authority of your own goes into NODE_EXTRA_CA_CERTS, which Node does not see in .env or an --env-file: see docs/operations.md`,
  },
  {
    said: [/^certificate is not yet valid/],
    inWords: said =>
      `${said}. The clock of this machine may be behind, or whoever runs the mail server has put it in too early`,
  },
  {
    said: [/^certificate has expired/],
    inWords: said =>
      `${said}. Whoever runs the mail server has to renew it, or the clock of this machine is wrong`,
  },
  {
    // Not of a password that is wrong: the server knows no way to log in that we know too.
    said: [/^Invalid login\b.*: 50[0-4]\b/],
    inWords: said =>
      `${said}. It takes no login by user and password on this port: ask whoever runs it for one that programs may use, or take another port or mail server`,
  },
  {
    // Exchange, of a mailbox or a group that takes mail from its own people only; "authentication required" stands behind it.
    said: [/\bRESOLVER\.RST\b/i],
    refusesAll: true,
    maybeOfRecipient: true,
    inWords: said =>
      `${said}. The mailbox or group that this was for takes mail only from its own organisation: have it take mail from outside, or set another OWNER_EMAIL`,
  },
  {
    said: notFromUs,
    inWords: said =>
      `${said}. It takes this mail only from those who log in, or from machines it trusts: set SMTP_USER and SMTP_PASSWORD, or have this one trusted, and taken off the list if it stands on one`,
  },
  {
    // Takes no mail from the address in MAIL_FROM: many servers say so only after the recipient, some after the whole
    // mail. In each is a space or a colon: a recipient's address has none, and an answer that repeats it is no other.
    said: [
      /\bsender (address )?(is )?(rejected|not allowed)\b/i,
      /\bsender verify failed\b/i,
      /\bnot allowed to send as\b/i,
      /\bsend as this sender\b/i,
      /exception:sendasdenied/i,
      /\bverified sender identity\b/i,
      /\bsender signature\b/i,
      /\bunauthori[sz]ed sender\b/i,
      /\bnot authori[sz]ed to send from\b/i,
      /\bnot one of your addresses\b/i,
      /\bfrom unregistered domains?\b/i,
      /\bdomain is unverified\b/i,
      /\brelaying disallowed as\b/i,
      /\bmail from (address )?must\b/i,
      /\boutgoing mail from .*\bsuspended\b/i,
      // The codes of a sender's address (RFC 3463).
      /^(.*\s)?5\d\d[ -]5\.1\.[78]\b/i,
    ],
    refusesAll: true,
    inWords: said =>
      `${said}. It takes no mail from this sender: set MAIL_FROM to an address that SMTP_USER may send from, or have this one allowed there`,
  },
  {
    // Amazon's test accounts send to no address that was not confirmed either.
    said: [/\baddress is not verified\b/i],
    refusesAll: true,
    maybeOfRecipient: true,
    inWords: said =>
      `${said}. Confirm the address that it names with whoever runs the mail server, or set MAIL_FROM to one that is; a test account has to be unlocked there`,
  },
  {
    // Takes mail only from machines whose address has a name, of whatever sender, and says so after all of the mail.
    said: [/\bPTR record\b/i, /^(.*\s)?55\d[ -]5\.7\.25\b/i],
    refusesAll: true,
    inWords: said =>
      `${said}. The address that this mail came from has no name: have whoever rents that machine out give it one (a PTR record), or send through a mail server that has`,
  },
  {
    // Said of the recipient at last, where a server waits with it until then.
    said: [/\bhelo command rejected\b/i, /\binvalid (helo|ehlo)\b/i],
    refusesAll: true,
    inWords: said =>
      `${said}. It does not take the name that this machine goes by (hostname): give it a whole one, such as web.example.com, that the name service knows, or log in with SMTP_USER and SMTP_PASSWORD`,
  },
  {
    // Finds nothing in the name service by which our sender's domain lets this server send for it, and says so of
    // every mail, mostly after all of it.
    said: [
      /\bDMARC\b/i,
      /\bdoes not meet the required authentication\b/i,
      // RFC 7372's codes and, in its place, 5.7.30 of Google, 5.7.509 and 5.7.515 of Microsoft.
      /^(.*\s)?55\d[ -]5\.7\.(2[0-467]|30|509|515)\b/i,
    ],
    refusesAll: true,
    inWords: said =>
      `${said}. The domain of MAIL_FROM has to name this mail server as one that sends for it: set its SPF, DKIM and DMARC records as whoever runs the mail server says`,
  },
];

/** OpenSSL's own words stand between a number in front and a place in its source behind. */
function tlsReason(said: string): string {
  return /SSL routines:[^:]*:([^:\n]+)/.exec(said)?.[1] ?? said;
}

/** Whether what refuses this mail would refuse all others too. */
export function refusesAllMail(said: string): boolean {
  return advice.some(one => one.refusesAll && isSaid(one.said, said));
}

export function maybeOfRecipient(said: string): boolean {
  return advice.some(one => one.maybeOfRecipient && isSaid(one.said, said));
}

export function isNotFromUs(said: string): boolean {
  return isSaid(notFromUs, said);
}

function isSaid(words: readonly RegExp[], said: string): boolean {
  return words.some(one => one.test(said));
}

/** What a mail server or the way to it said; of our sender it may have said so in words that nobody knows. */
export function inWords(error: unknown, isOfSender = false): string {
  // The library tells a greeting twice.
  const said = sentenceOf(error).replace(/^(Invalid greeting)\. response=(.+): \2$/s, "$1: $2");
  // Some end with a full stop, and a sentence goes on behind it.
  const begun = said.replace(/\.+$/, "");
  const known = advice.find(one => isSaid(one.said, said));
  if (known) return known.inWords(begun);
  return isOfSender
    ? `${begun}. It said so of the sender: see whether MAIL_FROM is an address that SMTP_USER may send from, or ask whoever runs the mail server`
    : said;
}
