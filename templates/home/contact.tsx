import { home } from "../../content/home.ts";
import type { PageTools } from "../../generator/site.ts";
import type { Chrome } from "../parts/chrome.ts";
import { Section } from "../parts/section.tsx";
import { ContactBlock } from "./contact-block.tsx";

const { heading, intro } = home.contact;

export const Contact = ({ tools, chrome }: { tools: PageTools; chrome: Chrome }) => (
  <Section id="contact" tone="mist" heading={heading} intro={<Intro />}>
    <ContactBlock tools={tools} chrome={chrome} />
  </Section>
);

/** Every button of a package or plan leads here without a script, and nothing could bring its name along. */
const Intro = () => (
  <>
    {intro}
    <noscript>
      {" "}
      Your browser runs no JavaScript, so please name the package or plan that you have chosen.
    </noscript>
  </>
);
