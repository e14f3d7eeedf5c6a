import { named } from "../../content/rules/named.ts";
import type { LocationRecord } from "../../content/rules/schemas.ts";
import { townWords } from "../../content/town-words.ts";
import { Section } from "../parts/section.tsx";
import "./known-places.css";

const words = townWords.landmarks;

/** Where people meet and what makes trade harder: what a page for this town has to know. */
export const KnownPlaces = ({ record }: { record: LocationRecord }) => {
  const { name, landmarks, businessChallenges } = record;
  return (
    <Section
      id="town-places"
      tone="turf"
      heading={named(words.heading, { town: name })}
      intro={named(words.intro, { town: name })}
    >
      <ul role="list" className="landmarks">
        {landmarks.map(landmark => (
          <li key={landmark}>{landmark}</li>
        ))}
      </ul>
      {businessChallenges && (
        <>
          <h3 className="challenges-heading">{words.challenges}</h3>
          <ul role="list" className="challenges">
            {businessChallenges.map(challenge => (
              <li key={challenge}>{challenge}</li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
};
