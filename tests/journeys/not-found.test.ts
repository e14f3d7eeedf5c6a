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
