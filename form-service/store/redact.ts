import type { Submission } from "./records.ts";

/** The submission with '[erased]' for every mention of the address, or nothing where there is none. */
export function redacted(submission: Submission, email: string): Submission | undefined {
  if (!textsOf(submission).some(text => mentions(text, email))) return undefined;
  const redact = (text: string) => text.replace(mentionOf(email), "[erased]");
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
  return mentionOf(email).test(text);
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
  const address = email.replace(/[\^$\\.*+?()[\]{}|/]/g, "\\$&");
  const notInside = "(?<![\\p{L}\\p{N}][._%+-]?)";
  const notBefore = "(?![\\p{L}\\p{N}]|[.-][\\p{L}\\p{N}])";
  return new RegExp(notInside + address + notBefore, "giu");
}
