import type { Review as ReviewRecord } from "../../content/schemas.ts";
import { Review } from "./review.tsx";
import "./review-row.css";

/** Reviews of the same weight, side by side. */
export const ReviewRow = ({ reviews }: { reviews: ReviewRecord[] }) => (
  <ul className="review-row">
    {reviews.map(review => (
      <li key={review.text}>
        <Review review={review} />
      </li>
    ))}
  </ul>
);
