import { rmSync, utimesSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { rawRequest } from "../raw-request.ts";
import { runSite } from "../run-site.ts";
import { type DevVisit, note, visitDev } from "./dev-visit.ts";
import { until } from "./site-process.ts";

const notes = "content/notes";
let dev: DevVisit;
beforeAll(async () => {
  dev = await visitDev({
    "content/files/_headers": "/*\n  X-Content-Type-Options: nosniff\n",
    "content/notes/spelt.md": "---\ntitle: Spelt\ndraft: true\n---\n\nNot yet.\n",
    "content/notes/easter.md": "---\ntitle: Easter\ndate: 2099-04-12\n---\n\nSoon.\n",
  });
});
afterAll(() => dev?.end());

describe("what is served", () => {
  test("entries that are not public yet are shown, and say so", async () => {
    expect(await dev.html("/")).toContain("Spelt");
    expect(await dev.html("/notes/spelt/")).toMatch(/<dev-badge[^>]*>Draft</);
    expect(await dev.html("/notes/easter/")).toMatch(
      /<dev-badge[^>]*>Scheduled for 12 April 2099</,
    );
    expect(await dev.html("/notes/rye-bread/")).not.toContain("<dev-badge");
    await dev.visit("/notes/spelt/");
    expect(
      await dev.page.locator("dev-badge").evaluate(badge => getComputedStyle(badge).position),
    ).toBe("fixed");
  });

  test("addresses, redirects, headers and the not-found page are as on the host", async () => {
    const moved = await fetch(`${dev.site.address}/notes/rye-bread`, { redirect: "manual" });
    expect([moved.status, moved.headers.get("location")]).toEqual([301, "/notes/rye-bread/"]);
    const old = await fetch(`${dev.site.address}/rye/`, { redirect: "manual" });
    expect([old.status, old.headers.get("location")]).toEqual([301, "/notes/rye-bread/"]);
    const missing = await fetch(`${dev.site.address}/notes/nope/deeper`);
    expect([missing.status, await missing.text()]).toEqual([
      404,
      expect.stringContaining("Nothing here"),
    ]);
    expect(missing.headers.get("x-content-type-options")).toBe("nosniff");
    const robots = await fetch(`${dev.site.address}/robots.txt`);
    expect([robots.status, await robots.text()]).toEqual([
      200,
      expect.stringContaining("User-agent"),
    ]);
  });

  test("an owner's own redirects, beside those of aliases, as they are in this moment", async () => {
    const leadsTo = async (path: string) => {
      const answer = await fetch(dev.site.address + path, { redirect: "manual" });
      return answer.headers.get("location");
    };
    for (const to of ["/notes/spelt/", "/notes/easter/"]) {
      dev.put("content/files/_redirects", `/best ${to} 301`);
      await until(async () => (await leadsTo("/best")) === to);
      expect(await leadsTo("/rye/")).toBe("/notes/rye-bread/");
    }
    rmSync(join(dev.folder, "content/files/_redirects"));
    await until(async () => (await leadsTo("/best")) === null);
  });

  test("a page of somebody else's that leads here reads neither drafts nor news", async () => {
    for (const path of ["/notes/spelt/", "/_dev/events", "/_mails"]) {
      const rebound = `GET ${path} HTTP/1.1\r\nHost: rebound.example\r\nConnection: close\r\n\r\n`;
      const answer = await rawRequest(dev.site.address, rebound);
      expect(answer).toMatch(/^HTTP\/1\.1 421 /);
      expect(answer).toContain("SITE_URL=http://rebound.example npx site dev");
    }
  });

  test("a page that is left gets no news any more", async () => {
    const asked = "GET /_dev/events?path=/ HTTP/1.1\r\nHost: localhost\r\n\r\n";
    const heard = await rawRequest(dev.site.address, asked, { closesItsHalf: true });
    expect(heard).toContain("text/event-stream");
  });

  test("a request that nobody can make sense of does not end the server", async () => {
    const asked =
      "GET http://[/_dev/events HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    expect(await rawRequest(dev.site.address, asked)).toMatch(/^HTTP\/1\.1 500 /);
    expect(await dev.html("/notes/rye-bread/")).toContain("</html>");
  });

  test("a page's policy is the one that it is published with", async () => {
    const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/;
    const shown = policy.exec(await dev.html("/notes/rye-bread/"))?.[1];
    expect(runSite(["build", "--root", dev.folder]).status).toBe(0);
    expect(shown).toContain("sha256-");
    expect(policy.exec(dev.read("dist/notes/rye-bread/index.html"))?.[1]).toBe(shown);
  });

  test("a picture is made when a browser asks for it", async () => {
    const red = sharp({ create: { width: 90, height: 60, channels: 3, background: "#c33" } });
    dev.put("content/images/loaf.png", await red.png().toBuffer());
    dev.put("content/notes/picture.md", note("Picture", "![A red loaf](loaf.png)"));
    await until(async () => (await dev.html("/notes/picture/")).includes("<picture>"));
    await dev.visit("/notes/picture/");
    const image = dev.page.locator("img");
    await until(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth > 0));
    expect(await image.evaluate((element: HTMLImageElement) => element.currentSrc)).toMatch(
      /\.avif$/,
    );
  });

  test("a picture that another one takes the place of, as large and as old as it", async () => {
    const drawing = (width: number) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="30"/>`;
    const file = "content/images/drawing.svg";
    const then = new Date("2025-01-01");
    const draw = (width: number) => {
      dev.put(file, drawing(width));
      utimesSync(join(dev.folder, file), then, then);
    };
    draw(40);
    dev.put("content/notes/drawing.md", note("Drawing", "![A line](drawing.svg)"));
    await until(async () => (await dev.html("/notes/drawing/")).includes('width="40"'));
    draw(50);
    await until(async () => (await dev.html("/notes/drawing/")).includes('width="50"'));
  });

  test("a picture with an address of its own, which no page need name, as its file and the plan are now", async () => {
    const shape = (name: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8" id="${name}"/>`;
    const icon = `images: [{ name: "icon", path: "/icon.svg", file: "icon.svg", widths: [8], formats: ["svg"] }],`;
    const site = dev.read("templates/site.ts");
    const answer = async () => {
      const answered = await fetch(`${dev.site.address}/icon.svg`);
      const text = await answered.text();
      return answered.ok ? text : answered.status;
    };
    dev.put("content/images/icon.svg", shape("loaf"));
    dev.put(
      "templates/site.ts",
      site.replace("images: [],\n    redirects", `${icon}\n    redirects`),
    );
    await until(async () => (await answer()) === shape("loaf"));
    dev.put("content/images/icon.svg", shape("roll"));
    await until(async () => (await answer()) === shape("roll"));
    dev.put("templates/site.ts", site);
    await until(async () => (await answer()) === 404);
  });

  test("a link that leads nowhere is a warning, not a hindrance", async () => {
    dev.put("content/notes/link.md", note("Link", "[Where?](/notes/rye-braed/)"));
    await until(() => dev.site.output().includes("[link/broken] warning"));
    await until(() => dev.site.output().includes("Did you mean   /notes/rye-bread"));
    expect((await fetch(`${dev.site.address}/notes/link/`)).status).toBe(200);
    rmSync(join(dev.folder, notes, "link.md"));
  });
});

test("the pages' policies have nothing against any of this", () => {
  expect(dev.refusals).toEqual([]);
});
