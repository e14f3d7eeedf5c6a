import { trainingPlans } from "../../content/plans.ts";
import { training as words } from "../../content/training.ts";
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
import { pageNodes } from "../structured-data.tsx";
import { Briefing } from "../training/briefing.tsx";
import { CoursePlan } from "../training/course-plan.tsx";
import { Timetable } from "../training/timetable.tsx";

const route = routes.trainingDunchurch;
const crumbs = fromHome({ name: "Website training, Dunchurch", route });
const { hero, modules, plans, sections, closing } = words;

export const training = ({ chrome }: PageProps, tools: PageTools) => (
  <Document
    tools={tools}
    chrome={chrome}
    head={{ ...words.meta, placename: "Dunchurch", nodes: nodes(tools) }}
    dialogs={<PlanEnquiryDialog tools={tools} chrome={chrome} />}
    overNight
  >
    <Opener
      tools={tools}
      crumbs={crumbs}
      {...hero}
      tone="turf"
      art={<CoursePlan modules={modules.items} />}
      actions={
        <>
          <OpenDialog tools={tools} dialog="plan-enquiry" plan="Website training in Dunchurch">
            Book Training
          </OpenDialog>
          <a className="button button-secondary" href="#plans">
            View Training Prices <Icon name="down" />
          </a>
        </>
      }
    />
    <Section id="modules" heading={modules.heading} intro={modules.intro}>
      <Timetable modules={modules.items} />
    </Section>
    <Section id="plans" tone="mist" heading={plans.heading} intro={plans.intro}>
      <PlanPrices
        tools={tools}
        plans={trainingPlans}
        page="Website training"
        buttonLabel={plan => `Book ${plan}`}
      />
    </Section>
    <div className="section chalk">
      <div className="wrap">
        <Briefing sections={sections} />
      </div>
    </div>
    <Closing closing={closing}>
      <OpenDialog tools={tools} dialog="plan-enquiry" plan="Which training module to take">
        Ask Us
      </OpenDialog>
      <CallLink />
    </Closing>
  </Document>
);

function nodes(tools: PageTools) {
  const service = planService(hero, { area: "Dunchurch", plans: trainingPlans });
  return pageNodes(tools, { services: [service], crumbs });
}
