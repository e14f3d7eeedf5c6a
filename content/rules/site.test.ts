import { expect, test } from "vitest";
import { placeholders, site } from "../site.ts";

test.each(placeholders)("the placeholder $path names a value that exists", ({ path }) => {
  const value = path.split(".").reduce<unknown>((inner, key) => Object(inner)[key], { site });
  expect(value).toBeTruthy();
});

test("what is still listed as a placeholder cannot reach a real person", () => {
  const harmless: Record<string, boolean> = {
    "site.phone": /^\+441632960\d{3}$/.test(site.phone.e164),
    "site.whatsapp": /\/441632960\d{3}$/.test(site.whatsapp?.url ?? ""),
    "site.url": new URL(site.url).hostname.endsWith(".example"),
    "site.email": site.email.endsWith(".example"),
    "site.calendars": !/\/\/[^/]+(?<!\.example)\//.test(JSON.stringify(site.calendars ?? {})),
  };
  expect(
    placeholders.filter(({ path }) => harmless[path] === false),
    "take their lines out of placeholders in content/site.ts: these values are real",
  ).toEqual([]);
});
