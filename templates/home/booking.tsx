import { home } from "../../content/home.ts";
import type { Meeting } from "../parts/contact/meetings.ts";
import { Icon } from "../parts/icon.tsx";
import { Section } from "../parts/section.tsx";
import "../parts/ruled.css";
import "../../islands/base/overlay/visually-hidden.css";
import "./booking.css";

const { heading, intro } = home.booking;

/** A row for each calendar, which it leads to; nothing where there is none. */
export const Booking = ({ meetings }: { meetings: Meeting[] }) =>
  meetings.length > 0 && (
    <Section id="booking" tone="turf" heading={heading} intro={intro}>
      <ul role="list" className="meetings ruled">
        {meetings.map(meeting => (
          <Row key={meeting.title} {...meeting} />
        ))}
      </ul>
    </Section>
  );

const Row = ({ title, text, icon, url }: Meeting) => (
  <li>
    <a href={url} target="_blank" rel="noopener">
      <Icon name={icon} />
      <span>
        <strong>{title}</strong> <span>{text}</span>
      </span>
      <Icon name="outward" />
      <span className="visually-hidden">(opens the calendar in a new tab)</span>
    </a>
  </li>
);
