import type { Review as ReviewRecord } from "../../content/schemas.ts";
import { Stars } from "./stars.tsx";
import "./review.css";

/** What a customer said, with the initials in a chalk circle. */
export const Review = ({
  review,
  isLarge = false,
}: {
  review: ReviewRecord;
  isLarge?: boolean;
}) => {
  const { name, business, location, text, rating } = review;
  return (
    <figure className={isLarge ? "review review-large" : "review"}>
      <Stars rating={rating} />
      <blockquote>
        <p>{text}</p>
      </blockquote>
      <figcaption>
        <span className="monogram figure" aria-hidden="true">
          {initials(name)}
        </span>
        <span>
          <strong>{name}</strong>
          <br />
          {business}
          {location && `, ${location}`}
        </span>
      </figcaption>
    </figure>
  );
};

function initials(name: string): string {
  const words = name.split(/\s+/).filter(word => /^\p{L}/u.test(word));
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map(word => word?.charAt(0).toUpperCase() ?? "")
    .join("");
}
