import type { Heading } from "../../generator/markdown/markdown.ts";
import "./contents.css";

type Props = { headings: Heading[] };

/** The headings of a long text, beside it on wide screens. A text without parts has none to list. */
export const Contents = ({ headings }: Props) => {
  const parts = headings.filter(({ level }) => level === 2);
  if (parts.length < 2) return null;
  return (
    <nav className="contents" aria-labelledby="contents-title">
      <h2 id="contents-title">On this page</h2>
      <ol className="contents-list">
        {parts.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
};
