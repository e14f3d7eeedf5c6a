import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { root } from "./root.mjs";
import { stop } from "./stop.mjs";

/**
 * Other commands have the business's data in them, too, but only the site's says in words what keeps them from being
 * read. What begins with a build anyway lets it say so; another one names it.
 * @param {string} command @param {string} said by the compiler, or by Node @returns {never}
 */
export function stopInWords(command, said) {
  if (command === "start") {
    const stdio = /** @type {const} */ (["ignore", "ignore", "inherit"]);
    const { status } = spawnSync(process.execPath, [join(root, "bin/site.mjs"), "build"], {
      stdio,
    });
    if (status !== 0) process.exit(1);
  }
  stop(
    `${said.trimEnd()}\n\nWhere content/ or domain/ was changed last,   npx site build   says in words what to mend.`,
  );
}
