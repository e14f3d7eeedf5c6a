/** @jsxImportSource preact */
import { type Catalogue, quoteTitle } from "../../domain/catalogue.ts";
import type { OrderForm } from "../../domain/order-form.ts";
import { quote } from "../../domain/quote.ts";
import type { Sending } from "../contract.ts";
import { errorsOf } from "../form/phase.ts";
import { Actions } from "./actions.tsx";
import { AddonStep } from "./addon-step.tsx";
import { BarFacts } from "./bar-facts.tsx";
import { PackageStep } from "./package-step.tsx";
import { Progress } from "./progress.tsx";
import { ReviewStep } from "./review-step.tsx";
import type { OrderView } from "./run-order.ts";
import { Summary } from "./summary.tsx";

export type ConfiguratorProps = {
  readonly catalogue: Catalogue;
  readonly form: OrderForm;
  readonly sending: Sending;
  readonly vatStatement: string;
};

type Props = ConfiguratorProps & {
  /** The dialog's, with which all ids in it begin. */
  readonly id: string;
  readonly view: OrderView;
};

export function Configurator({ id, catalogue, form, sending, vatStatement, view }: Props) {
  const { state, phase, isWide, left, dispatch, turnTo, onSubmit, onInput } = view;
  const isBusy = phase.is !== "editing";
  const quoted = quote(catalogue, state);
  const step = { id, catalogue, state, dispatch };
  const pack = catalogue.packages.find(({ name }) => name === state.packageName);
  const summary = <Summary pack={pack} quoted={quoted} vatStatement={vatStatement} />;
  return (
    <div class="order">
      <div class="dialog-head order-head">
        <h2 class="order-title">{quoteTitle(catalogue)}</h2>
        <Progress current={state.step} isBusy={isBusy} dispatch={dispatch} />
        <button
          class="dialog-close"
          type="button"
          aria-label="Close"
          disabled={isBusy}
          data-close
        />
      </div>
      <form class="order-form" noValidate onSubmit={onSubmit} onInput={onInput}>
        <div class="order-main">
          <PackageStep {...step} left={left} turnTo={turnTo} />
          {state.reached > 1 && <AddonStep {...step} />}
          {state.reached > 2 && (
            <ReviewStep
              id={id}
              current={state.step}
              isBusy={isBusy}
              errors={errorsOf(phase)}
              details={state.details}
              form={form}
              sending={sending}
            >
              {!isWide && summary}
            </ReviewStep>
          )}
        </div>
        {/* One place for both, so that who turns a phone or zooms in keeps the focus on a button. */}
        <div class={isWide ? "order-side" : "order-bar"} data-noted={phase.note}>
          {isWide ? summary : <BarFacts pack={pack} quoted={quoted} />}
          <Actions
            form={form}
            state={state}
            isBusy={isBusy}
            note={phase.note}
            dispatch={dispatch}
          />
        </div>
      </form>
    </div>
  );
}
