/** Solid below 50 pixels of scrolling, and the menu link of the section in view is marked. */
export function header(): void {
  const bar = document.querySelector<HTMLElement>("[data-header]");
  bar?.toggleAttribute("data-ready");
  const sections = [...document.querySelectorAll("main > [id]")];
  const links = document.querySelectorAll<HTMLElement>("[data-section]");
  const look = () => {
    bar?.toggleAttribute("data-solid", scrollY > 50);
    const current = sections.find(isCurrent)?.id;
    for (const link of links) {
      const isHere = link.dataset.section === current;
      // Not by link.ariaCurrent, of which Firefox 115 knows nothing.
      if (isHere) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
  };
  // Browsers tell of both once a frame at most, before they draw it.
  for (const type of ["scroll", "resize"]) addEventListener(type, look);
  look();
}

/**
 * The first section whose top is at or above 100 pixels and whose bottom is at or below. Whole pixels, since layout
 * leaves fractions that nobody sees; sections stand a pixel apart, so that one boundary belongs to one section.
 */
function isCurrent(section: Element): boolean {
  const { top, bottom } = section.getBoundingClientRect();
  return top < 100.5 && bottom >= 99.5;
}
