import type { Review as ReviewRecord } from "../../content/schemas.ts";
import { Review } from "../parts/review.tsx";
import "./pair.css";

type Props = { id: string; heading: string; reviews: ReviewRecord[] };

/** Two voices with the halfway line between them. */
export const Pair = ({ id, heading, reviews }: Props) => (
  <>
    <h2 className="pair-heading" id={`${id}-title`}>
      {heading}
    </h2>
    <ul className="pair">
      {reviews.map(review => (
        <li key={review.name}>
          <Review review={review} isLarge />
        </li>
      ))}
    </ul>
  </>
);
