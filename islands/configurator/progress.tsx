/** @jsxImportSource preact */
import { words } from "../form/words.ts";
import { type Action, steps } from "./state.ts";
import "./progress.css";

type Props = {
  readonly current: number;
  readonly isBusy: boolean;
  readonly dispatch: (action: Action) => void;
};

/** Where one is, and a way straight back to what is done. */
export function Progress({ current, isBusy, dispatch }: Props) {
  return (
    <div class="order-progress">
      <p class="order-progress-count" {...words(`Step ${current} of 3`)} />
      <ol class="order-progress-steps">
        {steps.map(({ name }, index) => {
          const step = index + 1;
          return (
            <li key={name} aria-current={step === current ? "step" : undefined}>
              {step < current ? (
                <button
                  type="button"
                  disabled={isBusy}
                  onClick={() => dispatch({ do: "go", step })}
                >
                  {name}
                </button>
              ) : (
                <span>{name}</span>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
