import { expect, test } from "vitest";
import { runSite } from "../run-site.ts";
import { temporarySite } from "./temporary-site.ts";

const site = (...args: string[]) => runSite(args);

test("site explain tells more about a code, and lists the codes", () => {
  expect(site("explain", "note/date").stdout).toContain("year-month-day");
  expect(site("explain", "front-matter/yaml").stdout).toContain("straight double quotes");
  expect(site("explain").stdout).toContain("link/broken");
  expect(site("explain", "link/brokn").stderr).toContain("npx site explain link/broken");
  expect(site("explain", "page/order").stdout).toContain("the line   order: …");
  expect(site("explain", "prices/form").stderr).toContain("npx site explain prices/from");
});

test("site explain knows which fields the texts of a site have, and refuses any other", () => {
  const { root } = temporarySite();
  const ofTiny = (code: string) => site("explain", code, "--root", root);
  expect(ofTiny("note/title")).toMatchObject({ status: 0 });
  expect(ofTiny("note/zebra").all).toContain("there is no code 'note/zebra'");
  expect(ofTiny("roll/zebra")).toMatchObject({ status: 1 });
  expect(ofTiny("note/titel").all).toContain("Did you mean   npx site explain note/title");
});

test("site explain knows the codes of a site's own, and lists them", () => {
  const tiny = temporarySite();
  const own = `explanations: { "oven/": "Bread takes an hour." }, production: () => []`;
  tiny.edit("templates/site.ts", "production: () => []", own);
  const ofTiny = (...code: string[]) => site("explain", ...code, "--root", tiny.root);
  expect(ofTiny("oven/cold").stdout).toContain("Bread takes an hour.");
  expect(ofTiny().stdout).toContain("link/broken\n");
  expect(ofTiny().stdout).toContain("oven/\n");
});

test("site explain tells what keeps a site from being asked about a code", () => {
  const broken = temporarySite();
  broken.change("templates/site.ts", "export const site = {");
  const ofBroken = (...code: string[]) => site("explain", ...code, "--root", broken.root);
  expect(ofBroken("code/compile").stdout).toContain("The mistake is at the place");
  expect(ofBroken("note/title").all).toContain("templates/site.ts:1:");
  expect(ofBroken().stdout).toContain("link/broken");
});
