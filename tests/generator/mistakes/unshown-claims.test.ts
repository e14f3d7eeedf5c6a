import { expect, test } from "vitest";
import { checkSite } from "../../../generator/build/check-site.ts";
import { temporarySite } from "../temporary-site.ts";

test("what structured data says and its page does not show is told by site check", async () => {
  const site = temporarySite();
  site.edit(
    "templates/pages/home.tsx",
    "<button",
    `<script type="application/ld+json" dangerouslySetInnerHTML={{ __html: '{"@type":"Review","reviewBody":"Five stars"}' }} />
    <button`,
  );
  const { problems } = await checkSite({ root: site.root, production: false });
  const said = problems.filter(({ code }) => code === "page/structured-data");
  expect(said.map(({ message }) => message)).toEqual([
    "structured data says what the page does not show: 'Five stars'",
  ]);
});
