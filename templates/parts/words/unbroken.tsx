import "./unbroken.css";

/** A text in which '30-minute', '6-12', 'e-mail' and '£25/month' do not fall apart at the end of a line. */
export const Unbroken = ({ text }: { text: string }) =>
  text.split(/(\S+[-/]\S+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="unbroken">
        {part}
      </span>
    ),
  );
