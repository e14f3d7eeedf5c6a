import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** The folder of the generator's own packages; the launcher of a command knows it. */
export function projectRoot(): string {
  return process.env.PROJECT_ROOT ?? process.cwd();
}

/** Where they lie in it. */
export function ownPackages(): string {
  const { resolve } = createRequire(join(projectRoot(), "package.json"));
  return dirname(dirname(resolve("react/package.json")));
}
