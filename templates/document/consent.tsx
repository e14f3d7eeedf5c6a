import { analytics as words } from "../../content/analytics.ts";
import { routes } from "../../domain/addresses.ts";
import type { PageTools } from "../../generator/site.ts";
import type { Chrome } from "../parts/chrome.ts";

type Props = { tools: PageTools; chrome: Chrome };

/** The question before any analytics, at the head of the page for who goes by keyboard. Its script shows it. */
export const Consent = ({ tools, chrome }: Props) => {
  if (!chrome.analyticsTagId) return null;
  const { src, style } = tools.script("consent");
  return (
    <section
      className="consent"
      aria-label={words.title}
      data-consent
      data-tag={chrome.analyticsTagId}
      data-awake
      data-src={src}
      data-style={style}
      hidden
    >
      <p className="consent-title">{words.title}</p>
      {answers.map(answer => (
        <p key={answer} className="consent-now" data-now={answer}>
          {words[answer]}
        </p>
      ))}
      <p className="consent-text">
        {words.text} <a href={tools.link(routes.privacy)}>{words.privacyLabel}</a>
      </p>
      <div className="consent-buttons">
        <button type="button" className="button button-secondary" data-answer="rejected">
          {words.reject}
        </button>
        <button type="button" className="button button-secondary" data-answer="accepted">
          {words.accept}
        </button>
      </div>
    </section>
  );
};

const answers = ["accepted", "rejected"] as const;
