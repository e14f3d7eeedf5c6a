import "./line-to-bilton.css";

const minutes = [0, 1, 2, 3, 4, 5];

/** The way to Bilton as a line with a tick for each minute. */
export const LineToBilton = () => (
  <div className="wrap short-line">
    <p className="short-line-ends">
      <b>Rugby</b>
      <b>Bilton</b>
    </p>
    <ol className="short-line-ticks" aria-hidden="true">
      {minutes.map(minute => (
        <li key={minute} className="figure">
          {minute}
        </li>
      ))}
    </ol>
    <p className="short-line-apart">5 minutes apart</p>
  </div>
);
