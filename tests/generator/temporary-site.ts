import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, onTestFinished } from "vitest";
import { type BuildOptions, build } from "../../generator/build/build.ts";
import { formatProblem } from "../../generator/problems/format-problem.ts";
import { ProblemsError } from "../../generator/problems/problem.ts";
import { copyOfTinySite } from "../tiny-site.ts";

/** A copy of the tiny site that is gone when the test is over, with some files changed: null takes one away. */
export function temporarySite(changes: Record<string, string | Uint8Array | null> = {}) {
  const root = copyOfTinySite();
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const site = temporarySiteIn(root);
  for (const [file, content] of Object.entries(changes)) site.change(file, content);
  return site;
}

/** What tests do with a copy of the tiny site that is there, and goes when whoever has made it takes it away. */
export function temporarySiteIn(root: string) {
  const site = {
    root,
    out: join(root, "dist"),
    change: (file: string, content: string | Uint8Array | null) => {
      const path = join(root, file);
      if (content === null) return rmSync(path);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, content);
    },
    /** Puts other words in the place of some that must be there. */
    edit: (file: string, from: string | RegExp, to: string) => {
      const edited = site.read(file).replace(from, () => to);
      expect(edited, `${file} does not hold ${from}`).not.toBe(site.read(file));
      site.change(file, edited);
    },
    read: (file: string) => readFileSync(join(root, file), "utf8"),
    build: (options: Partial<BuildOptions> = {}) =>
      build({ root, out: join(root, "dist"), drafts: false, ...options }),
    /** What the build says is wrong, as it stands in the terminal; nothing when it succeeds. */
    problems: async (options: Partial<BuildOptions> = {}) => {
      try {
        await site.build(options);
        return "";
      } catch (error) {
        if (error instanceof ProblemsError) return error.problems.map(formatProblem).join("\n\n");
        throw error;
      }
    },
  };
  return site;
}

export type TemporarySite = ReturnType<typeof temporarySite>;

/** Every file below a folder with its bytes, for comparing two outputs. */
export function treeOf(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(dirent =>
    dirent.isFile(),
  );
  return new Map(
    files
      .map(
        ({ parentPath, name }) =>
          [
            join(parentPath, name).slice(folder.length),
            readFileSync(join(parentPath, name), "base64"),
          ] as const,
      )
      .sort(),
  );
}

export const noteWith = (front: string, body = "Text.\n") => `---\n${front}\n---\n\n${body}`;
