import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { telephone } from "./telephone.tsx";

const markupOf = (display: string) => renderToStaticMarkup(<p>{telephone(display)}</p>);

test.each(["01632 960960", "020 7946 0958"])("%s stays in one line", display => {
  expect(markupOf(display)).toBe(`<p>${display.replaceAll(" ", "\u00a0")}</p>`);
});

test("a number longer than a line of large text on a phone can go on between its groups", () => {
  expect(markupOf("+44 (0)1632 960 960").split("<wbr/>")).toEqual([
    "<p>+44\u00a0",
    "(0)1632\u00a0",
    "960\u00a0",
    "960</p>",
  ]);
});
