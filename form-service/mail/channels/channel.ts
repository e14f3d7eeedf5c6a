import type { Mail } from "../compose.ts";

/** Whether a way out for mail asked who we are. */
type Admission = "by login" | "without login";

/** A way out for mail. */
export type Channel = {
  /** What it is, for the operator. Holds no password. */
  readonly description: string;
  /** What is the matter when nothing at all goes out. */
  readonly refusal: string;
  /** Resolves with the answer of whoever has taken the mail over for good. */
  readonly send: (mail: Mail) => Promise<string>;
  /** Connects and logs in, without sending anything. */
  readonly probe: () => Promise<Admission>;
};
