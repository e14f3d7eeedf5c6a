import type { Review as ReviewRecord } from "../../../content/rules/schemas.ts";
import { oneLine } from "../words/one-line.ts";
import { Stars } from "./stars.tsx";
import "./review.css";

type Props = { review: ReviewRecord; className?: string };

/** What a customer said, with the initials in a chalk circle. */
export const Review = ({ review, className = "review" }: Props) => {
  const { name, business, location, text, rating } = review;
  return (
    <figure className={className}>
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
          {location && `, ${oneLine(location)}`}
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
