/** The addresses and names on the wire, shared by the islands and the form service. */
export const ordersPath = "/package_orders";
export const messagesPath = "/contact-form";
export const notFoundPath = "/not-found";

export const idempotencyHeader = "Idempotency-Key";

/** Invisible to people; a value in it holds the submission back for the operator to look at. */
export const honeypotName = "website_url_confirm";
/** Milliseconds between showing and sending the form. */
export const filledMsName = "filled_ms";

/** Both may be absent: a plain form post cannot measure its time. */
export type SpamSignals = {
  readonly [honeypotName]?: string;
  readonly [filledMsName]?: number;
};

/** The thank-you page's conversion event. */
export const conversion = { event: "conversion", value: 1, currency: "GBP" } as const;
