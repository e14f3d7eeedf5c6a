import type { Faq } from "../../content/schemas.ts";
import { Icon } from "./icon.tsx";
import "./faqs.css";

/** One answer open at a time; opening and closing needs no script. */
export const Faqs = ({ faqs }: { faqs: Faq[] }) => (
  <div className="faqs">
    {faqs.map(({ question, answer }) => (
      <details key={question} name="faq">
        <summary>
          <span>{question}</span> <Icon name="down" />
        </summary>
        <p>{answer}</p>
      </details>
    ))}
  </div>
);
