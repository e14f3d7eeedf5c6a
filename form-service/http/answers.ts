import type { FieldTexts } from "../requests/parse-body.ts";

/** The two endpoints promise different bodies; an answer is given in the one its route promises. */
export type Shape = "order" | "message";

/** What is wrong with a request, and the status of the answer that says so. */
export type Problem = {
  readonly status: number;
  readonly message: string;
  readonly fields?: FieldTexts;
};

export function problemBody(shape: Shape, { message, fields }: Problem): object {
  const more = fields ? { fields } : {};
  return shape === "order"
    ? { data: null, error: { message, ...more } }
    : { success: false, error: message, ...more };
}

/** 'Validation failed: Name is required. Email is required.' */
export function validationProblem(fields: FieldTexts): Problem {
  const sentences = Object.values(fields).map(text => text.replace(/\.?$/, "."));
  return { status: 400, message: `Validation failed: ${sentences.join(" ")}`, fields };
}

export const problems = {
  noBody: { status: 400, message: "Validation failed: the request has no readable body." },
  unreadable: { status: 400, message: "Validation failed: the request cannot be read." },
  noHost: { status: 400, message: "Validation failed: the request must name exactly one host." },
  tooSlow: { status: 408, message: "The request did not arrive in time. Please try again." },
  longHeaders: { status: 431, message: "The request's headers are too long." },
  origin: { status: 403, message: "Requests from this site are not accepted here." },
  conflict: { status: 422, message: "This Idempotency-Key was already used for something else." },
  badKey: {
    status: 400,
    message:
      "Validation failed: the Idempotency-Key is longer than 200 characters or not printable.",
  },
  tooMany: {
    status: 429,
    message: "Too many requests. Please wait a moment before submitting again.",
  },
  tooLarge: { status: 413, message: "The request is too large: 64 kB is the most." },
  mediaType: { status: 415, message: "Send JSON, or a form as application/x-www-form-urlencoded." },
  charset: { status: 415, message: "Send the text as UTF-8." },
  encoding: { status: 415, message: "A compressed body is not read: send it as it is." },
  unavailable: {
    status: 503,
    message: "We cannot take this at the moment. Please try again in a minute.",
  },
  unexpected: { status: 500, message: "Something went wrong here. Please try again." },
  notFound: { status: 404, message: "There is nothing at this address." },
  method: { status: 405, message: "This address is not asked in this way." },
} as const satisfies Record<string, Problem>;

/** How long a client should wait before it tries again, when we cannot say better. */
export const retryAfterS = 10;
