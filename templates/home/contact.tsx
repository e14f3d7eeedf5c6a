import { home } from "../../content/home.ts";
import type { PageTools } from "../../generator/site.ts";
import type { Chrome } from "../parts/chrome.ts";
import { ContactBlock } from "../parts/contact-block.tsx";
import { Section } from "../parts/section.tsx";

const { heading, intro } = home.contact;

export const Contact = ({ tools, chrome }: { tools: PageTools; chrome: Chrome }) => (
  <Section id="contact" tone="mist" heading={heading} intro={intro}>
    <ContactBlock tools={tools} chrome={chrome} />
  </Section>
);
