import "../ticks.css";
import type { ReactNode } from "react";
import "../../../islands/base/overlay/badge.css";
import { withBreaks } from "../words/with-breaks.tsx";
import "./price-cards.css";

type PriceCard = {
  name: string;
  description: string;
  price: string;
  period?: string | undefined;
  features: readonly string[];
  popular?: boolean | undefined;
  note?: string | undefined;
  action: ReactNode;
};

/** Cards whose rows stand at one height: name, price, features, button. */
export const PriceCards = ({ cards }: { cards: PriceCard[] }) => (
  <ul role="list" className="price-cards" data-count={cards.length}>
    {cards.map(({ name, description, price, period, features, popular, note, action }) => (
      <li key={name} className={popular ? "price-card turf" : "price-card chalk"}>
        <div className="price-card-name">
          <h3>{name}</h3>
          {popular && <span className="badge">Most Popular</span>}
          <p>{description}</p>
        </div>
        <p className="price-card-price">
          <span className={figureClass(price)}>{price}</span> {period && <span>{period}</span>}
        </p>
        <div>
          <ul role="list" className="ticks">
            {features.map(feature => (
              <li key={feature}>{withBreaks(feature, /(?<=\p{L}\/)(?=\p{L})/u)}</li>
            ))}
          </ul>
          {note && <p className="price-card-note">{note}</p>}
        </div>
        {action}
      </li>
    ))}
  </ul>
);

/** In the size of '£199' a sum such as '£249.50' would break between its figures. */
function figureClass(price: string): string {
  if (!/\d/.test(price)) return "figure price-card-words";
  return price.length <= "£24.99".length ? "figure" : "figure price-card-long";
}
