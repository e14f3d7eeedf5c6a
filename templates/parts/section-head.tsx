import type { ReactNode } from "react";
import "./section.css";

type Props = { heading: string; intro?: string; id?: string; children?: ReactNode };

/** The heading of a section and the sentence below it. In a `.split` it stays in view beside the content. */
export const SectionHead = ({ heading, intro, id, children }: Props) => (
  <div className="section-head">
    <h2 id={id}>{heading}</h2>
    {intro && <p className="section-intro">{intro}</p>}
    {children}
  </div>
);
