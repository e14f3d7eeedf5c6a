import type { Catalogue } from "../../domain/catalogue.ts";
import { lineTotal, quote } from "../../domain/quote.ts";
import type { OrderState } from "./state.ts";

/** What one of each line of an order cost when it was kept, by its name. */
type Prices = Readonly<Record<string, string>>;

/** An order that was left with its page. */
export type KeptOrder = { readonly state: OrderState; readonly prices: Prices };

export type LeftOrder = KeptOrder & {
  /** In sentences. */
  readonly changes: readonly string[];
};

export function keptOrder(catalogue: Catalogue, state: OrderState): KeptOrder {
  const prices = quote(catalogue, state).lines.map(line => [
    line.name,
    lineTotal({ ...line, totalPence: line.pricePence }),
  ]);
  return { state, prices: Object.fromEntries(prices) };
}

/**
 * As it can go on today: the catalogue may have changed since, and only what is in it can be sent. The old prices stay,
 * so that each opening tells of the new ones until somebody has gone on with them.
 */
export function leftOrder(catalogue: Catalogue, kept: KeptOrder): LeftOrder {
  const { state, prices } = kept;
  const now = keptOrder(catalogue, state).prices;
  const changes = Object.keys(prices)
    .filter(name => now[name] !== prices[name])
    .map(name => `${name} ${now[name] ? `is ${now[name]} now` : "is no longer sold"}.`);
  const isSold = now[String(state.packageName)];
  return {
    ...kept,
    state: isSold ? state : { ...state, packageName: null, step: 1 },
    changes,
  };
}
