import { type Addon, addonPrice } from "../../domain/catalogue.ts";
import "./addon-list.css";
import "../parts/led.css";
import "../../islands/base/overlay/badge-monthly.css";

/** A price list with dotted leaders. */
export const AddonList = ({ addons }: { addons: readonly Addon[] }) => (
  <ul role="list" className="addon-list">
    {addons.map(addon => (
      <li key={addon.name}>
        <span className="addon-name">
          {addon.name} {addon.isMonthly && <span className="badge badge-monthly">Monthly</span>}
        </span>{" "}
        <span className="figure led">{addonPrice(addon)}</span>
      </li>
    ))}
  </ul>
);
