import "./area-names.css";

/** Places set like the stations of a timetable. */
export const AreaNames = ({ names }: { names: string[] }) => (
  <ul role="list" className="area-names" data-many={names.length > 8 || undefined}>
    {names.map(name => (
      <li key={name}>{name}</li>
    ))}
  </ul>
);
