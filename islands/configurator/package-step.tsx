/** @jsxImportSource preact */
import { type Package, packagePrice } from "../../domain/catalogue.ts";
import { steps } from "./state.ts";
import { StepHeading } from "./step-heading.tsx";
import type { StepProps } from "./step-props.ts";
import { Tick } from "./tick.tsx";

export function PackageStep({ id, catalogue, state, dispatch }: StepProps) {
  const isShown = state.step === 1;
  return (
    <fieldset class="order-step" hidden={!isShown} aria-label={steps[0].heading}>
      <StepHeading isShown={isShown}>{steps[0].heading}</StepHeading>
      <div class="packs">
        {catalogue.packages.map((pack, index) => (
          <PackageCard
            key={pack.name}
            id={`${id}-package-${index}`}
            group={`${id}-package`}
            pack={pack}
            isChosen={state.packageName === pack.name}
            onChoose={() => dispatch({ do: "choose", packageName: pack.name })}
          />
        ))}
      </div>
    </fieldset>
  );
}

type CardProps = {
  readonly id: string;
  readonly group: string;
  readonly pack: Package;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
};

function PackageCard({ id, group, pack, isChosen, onChoose }: CardProps) {
  return (
    <div class="pack" data-chosen={isChosen || undefined}>
      <span class="pack-mark">
        <input
          id={id}
          type="radio"
          name={group}
          checked={isChosen}
          aria-describedby={`${id}-about`}
          onChange={onChoose}
        />
        {isChosen && <Tick />}
      </span>
      <div class="pack-words">
        <div class="pack-top">
          <label class="pack-name" for={id}>
            {pack.name}
          </label>
          {pack.popular && <span class="badge">Most Popular</span>}
          <span class="pack-price figure">{packagePrice(pack)}</span>
        </div>
        <p id={`${id}-about`}>{pack.description}</p>
        <ul class="pack-features">
          {pack.features.map(feature => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        {pack.note && <p class="pack-note">{pack.note}</p>}
      </div>
    </div>
  );
}
