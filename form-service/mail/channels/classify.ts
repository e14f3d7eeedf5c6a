import { certificateCode } from "../../certificate-code.ts";
import { codeOf, isFailure, sentenceOf } from "../../failure.ts";
import { answerLine } from "./answer-line.ts";
import { inWords, isNotFromUs, maybeOfRecipient, noCommonTls, refusesAllMail } from "./in-words.ts";

export type MailFault = {
  /**
   * retry: this mail again later. pause: nothing will go out until somebody mends the channel, so no
   * mail's attempts are used up. dead: this mail will never be taken.
   */
  readonly verdict: "retry" | "pause" | "dead";
  /** Whether it is, or may be, this recipient who is not taken, and not the channel that is out of order. */
  readonly isOfRecipient: boolean;
  /** Whether it came before the mail itself: it is of the server, or the way to it, and no mail of ours can be part of it. */
  readonly isBeforeMail: boolean;
  /** Whether it was told after the whole mail, as by a filter that puts off what reads like spam. */
  readonly isOfContent: boolean;
  readonly answer: string;
};

const channelCodes = new Set(["EAUTH", "ENOAUTH", "EOAUTH2", "ETLS", "EREQUIRETLS", "ECONFIG"]);
/** Asks for a login or for encryption, whatever the step (RFC 4954, RFC 3207). */
const loginReplies = new Set([530, 534, 535, 538]);

export function classifyFault(error: unknown): MailFault {
  const found = details(error);
  const verdict = verdictOn(error, found);
  // A login or encryption is asked for at whatever step.
  const isOfSender =
    verdict === "pause" && found.command === "MAIL FROM" && !loginReplies.has(found.responseCode);
  const answer = answerLine(inWords(error, isOfSender));
  // It closes, whatever was sent.
  const isClosing = found.responseCode === 421;
  const isOfRecipient =
    (found.command === "RCPT TO" && !isClosing) || maybeOfRecipient(sentenceOf(error));
  // The command before it, which has the same name, is refused with another code.
  const isOfContent = found.code === "EMESSAGE" && !isClosing;
  return { verdict, answer, isOfRecipient, isBeforeMail: found.isBeforeMail, isOfContent };
}

function verdictOn(error: unknown, { code, responseCode, command }: Details): MailFault["verdict"] {
  if (isFailure(error, "unavailable")) return "pause";
  if (channelCodes.has(code) || certificateCode.test(code) || loginReplies.has(responseCode)) {
    // 454: the server cannot check passwords just now, which says nothing about ours.
    return responseCode >= 400 && responseCode < 500 ? "retry" : "pause";
  }
  const said = sentenceOf(error);
  // Not of what was read of the mail itself: what one visitor wrote must not make all others wait.
  if (responseCode >= 500 && command !== "DATA" && isNotFromUs(said)) return "pause";
  const isOfTls = /certificate|wrong version number/i.test(said) || noCommonTls.test(said);
  if (code === "ESOCKET" && isOfTls) return "pause";
  if (!isRefusal(responseCode, command, answerLine(said))) return "retry";
  // Whatever the words are, MAIL FROM names the sender alone and is the same for every mail.
  return command === "MAIL FROM" || refusesAllMail(said) ? "pause" : "dead";
}

/**
 * What is used up or full, or greylisting, which passes though many servers say 5xx of it: Gmail's 550 5.4.5 of the mails
 * of a day, or a host's "has exceeded the max emails per hour". Given up, these mails would wait for the operator and no
 * others would.
 */
const usedUp = [
  /\b5\.(2\.2|3\.1|4\.5)\b/,
  /quota|storage|maximum number|again later|gr[ae]y[ -]?list/i,
  /\btoo many (?!hops)/i,
  /\b(sending|recipient|message) limit\b/i,
  /\b(hourly|daily|rate)\b|\bper (minute|hour|day)\b/i,
];

/** A 5xx about this mail. About the connection (greeting, HELO), a limit or a muddled session it passes. */
function isRefusal(responseCode: number, command: string, said: string): boolean {
  if (responseCode < 500 || responseCode === 503 || usedUp.some(words => words.test(said)))
    return false;
  return /^(MAIL FROM|RCPT TO|DATA)$/.test(command);
}

type Details = {
  readonly code: string;
  readonly responseCode: number;
  readonly command: string;
  readonly isBeforeMail: boolean;
};

function details(error: unknown): Details {
  const read = (key: string): unknown =>
    typeof error === "object" && error !== null ? Reflect.get(error, key) : undefined;
  const own = String(read("code") ?? "");
  return {
    code: own && own !== "ESOCKET" ? own : codeOf(read("cause")) || own,
    responseCode: Number(read("responseCode") ?? 0),
    command: String(read("command") ?? "").toUpperCase(),
    isBeforeMail: read("isBeforeMail") === true,
  };
}
