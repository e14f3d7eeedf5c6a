import type { Review as ReviewRecord } from "../../content/schemas.ts";
import { Review } from "../parts/review.tsx";
import "./voices.css";

type Props = { reviews: ReviewRecord[]; order: "across" | "first" | "down" };

/** Reviews side by side, with one leading, or one below the other. */
export const Voices = ({ reviews, order }: Props) => (
  <ul role="list" className={`voices voices-${order}`}>
    {reviews.map((review, index) => (
      <li key={review.name}>
        <Review review={review} isLarge={order === "down" || (order === "first" && index === 0)} />
      </li>
    ))}
  </ul>
);
