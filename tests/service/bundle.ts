import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";

export const projectRoot = process.env.PROJECT_ROOT ?? process.cwd();

/** A TypeScript file as one that node can run in a process of its own. Gives its path. */
export async function bundle(entry: string): Promise<string> {
  const folder = join(projectRoot, ".cache", "processes");
  await mkdir(folder, { recursive: true });
  const outfile = join(folder, `${entry.replace(/\W+/g, "-")}-${process.pid}.mjs`);
  await build({
    absWorkingDir: projectRoot,
    entryPoints: [entry],
    outfile,
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    target: "node20",
    logLevel: "error",
  });
  return outfile;
}
