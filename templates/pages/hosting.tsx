import { hostingFaqs } from "../../content/faqs.ts";
import { hosting as words } from "../../content/hosting.ts";
import { hostingPlans } from "../../content/plans.ts";
import { routes } from "../../domain/addresses.ts";
import type { PageTools } from "../../generator/site.ts";
import { Document } from "../document/document.tsx";
import { Features } from "../hosting/features.tsx";
import { Month } from "../hosting/month.tsx";
import { Pair } from "../hosting/pair.tsx";
import { planService } from "../offers.ts";
import { CallLink } from "../parts/call-link.tsx";
import type { PageProps } from "../parts/chrome.ts";
import { Closing } from "../parts/closing.tsx";
import { OpenDialog } from "../parts/contact/open-dialog.tsx";
import { fromHome } from "../parts/crumbs.ts";
import { FaqSection } from "../parts/faq-section.tsx";
import { Icon } from "../parts/icon.tsx";
import { PlanEnquiryDialog } from "../parts/message-form-dialog.tsx";
import { Opener } from "../parts/opener.tsx";
import { PlanPrices } from "../parts/prices/plan-prices.tsx";
import { RowList } from "../parts/row-list.tsx";
import { Section, SectionHead } from "../parts/section.tsx";
import { pageNodes } from "../structured-data.tsx";

const route = routes.hostingCoventry;
const crumbs = fromHome({ name: "Hosting and support, Coventry", route });

export const hosting = ({ chrome }: PageProps, tools: PageTools) => (
  <Document
    tools={tools}
    chrome={chrome}
    head={{ ...words.meta, placename: "Coventry", nodes: nodes(tools) }}
    dialogs={<PlanEnquiryDialog tools={tools} chrome={chrome} />}
    overNight
  >
    <Opener
      tools={tools}
      crumbs={crumbs}
      {...words.hero}
      art={<Month />}
      actions={
        <>
          <OpenDialog tools={tools} dialog="plan-enquiry" plan="Hosting and support in Coventry">
            Get Support Quote
          </OpenDialog>
          <a className="button button-secondary" href="#plans">
            View Hosting Plans <Icon name="down" />
          </a>
        </>
      }
    />
    <Section id="hosting" heading={words.features.heading} intro={words.features.intro}>
      <Features items={words.features.items} />
    </Section>
    <Section id="support" tone="mist">
      <div className="aside">
        <SectionHead id="support" heading={words.services.heading} intro={words.services.intro} />
        <RowList items={words.services.items} />
      </div>
    </Section>
    <Section id="plans" heading={words.plans.heading} intro={words.plans.intro}>
      <PlanPrices tools={tools} plans={hostingPlans} page="Coventry hosting and support" />
    </Section>
    <Pair id="reviews" heading="From Coventry customers" reviews={words.testimonials} />
    <FaqSection id="faq" heading="Questions about hosting and support" faqs={hostingFaqs} />
    <Closing closing={words.closing}>
      <OpenDialog tools={tools} dialog="plan-enquiry" plan="Hosting and support in Coventry">
        Get Support Quote
      </OpenDialog>
      <CallLink />
    </Closing>
  </Document>
);

function nodes(tools: PageTools) {
  const service = planService(words.hero, { area: "Coventry", plans: hostingPlans });
  return pageNodes(tools, { services: [service], faqs: hostingFaqs, crumbs });
}
