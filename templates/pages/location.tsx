import { buttons } from "../../content/navigation.ts";
import { reviews } from "../../content/reviews.ts";
import { named } from "../../content/rules/named.ts";
import type { LocationRecord } from "../../content/rules/schemas.ts";
import { townWords } from "../../content/town-words.ts";
import type { PageTools } from "../../generator/site.ts";
import { Document } from "../document/document.tsx";
import { Fares } from "../location/fares.tsx";
import { KnownPlaces } from "../location/known-places.tsx";
import { NextStops } from "../location/next-stops.tsx";
import { LocationOpener } from "../location/opener.tsx";
import { TeamSheet } from "../location/team-sheet.tsx";
import { townReviews } from "../location/town-reviews.ts";
import { CallLink } from "../parts/call-link.tsx";
import { Chapters } from "../parts/chapters.tsx";
import type { PageProps } from "../parts/chrome.ts";
import { Closing } from "../parts/closing.tsx";
import { OpenDialog } from "../parts/contact/open-dialog.tsx";
import { type Crumb, fromHome } from "../parts/crumbs.ts";
import { FaqSection } from "../parts/faq-section.tsx";
import { ReviewRow } from "../parts/reviews/review-row.tsx";
import { townName } from "../parts/words/shared-words.ts";
import { pageNodes } from "../structured-data.tsx";

type Props = PageProps & {
  record: LocationRecord;
  title: string;
  description: string;
};

export const location = (props: Props, tools: PageTools) => {
  const { chrome, record, title, description } = props;
  const { name, faqs } = record;
  const crumbs = fromHome({ name: townName(name), route: tools.page.route });
  return (
    <Document
      tools={tools}
      chrome={chrome}
      head={{
        title,
        description,
        placename: name,
        nodes: nodes(record, tools, crumbs),
      }}
      overNight
    >
      <LocationOpener tools={tools} record={record} places={chrome.locations} crumbs={crumbs} />
      <TeamSheet record={record} />
      <Fares tools={tools} name={name} />
      <ReviewRow id="town-reviews" tone="night" reviews={townReviews(reviews, name)} />
      <Chapters tools={tools} tone="chalk" />
      <KnownPlaces record={record} />
      <FaqSection
        id="town-questions"
        heading={named(townWords.faq.heading, { town: name })}
        faqs={faqs}
      />
      <NextStops tools={tools} record={record} places={chrome.locations} />
      <Closing
        closing={{
          heading: named(townWords.closing.heading, { town: name }),
          text: named(townWords.closing.text, { town: name }),
        }}
      >
        <OpenDialog tools={tools} dialog="quote">
          {buttons.quote}
        </OpenDialog>
        <CallLink />
      </Closing>
    </Document>
  );
};

function nodes(record: LocationRecord, tools: PageTools, crumbs: Crumb[]) {
  const { name: area, description, faqs } = record;
  return pageNodes(tools, {
    services: [{ name: townName(area), description, area }],
    reviews: townReviews(reviews, area),
    faqs,
    crumbs,
  });
}
