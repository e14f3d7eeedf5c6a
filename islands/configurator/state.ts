import type { Catalogue } from "../../domain/catalogue.ts";
import { parseQuantity, quantityMax } from "../../domain/quantity.ts";
import type { Selection } from "../../domain/quote.ts";
import type { Sent } from "../form/attempts.ts";
import type { Typed } from "../form/typed.ts";

export const steps = [
  { name: "Package", heading: "Choose Your Package" },
  { name: "Add-ons", heading: "Choose Add-ons (Optional)" },
  { name: "Review", heading: "Review Your Order" },
] as const;

export type OrderState = {
  /** From 1 to 3. */
  readonly step: number;
  /** The last step seen so far: later ones need not be drawn yet, earlier ones stay with all that was typed. */
  readonly reached: number;
  readonly packageName: string | null;
  /** An add-on at 0 is not chosen, but is again if the typing that took it away goes on. */
  readonly quantities: Selection["quantities"];
  /** What stands in each quantity field, '1' where nothing was typed. */
  readonly typed: Readonly<Record<string, string>>;
  /** What stands in Your Details, for a page that is loaded anew. */
  readonly details: Typed;
  /** Sent again it is the same order, also when the page went away before the answer came. */
  readonly sent: Sent;
};

export type Action =
  | { readonly do: "choose"; readonly packageName: string }
  | { readonly do: "tick"; readonly addon: string; readonly isTicked: boolean }
  /** On every key: what is chosen follows, the field stays as it is typed. */
  | { readonly do: "type"; readonly addon: string; readonly text: string }
  /** When the field is left: it shows what counts. */
  | { readonly do: "settle"; readonly addon: string }
  | { readonly do: "change"; readonly addon: string; readonly by: 1 | -1 }
  | { readonly do: "go"; readonly step: number };

/** Of all openings: an order that seemed to fail, was closed and is filled in once more counts once. */
const sent: Sent = {};

/** A package that is not in the catalogue is not preselected. */
export function startOrder({ packages }: Catalogue, preselected: string | undefined): OrderState {
  const packageName = packages.find(({ name }) => name === preselected)?.name ?? null;
  return { step: 1, reached: 1, packageName, quantities: {}, typed: {}, details: {}, sent };
}

export function nextOrder(state: OrderState, action: Action): OrderState {
  if (action.do === "choose") return { ...state, packageName: action.packageName };
  if (action.do === "go") return go(state, action.step);
  const { addon } = action;
  const isChosen = state.quantities[addon] !== undefined;
  if (action.do === "type") {
    const { text } = action;
    // Halfway through typing '05', or '20' over a '10', a field holds 0: the next key brings the add-on back.
    return put(state, { addon, text, quantity: isChosen ? parseQuantity(text) : undefined });
  }
  const typed = parseQuantity(state.typed[addon] ?? "1");
  if (action.do === "settle") return settle(state, { addon, quantity: typed, isChosen });
  if (action.do === "change" && isChosen)
    return settle(state, { addon, quantity: typed + action.by, isChosen });
  // A box ticked beside a 0 means one, and so does a plus beside an empty box.
  const isWanted = action.do === "change" ? action.by > 0 : action.isTicked;
  return settle(state, { addon, quantity: Math.max(typed, 1), isChosen: isWanted });
}

/** Nothing but the first step is open until a package is chosen. */
function go(state: OrderState, step: number): OrderState {
  if (step > 1 && state.packageName === null) return state;
  return { ...state, step, reached: Math.max(step, state.reached) };
}

type Settling = { readonly addon: string; readonly quantity: number; readonly isChosen: boolean };
type Putting = {
  readonly addon: string;
  readonly text: string;
  /** undefined for an add-on that is not chosen. */
  readonly quantity: number | undefined;
};

/** The field shows what counts; 0 takes the add-on away and leaves the field ready for the next time. */
function settle(state: OrderState, { addon, quantity, isChosen }: Settling): OrderState {
  const counted = Math.max(0, Math.min(quantity, quantityMax));
  const text = String(Math.max(counted, 1));
  return put(state, { addon, text, quantity: (isChosen && counted) || undefined });
}

/** What was never chosen does not come into the quantities: a field that is only passed through says nothing. */
function put(state: OrderState, { addon, text, quantity }: Putting): OrderState {
  const { typed, quantities } = state;
  const changed = quantity !== quantities[addon] && { [addon]: quantity };
  return {
    ...state,
    typed: { ...typed, [addon]: text },
    quantities: { ...quantities, ...changed },
  };
}
