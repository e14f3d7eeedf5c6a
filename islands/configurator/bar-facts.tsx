/** @jsxImportSource preact */
import type { Package } from "../../domain/catalogue.ts";
import { formatPounds } from "../../domain/money.ts";
import type { Quote } from "../../domain/quote.ts";
import { words } from "../form/words.ts";
import "./bar.css";

type Props = {
  readonly pack: Package | undefined;
  readonly quoted: Quote;
};

/**
 * What has been chosen and what it costs, at the bottom of a small screen. No paragraphs: who sets them further apart
 * would have the bar over the fields.
 */
export function BarFacts({ pack, quoted }: Props) {
  const { addons, oneTimePence, monthlyPence } = quoted;
  const facts = [
    pack?.name ?? "No package selected",
    formatPounds(oneTimePence),
    addons.length === 1 ? "1 add-on" : `${addons.length} add-ons`,
    ...(monthlyPence ? [`+${formatPounds(monthlyPence)}/month`] : []),
  ];
  const [name, total, count, monthly] = facts;
  return (
    <>
      {/* One text for who listens: of more than one that change at once, screen readers say the whole as often. */}
      <div class="visually-hidden" role="status" {...words(facts.join(", "))} />
      <div class="order-bar-facts" aria-hidden>
        <div class="order-bar-package" {...words(name)} />
        <div class="order-bar-total figure" {...words(total)} />
        <div class="order-bar-count" {...words(count)} />
        {monthly && <div class="order-bar-monthly figure" {...words(monthly)} />}
      </div>
    </>
  );
}
