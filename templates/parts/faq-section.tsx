import type { Faq } from "../../content/rules/schemas.ts";
import { FaqList } from "./faq-list.tsx";
import { Section, SectionHead, type Tone } from "./section.tsx";

type Props = { id: string; heading: string; tone?: Tone; faqs: Faq[] };

/** Questions beside their heading; nothing where there are none. */
export const FaqSection = ({ tone = "chalk", faqs, ...head }: Props) =>
  faqs.length > 0 && (
    <Section id={head.id} tone={tone}>
      <div className="aside">
        <SectionHead {...head} />
        <FaqList faqs={faqs} />
      </div>
    </Section>
  );
