import { expect, test } from "vitest";
import { noteWith, temporarySite } from "../temporary-site.ts";

test("mistakes in a script and in a template or a style are told in one run, each once", async () => {
  const site = temporarySite({
    "templates/pages/home.tsx": "export const home = () => <p>;\n",
    "islands/counter.ts": "const count = ;\n",
  });
  const said = await site.problems();
  expect(said.match(/templates\/pages\/home\.tsx:\d/g)).toHaveLength(1);
  expect(said.match(/islands\/counter\.ts:\d/g)).toHaveLength(1);

  site.change("templates/frame.css", "body { color: red;\n");
  const all = await site.problems();
  for (const file of ["templates/pages/home.tsx", "templates/frame.css", "islands/counter.ts"])
    expect(all.split(`${file}:`)).toHaveLength(2);

  const styled = temporarySite({
    "templates/frame.css": "body { color: red;\n",
    "islands/counter.ts": "const count = ;\n",
  });
  const both = await styled.problems();
  expect(both).toContain("templates/frame.css:1");
  expect(both).toContain("islands/counter.ts:1");
});

test("more mistakes than a call can be given are told", async () => {
  const site = temporarySite({
    "content/notes/new.md": noteWith("title: A", "[a]()\n\n".repeat(150_000)),
  });
  await expect(site.build()).rejects.toThrow("this link leads nowhere");
});
