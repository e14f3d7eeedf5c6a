import type { BuildContext } from "esbuild";
import { judged } from "../../../bundle/bundle-once.ts";
import {
  type Bundle,
  type Bundled,
  browserBundle,
  emptyBundled,
  type ForBrowsers,
  isEmpty,
} from "../../../bundle/bundles.ts";
import { esbuild } from "../../../bundle/esbuild.ts";
import { type Stylesheets, styleBundle } from "../../../bundle/style-bundle.ts";

/** A bundle that can be made again and again: what has not changed is not read again. */
export type WarmBundle = { make: () => Promise<Bundled>; close: () => Promise<void> };

/** `stylesheets` may be changed between two makings; for each template it must hold a list from the start. */
export async function warmBundles(
  root: string,
  { entries, stylesheets }: { entries: string[]; stylesheets: Stylesheets },
): Promise<ForBrowsers<WarmBundle>> {
  const [styles, browser] = await Promise.all([
    warmBundle(styleBundle(root, stylesheets)),
    warmBundle(browserBundle(root, entries)),
  ]);
  return { styles, browser };
}

export async function warmBundle(bundle: Bundle): Promise<WarmBundle> {
  if (isEmpty(bundle)) return { make: async () => emptyBundled, close: async () => {} };
  const { context } = esbuild();
  const opened: BuildContext<Bundle> = await context(bundle);
  return {
    make: () => judged(opened.rebuild(), bundle),
    close: () => opened.dispose(),
  };
}
