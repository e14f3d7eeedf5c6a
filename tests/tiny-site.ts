import { cpSync, mkdtempSync, realpathSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { projectRoot } from "./built-site.ts";

/** A copy of the bakery's site that a test may change as it likes. */
export function copyOfTinySite(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "tiny-site-")));
  cpSync(join(projectRoot, "tests/sites/tiny"), folder, {
    recursive: true,
    filter: source => !["dist", ".cache"].includes(basename(source)),
  });
  return folder;
}
