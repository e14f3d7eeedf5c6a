import { supportPlans } from "../../content/plans.ts";
import { support as words } from "../../content/support.ts";
import { routes } from "../../domain/addresses.ts";
import type { PageTools } from "../../generator/site.ts";
import { Document } from "../document/document.tsx";
import { planService } from "../offers.ts";
import { CallLink } from "../parts/call-link.tsx";
import type { PageProps } from "../parts/chrome.ts";
import { Closing } from "../parts/closing.tsx";
import { OpenDialog } from "../parts/contact/open-dialog.tsx";
import { fromHome } from "../parts/crumbs.ts";
import { Icon } from "../parts/icon.tsx";
import { PlanEnquiryDialog } from "../parts/message-form-dialog.tsx";
import { Opener } from "../parts/opener.tsx";
import { PlanPrices } from "../parts/prices/plan-prices.tsx";
import { Section } from "../parts/section.tsx";
import { Steps } from "../parts/steps.tsx";
import { pageNodes } from "../structured-data.tsx";
import { PlanLedger } from "../support/plan-ledger.tsx";
import { Roster } from "../support/roster.tsx";
import { ShortLine } from "../support/short-line.tsx";

const route = routes.supportBilton;
const crumbs = fromHome({ name: "Website support, Bilton", route });
const { hero, services, plans, steps, closing } = words;

export const support = ({ chrome }: PageProps, tools: PageTools) => (
  <Document
    tools={tools}
    chrome={chrome}
    head={{ ...words.meta, placename: "Bilton", nodes: nodes(tools) }}
    dialogs={<PlanEnquiryDialog tools={tools} chrome={chrome} />}
  >
    <Opener
      tools={tools}
      crumbs={crumbs}
      {...hero}
      tone="mist"
      art={<PlanLedger plans={supportPlans} />}
      actions={
        <>
          <OpenDialog tools={tools} dialog="plan-enquiry" plan="Website support in Bilton">
            Get Support Quote
          </OpenDialog>
          <a className="button button-secondary" href="#plans">
            View Support Plans <Icon name="down" />
          </a>
        </>
      }
    >
      {chrome.locations
        .filter(({ name }) => name === "Bilton")
        .map(place => (
          <ShortLine key={place.slug} place={place} />
        ))}
    </Opener>
    <Section id="services" heading={services.heading} intro={services.intro}>
      <Roster items={services.items} />
    </Section>
    <Section id="plans" tone="mist" heading={plans.heading} intro={plans.intro}>
      <PlanPrices tools={tools} plans={supportPlans} page="Bilton website support" />
    </Section>
    <Section id="steps" tone="night" heading={steps.heading} intro={steps.intro}>
      <Steps steps={steps.items} />
    </Section>
    <Closing closing={closing}>
      <OpenDialog tools={tools} dialog="plan-enquiry" plan="A repair in Bilton">
        Tell Us What Is Broken
      </OpenDialog>
      <CallLink />
    </Closing>
  </Document>
);

function nodes(tools: PageTools) {
  const service = planService(hero, { area: "Bilton", plans: supportPlans });
  return pageNodes(tools, { services: [service], crumbs });
}
