import { expect, test } from "vitest";
import { linkFaults } from "./link-fault.ts";

const page = { route: "/", template: "home", props: {}, images: [], sources: [] };

/** The slash of an address in a text is put right by the machine: only a template can forget it. */
test.each([
  { trailingSlash: true, right: "/bread/?from=home", wrong: "/bread#rye", fix: "/bread/" },
  { trailingSlash: false, right: "/bread?from=home", wrong: "/bread/#rye", fix: "/bread" },
])(
  "with trailingSlash $trailingSlash the address $wrong is refused",
  ({ trailingSlash, ...of }) => {
    const faultOf = linkFaults({
      settings: { url: "https://bakery.example", trailingSlash, language: "en", environment: {} },
      targets: { pages: [], at: () => undefined },
      routes: new Set(["/", "/bread"]),
      files: new Set(),
      redirects: new Map(),
      unpublished: new Map(),
    });
    expect(faultOf(page, of.wrong)).toMatchObject({
      code: "link/slash",
      fix: `Write it as   ${of.fix}`,
    });
    expect(faultOf(page, of.right)).toBeUndefined();
  },
);
