import { named } from "../../content/rules/named.ts";
import type { LocationRecord } from "../../content/rules/schemas.ts";
import { townWords } from "../../content/town-words.ts";
import { Section, SectionHead } from "../parts/section.tsx";
import { Unbroken } from "../parts/words/unbroken.tsx";
import "../parts/ruled.css";
import "./team-sheet.css";

const words = townWords.customers;

/** The businesses of the town, numbered like the players in a programme. */
export const TeamSheet = ({ record }: { record: LocationRecord }) => {
  const { name, description, heroSubheadline, businessTypes, mainIndustries } = record;
  return (
    <Section id="town-services">
      <div className="aside">
        <SectionHead
          id="town-services"
          heading={named(words.heading, { town: name })}
          // Without a line of its own the opener already shows the description.
          {...(heroSubheadline && { intro: description })}
        >
          <h3>{words.industries}</h3>
          <ul role="list" className="sheet-industries">
            {mainIndustries.map(industry => (
              <li key={industry}>{industry}</li>
            ))}
          </ul>
        </SectionHead>
        <ol className="sheet ruled">
          {businessTypes.map(business => (
            <li key={business}>
              <Unbroken text={business} />
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
};
