/** @jsxImportSource preact */
import type { ComponentChildren } from "preact";
import { formatPounds } from "../../domain/money.ts";
import type { Quote } from "../../domain/quote.ts";
import { words } from "../form/words.ts";
import "./bar.css";

type Props = {
  readonly packageName: string | null;
  readonly quoted: Quote;
  /** The buttons. */
  readonly children: ComponentChildren;
};

/** What has been chosen and what it costs, at the bottom of a small screen. */
export function Bar({ packageName, quoted, children }: Props) {
  const { lines, oneTimePence, monthlyPence } = quoted;
  const count = lines.filter(({ kind }) => kind === "addon").length;
  return (
    <div class="order-bar" data-bar>
      <div class="order-bar-facts" aria-live="polite" aria-atomic="true">
        <p class="order-bar-package" {...words(packageName ?? "No package selected")} />
        <p class="order-bar-total figure" {...words(formatPounds(oneTimePence))} />
        <p class="order-bar-count" {...words(count === 1 ? "1 add-on" : `${count} add-ons`)} />
        {monthlyPence > 0 && (
          <p class="order-bar-monthly figure" {...words(`+${formatPounds(monthlyPence)}/month`)} />
        )}
      </div>
      {children}
    </div>
  );
}
