import "./unbroken.css";

/** A heading in which '30-minute' and 'e-mail' do not fall apart at the end of a line. */
export const Unbroken = ({ text }: { text: string }) =>
  text.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="unbroken">
        {part}
      </span>
    ),
  );
