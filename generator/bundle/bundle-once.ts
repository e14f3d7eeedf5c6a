import { type Bundle, type Bundled, emptyBundled, isEmpty } from "./bundles.ts";
import { compileProblems } from "./compile-problems.ts";
import { esbuild } from "./esbuild.ts";
import { refuseHeeded } from "./heeded-warnings.ts";

/** What esbuild makes of it; what is wrong is said as every other problem is. */
export async function bundleOnce(bundle: Bundle): Promise<Bundled> {
  if (isEmpty(bundle)) return emptyBundled;
  try {
    return refuseHeeded(await esbuild().build(bundle), bundle.absWorkingDir);
  } catch (error) {
    throw compileProblems(error, bundle.absWorkingDir);
  }
}
