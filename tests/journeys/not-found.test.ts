import { expect, test } from "vitest";
import { desk, journey } from "./journey.ts";

const { visit } = journey();

test("a page that is not there is named in the console before it is complete, and told to the form service", async () => {
  const page = await visit("/", desk);
  const said: string[] = [];
  page.on("console", message => said.push(message.text()));
  page.on("load", () => said.push("complete"));
  const beacon = page.waitForRequest("**/forms/not-found");
  await page.goto(new URL("/no/such/page", page.url()).href);
  expect((await beacon).method()).toBe("POST");
  await expect
    .poll(() => said)
    .toEqual([expect.stringContaining("404"), "Page not found: /no/such/page", "complete"]);
  expect(await page.getByRole("link", { name: "Return to Home" }).getAttribute("href")).toBe("/");
});

test("an address that is typed with capitals leads to its page, and Back past the one that is not there", async () => {
  const page = await visit("/", desk);
  const beacon = page.waitForRequest("**/forms/not-found");
  await page.goto(new URL("/Privacy?from=Flyer#Who", page.url()).href);
  await beacon;
  await page.waitForURL(/\/privacy\/?\?from=Flyer#Who$/);
  await page.goBack();
  expect(new URL(page.url()).pathname).toBe("/");
});

test("an address that is typed with capitals leads to its page also in a browser that tells no service of it", async () => {
  const page = await visit("/", desk);
  // Firefox has no such call where its owner has turned it off.
  await page.addInitScript(() => Object.assign(Navigator.prototype, { sendBeacon: undefined }));
  await page.goto(new URL("/Privacy", page.url()).href);
  await page.waitForURL(/\/privacy\/?$/);
});

test("an address with capitals that begins with two slashes asks and leads to no other site", async () => {
  const page = await visit("/", desk);
  const { host, origin } = new URL(page.url());
  const asked = page.waitForRequest(request => request.method() === "HEAD");
  await page.goto(`${origin}//Elsewhere.test/Privacy`);
  expect(new URL((await asked).url()).host).toBe(host);
});

test("an address with capitals that is none in small letters either stays where it is", async () => {
  const page = await visit("/", desk);
  const answer = page.waitForResponse("**/nothing-here");
  await page.goto(new URL("/Nothing-Here", page.url()).href);
  expect((await answer).status()).toBe(404);
  await page.getByRole("link", { name: "Return to Home" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/Nothing-Here");
});
