import { Ticks } from "../parts/ticks.tsx";
import "./why-choose.css";

type Props = { panel: { heading: string; points: string[] } };

/** A notice on the village board. */
export const WhyChoose = ({ panel: { heading, points } }: Props) => (
  <section className="why-choose turf" aria-labelledby="why-choose-title">
    <h2 id="why-choose-title">{heading}</h2>
    <Ticks items={points} />
  </section>
);
