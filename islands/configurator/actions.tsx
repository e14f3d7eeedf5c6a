/** @jsxImportSource preact */
import type { OrderForm } from "../../domain/order-form.ts";
import { words } from "../form/words.ts";
import { type Action, type OrderState, steps } from "./state.ts";
import "./actions.css";

type Props = {
  readonly form: OrderForm;
  readonly state: OrderState;
  readonly isBusy: boolean;
  readonly note: string | undefined;
  readonly dispatch: (action: Action) => void;
};

export function Actions({ form, state, isBusy, note, dispatch }: Props) {
  const { step, packageName } = state;
  return (
    <>
      {/* Eyes see the button change. The focus goes from it with that, so who listens is told here. */}
      <p
        class={note ? "form-note" : "visually-hidden"}
        role="status"
        {...words(note ?? (isBusy ? form.sendingLabel : ""))}
      />
      <div class="order-actions">
        {step > 1 && (
          <button
            class="button button-secondary"
            type="button"
            disabled={isBusy}
            onClick={onceOf(() => dispatch({ do: "go", step: step - 1 }))}
          >
            Back
          </button>
        )}
        <button
          class="button order-next"
          type="submit"
          disabled={isBusy || packageName === null}
          onClick={onceOf()}
          {...words(
            isBusy ? form.sendingLabel : step > 2 ? form.submitLabel : `Next: ${steps[step]?.name}`,
          )}
        />
      </div>
      {step > 2 && <div class="form-note order-no-payment">No payment now.</div>}
    </>
  );
}

/** The second click of a double click would land on the next step's button, which stands in the same place. */
function onceOf(onClick?: () => void): (event: MouseEvent) => void {
  return event => {
    if (event.detail > 1) event.preventDefault();
    else onClick?.();
  };
}
