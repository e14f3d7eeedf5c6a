import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type DevVisit, looksAway, note, visitDev } from "./dev-visit.ts";
import { until } from "./site-process.ts";

let dev: DevVisit;
beforeAll(async () => {
  dev = await visitDev();
});
afterAll(() => dev?.end());

describe("a drawing", () => {
  const sign = '<img alt="Sign" src={tools.image("sign").src} />';
  const drawn = (plan: string, colour: string) =>
    plan
      .replace(
        "    images: [],\n    redirects",
        `    images: [{ name: "sign", svg: () => sign, widths: [40], formats: ["svg"] }],\n    redirects`,
      )
      .replaceAll("images: [],\n        sources", 'images: ["sign"],\n        sources')
      .concat(
        `\nconst sign = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20" fill="${colour}"/></svg>';\n`,
      );

  test("is made again when the code that draws it has changed, and shown in place, or when its page is looked at again", async () => {
    const [plan, home] = [dev.read("templates/site.ts"), dev.read("templates/pages/home.tsx")];
    dev.put("templates/pages/home.tsx", home.replace("<ul>", `${sign}\n    <ul>`));
    dev.put("templates/site.ts", drawn(plan, "red"));
    await until(async () => (await dev.html("/")).includes("/assets/sign-"));
    await dev.visit("/");
    const source = () => dev.page.getByAltText("Sign").getAttribute("src");
    const first = await source();
    dev.put("templates/site.ts", drawn(plan, "green"));
    const second = await until(async () => {
      const now = await source();
      return now !== first && now;
    });
    expect(await dev.html(second)).toContain("green");
    expect(await dev.isMarked()).toBe(true);
    await looksAway(dev.page, true);
    const before = dev.site.output().length;
    dev.put("templates/site.ts", drawn(plan, "blue"));
    await until(() => dev.site.output().slice(before).includes("site.ts: up to date"));
    await looksAway(dev.page, false);
    await until(async () => (await source()) !== second);
    dev.put("templates/site.ts", plan);
    dev.put("templates/pages/home.tsx", home);
    await dev.page.getByAltText("Sign").waitFor({ state: "detached" });
  });

  test("is shown anew by each of the pages that show it", async () => {
    const [plan, frame] = [dev.read("templates/site.ts"), dev.read("templates/frame.tsx")];
    dev.put("templates/frame.tsx", frame.replace("<h1>", `${sign}<h1>`));
    dev.put("templates/site.ts", drawn(plan, "red"));
    await until(async () => (await dev.html("/")).includes("/assets/sign-"));
    await dev.visit("/");
    const other = await dev.page.context().browser()?.newPage();
    if (!other) throw new Error("The browser is closed.");
    const listens = other.waitForResponse(/_dev\/events/);
    await other.goto(`${dev.site.address}/nowhere/`);
    await listens;
    const sources = () =>
      Promise.all([dev.page, other].map(page => page.getByAltText("Sign").getAttribute("src")));
    const [first] = await sources();
    dev.put("templates/site.ts", drawn(plan, "green"));
    await until(async () => (await sources()).every(source => source !== first));
    await other.close();
    dev.put("templates/site.ts", plan);
    dev.put("templates/frame.tsx", frame);
    await dev.page.getByAltText("Sign").waitFor({ state: "detached" });
  });

  test("is shown anew in what pages share, also where none of them is open", async () => {
    const [plan, frame] = [dev.read("templates/site.ts"), dev.read("templates/frame.tsx")];
    await dev.page.goto("about:blank");
    const shared = frame.replace("<h1>", "{tools.shared(Sign, {})}<h1>");
    dev.put("templates/frame.tsx", `${shared}\nconst Sign = ({ tools }: any) => ${sign};\n`);
    dev.put("templates/site.ts", drawn(plan, "red"));
    const source = async () => /[^"]*sign-[^"]*/.exec(await dev.html("/"))?.[0];
    const first = await until(source);
    dev.put("content/notes/linked.md", note("Linked", "A [link](/none/)."));
    dev.put("templates/site.ts", drawn(plan, "green"));
    // All pages have been looked through by then.
    await until(() => dev.site.output().includes("no page /none/"));
    expect(await source()).not.toBe(first);
    dev.put("templates/site.ts", plan);
    dev.put("templates/frame.tsx", frame);
  });
});
