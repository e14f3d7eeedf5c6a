import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, realpathSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";

const debianFolder = "/usr/lib/postgresql";

/** The folder with initdb and postgres: on the PATH, or where Debian puts them. */
export function postgresFolder(): string {
  const found = findFolder();
  if (found) return found;
  throw new Error(
    "There is no PostgreSQL server on this machine: initdb is neither on the PATH nor in /usr/lib/postgresql/*/bin. Install it (Debian: apt-get install postgresql); nothing needs to be set up or running.",
  );
}

/** Installs one where that can be done, once and before the tests. Without one only those fail that need it. */
export function ensurePostgres(): void {
  if (findFolder()) return;
  if (process.getuid?.() === 0) {
    process.stderr.write("No PostgreSQL found; installing one for the tests …\n");
    for (const args of [
      ["update", "-qq"],
      ["install", "-y", "-qq", "--no-install-recommends", "postgresql"],
    ]) {
      spawnSync("apt-get", args, {
        stdio: ["ignore", 2, 2],
        env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
        timeout: 600_000,
      });
    }
  }
  if (findFolder()) return;
  process.stderr.write(
    "No PostgreSQL server was found and none could be installed: the tests of the form service on PostgreSQL will fail. Install one (Debian: apt-get install postgresql).\n",
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
