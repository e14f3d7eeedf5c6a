import { analytics } from "../../content/analytics.ts";
import { routes } from "../../domain/addresses.ts";
import type { PageTools, TextFile } from "../../generator/site.ts";
import type { ConsentWords } from "../../islands/consent/question.ts";
import type { Chrome } from "../parts/chrome.ts";

type Props = { tools: PageTools; chrome: Chrome };

const path = "/consent.json";

/** The place of the question before any analytics, at the head of the page for who goes by keyboard. */
export const Consent = ({ tools, chrome }: Props) => {
  if (!chrome.analyticsTagId) return null;
  const { src, style } = tools.script("consent");
  return (
    <section
      className="consent"
      data-consent
      data-tag={chrome.analyticsTagId}
      data-words={path}
      data-awake=""
      data-src={src}
      data-style={style}
      hidden
    />
  );
};

/** What it asks: one file for all pages, read where nobody has answered yet. */
export function consentFiles({ analyticsTagId }: Chrome): TextFile[] {
  if (!analyticsTagId) return [];
  return [
    {
      path,
      write: tools => {
        const { againLabel, ...said } = analytics;
        const words: ConsentWords = { ...said, privacyUrl: tools.link(routes.privacy) };
        return JSON.stringify(words);
      },
    },
  ];
}
