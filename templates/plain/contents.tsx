import type { Heading } from "../../generator/markdown.ts";
import "./contents.css";

type Props = { headings: Heading[] };

/** The headings of a long text, beside it on wide screens. */
export const Contents = ({ headings }: Props) => (
  <nav className="contents" aria-labelledby="contents-title">
    <h2 id="contents-title">On this page</h2>
    <ol className="contents-list">
      {headings
        .filter(({ level }) => level === 2)
        .map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
    </ol>
  </nav>
);
