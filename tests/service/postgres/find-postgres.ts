import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, realpathSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";

const debianFolder = "/usr/lib/postgresql";

/** The folder with initdb and postgres: on the PATH, where Debian puts them, or freshly installed. */
export function postgresFolder(): string {
  const found = findFolder();
  if (found) return found;
  if (process.getuid?.() === 0) {
    process.stderr.write("No PostgreSQL found; installing it for the tests …\n");
    for (const args of [
      ["update", "-qq"],
      ["install", "-y", "-qq", "--no-install-recommends", "postgresql"],
    ]) {
      spawnSync("apt-get", args, {
        stdio: ["ignore", 2, 2],
        env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
        timeout: 240_000,
      });
    }
    const installed = findFolder();
    if (installed) return installed;
  }
  throw new Error(
    "There is no PostgreSQL server on this machine and none could be installed: initdb is neither on the PATH nor in /usr/lib/postgresql/*/bin. Install it (Debian: apt-get install postgresql); nothing needs to be set up or running.",
  );
}

function findFolder(): string | undefined {
  const onPath = (process.env.PATH ?? "").split(delimiter);
  return (
    [...onPath, ...debianFolders()]
      .map(folder => join(folder, "initdb"))
      .filter(existsSync)
      // A link to initdb may stand alone: the server lies beside the real one.
      .map(file => dirname(realpathSync(file)))
      .find(folder => existsSync(join(folder, "postgres")))
  );
}

/** Newest first. */
function debianFolders(): string[] {
  if (!existsSync(debianFolder)) return [];
  return readdirSync(debianFolder)
    .sort((a, b) => Number(b) - Number(a))
    .map(version => join(debianFolder, version, "bin"));
}
