import { readFileSync } from "node:fs";
import { join } from "node:path";
import { hash } from "./hash.mjs";
import { stopInWords } from "./in-words.mjs";
import { root } from "./root.mjs";
import { stop } from "./stop.mjs";

/** Packages that cannot or need not be bundled: native code, or heavy and used by few commands. */
const external = [
  "esbuild",
  "sharp",
  "better-sqlite3",
  "pg",
  "yaml",
  "playwright-core",
  "html-validate",
  "fastify",
  "@fastify/*",
  "pino",
  "vitest",
  "smtp-server",
];

/** @param {string} command @param {string} outdir where its files will lie; nothing is written yet */
export async function compile(command, outdir) {
  const { metafile, outputFiles } = await compiled({
    absWorkingDir: root,
    entryPoints: [`bin/${command}.ts`, ...threadsOf(command)],
    entryNames: "[name]",
    outdir,
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    format: "esm",
    platform: "node",
    target: "node20",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
    banner: {
      js: `import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
// What builds keep goes by these bytes. Packages that are not among them: ${hash(readFileSync(join(root, "package-lock.json")))}`,
    },
    external,
    logLevel: command === "site" ? "error" : "silent",
  }).catch(error => notCompiled(command, error));
  return { sources: Object.keys(metafile.inputs), files: outputFiles };
}

/** @param {import("esbuild").BuildOptions} options */
async function compiled(options) {
  const { build, stop: endCompiler } = await import("esbuild");
  const made = await build(options);
  // Its process would live as long as the service does, with half as much memory.
  await endCompiler();
  return made;
}

/**
 * What a command runs in threads of their own. The site's command has nothing of the form service in it, since its
 * own files are part of what its cache goes by.
 * @param {string} command
 */
function threadsOf(command) {
  const pages = "generator/render/render-worker.ts";
  const store = "form-service/store/sqlite/store-thread.ts";
  if (command === "site") return [pages];
  return command === "form-service" ? [store] : [pages, store];
}

/**
 * @param {string} command @param {Error & { errors?: import("esbuild").Message[] }} error
 * @returns {Promise<never>}
 */
async function notCompiled(command, error) {
  if (!error.errors) {
    const said = error.message.trim().split("\n")[0];
    stop(
      `The compiler esbuild cannot run here: ${said} Call   npm ci   in ${root}; the folder must be one where programs may run.`,
    );
  }
  if (command === "site") stop("bin/site.ts does not compile; the messages are above.");
  const { formatMessages } = await import("esbuild");
  const said = await formatMessages(error.errors, { kind: "error" });
  stopInWords(command, `${said.join("")}bin/${command}.ts does not compile.`);
}
