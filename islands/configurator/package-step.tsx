/** @jsxImportSource preact */
import { type Package, packagePrice } from "../../domain/catalogue.ts";
import type { OrderView } from "./run-order.ts";
import { Step, type StepProps } from "./step.tsx";
import "./package-step.css";

type Props = StepProps & Pick<OrderView, "left" | "turnTo">;

export function PackageStep({ id, catalogue, state, dispatch, left, turnTo }: Props) {
  return (
    <Step step={1} current={state.step}>
      {left && (
        <>
          {left.changes.map(change => (
            <p key={change}>{change}</p>
          ))}
          <button type="button" class="button button-secondary" onClick={() => turnTo(left.state)}>
            Go on with your order
          </button>
        </>
      )}
      <div class="order-packs">
        {catalogue.packages.map((pack, index) => (
          <PackageCard
            key={pack.name}
            id={`${id}-package-${index}`}
            pack={pack}
            isChosen={state.packageName === pack.name}
            onChoose={() => dispatch({ do: "choose", packageName: pack.name })}
          />
        ))}
      </div>
    </Step>
  );
}

type CardProps = {
  readonly id: string;
  readonly pack: Package;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
};

function PackageCard({ id, pack, isChosen, onChoose }: CardProps) {
  return (
    <label class="order-pack" data-chosen={isChosen || undefined}>
      <span class="order-pack-mark">
        <input
          type="radio"
          name="package"
          checked={isChosen}
          aria-labelledby={`${id}-top`}
          aria-describedby={`${id}-about`}
          onChange={onChoose}
        />
        {isChosen && <span class="order-tick" />}
      </span>
      <span>
        <span class="order-pack-top" id={`${id}-top`}>
          <span class="order-pack-name">{pack.name}</span>
          <span class="order-pack-price figure">{packagePrice(pack)}</span>
          {pack.popular && <span class="badge">Most Popular</span>}
        </span>
        <span class="order-pack-about" id={`${id}-about`}>
          {pack.description}
        </span>
        <ul class="order-pack-features" role="list">
          {pack.features.map(feature => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        {pack.note && <span class="order-pack-note">{pack.note}</span>}
      </span>
    </label>
  );
}
