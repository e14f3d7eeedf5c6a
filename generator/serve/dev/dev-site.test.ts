import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { copyOfTinySite } from "../../../tests/tiny-site.ts";
import { devSite } from "./dev-site.ts";

test("a page that is looked at can be shown in new styles while its text has been saved again, and not been taken in", async () => {
  const root = copyOfTinySite();
  const [text, styles] = ["content/notes/white-bread.md", "templates/frame.css"];
  const change = (file: string, add: string) =>
    writeFileSync(join(root, file), readFileSync(join(root, file), "utf8") + add);
  const site = devSite(root);
  const shown = async () => (await (await site.pageAt("/notes/white-bread/"))?.show())?.html ?? "";
  const early: string[] = [];
  const update = (file: string) =>
    site.update(new Set([file]), {
      pages: async () => {},
      templates: () => ["note"],
      styles: async () => void early.push(await shown()),
    });
  await site.open();
  await site.warmUp();
  await shown();

  change(styles, "\nh1 { color: #010203 }\n");
  change(text, "\nSold out.\n");
  await update(styles);
  for (const html of [...early, await shown()]) {
    expect(html).toContain("#010203");
    expect(html).not.toContain("Sold out.");
  }
  await update(text);
  expect(await shown()).toContain("Sold out.");
  expect(early).toHaveLength(1);
  await site.close();
});
