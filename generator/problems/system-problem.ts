import { systemCode } from "../system/system-code.ts";
import type { Problem, Words } from "./problem.ts";

/** What the operating system says in codes, said in a sentence. */
export function systemProblem(error: unknown): Problem[] {
  const code = isFileInPlace(error) ? "ENOTDIR" : (systemCode(error) ?? "");
  const sentence = isFolderRefused(error) ? folderRefused : systemSentences[code];
  if (!sentence) return [];
  const path = pathOf(error);
  const file = path && { file: path };
  return [{ code: `system/${code.toLowerCase()}`, severity: "error", ...sentence, ...file }];
}

/** A file that cannot be moved: where it was to go, for that is what the owner chose. */
function pathOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ("dest" in error && typeof error.dest === "string") return error.dest;
  return "path" in error && typeof error.path === "string" ? error.path : undefined;
}

/** Node says so where a folder is to be made; of a file below that one it says ENOTDIR itself. */
function isFileInPlace(error: unknown): boolean {
  return systemCode(error) === "EEXIST" && isOfMkdir(error);
}

/** What Node says where a folder and those above it are to be made, and the disk can only be read. */
function isFolderRefused(error: unknown): boolean {
  return systemCode(error) === "ENOENT" && isOfMkdir(error);
}

function isOfMkdir(error: unknown): boolean {
  return Reflect.get(Object(error), "syscall") === "mkdir";
}

const folderRefused: Words = {
  message: "this folder cannot be made: the disk can only be read, or the system makes none there",
  fix: "Let it be written, choose a folder on another disk, or work in a copy of the site there",
};

const freeSpace = "Free some space and try again";

const systemSentences: Record<string, Words> = {
  ENOSPC: {
    message: "the disk is full",
    fix: freeSpace,
  },
  EDQUOT: {
    message: "your share of the disk is full",
    fix: freeSpace,
  },
  EACCES: {
    message: "this file or folder may not be written or read by you",
    fix: "Change its owner or its permissions, choose another folder, or work in a copy of your own",
  },
  EPERM: {
    message: "the system does not allow this",
    fix: "Change the owner or the permissions of the folder; on Windows first close what has the file open",
  },
  EBUSY: {
    message: "another program has this open",
    fix: "Close it there, such as in an editor or a program that shows folders, and try again",
  },
  EROFS: {
    message: "this disk can only be read",
    fix: "Choose a folder on another disk, or work in a copy of the site there",
  },
  EMFILE: {
    message: "too many files are open on this machine",
    fix: "Close other programs, or raise the limit with   ulimit -n",
  },
  EADDRINUSE: {
    message: "the port is taken by another program",
    fix: "Choose another one with   --port",
  },
  ENAMETOOLONG: {
    message: "this name is longer than the disk allows",
    fix: "Give the file, or the folder it lies in, a shorter name",
  },
  EISDIR: { message: "a folder stands where a file is needed", fix: "Move that folder away" },
  ENOTDIR: { message: "a file stands where a folder is needed", fix: "Move that file away" },
};
