/** @jsxImportSource preact */
import { useEffect } from "preact/hooks";
import type { ConfiguratorProps } from "../contract.ts";
import { Actions } from "./actions.tsx";
import { AddonStep } from "./addon-step.tsx";
import { Bar } from "./bar.tsx";
import { PackageStep } from "./package-step.tsx";
import { Progress } from "./progress.tsx";
import { ReviewStep } from "./review-step.tsx";
import { quoteOf, type Step } from "./state.ts";
import { Summary } from "./summary.tsx";
import { useOrder } from "./use-order.ts";
import { useWide } from "./use-wide.ts";

type Props = ConfiguratorProps & {
  readonly dialog: HTMLDialogElement;
  readonly preselected: string | undefined;
};

export function Configurator({ dialog, preselected, ...props }: Props) {
  const { catalogue, sending, vatStatement } = props;
  const close = () => dialog.close();
  const order = useOrder({ ...props, preselected, onSent: close });
  const { state, dispatch, phase } = order;
  const isBusy = phase.is === "sending";
  const isWide = useWide();
  const quoted = quoteOf(catalogue, state);
  const step = { id: dialog.id, catalogue, state, dispatch };
  const summary = <Summary catalogue={catalogue} quoted={quoted} vatStatement={vatStatement} />;
  const actions = (
    <Actions
      state={state}
      isBusy={isBusy}
      note={phase.is === "editing" ? phase.note : undefined}
      onBack={() => dispatch({ do: "go", step: stepBefore(state.step) })}
    />
  );
  useEffect(() => {
    // Nobody should leave without knowing whether the order went through; it takes 15 seconds at most.
    const keepOpen = (event: Event) => isBusy && event.preventDefault();
    dialog.addEventListener("cancel", keepOpen);
    return () => dialog.removeEventListener("cancel", keepOpen);
  }, [dialog, isBusy]);
  return (
    <div class="order" data-step={state.step}>
      <div class="dialog-head order-head">
        <h2 class="order-title" id={`${dialog.id}-title`}>
          Your {catalogue.label} quote
        </h2>
        <Progress current={state.step} isBusy={isBusy} dispatch={dispatch} />
        <button
          class="dialog-close"
          type="button"
          aria-label="Close"
          disabled={isBusy}
          onClick={close}
        >
          ✕
        </button>
      </div>
      <form
        ref={order.ref}
        class="order-form"
        noValidate
        onSubmit={order.onSubmit}
        onInput={order.onInput}
      >
        <div class="order-main">
          <PackageStep {...step} />
          <AddonStep {...step} />
          <ReviewStep
            id={dialog.id}
            isShown={state.step === 3}
            isBusy={isBusy}
            errors={phase.is === "editing" ? phase.errors : {}}
            sending={sending}
          >
            {!isWide && summary}
          </ReviewStep>
        </div>
        {isWide ? (
          <div class="order-side">
            {summary}
            {actions}
          </div>
        ) : (
          <Bar quoted={quoted}>{actions}</Bar>
        )}
      </form>
    </div>
  );
}

function stepBefore(step: Step): Step {
  return step === 3 ? 2 : 1;
}
