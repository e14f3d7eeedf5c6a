import { webCatalogue } from "../../content/catalogue.ts";
import { homeFaqs } from "../../content/faqs.ts";
import { home as words } from "../../content/home.ts";
import { reviews } from "../../content/reviews.ts";
import type { PageTools } from "../../generator/site.ts";
import { Document } from "../document/document.tsx";
import { About } from "../home/about.tsx";
import { Areas } from "../home/areas.tsx";
import { Booking } from "../home/booking.tsx";
import { Contact } from "../home/contact.tsx";
import { Hero } from "../home/hero.tsx";
import { Pricing } from "../home/pricing.tsx";
import { Reviews } from "../home/reviews.tsx";
import { Services } from "../home/services.tsx";
import { packageService } from "../offers.ts";
import type { PageProps } from "../parts/chrome.ts";
import { meetings } from "../parts/contact/meetings.ts";
import { FaqSection } from "../parts/faq-section.tsx";
import { pageNodes } from "../structured-data.tsx";

export const home = ({ chrome }: PageProps, tools: PageTools) => (
  <Document tools={tools} chrome={chrome} head={{ ...words.meta, nodes: nodes(tools) }} overNight>
    <Hero tools={tools} />
    <Services tools={tools} />
    <Reviews reviews={reviews} />
    <Areas tools={tools} places={chrome.locations} />
    <Pricing tools={tools} />
    <About tools={tools} />
    <Booking meetings={meetings} />
    <FaqSection id="faq" {...words.faq} faqs={homeFaqs} />
    <Contact tools={tools} chrome={chrome} />
  </Document>
);

function nodes(tools: PageTools) {
  const services = webCatalogue.packages.map(packageService);
  return pageNodes(tools, { services, reviews, faqs: homeFaqs });
}
