import { emailOf, type Submission } from "./records.ts";

/** What every way to write an address has in common, also in JSON: databases differ in how they fold other letters. */
export function plainPart(email: string): string {
  return /[!#-[\]-~]*@[!#-[\]-~]*/.exec(email.normalize("NFC"))?.[0] ?? email;
}

/** However either is capitalised, and whether an accent is a part of its letter or a sign of its own. */
export function isOf(submission: Submission, email: string): boolean {
  const whole = new RegExp(`^${written(email)}$`, "iu");
  return whole.test(emailOf(submission).normalize("NFC"));
}

/** The submission with '[erased]' for every mention of the address, or nothing where there is none. */
export function redacted(submission: Submission, email: string): Submission | undefined {
  if (!textsOf(submission).some(text => mentions(text, email))) return undefined;
  const redact = (text: string) =>
    mentions(text, email) ? text.normalize("NFC").replace(mentionOf(email), "[erased]") : text;
  if (submission.kind === "enquiry") {
    const fields = Object.entries(submission.fields).map(([key, text]) => [key, redact(text)]);
    return { ...submission, fields: Object.fromEntries(fields) };
  }
  const { name, phone, message } = submission;
  return {
    ...submission,
    name: redact(name),
    email: redact(submission.email),
    phone: phone && redact(phone),
    message: message && redact(message),
  };
}

export function mentions(text: string, email: string): boolean {
  return mentionOf(email).test(text.normalize("NFC"));
}

function textsOf(submission: Submission): string[] {
  if (submission.kind === "enquiry") return Object.values(submission.fields);
  const { name, email, phone, message } = submission;
  return [name, email, phone ?? "", message ?? ""];
}

/**
 * The whole address, however it is capitalised: ann@example.com is somebody else in joann@example.com, in
 * jo.ann@example.com and in ann@example.com.au, whose own address must stay.
 */
function mentionOf(email: string): RegExp {
  const notInside = "(?<![\\p{L}\\p{N}][._%+-]?)";
  const notBefore = "(?![\\p{L}\\p{N}]|[.-][\\p{L}\\p{N}])";
  return new RegExp(notInside + written(email) + notBefore, "giu");
}

/** As a part of a regular expression. */
function written(email: string): string {
  return email.normalize("NFC").replace(/[\^$\\.*+?()[\]{}|/]/g, "\\$&");
}
