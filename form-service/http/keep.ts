import type { FastifyReply, FastifyRequest } from "fastify";
import type { Body } from "../requests/body.ts";
import type { Arrival } from "../requests/entry.ts";
import { heldReason } from "../requests/spam.ts";
import { newId } from "../store/ids.ts";
import type { Entry } from "../store/store.ts";
import { problems } from "./answers.ts";
import { refuse } from "./door.ts";
import { recognised } from "./idempotency.ts";
import type { AppParts } from "./parts.ts";
import { openUnanswered } from "./unanswered.ts";

export type Kept = {
  readonly route: "order" | "message";
  readonly kind: "order" | "enquiry";
  readonly body: Body;
  /** What was read in the body. */
  readonly content: unknown;
  /** Whether a second call may follow, which the notification then waits for. */
  readonly awaitsSecondCall: boolean;
  readonly entry: (arrival: Arrival) => Entry;
};

export type Keep = (
  request: FastifyRequest,
  reply: FastifyReply,
  kept: Kept,
) => Promise<string | undefined>;

/** Stores a submission, once however often it is sent. Gives its id; or nothing, when the request was refused instead. */
export function keeper({ config, store, clock, metrics }: AppParts): Keep {
  const unanswered = openUnanswered(clock);

  return async (request, reply, { route, kind, body, content, awaitsSecondCall, entry }) => {
    const nowMs = clock.now();
    const known = recognised(request, { route, body, content, atMs: nowMs });
    if (known.by === "nothing") {
      refuse(request, reply, { status: 400, problem: problems.badKey });
      return undefined;
    }
    const held = heldReason(body);
    const arrival = { config, nowMs, heldReason: held, awaitsSecondCall };
    const accept = (id: string) =>
      store.accept(
        entry({ ...arrival, id, request: known.by === "mark" ? known.mark : undefined }),
      );
    const id = newId(nowMs);
    const receipt =
      known.by === "mark" ? await accept(id) : await unanswered.tryAs({ ...known, id }, accept);
    if (receipt.outcome === "conflict") {
      refuse(request, reply, { status: 422, problem: problems.conflict });
      return undefined;
    }
    const outcome = held === null ? receipt.outcome : "held";
    metrics.count("forms_submissions_total", { kind, outcome });
    return receipt.id;
  };
}
