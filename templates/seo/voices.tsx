import type { Review as ReviewRecord } from "../../content/rules/schemas.ts";
import { LargeReview } from "../parts/reviews/large-review.tsx";
import { Review } from "../parts/reviews/review.tsx";
import "../parts/reviews/review-list.css";
import "./voices.css";

type Props = { reviews: ReviewRecord[]; order: "across" | "first" | "down" };

/** Reviews side by side, with one leading, or one below the other. */
export const Voices = ({ reviews, order }: Props) => (
  <ul role="list" className={`review-list voices voices-${order}`}>
    {reviews.map((review, index) => {
      const isLarge = order === "down" || (order === "first" && index === 0);
      return (
        <li key={review.name}>
          {isLarge ? <LargeReview review={review} /> : <Review review={review} />}
        </li>
      );
    })}
  </ul>
);
