import type { Faq } from "../../content/rules/schemas.ts";
import { Icon } from "./icon.tsx";
import "./faq-list.css";

/** One open at a time, and it can be closed: the browser does both. */
export const FaqList = ({ faqs }: { faqs: Faq[] }) => (
  <div className="faqs">
    {faqs.map(({ question, answer }) => (
      <details key={question} name="faq">
        <summary>
          <h3>{question}</h3>
          <Icon name="down" />
        </summary>
        <p>{answer}</p>
      </details>
    ))}
  </div>
);
