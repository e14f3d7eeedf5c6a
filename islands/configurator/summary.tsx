/** @jsxImportSource preact */
import type { Package } from "../../domain/catalogue.ts";
import { formatPounds } from "../../domain/money.ts";
import { lineTotal, type Quote } from "../../domain/quote.ts";
import { words } from "../form/words.ts";
import "./summary.css";

type Props = {
  readonly pack: Package | undefined;
  readonly quoted: Quote;
  readonly vatStatement: string;
};

export function Summary({ pack, quoted, vatStatement }: Props) {
  return (
    <section class="order-summary" aria-label="Order summary">
      <h4 class="order-subheading">Order summary</h4>
      {!quoted.lines.length && <p class="form-note">No package selected yet.</p>}
      <ul class="order-summary-lines" role="list">
        {quoted.lines.map(line => (
          <li key={line.name} class="order-summary-line">
            <span>
              {line.name}
              {quoted.addons.includes(line) && (
                <span class="order-summary-times" {...words(` × ${line.quantity}`)} />
              )}
            </span>
            <span class="figure" {...words(lineTotal(line))} />
          </li>
        ))}
      </ul>
      {/* Firefox would tell only what has changed in it: '£50' of 'Then Monthly £50'. */}
      <div role="status" aria-atomic>
        <p class="order-summary-total">
          <span>Initial Payment</span>
          <span class="figure" {...words(formatPounds(quoted.oneTimePence))} />
        </p>
        {quoted.monthlyPence > 0 && (
          <p class="order-summary-total">
            <span>Then Monthly</span>
            <span class="figure" {...words(formatPounds(quoted.monthlyPence))} />
          </p>
        )}
      </div>
      {pack?.period === "month" && (
        <p
          class="form-note"
          {...words(`The initial payment covers the first month of ${pack.name}.`)}
        />
      )}
      {pack?.note && <p class="form-note" {...words(pack.note)} />}
      <p class="form-note">{vatStatement}</p>
    </section>
  );
}
