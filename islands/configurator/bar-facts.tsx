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
  return (
    <div class="order-bar-facts" role="status" aria-atomic>
      <div class="order-bar-package" {...words(pack?.name ?? "No package selected")} />
      <div class="order-bar-total figure" {...words(formatPounds(oneTimePence))} />
      <div
        class="order-bar-count"
        {...words(addons.length === 1 ? "1 add-on" : `${addons.length} add-ons`)}
      />
      {monthlyPence > 0 && (
        <div class="order-bar-monthly figure" {...words(`+${formatPounds(monthlyPence)}/month`)} />
      )}
    </div>
  );
}
