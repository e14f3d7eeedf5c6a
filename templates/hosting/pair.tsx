import type { Review as ReviewRecord } from "../../content/rules/schemas.ts";
import { LargeReview } from "../parts/reviews/large-review.tsx";
import { Section } from "../parts/section.tsx";
import "./pair.css";

type Props = { id: string; heading: string; reviews: ReviewRecord[] };

/** Two voices with the halfway line between them; nothing where there are none. */
export const Pair = ({ id, heading, reviews }: Props) =>
  reviews.length > 0 && (
    <Section id={id} tone="night">
      <h2 className="pair-heading" id={`${id}-title`}>
        {heading}
      </h2>
      <ul role="list" className="pair">
        {reviews.map(review => (
          <li key={`${review.name}: ${review.text}`}>
            <LargeReview review={review} />
          </li>
        ))}
      </ul>
    </Section>
  );
