import type { Review as ReviewRecord } from "../../content/schemas.ts";
import { Review } from "./review.tsx";
import { Section } from "./section.tsx";
import "./review-list.css";
import "./review-row.css";

type Props = { id: string; reviews: ReviewRecord[] };

/** Reviews of the same weight, side by side; nothing where there are none. */
export const ReviewRow = ({ id, reviews }: Props) =>
  reviews.length > 0 && (
    <Section id={id} heading="What customers say">
      <ul role="list" className="review-list review-row">
        {reviews.map(review => (
          <li key={`${review.name}: ${review.text}`}>
            <Review review={review} />
          </li>
        ))}
      </ul>
    </Section>
  );
