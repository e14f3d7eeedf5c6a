import { openingTimes } from "../../content/rules/opening-times.ts";
import { site } from "../../content/site.ts";
import { quoteQuery } from "../../domain/addresses.ts";
import { contactForm } from "../../domain/forms.ts";
import type { PageTools } from "../../generator/site.ts";
import { ContactForm } from "../../islands/contact/contact-form.tsx";
import { Island } from "../island.tsx";
import type { Chrome } from "../parts/chrome.ts";
import { addressLine } from "../parts/contact/address-line.ts";
import { MailAddress } from "../parts/contact/mail-address.tsx";
import { sendingFor } from "../parts/contact/sending.ts";
import { telephone } from "../parts/contact/telephone.tsx";
import { Icon } from "../parts/icon.tsx";
import "../parts/ruled.css";
import "../../islands/base/overlay/fields.css";
import "./contact-block.css";

type Props = { tools: PageTools; chrome: Chrome };

/** The contact form, and beside it every other way to reach us. */
export const ContactBlock = ({ tools, chrome }: Props) => (
  <div className="contact-block">
    <div className="contact-form unprinted">
      <h3 id={`${contactForm.id}-heading`}>{contactForm.heading}</h3>
      <Island
        tools={tools}
        name="contact"
        component={ContactForm}
        awake={quoteQuery}
        props={{ sending: sendingFor(tools, chrome) }}
      />
    </div>
    <ReachList />
  </div>
);

const ReachList = () => {
  const { email, phone, whatsapp, address, hours } = site;
  return (
    <ul role="list" className="reach ruled">
      <li>
        <Icon name="mail" />
        <div>
          <strong>Email</strong>
          <a href={`mailto:${email}`}>
            <MailAddress />
          </a>
        </div>
      </li>
      <li>
        <Icon name="phone" />
        <div>
          <strong>Phone</strong>
          <a href={`tel:${phone.e164}`}>{telephone(phone.display)}</a>
          {hours.length > 0 && <span>{openingTimes(hours)}</span>}
        </div>
      </li>
      {whatsapp && (
        <li>
          <Icon name="chat" />
          <div>
            <strong>WhatsApp</strong>
            <a href={whatsapp.url} aria-label={`WhatsApp ${whatsapp.display}`}>
              {telephone(whatsapp.display)}
            </a>
          </div>
        </li>
      )}
      <li>
        <Icon name="pin" />
        <div>
          <strong>{address.mapsUrl ? "Office" : "Address"}</strong>
          <address>{addressLine(address)}</address>
          {address.mapsUrl && <a href={address.mapsUrl}>Show on the map</a>}
        </div>
      </li>
    </ul>
  );
};
