import type { ReactNode } from "react";
import "./section.css";
import "./section-head.css";
import { Unbroken } from "./words/unbroken.tsx";

export type Tone = "chalk" | "mist" | "night" | "turf";
type Props = {
  id: string;
  tone?: Tone;
  heading?: string;
  intro?: ReactNode;
  children: ReactNode;
};

/** A band of the page, named by its heading. One that stands beside other things is a `SectionHead` with the same id. */
export const Section = ({ id, tone = "chalk", heading, intro, children }: Props) => (
  <section id={id} className={`section ${tone}`} aria-labelledby={`${id}-title`}>
    <div className="wrap">
      {heading !== undefined && <SectionHead id={id} heading={heading} intro={intro} />}
      {children}
    </div>
  </section>
);

type HeadProps = { id: string; heading: string; intro?: ReactNode; children?: ReactNode };

/** Heading on the left, what it is about on the right; one above the other where there is no room. */
export const SectionHead = ({ id, heading, intro, children }: HeadProps) => (
  <div className="section-head">
    <h2 id={`${id}-title`}>
      <Unbroken text={heading} />
    </h2>
    {(intro || children) && (
      <div className="section-intro">
        {intro && <p>{intro}</p>}
        {children}
      </div>
    )}
  </div>
);
