import type { FieldTexts } from "../requests/parse-body.ts";

/** The two endpoints promise different bodies; an answer is given in the one its route promises. */
export type Shape = "order" | "message";

export type Problem = { readonly message: string; readonly fields?: FieldTexts };

export function problemBody(shape: Shape, { message, fields }: Problem): object {
  const more = fields ? { fields } : {};
  return shape === "order"
    ? { data: null, error: { message, ...more } }
    : { success: false, error: message, ...more };
}

/** 'Validation failed: Name is required. Email is required.' */
export function validationProblem(fields: FieldTexts): Problem {
  const sentences = [...new Set(Object.values(fields))].map(text => text.replace(/\.?$/, "."));
  return { message: `Validation failed: ${sentences.join(" ")}`, fields };
}

export const problems = {
  noBody: { message: "Validation failed: the request has no readable body." },
  unreadable: { message: "Validation failed: the request cannot be read." },
  noHost: { message: "Validation failed: the request must name exactly one host." },
  tooSlow: { message: "The request did not arrive in time. Please try again." },
  longHeaders: { message: "The request's headers are too long." },
  origin: { message: "Requests from this site are not accepted here." },
  conflict: { message: "This Idempotency-Key was already used for something else." },
  badKey: {
    message:
      "Validation failed: the Idempotency-Key is longer than 200 characters or not printable.",
  },
  tooMany: { message: "Too many requests. Please wait a moment before submitting again." },
  tooLarge: { message: "The request is too large: 64 kB is the most." },
  mediaType: { message: "Send JSON, or a form as application/x-www-form-urlencoded." },
  charset: { message: "Send the text as UTF-8." },
  encoding: { message: "A compressed body is not read: send it as it is." },
  unavailable: { message: "We cannot take this at the moment. Please try again in a minute." },
  unexpected: { message: "Something went wrong here. Please try again." },
  notFound: { message: "There is nothing at this address." },
  method: { message: "This address is not asked in this way." },
} as const satisfies Record<string, Problem>;

/** How long a client should wait before it tries again, when we cannot say better. */
export const retryAfterS = 10;
