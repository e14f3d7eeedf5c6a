import { Fragment } from "react";
import { named } from "../../content/rules/named.ts";
import type { IndustryRecord } from "../../content/rules/schemas.ts";
import { tradeWords } from "../../content/trade-words.ts";
import type { PageTools } from "../../generator/site.ts";
import type { Trade } from "../parts/chrome.ts";
import { allIndustries } from "../parts/directories.ts";
import { linksMax } from "../parts/links-shown.ts";
import { Section } from "../parts/section.tsx";
import { Ticks } from "../parts/ticks.tsx";
import "../parts/ruled.css";
import "./designed-for.css";

const words = tradeWords.designed;

type Props = { tools: PageTools; record: IndustryRecord; trades: Trade[] };

/** What such a page has, and the two halves of the story: what goes wrong without it, what is better with it. */
export const DesignedFor = ({ tools, record, trades }: Props) => {
  const { industry, description, targetAudience, keyFeatures } = record;
  const others = trades.filter(({ route }) => route !== tools.page.route).slice(0, linksMax);
  const isMore = trades.length > linksMax;
  return (
    <Section
      id="trade-designed"
      heading={named(words.heading, { trade: industry })}
      intro={description}
    >
      <div className="features">
        <div>
          <h3>Key features</h3>
          <ul role="list" className="features-list ruled">
            {keyFeatures.map(feature => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </div>
        <div>
          <h3>{words.audience}</h3>
          <ul role="list" className="features-for ruled">
            {targetAudience.map(audience => (
              <li key={audience}>{audience}</li>
            ))}
          </ul>
          {others.length > 0 && (
            <p className="features-others">
              {words.others}{" "}
              {others.map(({ name, route }, index) => (
                <Fragment key={route}>
                  {index > 0 && " "}
                  <span>
                    <a href={tools.link(route)}>{name}</a>
                    {isMore || index < others.length - 1 ? "," : "."}
                  </span>
                </Fragment>
              ))}
              {isMore && (
                <>
                  {" "}
                  or{" "}
                  <span>
                    <a href={tools.link(allIndustries.route)}>
                      all {trades.length} {allIndustries.name}
                    </a>
                    .
                  </span>
                </>
              )}
            </p>
          )}
        </div>
      </div>
      <Halves record={record} />
    </Section>
  );
};

const Halves = ({ record: { commonChallenges, solutionBenefits } }: { record: IndustryRecord }) => (
  <div className="halves">
    <div className="half">
      <h3>Common challenges</h3>
      <ul role="list" className="half-open">
        {commonChallenges.map(challenge => (
          <li key={challenge}>{challenge}</li>
        ))}
      </ul>
    </div>
    <div className="half">
      <h3>Benefits</h3>
      <Ticks items={solutionBenefits} />
    </div>
  </div>
);
