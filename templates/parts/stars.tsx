import "./stars.css";

const star = "M12 2l3 6.6 7.2.8-5.4 4.9 1.5 7.1-6.3-3.6-6.3 3.6 1.5-7.1L1.8 9.4 9 8.6z";

export const Stars = ({ rating }: { rating: number }) => (
  <svg
    className="stars"
    viewBox={`0 0 ${rating * 26} 24`}
    role="img"
    aria-label={`${rating} out of 5 stars`}
  >
    {Array.from({ length: rating }, (_, index) => (
      <path key={index} d={star} transform={`translate(${index * 26} 0)`} />
    ))}
  </svg>
);
