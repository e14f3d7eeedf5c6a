// Node 20 does not run TypeScript. This file, the only one that is not TypeScript, installs what is missing,
// bundles a command once and again whenever the content of one of its files has changed, and runs it.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { devNull, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const cache = join(root, ".cache", "bin");

/** Packages that cannot or need not be bundled: native code, or heavy and used by few commands. */
const external = [
  "esbuild",
  "sharp",
  "better-sqlite3",
  "pg",
  "pg-native",
  "yaml",
  "playwright-core",
  "html-validate",
  "fastify",
  "@fastify/*",
  "pino",
  "vitest",
  "axe-core",
  "smtp-server",
  "postal-mime",
  "lighthouse",
];

/** @param {string} command the name of a file in bin/ without its ending */
export async function launch(command) {
  checkNode();
  checkOpenFiles();
  install(command);
  const bundle = fresh(command) ?? (await compile(command));
  process.env.PROJECT_ROOT = root;
  await import(pathToFileURL(bundle).href);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  stop(
    `Node ${process.versions.node} is too old: version 20.19 or newer is needed. See https://nodejs.org.`,
  );
}

/** Where files run out somewhere later, it is a library that says so, or nobody. A service with few visitors needs as many. */
function checkOpenFiles() {
  const opened = [];
  try {
    while (opened.length < 64) opened.push(openSync(devNull, "r"));
  } catch (error) {
    stop(
      `This process may not have enough files open at once (${error.message}). Raise the limit, with   ulimit -n 1024   or LimitNOFILE= of a systemd unit.`,
    );
  } finally {
    for (const file of opened) closeSync(file);
  }
}

/**
 * Installs the packages of package-lock.json unless exactly these are installed already, for this line of Node.
 * @param {string} command
 */
function install(command) {
  const lock = readFileSync(join(root, "package-lock.json"), "utf8");
  const stamp = join(root, "node_modules", ".installed");
  const stamped = () => (existsSync(stamp) ? readFileSync(stamp, "utf8") : "");
  const known = stamped();
  const wanted = `${hash(lock)} ${process.versions.modules}`;
  if (known === wanted) return;
  const isAll = known.startsWith(hash(lock)) || isInstalled(lock, { withDev: true });
  // Whoever runs the service may have left the others out:  npm ci --omit=dev
  const isComplete = isAll || (!needDev.includes(command) && isInstalled(lock, { withDev: false }));
  if (isComplete && command === "site") return;
  if (!isComplete || !loadsNativeCode()) {
    // The service that runs on the other line must find its packages when it starts again.
    if (isComplete && command === "form-service") stop(madeForAnother());
    inTurn(() => {
      if (stamped() === wanted) return;
      installAnew();
      writeFileSync(stamp, wanted);
    });
    return;
  }
  if (!isAll) return;
  try {
    writeFileSync(stamp, wanted);
  } catch {
    // Somebody else's folder: what is installed there is looked at again next time.
  }
}

