import { home } from "../../content/home.ts";
import type { PageTools } from "../../generator/site.ts";
import { Icon } from "../parts/icon.tsx";
import { Section } from "../parts/section.tsx";
import "../parts/ruled.css";
import "./services.css";

const { heading, intro, items } = home.services;

/** Six cells of one ruled grid, numbered like a team sheet. */
export const Services = ({ tools }: { tools: PageTools }) => (
  <Section id="services" heading={heading} intro={intro}>
    <ol className="services ruled">
      {items.map(({ title, text, route }) => (
        <li key={title}>
          {route && <Icon name="arrow" />}
          <h3>{route ? <a href={tools.link(route)}>{title}</a> : title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  </Section>
);
