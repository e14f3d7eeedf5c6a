import { type Addon, addonPrice } from "../../domain/catalogue.ts";
import "./addon-list.css";
import "../../islands/base/overlay/badge-monthly.css";

/** A price list with dotted leaders. */
export const AddonList = ({ addons }: { addons: readonly Addon[] }) => (
  <ul className="addon-list">
    {addons.map(addon => (
      <li key={addon.name}>
        <span className="addon-name">
          {addon.name} {addon.isMonthly && <span className="badge badge-monthly">Monthly</span>}
        </span>{" "}
        <span className="leader" aria-hidden="true" />{" "}
        <span className="figure">{addonPrice(addon)}</span>
      </li>
    ))}
  </ul>
);
