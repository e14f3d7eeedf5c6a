import { type Code, stylesOf } from "../../../bundle/code.ts";
import { type Stylesheets, styleBundle } from "../../../bundle/style-bundle.ts";
import { type WarmBundle, warmBundle } from "./warm-bundles.ts";

type EarlyStyles = {
  make: (stylesheets: Stylesheets) => Promise<Pick<Code, "styles" | "fonts">>;
  close: () => Promise<void>;
};

/** The styles of the templates that are looked at: while these stay the same, made from what is known of them. */
export function earlyStyles(root: string): EarlyStyles {
  let warm: { lists: string; bundle: WarmBundle } | undefined;
  const bundleFor = async (stylesheets: Stylesheets): Promise<WarmBundle> => {
    const lists = JSON.stringify(stylesheets);
    if (warm?.lists === lists) return warm.bundle;
    await warm?.bundle.close();
    warm = { lists, bundle: await warmBundle(styleBundle(root, stylesheets)) };
    return warm.bundle;
  };
  return {
    make: async stylesheets => {
      const bundle = await bundleFor(stylesheets);
      return stylesOf((await bundle.make()).outputFiles);
    },
    close: async () => warm?.bundle.close(),
  };
}
