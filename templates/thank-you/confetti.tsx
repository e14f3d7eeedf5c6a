import "./confetti.css";

const piecesCount = 50;

/** Falls once. Where it falls and how stands in the styles, by position in the list. */
export const Confetti = () => (
  <>
    <div className="confetti" data-confetti aria-hidden="true">
      {Array.from({ length: piecesCount }, (_, index) => `piece-${index}`).map(piece => (
        <i key={piece} />
      ))}
    </div>
    <script dangerouslySetInnerHTML={{ __html: clearing }} />
  </>
);

/** Here and not in the base script, which all pages carry. Who wants less motion does not get any of it. */
const clearing = `{
const confetti = document.currentScript.previousElementSibling;
if (matchMedia("(prefers-reduced-motion: reduce)").matches) confetti.remove();
else setTimeout(() => confetti.remove(), 5000);
}`;
