import type { LocationRecord } from "../../content/schemas.ts";
import { Section, SectionHead } from "../parts/section.tsx";
import "./known-places.css";

/** Where people meet and what makes trade harder: what a page for this town has to know. */
export const KnownPlaces = ({ record }: { record: LocationRecord }) => {
  const { name, landmarks, businessChallenges } = record;
  return (
    <Section id="town-places" tone="turf">
      <SectionHead
        id="town-places"
        heading={`Places ${name} knows`}
        intro="People find their way by what they can see. Your page should say which of these you are near."
      />
      <ul role="list" className="landmarks">
        {landmarks.map(landmark => (
          <li key={landmark}>{landmark}</li>
        ))}
      </ul>
      {businessChallenges && (
        <>
          <h3 className="challenges-heading">What makes business harder here</h3>
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
