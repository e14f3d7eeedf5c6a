import type { Plugin } from "esbuild";

/** Bundling and loading React and zod takes longer than all templates; Node loads them once. */
export const packagesOutside: Plugin = {
  name: "packages outside",
  setup: build => {
    // React chooses the code that a build also uses.
    process.env.NODE_ENV ??= "production";
    build.onResolve({ filter: /^[a-z@]/ }, ({ path }) =>
      /\.(css|woff2|svg|png)$/.test(path) ? undefined : { path, external: true },
    );
  },
};
