import type { Review as ReviewRecord } from "../../../content/rules/schemas.ts";
import { Review } from "./review.tsx";
import "./large-review.css";

/** The one that is read first. */
export const LargeReview = ({ review }: { review: ReviewRecord }) => (
  <Review review={review} className="review review-large" />
);
