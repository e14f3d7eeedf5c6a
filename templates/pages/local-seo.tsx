import { seoCatalogue } from "../../content/catalogue.ts";
import { seoServices } from "../../content/seo-services.ts";
import { routes } from "../../domain/addresses.ts";
import type { PageTools } from "../../generator/site.ts";
import { Document } from "../document/document.tsx";
import { QuoteDialog } from "../document/quote-dialog.tsx";
import { packageOffers } from "../offers.ts";
import { CallLink } from "../parts/call-link.tsx";
import type { PageProps } from "../parts/chrome.ts";
import { Closing } from "../parts/closing.tsx";
import { OpenDialog } from "../parts/contact/open-dialog.tsx";
import { fromHome } from "../parts/crumbs.ts";
import { MessageFormDialog } from "../parts/message-form-dialog.tsx";
import { Opener } from "../parts/opener.tsx";
import { Scoreboard } from "../parts/scoreboard.tsx";
import { Section, SectionHead } from "../parts/section.tsx";
import type { LocalLook, SectionLook } from "../seo/look.ts";
import { looks } from "../seo/looks.ts";
import { PackageLines } from "../seo/package-lines.tsx";
import { PackageNotes } from "../seo/package-notes.tsx";
import { pageNodes } from "../structured-data.tsx";

type Props = PageProps & { place: keyof typeof looks };

/** The same sections for three places; each look draws them its own way. */
export const localSeo = ({ chrome, place }: Props, tools: PageTools) => {
  const look = looks[place];
  const { words, area: placename, opener, form } = look;
  return (
    <Document
      tools={tools}
      chrome={chrome}
      head={{ ...words.meta, placename, nodes: nodes(tools, look) }}
      dialogs={
        <>
          <MessageFormDialog tools={tools} chrome={chrome} id="audit" form={form} />
          <QuoteDialog tools={tools} id="seo-quote" />
        </>
      }
      overNight={opener.tone !== "mist"}
    >
      <Opener
        tools={tools}
        crumbs={crumbsOf(look)}
        {...words.hero}
        {...opener}
        actions={<Actions tools={tools} />}
      >
        <div className="opener-board">
          <Scoreboard figures={words.figures} />
        </div>
      </Opener>
      <Band id="services" words={words.services} look={look.services} />
      <Band id="reasons" words={words.reasons} look={look.reasons} />
      {words.testimonials.items.length > 0 && (
        <Band id="reviews" words={words.testimonials} look={look.testimonials} />
      )}
      <Band id="areas" words={words.areas} look={look.areas} />
      <Packages tools={tools} />
      <Closing closing={words.closing}>
        <Actions tools={tools} />
      </Closing>
    </Document>
  );
};

const Actions = ({ tools }: { tools: PageTools }) => (
  <>
    <OpenDialog tools={tools} dialog="audit">
      Get Free SEO Audit
    </OpenDialog>
    <CallLink />
  </>
);

type BandProps = { id: string; words: { heading: string; intro: string }; look: SectionLook };

const Band = ({ id, words: { heading, intro }, look: { tone, isAside, content } }: BandProps) => (
  <Section id={id} tone={tone}>
    <div className={isAside ? "aside" : undefined}>
      <SectionHead id={id} heading={heading} intro={intro} />
      {content}
    </div>
  </Section>
);

const Packages = ({ tools }: { tools: PageTools }) => (
  <Section id="packages">
    <div className="aside">
      <SectionHead id="packages" heading={seoServices.packages.heading}>
        <p>
          {seoServices.packages.intro} <a href={tools.link(routes.seo)}>What each includes</a>
        </p>
      </SectionHead>
      <div>
        <PackageLines tools={tools} />
        <PackageNotes />
      </div>
    </div>
  </Section>
);

function crumbsOf({ route, words }: LocalLook) {
  return fromHome({ name: "SEO services", route: routes.seo }, { name: words.breadcrumb, route });
}

/** The headline of these pages is a sentence; what is sold has a name in the breadcrumb. */
function nodes(tools: PageTools, look: LocalLook) {
  const { area, words } = look;
  const { breadcrumb: name, hero } = words;
  const offers = packageOffers(seoCatalogue.packages);
  return pageNodes(tools, {
    services: [{ name, description: hero.subheadline, area, offers }],
    crumbs: crumbsOf(look),
  });
}
