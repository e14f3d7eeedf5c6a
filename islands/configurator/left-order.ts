import type { Catalogue } from "../../domain/catalogue.ts";
import { lineTotal, quote } from "../../domain/quote.ts";
import type { OrderState } from "./state.ts";

/** What was to be said of each line of an order when it was kept, by its name. */
type Facts = Readonly<Record<string, readonly string[]>>;

/** An order that was left with its page. */
export type KeptOrder = { readonly state: OrderState; readonly facts: Facts };

export type LeftOrder = KeptOrder & {
  /** In sentences. */
  readonly changes: readonly string[];
};

export function keptOrder(catalogue: Catalogue, state: OrderState): KeptOrder {
  const facts = quote(catalogue, state).lines.map(line => [
    line.name,
    [
      `is ${lineTotal({ ...line, quantity: 1 })} now.`,
      line.quantity > 1 ? "" : "can be ordered once only now.",
    ],
  ]);
  return { state, facts: Object.fromEntries(facts) };
}

/**
 * As it can go on today: the catalogue may have changed since, and only what is in it can be sent. The old facts stay,
 * so that each opening tells of the new ones until somebody has gone on with them.
 */
export function leftOrder(catalogue: Catalogue, kept: KeptOrder): LeftOrder {
  const { state, facts } = kept;
  const now = keptOrder(catalogue, state).facts;
  const changes = Object.entries(facts).flatMap(([name, old]) =>
    (now[name] ?? ["is no longer sold."]).flatMap(fact =>
      fact && !old.includes(fact) ? `${name} ${fact}` : [],
    ),
  );
  const isSold = now[String(state.packageName)];
  return {
    ...kept,
    state: isSold ? state : { ...state, packageName: null, step: 1 },
    changes,
  };
}
