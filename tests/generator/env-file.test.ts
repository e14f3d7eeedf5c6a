import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { runSite } from "../run-site.ts";
import { temporarySite } from "./temporary-site.ts";

let tiny: ReturnType<typeof temporarySite>;

beforeEach(() => {
  tiny = temporarySite({ ".env": "SITE_URL=https://bread.example\n" });
});
afterEach(() => tiny.remove());

describe("the settings in .env", () => {
  test("hold for a build as they do for npm start", () => {
    build();
    expect(robots()).toContain("https://bread.example/sitemap.xml");
  });

  test("stand below the environment", () => {
    build({ SITE_URL: "https://cake.example" });
    expect(robots()).toContain("https://cake.example/sitemap.xml");
  });
});

test("a .env that cannot be read is told in a sentence", () => {
  const folder = temporarySite({ ".env/settings": "" });
  const { status, all } = runSite(["build", "--root", folder.root]);
  expect(status).toBe(1);
  expect(all).toContain(`${folder.root}/.env   [system/eisdir]`);
  expect(all).not.toContain("    at ");
  folder.remove();
});

function build(env: Record<string, string> = {}): void {
  const { status, all } = runSite(["build", "--root", tiny.root], env);
  expect(status, all).toBe(0);
}

function robots(): string {
  return tiny.read("dist/robots.txt");
}
