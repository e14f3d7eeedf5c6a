import type { BuildResult } from "esbuild";
import { type Bundle, type Bundled, emptyBundled, isEmpty } from "./bundles.ts";
import { esbuild } from "./esbuild.ts";
import { compileFailure } from "./mistakes/compile-problems.ts";
import { refuseHeeded } from "./mistakes/heeded-warnings.ts";

export async function bundleOnce(bundle: Bundle): Promise<Bundled> {
  return isEmpty(bundle) ? emptyBundled : judged(esbuild().build(bundle), bundle);
}

/** What esbuild makes of a bundle; what is wrong is said as every other problem is. */
export async function judged(
  making: Promise<BuildResult<Bundle>>,
  { absWorkingDir: root }: Bundle,
): Promise<Bundled> {
  const built = await making.catch(error => {
    throw compileFailure(error, root);
  });
  return refuseHeeded(built, root);
}
