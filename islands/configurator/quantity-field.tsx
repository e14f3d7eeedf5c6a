/** @jsxImportSource preact */
import { quantityMax } from "../../domain/quantity.ts";
import { words } from "../form/words.ts";
import type { Action } from "./state.ts";
import "./quantity-field.css";

type Props = {
  readonly id: string;
  readonly addon: string;
  readonly typed: string;
  /** What counts; nothing where the add-on was never chosen. */
  readonly quantity: number | undefined;
  readonly dispatch: (action: Action) => void;
};

/** Not a number input: those swallow what is no number, change by the mouse wheel and differ between browsers. */
export function QuantityField({ id, addon, typed, quantity, dispatch }: Props) {
  const change = (by: 1 | -1) => dispatch({ do: "change", addon, by });
  const settle = () => dispatch({ do: "settle", addon });
  const keys: Readonly<Record<string, () => void>> = {
    ArrowUp: () => change(1),
    ArrowDown: () => change(-1),
    // In a form it would otherwise go on to the next step.
    Enter: settle,
  };
  function onKeyDown(event: KeyboardEvent): void {
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }
  return (
    <span class="order-quantity">
      {/*
        What a button, an arrow or the limit has made of it: no screen reader reads out a field that changes by itself.
        Empty at first: some read out at once what comes with its words.
      */}
      <span
        class="visually-hidden"
        role="status"
        {...words(quantity === undefined ? "" : `${addon}: ${quantity}`)}
      />
      <button
        type="button"
        aria-label={`One fewer: ${addon}`}
        // Not disabled: it would lose the focus of who has just pressed it.
        aria-disabled={!quantity}
        onClick={() => change(-1)}
      >
        −
      </button>
      <label class="visually-hidden" for={id}>
        Quantity of {addon}, 1 to {quantityMax}
      </label>
      <input
        id={id}
        class="order-quantity-input figure"
        type="text"
        inputMode="numeric"
        autocomplete="off"
        value={typed}
        onInput={({ currentTarget }) => dispatch({ do: "type", addon, text: currentTarget.value })}
        onBlur={settle}
        onKeyDown={onKeyDown}
        // In a page that it has kept, Safari goes back to this where nothing is to be completed.
        defaultValue={typed}
      />
      <button
        type="button"
        aria-label={`One more: ${addon}`}
        aria-disabled={quantity === quantityMax}
        onClick={() => change(1)}
      >
        +
      </button>
    </span>
  );
}
