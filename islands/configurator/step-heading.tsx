/** @jsxImportSource preact */
import { steps } from "./state.ts";

/** Takes the focus when its step is shown, see run-order.ts. */
export function StepHeading({ step }: { step: number }) {
  return (
    <h3 class="order-heading" tabIndex={-1} data-heading={step}>
      {steps[step - 1]?.heading}
    </h3>
  );
}
