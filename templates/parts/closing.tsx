import type { ReactNode } from "react";
import "../../islands/base/overlay/cluster.css";
import { Unbroken } from "./words/unbroken.tsx";
import "./closing.css";

type Props = { closing: { heading: string; text: string }; children: ReactNode };

/** The last call before the footer: one sentence and the buttons that the page gives it. */
export const Closing = ({ closing: { heading, text }, children }: Props) => (
  <section className="closing turf">
    <div className="wrap closing-row">
      <div>
        <h2>
          <Unbroken text={heading} />
        </h2>
        <p className="closing-text">{text}</p>
      </div>
      <div className="cluster">{children}</div>
    </div>
  </section>
);
