import "./stars.css";

export const Stars = ({ rating }: { rating: number }) => (
  <svg
    className="stars"
    viewBox={`0 0 ${rating * 26} 24`}
    role="img"
    aria-label={`${rating} out of 5 stars`}
  >
    <path d={`M12 2${Array(rating).fill(star).join("m26 0")}`} />
  </svg>
);

const star = "l3 7 7 1-5 5 1 7-6-4-6 4 1-7-5-5 7-1z";
