import { homeFaqs } from "../../content/faqs.ts";
import { home } from "../../content/home.ts";
import { FaqList } from "../parts/faq-list.tsx";
import { Section, SectionHead } from "../parts/section.tsx";

const { heading, intro } = home.faq;

export const HomeFaq = () => (
  <Section id="faq">
    <div className="aside">
      <SectionHead id="faq" heading={heading} intro={intro} />
      <FaqList faqs={homeFaqs} />
    </div>
  </Section>
);
