import { reviews } from "../../content/reviews.ts";
import type { LocationRecord } from "../../content/schemas.ts";
import type { PageTools } from "../../generator/site.ts";
import { Document } from "../document/document.tsx";
import { Chapters } from "../location/chapters.tsx";
import { Fares } from "../location/fares.tsx";
import { KnownPlaces } from "../location/known-places.tsx";
import { NextStops } from "../location/next-stops.tsx";
import { LocationOpener } from "../location/opener.tsx";
import { TeamSheet } from "../location/team-sheet.tsx";
import { townReviews } from "../location/town-reviews.ts";
import { CallLink } from "../parts/call-link.tsx";
import type { Chrome } from "../parts/chrome.ts";
import { Closing } from "../parts/closing.tsx";
import { type Crumb, fromHome } from "../parts/crumbs.ts";
import { FaqSection } from "../parts/faq-section.tsx";
import { OpenDialog } from "../parts/open-dialog.tsx";
import { ReviewRow } from "../parts/review-row.tsx";
import { pageNodes } from "../structured-data.tsx";

type Props = {
  chrome: Chrome;
  record: LocationRecord;
  title: string;
  description: string;
  socialImage: string;
};

export const location = (props: Props, tools: PageTools) => {
  const { chrome, record, title, description, socialImage } = props;
  const { name, faqs } = record;
  const crumbs = fromHome({ name: `Web design in ${name}`, route: tools.page.route });
  return (
    <Document
      tools={tools}
      chrome={chrome}
      head={{
        title,
        description,
        socialImage,
        placename: name,
        nodes: nodes(record, tools, crumbs),
      }}
      overNight
    >
      <LocationOpener tools={tools} record={record} places={chrome.locations} crumbs={crumbs} />
      <TeamSheet record={record} />
      <Chapters tools={tools} />
      <KnownPlaces record={record} />
      <ReviewRow id="town-reviews" reviews={townReviews(reviews, name)} />
      <Fares tools={tools} name={name} />
      <FaqSection id="town-questions" heading={`Questions from ${name}`} faqs={faqs} />
      <NextStops tools={tools} record={record} places={chrome.locations} />
      <Closing
        closing={{
          heading: `Tell us what you do in ${name}`,
          text: "We reply within 24 hours, and asking costs nothing.",
        }}
      >
        <OpenDialog tools={tools} dialog="quote">
          Get Your FREE Quote
        </OpenDialog>
        <CallLink />
      </Closing>
    </Document>
  );
};

function nodes(record: LocationRecord, tools: PageTools, crumbs: Crumb[]) {
  const { name: area, description, faqs } = record;
  return pageNodes(tools, {
    services: [{ name: `Web design in ${area}`, description, area }],
    reviews: townReviews(reviews, area),
    faqs,
    crumbs,
  });
}
