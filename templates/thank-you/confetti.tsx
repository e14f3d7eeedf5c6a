import "./confetti.css";

const piecesCount = 50;

/** Falls once. Where it falls and how stands in the styles, by position in the list. */
export const Confetti = () => (
  <div className="confetti" data-confetti aria-hidden="true">
    {Array.from({ length: piecesCount }, (_, index) => `piece-${index}`).map(piece => (
      <i key={piece} />
    ))}
  </div>
);
