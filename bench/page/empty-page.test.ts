import { expect, test } from "vitest";
import { emptyPage } from "./empty-page.ts";

test("an empty page keeps the first heading and the first paragraph after it, without markup", () => {
  const page = emptyPage(
    `<header><p>Menu</p></header><main><p>Kicker</p><h1>A <em>"good"</em> site</h1><div><p class="x">From <b>£199</b></p></div></main>`,
  );
  expect(page).toContain("<h1>A &quot;good&quot; site</h1><p>From £199</p>");
  expect(page).not.toContain("Kicker");
});
