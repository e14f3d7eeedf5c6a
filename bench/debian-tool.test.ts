import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { temporaryFolder } from "../tests/temporary-folder.ts";

/** Programs of Debian's names in their place: a package is a file that holds its version, which $NEWEST says. */
const programs = {
  "apt-get": `case "$*" in
    *indextargets*) echo https://deb.example/debian/ ;;
    *download*) if [ "$NEWEST" ]; then echo "$NEWEST" > "kiln_$NEWEST.deb"; fi ;;
    esac`,
  "dpkg-deb": `mkdir -p usr/bin
    echo "#!/bin/sh" > usr/bin/kiln
    echo "echo kiln v$(cat "$2")" >> usr/bin/kiln
    chmod +x usr/bin/kiln`,
};

beforeEach(() => {
  const folder = temporaryFolder();
  const commands = join(folder, "commands");
  mkdirSync(commands);
  for (const [name, script] of Object.entries(programs)) {
    writeFileSync(join(commands, name), `#!/bin/sh\n${script}\n`);
    chmodSync(join(commands, name), 0o755);
  }
  vi.stubEnv("PROJECT_ROOT", folder);
  vi.stubEnv("PATH", `${commands}:${process.env.PATH}`);
});
afterEach(() => void vi.unstubAllEnvs());

test("each bench runs a peer as Debian has packed it by then, or as it was fetched before", async () => {
  expect(await versionOf("")).toBeUndefined();
  expect(await versionOf("1.10.0")).toBe("1.10.0");
  expect(await versionOf("1.9.0")).toBe("1.9.0");
  expect(await versionOf("")).toBe("1.9.0");
});

/** Of a bench that begins anew. */
async function versionOf(newest: string): Promise<string | undefined> {
  vi.stubEnv("NEWEST", newest);
  vi.resetModules();
  const { debianTool } = await import("./debian-tool.ts");
  return debianTool("kiln")?.version;
}
