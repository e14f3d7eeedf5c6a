import { expect, test } from "vitest";
import type { CheckedPage } from "../checked-page.ts";
import { linkFaults } from "./link-fault.ts";

const settings = { url: "https://bakery.example", language: "en", environment: {} };
const nothingElse = { targets: { pages: [], at: () => undefined }, unpublished: new Map() };
const page = { route: "/", template: "home", props: {}, images: [], sources: [] };

/** The slash of an address in a text is put right by the machine: only a template can forget it. */
test.each([
  { trailingSlash: true, right: "/bread/?from=home", wrong: "/bread#rye", fix: "/bread/" },
  { trailingSlash: false, right: "/bread?from=home", wrong: "/bread/#rye", fix: "/bread" },
])(
  "with trailingSlash $trailingSlash the address $wrong is refused",
  ({ trailingSlash, ...of }) => {
    const faultOf = linkFaults({
      ...nothingElse,
      settings: { ...settings, trailingSlash },
      routes: new Set(["/", "/bread"]),
      files: new Set(),
      redirects: new Map(),
    });
    expect(faultOf(page, of.wrong)).toMatchObject({
      code: "link/slash",
      fix: `Write it as   ${of.fix}`,
    });
    expect(faultOf(page, of.right)).toBeUndefined();
  },
);

const faultOf = linkFaults({
  ...nothingElse,
  settings: { ...settings, trailingSlash: true },
  routes: new Set(["/", "/bread"]),
  files: new Set(["/prices.txt", "/prices.md", "/old.html"]),
  redirects: new Map([["/old", "/bread"]]),
});

test("a link to the file that leads on from an old address is a detour, one to any other file is none", () => {
  expect(faultOf(page, "/old.html")).toMatchObject({
    code: "link/redirect",
    fix: "Write it as   /bread/",
  });
  expect(faultOf(page, "/prices.txt")).toBeUndefined();
});

test.each([
  { trailingSlash: true, there: "/tour/index.html", misplaced: "/tour.html", address: "/tour/" },
  { trailingSlash: false, there: "/tour.html", misplaced: "/tour/index.html", address: "/tour" },
])(
  "a page of an owner's own can be linked to as $address where it lies at $there, and only there",
  ({ trailingSlash, there, misplaced, address }) => {
    const faultWith = (file: string, href = address) =>
      linkFaults({
        ...nothingElse,
        settings: { ...settings, trailingSlash },
        routes: new Set(["/"]),
        files: new Set([file]),
        redirects: new Map(),
      })(page, href);
    expect(faultWith(there)).toBeUndefined();
    expect(faultWith(there, `${address}#from-the-door`)).toBeUndefined();
    expect(faultWith(there, trailingSlash ? "/tour" : "/tour/")).toMatchObject({
      fix: `Write it as   ${address}`,
    });
    expect(faultWith(misplaced)).toMatchObject({
      code: "link/broken",
      fix: `Move it to   content/files${there}   which then is   ${address}`,
    });
  },
);

test.each([
  "prices.txt",
  "files/prices.txt",
  "content/files/prices.txt",
  "/files/Prices.txt",
  "content/files/prices.md",
])("a link to a file that is written as %s is told its address", href =>
  expect(faultOf(page, href)?.fix).toMatch(/ {3}\/prices\.(txt|md)$/),
);

test("a link to a file whose name only looks the same is told as that", () => {
  const told = linkFaults({
    ...nothingElse,
    settings: { ...settings, trailingSlash: true },
    routes: new Set(["/"]),
    files: new Set(["/cafe\u0301.pdf"]),
    redirects: new Map(),
  });
  expect(told(page, "/caf\u00e9.pdf")?.message).toContain("looks the same");
  expect(told(page, "/cafe.pdf")?.message).toBe("there is no file /cafe.pdf");
});

test("every page has a top, as browsers know it", () => {
  expect(faultOf(page, "#top")).toBeUndefined();
  expect(faultOf(page, "/bread/#top")).toBeUndefined();
  expect(faultOf(page, "#bottom")).toMatchObject({ code: "link/anchor" });
});

test("of a place that a business has not, a link is told why, and where to lead instead", () => {
  const absent = { message: "there is no oven to see", fix: "Write it as   /#bread" };
  const told = linkFaults({
    ...nothingElse,
    settings: { ...settings, trailingSlash: true },
    routes: new Set(["/"]),
    files: new Set(),
    redirects: new Map(),
    absentPlaces: { "/#oven": absent },
  });
  expect(told(page, "/#oven")).toEqual({ code: "link/anchor", ...absent });
  expect(told(page, "#oven")).toEqual({ code: "link/anchor", ...absent });
  expect(told(page, "/#ovens")?.fix).toBe("Take the part after # away");
});

test("a link to a page that is a part of the first page here is told where that is", () => {
  const facts = { ids: ["contact", "prices"], links: [], parts: [] };
  // Nothing but the ids of the first page is looked at.
  const home = { page, facts, parts: [] } as unknown as CheckedPage;
  const faultOf = linkFaults({
    ...nothingElse,
    targets: { pages: [page], at: route => (route === "/" ? home : undefined) },
    settings: { ...settings, trailingSlash: true },
    routes: new Set(["/", "/bread"]),
    files: new Set(),
    redirects: new Map(),
  });
  expect(faultOf(page, "/contact/")?.fix).toBe("Did you mean   /#contact");
  expect(faultOf(page, "/brad/")?.fix).toBe("Did you mean   /bread");
  expect(faultOf(page, "/shop/contact/")?.fix).toContain("Correct the address");
});

test("a file whose name has a space is offered as a link can name it", () => {
  const told = linkFaults({
    ...nothingElse,
    settings: { ...settings, trailingSlash: true },
    routes: new Set(["/"]),
    files: new Set(["/Price list.pdf"]),
    redirects: new Map(),
  });
  for (const href of ["/price-list.pdf", "/files/Price%20list.pdf"])
    expect(told(page, href)?.fix).toBe("Did you mean   /Price%20list.pdf");
  expect(told(page, "Price%20list.pdf")?.fix).toMatch(/ {3}\/Price%20list\.pdf$/);
});

test("a heading with an accent is found by a link that has it, too", () => {
  const facts = { ids: ["ofen"], links: [], parts: [] };
  // Nothing but the ids of the page is looked at.
  const there = { page, facts, parts: [] } as unknown as CheckedPage;
  const told = linkFaults({
    ...nothingElse,
    targets: { pages: [page], at: () => there },
    settings: { ...settings, trailingSlash: true },
    routes: new Set(["/"]),
    files: new Set(),
    redirects: new Map(),
  });
  // As markdown writes '#Öfen'.
  expect(told(page, "#%C3%96fen")).toMatchObject({
    message: "there is no '#Öfen' on this page",
    fix: "Did you mean   #ofen",
  });
});
