import { beforeEach, describe, expect, test } from "vitest";
import { runSite } from "../run-site.ts";
import { commandSite } from "./command-site.ts";
import type { TemporarySite } from "./temporary-site.ts";

let tiny: TemporarySite;

beforeEach(() => {
  tiny = commandSite({ ".env": "SITE_URL=https://bread.example\n" });
});

describe("the settings in .env", () => {
  test("hold for a build as they do for npm start", () => {
    build();
    expect(robots()).toContain("https://bread.example/sitemap.xml");
  });

  test("are read behind a byte order mark, as some editors write it", () => {
    tiny.change(".env", "\uFEFFSITE_URL=https://bun.example\r\n");
    build();
    expect(robots()).toContain("https://bun.example/sitemap.xml");
  });

  test.each([
    ["a line that is no setting", "# Of the site\n\nThe address\nSITE_URL=https://a.example\n", 3],
    ["a sign of a merge", "=======\nSITE_URL=https://a.example\n", 1],
    ["a line without =", "SITE_URL https://a.example", 1],
    ["a value that its # would cut", "\nSMTP_PASSWORD=hun#ter2", 2],
    ["words behind the quotes", 'MAIL_FROM="Web" <web@a.example>', 1],
    ["a quote that is not closed", "SMTP_PASSWORD='hunter2", 1],
    ["UTF-16", Buffer.from("\uFEFFSITE_URL=https://a.example", "utf16le"), 1],
  ])("%s stops a build instead of being lost in silence", (_name, text, line) => {
    tiny.change(".env", text);
    const { status, all } = runSite(["build", "--root", tiny.root]);
    expect(status).toBe(1);
    expect(all).toContain(`/.env:${line}:1   [env/line]`);
    expect(all).not.toContain("ter2");
  });

  test.each([
    "SITE_URL = https://bread.example",
    "  export SITE_URL=https://bread.example # the public one",
    "SITE_URL='https://bread.example'  # the public one",
    "\tSITE_URL\t=\t'https://bread.example'\t# the public one",
    "export  SITE_URL=https://bread.example",
    "SITE_URL=\nSITE_URL=# later\nSITE_URL=`https://bread.example`",
  ])("'%s' is read", text => {
    tiny.change(".env", text);
    build();
    expect(robots()).toContain("https://bread.example/sitemap.xml");
  });

  test("stand below the environment", () => {
    build({ SITE_URL: "https://cake.example" });
    expect(robots()).toContain("https://cake.example/sitemap.xml");
  });
});

test("a .env that cannot be read is told in a sentence", () => {
  const folder = commandSite({ ".env/settings": "" });
  const { status, all } = runSite(["build", "--root", folder.root]);
  expect(status).toBe(1);
  expect(all).toContain(`${folder.root}/.env   [system/eisdir]`);
  expect(all).not.toContain("    at ");
});

function build(env: { SITE_URL?: string | undefined } = { SITE_URL: undefined }): void {
  const { status, all } = runSite(["build", "--root", tiny.root], env);
  expect(status, all).toBe(0);
}

function robots(): string {
  return tiny.read("dist/robots.txt");
}
