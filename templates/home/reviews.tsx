import { home } from "../../content/home.ts";
import type { Review as ReviewRecord } from "../../content/rules/schemas.ts";
import { LargeReview } from "../parts/reviews/large-review.tsx";
import { Review } from "../parts/reviews/review.tsx";
import { Section } from "../parts/section.tsx";
import "./reviews.css";

const { heading, intro } = home.reviews;

/** One large, the others beside it; nothing where there are none. */
export const Reviews = ({ reviews }: { reviews: ReviewRecord[] }) =>
  reviews.length > 0 && (
    <Section id="reviews" tone="mist" heading={heading} intro={intro}>
      <ul role="list" className="reviews">
        {reviews.map((review, index) => (
          <li key={`${review.name}: ${review.text}`}>
            {index === 0 ? <LargeReview review={review} /> : <Review review={review} />}
          </li>
        ))}
      </ul>
    </Section>
  );
