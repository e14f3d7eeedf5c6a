import type { Tools } from "../../generator/site.ts";

type Props = {
  tools: Pick<Tools, "link">;
  item: { label: string; route: string };
  here: string;
};

/** On the home page the base script marks the link whose section is in view. */
export const MenuLink = ({ tools, item: { label, route }, here }: Props) => {
  const [path = "", section] = route.split("#");
  const isCurrent = !section && (here === path || here.startsWith(`${path}/`));
  return (
    <a
      className="nav-link"
      href={tools.link(route)}
      data-section={here === "/" && path === "/" ? section : undefined}
      aria-current={isCurrent ? (here === path ? "page" : "true") : undefined}
    >
      {label}
    </a>
  );
};
