/** @jsxImportSource preact */
import { type Addon, addonPrice } from "../../domain/catalogue.ts";
import { QuantityField } from "./quantity-field.tsx";
import { Step, type StepProps } from "./step.tsx";
import "./addon-step.css";

export function AddonStep({ id, catalogue, state, dispatch }: StepProps) {
  return (
    <Step step={2} current={state.step}>
      {catalogue.addons.length === 0 ? (
        <p>There are none for these packages.</p>
      ) : (
        <ul class="order-addons" role="list">
          {catalogue.addons.map((addon, index) => (
            <AddonRow
              key={addon.name}
              id={`${id}-addon-${index}`}
              addon={addon}
              state={state}
              dispatch={dispatch}
            />
          ))}
        </ul>
      )}
    </Step>
  );
}

type RowProps = Omit<StepProps, "catalogue"> & { readonly addon: Addon };

function AddonRow({ id, addon, state, dispatch }: RowProps) {
  const { name } = addon;
  const quantity = state.quantities[name];
  const isChosen = Boolean(quantity);
  return (
    <li class="order-addon" data-chosen={isChosen || undefined}>
      <input
        id={id}
        type="checkbox"
        checked={isChosen}
        aria-describedby={`${id}-price`}
        onChange={({ currentTarget }) =>
          dispatch({ do: "tick", addon: name, isTicked: currentTarget.checked })
        }
      />
      <label class="order-addon-name" for={id}>
        {name}
      </label>
      <span class="order-addon-extras">
        {addon.isMonthly && <span class="badge badge-monthly">Monthly</span>}
        {addon.hasQuantity && (
          <QuantityField
            id={`${id}-quantity`}
            addon={name}
            typed={state.typed[name] ?? "1"}
            quantity={name in state.quantities ? (quantity ?? 0) : undefined}
            dispatch={dispatch}
          />
        )}
      </span>
      <span class="order-addon-price figure" id={`${id}-price`}>
        {addonPrice(addon)}
      </span>
    </li>
  );
}
