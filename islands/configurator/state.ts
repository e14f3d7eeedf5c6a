import type { Catalogue } from "../../domain/catalogue.ts";
import { parseQuantity, quantityMax } from "../../domain/quantity.ts";
import { type Quote, quote } from "../../domain/quote.ts";

export type Step = 1 | 2 | 3;

export const steps = [
  { step: 1, name: "Package", heading: "Choose Your Package", next: "Next: Add-ons" },
  { step: 2, name: "Add-ons", heading: "Choose Add-ons (Optional)", next: "Next: Review" },
  { step: 3, name: "Review", heading: "Review Your Order", next: "" },
] as const;

export type OrderState = {
  readonly step: Step;
  /** The last step seen so far: later ones need not be drawn yet, earlier ones stay with all that was typed. */
  readonly reached: Step;
  readonly packageName: string | null;
  readonly quantities: Readonly<Record<string, number>>;
  /** What stands in each quantity field, '1' where nothing was typed. */
  readonly typed: Readonly<Record<string, string>>;
};

export type Action =
  | { readonly do: "choose"; readonly packageName: string }
  | { readonly do: "tick"; readonly addon: string; readonly isTicked: boolean }
  /** On every key: what is chosen follows, the field stays as it is typed. */
  | { readonly do: "type"; readonly addon: string; readonly text: string }
  /** When the field is left: it shows what counts. */
  | { readonly do: "settle"; readonly addon: string }
  | { readonly do: "change"; readonly addon: string; readonly by: 1 | -1 }
  | { readonly do: "go"; readonly step: Step };

/** A package that is not in the catalogue is not preselected. */
export function startOrder(catalogue: Catalogue, preselected: string | undefined): OrderState {
  const isKnown = catalogue.packages.some(({ name }) => name === preselected);
  return {
    step: 1,
    reached: 1,
    packageName: isKnown && preselected ? preselected : null,
    quantities: {},
    typed: {},
  };
}

export function nextOrder(state: OrderState, action: Action): OrderState {
  if (action.do === "choose") return { ...state, packageName: action.packageName };
  if (action.do === "go") return canGo(state, action.step) ? goTo(state, action.step) : state;
  const { addon } = action;
  const isChosen = addon in state.quantities;
  if (action.do === "type") return typeQuantity(state, { addon, text: action.text, isChosen });
  const typed = parseQuantity(state.typed[addon] ?? "1");
  if (action.do === "settle") return settle(state, { addon, quantity: typed, isChosen });
  if (action.do === "tick" && !action.isTicked) return without(state, addon);
  // A box ticked beside a 0 means one, and so does a plus beside an empty box.
  const by = action.do === "change" && isChosen ? action.by : 0;
  if (action.do === "change" && action.by < 0 && !isChosen) return state;
  const quantity = by ? typed + by : Math.max(typed, 1);
  return settle(state, { addon, quantity, isChosen: true });
}

function goTo(state: OrderState, step: Step): OrderState {
  return { ...state, step, reached: step > state.reached ? step : state.reached };
}

/** The next step is open only when the one before it is complete; back always is. */
export function canGo({ packageName }: OrderState, step: Step): boolean {
  return step === 1 || packageName !== null;
}

export function quoteOf(catalogue: Catalogue, { packageName, quantities }: OrderState): Quote {
  return quote(catalogue, { packageName, quantities });
}

type Typing = { readonly addon: string; readonly text: string; readonly isChosen: boolean };

/** Halfway through typing '05' or '10' a field holds 0 or nothing: that removes nothing yet. */
function typeQuantity(state: OrderState, { addon, text, isChosen }: Typing): OrderState {
  const typed = { ...state.typed, [addon]: text };
  const quantity = parseQuantity(text);
  const quantities =
    isChosen && quantity > 0 ? { ...state.quantities, [addon]: quantity } : state.quantities;
  return { ...state, typed, quantities };
}

type Settling = { readonly addon: string; readonly quantity: number; readonly isChosen: boolean };

/** The field shows what counts; 0 takes the add-on away and leaves the field ready for the next time. */
function settle(state: OrderState, { addon, quantity, isChosen }: Settling): OrderState {
  const counted = Math.min(quantity, quantityMax);
  const typed = { ...state.typed, [addon]: String(Math.max(counted, 1)) };
  if (!isChosen) return { ...state, typed };
  if (counted <= 0) return { ...without(state, addon), typed };
  return { ...state, typed, quantities: { ...state.quantities, [addon]: counted } };
}

function without(state: OrderState, addon: string): OrderState {
  const { [addon]: _removed, ...quantities } = state.quantities;
  return { ...state, quantities };
}
