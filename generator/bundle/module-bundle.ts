import { type Bundle, serverBundle, serverBundles } from "./bundles.ts";
import { modulesOutside } from "./modules-outside.ts";
import { packagesOutside } from "./packages-outside.ts";

/** Some files of the site's own code, each as a module for itself. `onSearched` as for `modulesOutside`. */
export function moduleBundle(
  root: string,
  files: string[],
  onSearched: (importer: string) => void = () => {},
): Bundle {
  const bundle = files.includes(entry) ? serverBundle(root) : serverBundles(root, files);
  return { ...bundle, plugins: [packagesOutside, modulesOutside(root, onSearched)] };
}

/** All of the site's own code as one module. Where its lines come from is found by making it once more, just so. */
export function ownBundle(root: string): Bundle {
  return { ...serverBundle(root), plugins: [packagesOutside] };
}

/** The module through which a site is loaded; it is no file. */
export const entry = "<stdin>";
