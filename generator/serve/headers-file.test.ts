import { expect, test } from "vitest";
import { readHeaders } from "./headers-file.ts";

const headersOf = readHeaders(`# all pages
/*
  X-Frame-Options: DENY
  Link: </a.css>; rel=preload

/blog/*
  Link: </b.css>; rel=preload
# the blog may be shown in frames
  ! X-Frame-Options
/assets/:file
	Cache-Control: public, max-age=1
https://:project.pages.dev/*
  X-Robots-Tag: noindex
`);

test("every rule that matches counts", () => {
  expect([...headersOf("/blog/x/")]).toEqual([
    ["link", "</a.css>; rel=preload, </b.css>; rel=preload"],
  ]);
});

test("rules for a host name are not for us", () => {
  expect([...headersOf("/")]).toEqual([
    ["link", "</a.css>; rel=preload"],
    ["x-frame-options", "DENY"],
  ]);
});

test("a placeholder stands for one part of a path", () => {
  expect(headersOf("/assets/x.js").get("cache-control")).toBe("public, max-age=1");
  expect(headersOf("/assets/x/y.js").get("cache-control")).toBeNull();
});
