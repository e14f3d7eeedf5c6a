import { webCatalogue } from "../../content/catalogue.ts";
import { home } from "../../content/home.ts";
import { site } from "../../content/site.ts";
import type { PageTools } from "../../generator/site.ts";
import { MeetingLink } from "../parts/contact/meeting-link.tsx";
import { PackageCards } from "../parts/prices/package-cards.tsx";
import { Section } from "../parts/section.tsx";
import { Unbroken } from "../parts/words/unbroken.tsx";
import { Addons } from "./addons.tsx";
import "../../islands/base/overlay/cluster.css";
import "./pricing.css";

const { heading, intro, hostingNote } = home.pricing;

export const Pricing = ({ tools }: { tools: PageTools }) => (
  <Section id="pricing" heading={heading} intro={intro}>
    <PackageCards tools={tools} packages={webCatalogue.packages} dialog="quote" />
    <Addons addons={webCatalogue.addons} />
    <div className="cluster pricing-notes">
      <p>
        <Unbroken text={hostingNote} /> {site.vatStatement}
      </p>
      <MeetingLink tools={tools}>Schedule Your Meeting</MeetingLink>
    </div>
  </Section>
);
