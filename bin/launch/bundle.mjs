import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compile } from "./compile.mjs";
import { hash } from "./hash.mjs";
import { clearOldBundles, folderIn } from "./old-bundles.mjs";
import { root } from "./root.mjs";
import { stop } from "./stop.mjs";
import { writeWhole } from "./write-whole.mjs";

const cache = join(root, ".cache", "bin");

/** Gives the path of a command's bundle, made anew when one of its sources has changed. @param {string} command */
export async function bundled(command) {
  return kept(command) ?? (await bundle(command));
}

/** @param {string} command @returns {string | undefined} */
function kept(command) {
  try {
    const made = JSON.parse(readFileSync(record(command), "utf8"));
    const same = Object.entries(made.inputs).every(
      ([file, known]) => hash(readFileSync(`${root}/${file}`)) === known,
    );
    const folder = join(cache, made.folder);
    // After a power cut a file may be there and empty: the command would end at once and say nothing.
    const whole = Object.entries(made.sizes).every(
      ([file, size]) => statSync(join(folder, file)).size === size,
    );
    return same && whole ? join(folder, `${command}.js`) : undefined;
  } catch {
    // No cache, or one that cannot be read: the command is bundled anew.
    return undefined;
  }
}

/** @param {string} command */
async function bundle(command) {
  const startedMs = Date.now();
  const { sources, files } = await compile(command, cache);
  const inputs = hashes([
    // Packages change only with the lock file.
    ...sources.filter(file => !file.startsWith("node_modules/")),
    "package-lock.json",
    "bin/launch/compile.mjs",
  ]);
  const name = hash(JSON.stringify(inputs)).slice(0, 16);
  const folder = join(cache, name);
  for (const file of savedSince(startedMs, Object.keys(inputs))) inputs[file] = "";
  try {
    const sizes = write(folder, files);
    const replaced = folderIn(record(command));
    // By its name alone: whoever copies the project runs the copy's own code, with the copy's packages.
    writeWhole(record(command), JSON.stringify({ folder: name, inputs, sizes }));
    clearOldBundles(cache, replaced);
    return join(folder, `${command}.js`);
  } catch (error) {
    return join(writeAside(files, error), `${command}.js`);
  }
}

/** What a bundle was made of. @param {string} command */
function record(command) {
  return join(cache, `${command}.json`);
}

/** @param {string[]} files */
function hashes(files) {
  return Object.fromEntries(files.map(file => [file, hash(readFileSync(join(root, file)))]));
}

/**
 * These may be in the bundle as they were before. File systems count in ticks of up to 10 ms; a time that is still to
 * come is of a clock that was set back, and no save.
 * @param {number} startedMs @param {string[]} files
 */
function savedSince(startedMs, files) {
  const endedMs = Date.now();
  return files.filter(file => {
    const { ctimeMs } = statSync(join(root, file));
    return ctimeMs > startedMs - 50 && ctimeMs < endedMs + 50;
  });
}

/** @param {string} folder @param {import("esbuild").OutputFile[]} files @returns {Record<string, number>} their sizes */
function write(folder, files) {
  mkdirSync(folder, { recursive: true });
  const sizes = {};
  for (const { path, contents } of files) {
    const file = path.slice(cache.length + 1);
    writeWhole(join(folder, file), contents);
    sizes[file] = contents.length;
  }
  return sizes;
}

/**
 * For this run only. The service's user may not write here: after a change of a price that its owner has published, but
 * not compiled for the service, the service must still come back when the machine starts again.
 * @param {import("esbuild").OutputFile[]} files @param {unknown} error why it cannot be kept
 */
function writeAside(files, error) {
  try {
    const folder = mkdtempSync(join(tmpdir(), "bundle-"));
    process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
    symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "junction");
    write(folder, files);
    return folder;
  } catch {
    const said = error instanceof Error ? error.message : String(error);
    return stop(
      `The folder ${cache} cannot be written: ${said}. Make room there, or let it be yours.`,
    );
  }
}
