import { seoCatalogue } from "../../content/catalogue.ts";
import { seoFaqs } from "../../content/faqs.ts";
import { seoServices as words } from "../../content/seo-services.ts";
import { routes } from "../../domain/addresses.ts";
import type { PageTools } from "../../generator/site.ts";
import { Document } from "../document/document.tsx";
import { QuoteDialog } from "../document/quote-dialog.tsx";
import { packageService } from "../offers.ts";
import { CallLink } from "../parts/call-link.tsx";
import type { PageProps } from "../parts/chrome.ts";
import { Closing } from "../parts/closing.tsx";
import { OpenDialog } from "../parts/contact/open-dialog.tsx";
import { fromHome } from "../parts/crumbs.ts";
import { FaqSection } from "../parts/faq-section.tsx";
import { Icon } from "../parts/icon.tsx";
import { Opener } from "../parts/opener.tsx";
import { PackageCards } from "../parts/prices/package-cards.tsx";
import { Scoreboard } from "../parts/scoreboard.tsx";
import { Section } from "../parts/section.tsx";
import { Steps } from "../parts/steps.tsx";
import { Groups } from "../seo/groups.tsx";
import { PackageNotes } from "../seo/package-notes.tsx";
import { SearchYear } from "../seo/search-year.tsx";
import { Stories } from "../seo/stories.tsx";
import "../seo/four-cards.css";
import { pageNodes } from "../structured-data.tsx";

const route = routes.seo;
const crumbs = fromHome({ name: "SEO services", route });
const { hero, stats, groups, process, packages, stories, closing } = words;

export const seoServices = ({ chrome }: PageProps, tools: PageTools) => (
  <Document
    tools={tools}
    chrome={chrome}
    head={{ ...words.meta, nodes: nodes(tools) }}
    dialogs={<QuoteDialog tools={tools} id="seo-quote" />}
    overNight
  >
    <Opener
      tools={tools}
      crumbs={crumbs}
      {...hero}
      art={<SearchYear caption={packages.timingNote} />}
      actions={
        <>
          <FreeAudit tools={tools} />
          <a className="button button-secondary" href="#pricing">
            View SEO Packages <Icon name="down" />
          </a>
        </>
      }
    >
      <div className="opener-board">
        <Scoreboard figures={stats} />
      </div>
    </Opener>
    <Section id="services" heading={groups.heading} intro={groups.intro}>
      <Groups items={groups.items} />
    </Section>
    <Section id="process" tone="mist" heading={process.heading} intro={process.intro}>
      <Steps steps={process.items} />
    </Section>
    <Section id="pricing" heading={packages.heading} intro={packages.intro}>
      <PackageCards tools={tools} packages={seoCatalogue.packages} dialog="seo-quote" />
      <PackageNotes />
    </Section>
    <Stories stories={stories} />
    <FaqSection id="faq" heading="Questions about SEO" faqs={seoFaqs} />
    <Closing closing={closing}>
      <FreeAudit tools={tools} />
      <CallLink />
    </Closing>
  </Document>
);

/** Whatever it is called: the audit is the one that is paid once. */
const audit = seoCatalogue.packages.find(({ period }) => period === "once");

const FreeAudit = ({ tools }: { tools: PageTools }) => (
  <OpenDialog tools={tools} dialog="seo-quote" preselect={audit?.name}>
    Get Free SEO Audit
  </OpenDialog>
);

function nodes(tools: PageTools) {
  const services = seoCatalogue.packages.map(packageService);
  return pageNodes(tools, { services, faqs: seoFaqs, crumbs });
}
