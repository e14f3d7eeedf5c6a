import { contactOf, emailOf, type Submission } from "./records.ts";

/** What every way to write an address has in common, also in JSON: databases differ in how they fold other letters. */
export function plainPart(email: string): string {
  return /[!#-[\]-~]*@[!#-[\]-~]*/.exec(email.normalize("NFC"))?.[0] ?? email;
}

/** In SQL: a text in small letters, with an address in a link as it is written elsewhere. */
export function asTyped(lowerText: string): string {
  return `replace(replace(${lowerText}, '%40', '@'), '%2b', '+')`;
}

/** Nobody sees them: they come along with an address from a page that may break it there. */
export const unseenSigns = ["\u00AD", "\u200B", "\u200C", "\u200D", "\u2060"];

/**
 * Without what comes along with an address that is pasted out of a mail program or a page: '<ann@example.com>;' is
 * ann@example.com, and no sign that nobody sees is a part of it.
 */
export function bare(typed: string): string {
  return typed
    .replace(/[\p{Cf}\p{DI}]/gu, "")
    .trim()
    .replace(/^(?:mailto:|%3C|[<([{"'`“”„‘’‚«»‹›])+|(?:%3E|[>)\]}"'`“”„‘’‚«»‹›.,;:!?])+$/gi, "");
}

/** However either is capitalised, and whether an accent is a part of its letter or a sign of its own. */
export function isOf(submission: Submission, email: string): boolean {
  const whole = new RegExp(`^${written(bare(email))}$`, "iu");
  return whole.test(bare(emailOf(submission)).normalize("NFC"));
}

/** The submission with '[erased]' for every mention of the address, or nothing where there is none. */
export function redacted(submission: Submission, email: string): Submission | undefined {
  const isOrder = submission.kind === "order";
  const texts = Object.entries(isOrder ? contactOf(submission) : submission.fields);
  const mentioning = texts.flatMap(([name, text]) => {
    const typed = text?.normalize("NFC") ?? "";
    const notInside = name === "email" ? notInAddress : notInText;
    const clean = typed.replace(mentionOf(email, notInside), "[erased]");
    return clean === typed ? [] : [[name, clean]];
  });
  if (!mentioning.length) return undefined;
  const clean = Object.fromEntries(mentioning);
  if (isOrder) return { ...submission, ...clean };
  return { ...submission, fields: { ...submission.fields, ...clean } };
}

export function mentions(text: string, email: string): boolean {
  return mentionOf(email).test(text.normalize("NFC"));
}

// In a link an escape may stand before it, such as that of a colon; one of a letter, of a digit or of + is a part of another.
const afterEscape = "(?<=%(?:[01][\\dA-F]|2[\\dACF]|3[A-F]|5[BD]))";
const notInText = `(?:${afterEscape}|(?<![\\p{L}\\p{N}][._%+-]?))`;
/** Where nothing but an address stands, such signs are part of it (RFC 5321): neill@example.com is not o'neill@example.com. */
const notInAddress = "(?<![\\p{L}\\p{N}!#$%&'*+/=?^_`{|}~.-])";

/**
 * The whole address, however it is capitalised: ann@example.com is somebody else in joann@example.com, in
 * jo.ann@example.com and in ann@example.com.au, whose own address must stay.
 */
function mentionOf(email: string, notInside = notInText): RegExp {
  const notBefore = "(?![\\p{L}\\p{N}]|[.-][\\p{L}\\p{N}])";
  // As a link has it: https://shop.test/?to=ann%40example.com.
  const inLinks = written(email).replace("@", "(?:@|%40)").replaceAll("\\+", "(?:\\+|%2B)");
  return new RegExp(notInside + inLinks + notBefore, "giu");
}

/** As a part of a regular expression. */
function written(email: string): string {
  const signs = [...email.normalize("NFC")];
  return signs
    .map(sign => sign.replace(/[\^$\\.*+?()[\]{}|/]/, "\\$&"))
    .join(`[${unseenSigns.join("")}]*`);
}
