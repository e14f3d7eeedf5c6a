/** @jsxImportSource preact */
import type { ComponentChildren } from "preact";
import { steps } from "./state.ts";

type Props = {
  readonly step: number;
  /** The step that is shown. */
  readonly current: number;
  readonly children: ComponentChildren;
};

/** Its heading takes the focus when it is shown, see run-order.ts. */
export function Step({ step, current, children }: Props) {
  const heading = steps[step - 1]?.heading;
  return (
    <fieldset class="order-step" hidden={step !== current} aria-label={heading}>
      <h3 class="order-heading" tabIndex={-1} data-heading={step}>
        {heading}
      </h3>
      {children}
    </fieldset>
  );
}
