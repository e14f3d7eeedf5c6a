import "./stars.css";

export const Stars = ({ rating }: { rating: number }) => (
  <svg
    className="stars"
    viewBox={`0 0 ${rating * 26} 24`}
    role="img"
    aria-label={`${rating} out of 5 stars`}
  >
    <path d={Array.from({ length: rating }, (_, index) => starAt(index * 26)).join("")} />
  </svg>
);

function starAt(x: number): string {
  return `M${x + 12} 2l3 6.6 7.2.8-5.4 4.9 1.5 7.1-6.3-3.6-6.3 3.6 1.5-7.1-5.4-4.9 7.2-.8z`;
}
