/** @jsxImportSource preact */
import { orderForm } from "../../domain/forms.ts";
import { SendingNote } from "../form/sending-note.tsx";
import { canGo, type OrderState, type Step, steps } from "./state.ts";

type Props = {
  readonly state: OrderState;
  readonly isBusy: boolean;
  readonly note: string | undefined;
  readonly onBack: () => void;
};

export function Actions({ state, isBusy, note, onBack }: Props) {
  const isLast = state.step === 3;
  return (
    <>
      <SendingNote isSending={isBusy} note={note} />
      <div class="order-actions">
        {state.step > 1 && (
          <button
            class="button button-secondary"
            type="button"
            disabled={isBusy}
            onClick={onceOf(onBack)}
          >
            Back
          </button>
        )}
        <button
          class="button order-next"
          type="submit"
          disabled={isBusy || !canGo(state, following(state.step))}
          onClick={onceOf()}
        >
          {isLast
            ? isBusy
              ? orderForm.sendingLabel
              : orderForm.submitLabel
            : steps[state.step - 1]?.next}
        </button>
      </div>
      {isLast && <p class="form-note order-no-payment">No payment now.</p>}
    </>
  );
}

function following(step: Step): Step {
  return step === 1 ? 2 : 3;
}

/** The second click of a double click would land on the next step's button, which stands in the same place. */
function onceOf(onClick?: () => void): (event: MouseEvent) => void {
  return event => {
    if (event.detail > 1) event.preventDefault();
    else onClick?.();
  };
}
