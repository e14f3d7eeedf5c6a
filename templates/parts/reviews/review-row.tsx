import type { Review as ReviewRecord } from "../../../content/rules/schemas.ts";
import { Section, type Tone } from "../section.tsx";
import { Review } from "./review.tsx";
import "./review-list.css";
import "./review-row.css";

type Props = { id: string; tone: Tone; reviews: ReviewRecord[] };

/** Reviews of the same weight, side by side; nothing where there are none. */
export const ReviewRow = ({ id, tone, reviews }: Props) =>
  reviews.length > 0 && (
    <Section id={id} tone={tone} heading="What customers say">
      <ul role="list" className="review-list review-row">
        {reviews.map(review => (
          <li key={`${review.name}: ${review.text}`}>
            <Review review={review} />
          </li>
        ))}
      </ul>
    </Section>
  );
