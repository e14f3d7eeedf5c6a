import type { IndustryRecord } from "../../content/rules/schemas.ts";
import { tradeWords } from "../../content/trade-words.ts";
import type { PageTools } from "../../generator/site.ts";
import { Document } from "../document/document.tsx";
import { shownSkeleton } from "../drawing/skeletons/skeletons.ts";
import { TradeContact } from "../industry/contact.tsx";
import { DesignedFor } from "../industry/designed-for.tsx";
import { IndustryOpener } from "../industry/opener.tsx";
import { offersFrom } from "../offers.ts";
import { Chapters } from "../parts/chapters.tsx";
import type { PageProps } from "../parts/chrome.ts";
import { type Crumb, fromHome } from "../parts/crumbs.ts";
import { FaqSection } from "../parts/faq-section.tsx";
import { ReviewRow } from "../parts/reviews/review-row.tsx";
import { tradeName } from "../parts/words/shared-words.ts";
import { pageNodes } from "../structured-data.tsx";

type Props = PageProps & {
  slug: string;
  record: IndustryRecord;
};

export const industry = (props: Props, tools: PageTools) => {
  const { chrome, slug, record } = props;
  const { name, faqs, testimonials, seoTitle, seoDescription } = record;
  const crumbs = fromHome({ name: tradeName(name), route: tools.page.route });
  const head = {
    title: seoTitle,
    description: seoDescription,
    nodes: nodes(record, tools, crumbs),
  };
  return (
    <Document tools={tools} chrome={chrome} head={head}>
      <IndustryOpener
        tools={tools}
        record={record}
        crumbs={crumbs}
        skeleton={shownSkeleton(slug)}
      />
      <DesignedFor tools={tools} record={record} trades={chrome.industries} />
      <ReviewRow id="trade-reviews" tone="turf" reviews={testimonials} />
      <Chapters tools={tools} tone="mist" />
      <FaqSection id="trade-questions" heading={tradeWords.faq.heading} faqs={faqs} />
      <TradeContact tools={tools} />
    </Document>
  );
};

function nodes(record: IndustryRecord, tools: PageTools, crumbs: Crumb[]) {
  const { industry, description, testimonials, faqs, priceFrom } = record;
  const name = tradeName(industry);
  return pageNodes(tools, {
    services: [{ name, description, offers: offersFrom(priceFrom) }],
    reviews: testimonials,
    faqs,
    crumbs,
  });
}
