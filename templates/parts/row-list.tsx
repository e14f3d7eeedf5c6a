import type { ReactNode } from "react";
import "./row-list.css";

type Props = { items: { title: string; text: string }[] };

/** Titles on the left, what each means on the right, a hairline between. */
export const RowList = ({ items }: Props) => (
  <ul className="row-list">
    {items.map(({ title, text }) => (
      <li key={title}>
        <h3>{title.split(/(\S+-\S+)/).map(unbroken)}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ul>
);

/** Every second piece is a word with a hyphen; 'e-' at the end of a line reads badly. */
function unbroken(piece: string, index: number): ReactNode {
  return index % 2 === 0 ? (
    piece
  ) : (
    <span key={piece} className="unbroken">
      {piece}
    </span>
  );
}
