import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BuildOptions } from "../../generator/build/build.ts";

/** Has a site built in another place, by a build that knows nothing but the bundled code. */
export async function withFreshMemory<T>(
  root: string,
  work: (options: Required<Pick<BuildOptions, "out" | "freshCache">>) => Promise<T>,
): Promise<T> {
  const place = mkdtempSync(join(tmpdir(), "site-clean-"));
  const freshCache = join(place, "cache");
  cpSync(join(root, ".cache/site/code.json"), join(freshCache, "code.json"));
  try {
    return await work({ out: join(place, "dist"), freshCache });
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}
