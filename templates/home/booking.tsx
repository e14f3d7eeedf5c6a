import { home } from "../../content/home.ts";
import { site } from "../../content/site.ts";
import { Icon, type IconName } from "../parts/icon.tsx";
import { Section, SectionHead } from "../parts/section.tsx";
import "../../islands/base/overlay/visually-hidden.css";
import "./booking.css";

const { heading, intro, inPerson, online } = home.booking;

/** Two rows that lead to the calendars. */
export const Booking = () => (
  <Section id="booking" tone="turf">
    <SectionHead id="booking" heading={heading} intro={intro} />
    <ul role="list" className="meetings">
      <Meeting {...inPerson} icon="pin" url={site.calendars.inPersonUrl} />
      <Meeting {...online} icon="video" url={site.calendars.onlineUrl} />
    </ul>
  </Section>
);

type MeetingProps = { title: string; text: string; icon: IconName; url: string };

const Meeting = ({ title, text, icon, url }: MeetingProps) => (
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
