import type { FastifyReply, FastifyRequest } from "fastify";
import type { Body } from "../requests/body.ts";
import { entryOf } from "../requests/entry.ts";
import { wanted } from "../requests/order.ts";
import { heldReason } from "../requests/spam.ts";
import { newId } from "../store/ids.ts";
import type { Content } from "../store/records.ts";
import { problems } from "./answers.ts";
import { recognised } from "./idempotency.ts";
import { nobody } from "./limits/client-key.ts";
import type { AppParts } from "./parts.ts";
import { refuse } from "./refuse.ts";
import { openUnanswered } from "./unanswered.ts";

/** A body, and what was read in it. */
export type Kept = { readonly body: Body; readonly content: Content };

export type Keep = (
  request: FastifyRequest,
  reply: FastifyReply,
  kept: Kept & { readonly route: "order" | "message" },
) => Promise<string | undefined>;

/** Stores a submission, once however often it is sent. Gives its id; or nothing, when the request was refused instead. */
export function keeper({ config, store, clock, metrics }: AppParts): Keep {
  const unanswered = openUnanswered(clock);

  return async (request, reply, kept) => {
    const { route, body, content } = kept;
    const nowMs = clock.now();
    const known = recognised(request, { route, content: asked(content), atMs: nowMs });
    if (!known) {
      refuse(request, reply, problems.badKey);
      return undefined;
    }
    const held = heldReason(body);
    // The configurator's second call follows its first.
    const awaitsSecondCall = route === "order";
    const { mark, said } = known;
    // Written out: put together by spreading, it would make an order a tenth slower.
    const accept = (id: string) => {
      const arrival = { id, config, nowMs, heldReason: held, request: mark, awaitsSecondCall };
      return store.accept(entryOf(content, arrival));
    };
    const isHeard = () => said?.sender !== nobody && !request.raw.socket.destroyed;
    const receipt = said
      ? await unanswered.tryAs({ ...said, id: newId(nowMs), isHeard }, accept)
      : await accept(newId(nowMs));
    if (receipt.outcome === "conflict") {
      refuse(request, reply, problems.conflict);
      return undefined;
    }
    const isHeld = receipt.outcome === "stored" && held !== null;
    const outcome = isHeld ? "held" : receipt.outcome;
    metrics.count("forms_submissions_total", { kind: content.kind, outcome });
    return receipt.id;
  };
}

/** What makes it the same one when it comes again. Keys live for a week: made otherwise, those of before would conflict. */
function asked(content: Content): unknown {
  return content.kind === "order"
    ? wanted(content)
    : { form: content.form, fields: content.fields };
}
