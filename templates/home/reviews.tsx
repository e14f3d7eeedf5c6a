import { home } from "../../content/home.ts";
import { reviews } from "../../content/reviews.ts";
import { Review } from "../parts/review.tsx";
import { Section, SectionHead } from "../parts/section.tsx";
import "./reviews.css";

const { heading, intro } = home.reviews;

/** One large, the others beside it. */
export const Reviews = () => (
  <Section id="reviews" tone="mist">
    <SectionHead id="reviews" heading={heading} intro={intro} />
    <ul className="reviews">
      {reviews.map((review, index) => (
        <li key={review.name}>
          <Review review={review} isLarge={index === 0} />
        </li>
      ))}
    </ul>
  </Section>
);
