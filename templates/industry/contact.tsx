import { buttons } from "../../content/navigation.ts";
import { openingTimes } from "../../content/rules/opening-times.ts";
import { site } from "../../content/site.ts";
import { tradeWords } from "../../content/trade-words.ts";
import { sectionRoute } from "../../domain/addresses.ts";
import type { PageTools } from "../../generator/site.ts";
import { addressLine, townLine } from "../parts/contact/address-line.ts";
import { MailAddress } from "../parts/contact/mail-address.tsx";
import { OpenDialog } from "../parts/contact/open-dialog.tsx";
import { telephone } from "../parts/contact/telephone.tsx";
import { Section, SectionHead } from "../parts/section.tsx";
import "../parts/ruled.css";
import "./contact.css";

/** Every way to reach us, in large type. The form itself stands on the home page. */
export const TradeContact = ({ tools }: { tools: PageTools }) => {
  const { email, phone, whatsapp, hours, address } = site;
  return (
    <Section id="trade-contact" tone="turf">
      <div className="aside">
        <SectionHead
          id="trade-contact"
          heading={tradeWords.contact.heading}
          intro={tradeWords.contact.intro}
        >
          <div className="cluster">
            <OpenDialog tools={tools} dialog="quote">
              {buttons.quote}
            </OpenDialog>
            <a className="button button-secondary" href={tools.link(sectionRoute("contact"))}>
              Send a Message
            </a>
          </div>
        </SectionHead>
        <ul role="list" className="ways ruled">
          <li>
            <a href={`mailto:${email}`}>
              <MailAddress />
            </a>
          </li>
          <li>
            <a href={`tel:${phone.e164}`}>{telephone(phone.display)}</a>{" "}
            {hours.length > 0 && <span>{openingTimes(hours)}</span>}
          </li>
          {whatsapp && (
            <li>
              <a href={whatsapp.url}>WhatsApp {telephone(whatsapp.display)}</a>
            </li>
          )}
          <li>
            {address.mapsUrl ? (
              <>
                <a href={address.mapsUrl}>{address.street ?? "Our office"}</a>{" "}
                <span>{townLine(address)}</span>
              </>
            ) : (
              addressLine(address)
            )}
          </li>
        </ul>
      </div>
    </Section>
  );
};
