import { buttons } from "../../content/navigation.ts";
import { site } from "../../content/site.ts";
import { thankYou as words } from "../../content/thank-you.ts";
import { sectionRoute } from "../../domain/addresses.ts";
import type { PageTools } from "../../generator/site.ts";
import { Document } from "../document/document.tsx";
import { Posts } from "../drawing/posts.tsx";
import type { PageProps } from "../parts/chrome.ts";
import { MailAddress } from "../parts/contact/mail-address.tsx";
import { Icon } from "../parts/icon.tsx";
import { Section } from "../parts/section.tsx";
import { Steps } from "../parts/steps.tsx";
import { oneLine } from "../parts/words/one-line.ts";
import { businessNodes } from "../structured-data.tsx";
import { Confetti } from "../thank-you/confetti.tsx";
import "../parts/ruled.css";
import "../../islands/base/overlay/cluster.css";
import "../parts/largest.css";
import "../thank-you/thank-you.css";

export const thankYou = ({ chrome }: PageProps, tools: PageTools) => (
  <Document
    tools={tools}
    chrome={chrome}
    head={{ ...words.meta, nodes: businessNodes(tools) }}
    overNight
  >
    <section
      className="thanks night"
      aria-labelledby="thanks-title"
      data-awake=""
      data-src={tools.script("thank-you").src}
    >
      <div className="wrap">
        <div className="thanks-words">
          <h1 id="thanks-title" className="largest">
            {words.hero.headline}
          </h1>
          <p>{words.hero.subheadline}</p>
          <div className="cluster">
            <a className="button" href={tools.link("/")}>
              Back to Home
            </a>
            <a className="button button-secondary" href={tools.link(sectionRoute("services"))}>
              {buttons.services}
            </a>
          </div>
        </div>
        <Posts />
      </div>
    </section>
    <Section id="next">
      <h2 id="next-title" className="thanks-heading">
        {words.stepsHeading}
      </h2>
      <Steps steps={words.steps} />
    </Section>
    <Section id="reach" tone="mist">
      <div className="thanks-reach">
        <div>
          <h2 id="reach-title">{words.contact.heading}</h2>
          <p>{words.contact.intro}</p>
        </div>
        <Reach />
      </div>
    </Section>
    <Confetti />
  </Document>
);

const Reach = () => (
  <ul role="list" className="thanks-links ruled">
    <li>
      <a href={`mailto:${site.email}`}>
        <Icon name="mail" />
        <span>
          <MailAddress />
        </span>
      </a>
    </li>
    <li>
      <a href={`tel:${site.phone.e164}`}>
        <Icon name="phone" />
        {oneLine(site.phone.display)}
      </a>
    </li>
    {site.whatsapp && (
      <li>
        <a href={site.whatsapp.url}>
          <Icon name="chat" /> WhatsApp
        </a>
      </li>
    )}
  </ul>
);
