import { home } from "../../content/home.ts";
import type { PageTools } from "../../generator/site.ts";
import { MeetingLink } from "../parts/contact/meeting-link.tsx";
import { Section } from "../parts/section.tsx";
import { Steps } from "../parts/steps.tsx";
import { Ledger } from "./ledger.tsx";
import "./about.css";

const { heading, paragraphs, ledger, processHeading, process } = home.about;

export const About = ({ tools }: { tools: PageTools }) => (
  <Section id="about" tone="mist">
    <div className="about">
      <div className="about-story">
        <h2 id="about-title">{heading}</h2>
        {paragraphs.map(paragraph => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <MeetingLink tools={tools}>Book 30min Meeting</MeetingLink>
      </div>
      <Ledger entries={ledger} />
    </div>
    <h3 className="about-process">{processHeading}</h3>
    <Steps steps={process} level="h4" />
  </Section>
);
