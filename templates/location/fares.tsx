import { webCatalogue } from "../../content/catalogue.ts";
import { named } from "../../content/rules/named.ts";
import { site } from "../../content/site.ts";
import { townWords } from "../../content/town-words.ts";
import { sectionRoute } from "../../domain/addresses.ts";
import { type Catalogue, packagePrice } from "../../domain/catalogue.ts";
import type { PageTools } from "../../generator/site.ts";
import { OpenDialog } from "../parts/contact/open-dialog.tsx";
import { packageWords } from "../parts/prices/package-words.ts";
import { Section, SectionHead } from "../parts/section.tsx";
import "../parts/ruled.css";
import "../../islands/base/overlay/badge.css";
import "./fares.css";

const { heading, intro } = townWords.prices;

type Props = { tools: PageTools; name: string };

/** The packages as a table of fares. */
export const Fares = ({ tools, name }: Props) => (
  <Section id="town-prices" tone="mist">
    <SectionHead id="town-prices" heading={named(heading, { town: name })}>
      <p>
        {named(intro, { town: name })}{" "}
        <a href={tools.link(sectionRoute("pricing"))}>
          <Comparing {...webCatalogue} />
        </a>
        . {site.vatStatement}
      </p>
    </SectionHead>
    <ul role="list" className="fares ruled">
      {webCatalogue.packages.map(pack => (
        <li key={pack.name}>
          <h3>
            {pack.name} {pack.popular && <span className="badge">Most Popular</span>}
          </h3>
          <p>{packageWords(pack)}</p>
          <span className="figure">{packagePrice(pack)}</span>
          <OpenDialog
            tools={tools}
            dialog="quote"
            preselect={pack.name}
            look="button button-secondary"
            name={`Choose ${pack.name}`}
          >
            Choose
          </OpenDialog>
        </li>
      ))}
    </ul>
  </Section>
);

/** Where no add-ons are sold, there are none to compare, and a package alone is compared with nothing. */
export const Comparing = ({ packages, addons }: Pick<Catalogue, "packages" | "addons">) => (
  <>
    {packages.length === 1 ? "See what it includes" : "Compare all packages"}
    {addons.length > 0 && (
      <>
        {" "}
        and <span className="one-word">add-ons</span>
      </>
    )}
  </>
);
