/** @jsxImportSource preact */
import type { ComponentChildren } from "preact";
import type { Catalogue } from "../../domain/catalogue.ts";
import { type Action, type OrderState, steps } from "./state.ts";
import "../base/overlay/fieldset.css";

export type StepProps = {
  /** Begins the ids of what stands in the step. */
  readonly id: string;
  readonly catalogue: Catalogue;
  readonly state: OrderState;
  readonly dispatch: (action: Action) => void;
};

type Props = {
  readonly step: number;
  /** The step that is shown. */
  readonly current: number;
  readonly children: ComponentChildren;
};

/** Its heading takes the focus when it is shown, see run-order.ts. */
export function Step({ step, current, children }: Props) {
  const named = steps[step - 1];
  return (
    // Not called as its heading is: who is led to that hears both, and where in the order it is.
    <fieldset
      class="order-step"
      hidden={step !== current}
      aria-label={`Step ${step} of 3: ${named?.name}`}
    >
      <h3 class="order-heading" tabIndex={-1} data-heading={step}>
        {named?.heading}
      </h3>
      {children}
    </fieldset>
  );
}
