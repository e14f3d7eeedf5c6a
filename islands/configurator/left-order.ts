import type { Catalogue } from "../../domain/catalogue.ts";
import { lineTotal, quote } from "../../domain/quote.ts";
import type { OrderState } from "./state.ts";

/** What each line of an order cost when it was kept, by its name. */
type Totals = Readonly<Record<string, string>>;

/** An order that was left with its page. */
export type KeptOrder = { readonly state: OrderState; readonly totals: Totals };

export type LeftOrder = KeptOrder & {
  /** In sentences. */
  readonly changes: readonly string[];
};

export function keptOrder(catalogue: Catalogue, state: OrderState): KeptOrder {
  const lines = quote(catalogue, state).lines.map(line => [line.name, lineTotal(line)]);
  return { state, totals: Object.fromEntries(lines) };
}

/**
 * As it can go on today: the catalogue may have changed since, and only what is in it can be sent. The old prices stay,
 * so that each opening tells of the new ones until somebody has gone on with them.
 */
export function leftOrder(catalogue: Catalogue, kept: KeptOrder): LeftOrder {
  const { state, totals } = kept;
  const now = keptOrder(catalogue, state).totals;
  const changes = Object.keys(totals)
    .filter(name => now[name] !== totals[name])
    .map(name => `${name} ${now[name] ? `is ${now[name]} now` : "is no longer sold"}. `);
  const isSold = now[String(state.packageName)];
  return {
    ...kept,
    state: isSold ? state : { ...state, packageName: null, step: 1 },
    changes,
  };
}
