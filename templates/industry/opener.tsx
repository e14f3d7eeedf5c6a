import { buttons } from "../../content/navigation.ts";
import type { IndustryRecord } from "../../content/rules/schemas.ts";
import { site } from "../../content/site.ts";
import { tradeWords } from "../../content/trade-words.ts";
import type { PageTools } from "../../generator/site.ts";
import { PageSkeleton, type Skeleton } from "../drawing/skeletons/skeleton.tsx";
import { Breadcrumbs } from "../parts/breadcrumbs.tsx";
import { OpenDialog } from "../parts/contact/open-dialog.tsx";
import type { Crumb } from "../parts/crumbs.ts";
import { tradeName } from "../parts/words/shared-words.ts";
import "../../islands/base/overlay/cluster.css";
import "../parts/first-words.css";
import "./opener.css";

type Props = {
  tools: PageTools;
  record: IndustryRecord;
  crumbs: Crumb[];
  skeleton?: Skeleton | undefined;
};

/** The trade's page in lines, its parts named, its price beside it; where none is drawn, the price has its place. */
export const IndustryOpener = ({ tools, record, crumbs, skeleton }: Props) => {
  const { heroHeadline, heroSubheadline, industry, priceFrom } = record;
  const price = (
    <>
      <p className="trade-price">
        <span>{tradeName(industry)}</span> <strong className="figure">from {priceFrom}</strong>
      </p>
      <ul role="list" className="cluster trade-terms">
        {tradeWords.terms.map(term => (
          <li key={term}>{term}</li>
        ))}
        <li>{site.vatStatement}</li>
      </ul>
    </>
  );
  return (
    <section className="trade mist" aria-labelledby="page-title">
      <div className="wrap">
        <Breadcrumbs tools={tools} crumbs={crumbs} />
        <div className="trade-row">
          <div className="first-words">
            <h1 id="page-title">{heroHeadline}</h1>
            <p>{heroSubheadline}</p>
            <div className="cluster">
              <OpenDialog tools={tools} dialog="quote">
                {buttons.quote}
              </OpenDialog>
              <a className="button button-secondary" href="#trade-contact">
                Ask a Question
              </a>
            </div>
          </div>
          {skeleton ? (
            <>
              {price}
              <figure className="trade-plan">
                <PageSkeleton skeleton={skeleton} />
                <figcaption>
                  <ol className="trade-legend">
                    {skeleton.parts.map(part => (
                      <li key={part}>{part}</li>
                    ))}
                  </ol>
                </figcaption>
              </figure>
            </>
          ) : (
            <div className="trade-plan">{price}</div>
          )}
        </div>
      </div>
    </section>
  );
};