/** Two commands may start at once, and npm first takes away what it finds. @param {() => void} work */
function inTurn(work) {
  const lock = join(root, ".cache", "installing");
  for (let isFirst = true; !take(lock); isFirst = false) {
    if (isFirst) process.stderr.write("Another command is installing packages; waiting for it …\n");
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  }
  try {
    work();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** Says whether it is ours now. @param {string} lock */
function take(lock) {
  try {
    if (!existsSync(dirname(lock))) mkdirSync(dirname(lock));
    writeFileSync(lock, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") stop(notYours(error));
    if (isLeftBehind(lock)) rmSync(lock, { force: true });
    return false;
  }
}

/** @param {Error} error */
function notYours(error) {
  return `Packages are missing here, and none can be installed (${error.message}). Let the owner of the folder call   npm ci   in it.`;
}

/** In a container that starts again, our own number is that of the process that was killed. @param {string} lock */
function isLeftBehind(lock) {
  try {
    const holder = Number(readFileSync(lock, "utf8"));
    if (holder === process.pid || Date.now() - statSync(lock).mtimeMs > 900_000) return true;
    process.kill(holder, 0);
    return false;
  } catch (error) {
    // Otherwise it was given back just now, or is another user's.
    return error.code === "ESRCH";
  }
}

function madeForAnother() {
  return `What is installed here was made for another line of Node than this ${process.version}. Call the one that the service runs on; after an update of Node call   npm ci   here, and start the service again.`;
}

const needDev = ["test", "bench"];

/** Somebody may have called npm himself. @param {string} lock @param {{ withDev: boolean }} which */
function isInstalled(lock, { withDev }) {
  try {
    const ofNpm = join(root, "node_modules", ".package-lock.json");
    const installed = JSON.parse(readFileSync(ofNpm, "utf8")).packages;
    const wanted = Object.entries(JSON.parse(lock).packages);
    // What is optional is for other kinds of machine.
    const isThere = ([path, { version, optional, dev }]) =>
      path === "" || optional || (dev && !withDev) || installed[path]?.version === version;
    return wanted.every(isThere);
  } catch {
    // npm has not finished here.
    return false;
  }
}

/** SQLite's is made for one line of Node; the site uses none of this kind. */
function loadsNativeCode() {
  const program = "new (require('better-sqlite3'))(':memory:')";
  return spawnSync(process.execPath, ["-e", program], { cwd: root }).status === 0;
}

function installAnew() {
  process.stderr.write("Installing packages (once; takes a minute) …\n");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const done = spawnSync(npm, ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    stdio: ["ignore", 2, 2],
  });
  if (done.status !== 0)
    stop("npm ci did not succeed; its own message is above. Is the npm registry in reach?");
}

/** @param {string} command @returns {string | undefined} the bundle, when none of its inputs has changed */
function fresh(command) {
  try {
    const made = JSON.parse(readFileSync(join(cache, `${command}.json`), "utf8"));
    const same = Object.entries(made.inputs).every(
      ([file, known]) => hash(readFileSync(join(root, file))) === known,
    );
    // After a power cut a file may be there and empty: the command would end at once and say nothing.
    const whole = Object.entries(made.sizes).every(([file, size]) => statSync(file).size === size);
    return same && whole ? made.bundle : undefined;
  } catch {
    // No cache, or one that cannot be read: the command is bundled anew.
    return undefined;
  }
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

/** @param {string} command */
async function compile(command) {
  const { build } = await import("esbuild");
  const startedMs = Date.now();
  const result = await build({
    absWorkingDir: root,
    entryPoints: [`bin/${command}.ts`, ...threadsOf(command)],
    entryNames: "[name]",
    outdir: cache,
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
    logLevel: "error",
  }).catch(() => stop(`bin/${command}.ts does not compile; the messages are above.`));
  const inputs = Object.fromEntries(
    // Packages change only with the lock file.
    [
      ...Object.keys(result.metafile.inputs).filter(file => !file.startsWith("node_modules/")),
      "package-lock.json",
    ]
      .concat("bin/launch.mjs")
      .map(file => [file, hash(readFileSync(join(root, file)))]),
  );
  // What was saved meanwhile may be in the bundle as it was before. File systems count in ticks of up to 10 ms; a time
  // that is still to come is of a clock that was set back, and no save.
  const endedMs = Date.now();
  const savedMeanwhile = Object.keys(inputs).filter(file => {
    const { ctimeMs } = statSync(join(root, file));
    return ctimeMs > startedMs - 50 && ctimeMs < endedMs + 50;
  });
  const folder = join(cache, hash(JSON.stringify(inputs)).slice(0, 16));
  const bundle = join(folder, `${command}.js`);
  for (const file of savedMeanwhile) inputs[file] = "";
  try {
    const sizes = writeBundle(folder, result.outputFiles);
    writeWhole(join(cache, `${command}.json`), JSON.stringify({ bundle, inputs, sizes }));
    return bundle;
  } catch (error) {
    return join(writeAside(result.outputFiles, error), `${command}.js`);
  }
}

/** @param {string} folder @param {import("esbuild").OutputFile[]} files */
function writeBundle(folder, files) {
  mkdirSync(folder, { recursive: true });
  const sizes = {};
  for (const { path, contents } of files) {
    const file = join(folder, path.slice(cache.length + 1));
    writeWhole(file, contents);
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
    writeBundle(folder, files);
    return folder;
  } catch {
    return stop(unwritable(cache, error));
  }
}

/** @param {string} folder @param {unknown} error */
function unwritable(folder, error) {
  const said = error instanceof Error ? error.message : String(error);
  return `The folder ${folder} cannot be written: ${said}. Make room there, or let it be yours.`;
}

/** Two commands may start at once: each file appears whole or not at all. @param {string} file @param {string | Uint8Array} bytes */
function writeWhole(file, bytes) {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, bytes);
  renameSync(draft, file);
}

/** @param {string | Uint8Array} bytes */
function hash(bytes) {
  return createHash("sha256").update(bytes).digest("hex");
}

/** @param {string} sentence @returns {never} */
function stop(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
