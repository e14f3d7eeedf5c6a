import { home } from "../../content/home.ts";
import type { Addon } from "../../domain/catalogue.ts";
import { AddonList } from "./addon-list.tsx";
import "./addons.css";

/** The add-ons below the packages; nothing at all where none are sold. */
export const Addons = ({ addons }: { addons: readonly Addon[] }) =>
  addons.length > 0 && (
    <div className="addons">
      <div>
        <h3>{home.pricing.addonsHeading}</h3>
        <p>{home.pricing.addonsIntro}</p>
      </div>
      <AddonList addons={addons} />
    </div>
  );
