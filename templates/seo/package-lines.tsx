import { seoCatalogue } from "../../content/catalogue.ts";
import { sectionRoute } from "../../domain/addresses.ts";
import { packagePrice } from "../../domain/catalogue.ts";
import type { PageTools } from "../../generator/site.ts";
import { Icon } from "../parts/icon.tsx";
import { packageWords } from "../parts/prices/package-words.ts";
import "../parts/ruled.css";
import "../../islands/base/overlay/badge.css";
import "./package-lines.css";

/** The SEO packages as a price list; a line opens the enquiry with its package chosen. */
export const PackageLines = ({ tools }: { tools: PageTools }) => (
  <ul role="list" className="package-lines ruled">
    {seoCatalogue.packages.map(sold => (
      <li key={sold.name}>
        <a
          href={tools.link(sectionRoute("contact"))}
          data-open="seo-quote"
          data-package={sold.name}
        >
          <span className="package-lines-head">
            <b className="package-lines-name">{sold.name}</b>{" "}
            {sold.popular && <span className="badge">Most Popular</span>}
          </span>
          <span className="package-lines-about">{packageWords(sold)}</span>
          <span className="figure package-lines-price">{packagePrice(sold)}</span>
          <Icon name="arrow" />
        </a>
      </li>
    ))}
  </ul>
);
