import type { Catalogue } from "../../domain/catalogue.ts";
import { lineTotal, quote } from "../../domain/quote.ts";
import type { OrderState } from "./state.ts";

/** What was to be said of each line of an order when it was kept, by its name: sentences without the name. */
type Sayings = Readonly<Record<string, readonly string[]>>;

/** An order that was left with its page. */
export type KeptOrder = { readonly state: OrderState; readonly said: Sayings };

export type LeftOrder = KeptOrder & {
  /** In sentences. */
  readonly changes: readonly string[];
};

export function keptOrder(catalogue: Catalogue, state: OrderState): KeptOrder {
  const said = quote(catalogue, state).lines.map(line => [
    line.name,
    [
      `is now ${lineTotal({ ...line, quantity: 1 })}.`,
      line.quantity > 1 ? "" : "can now be ordered only once.",
    ],
  ]);
  return { state, said: Object.fromEntries(said) };
}

/**
 * As it can go on today: the catalogue may have changed since, and only what is in it can be sent. The old sayings
 * stay, so that each opening tells of the new ones until somebody has gone on with them.
 */
export function leftOrder(catalogue: Catalogue, kept: KeptOrder): LeftOrder {
  const { state, said } = kept;
  const now = keptOrder(catalogue, state).said;
  const changes = Object.entries(said).flatMap(([name, old]) =>
    (now[name] ?? ["is no longer sold."]).flatMap(saying =>
      saying && !old.includes(saying) ? `${name} ${saying}` : [],
    ),
  );
  const isSold = now[String(state.packageName)];
  return {
    ...kept,
    state: isSold ? state : { ...state, packageName: null, step: 1 },
    changes,
  };
}
