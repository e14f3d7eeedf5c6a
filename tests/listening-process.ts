import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { projectRoot } from "../generator/system/project-root.ts";

export type ListeningProcess = {
  readonly address: string;
  readonly port: number;
  readonly process: ChildProcess;
  /** Everything that it has printed so far. */
  readonly output: () => string;
  /** Resolves with the exit code, or the signal that ended it, when its last words are in the output, too. */
  readonly ended: Promise<number | string>;
  /** Ends it in good order. */
  readonly stop: () => Promise<number | string>;
};

/** Starts a program, and waits until it has said where it listens. */
export async function listeningProcess(
  [program = "", ...args]: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<ListeningProcess> {
  const started = spawn(program, args, {
    cwd: projectRoot(),
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const chunks: Buffer[] = [];
  const output = () => Buffer.concat(chunks).toString();
  const end = () => started.kill("SIGTERM");
  // A bench that is told to end leaves nothing running.
  process.once("exit", end);
  const ended = once(started, "close").then(([code, signal]) => {
    process.off("exit", end);
    return code ?? signal;
  });
  // Beyond any install: a bench has nobody else who would end what never listens.
  const limit = setTimeout(() => started.kill("SIGKILL"), 600_000);
  const address = await new Promise<string>((resolve, reject) => {
    let isFound = false;
    // Looked through only until the address is in it: under load a log grows by megabytes.
    const read = (chunk: Buffer) => {
      chunks.push(chunk);
      const found = isFound ? undefined : /http:\/\/[^\s/"]+:\d+/.exec(output())?.[0];
      if (!found) return;
      isFound = true;
      resolve(found);
    };
    started.stdout.on("data", read);
    started.stderr.on("data", read);
    started.once("close", () => reject(new Error(`It ended before it listened:\n${output()}`)));
  }).finally(() => clearTimeout(limit));
  const stop = () => {
    end();
    return ended;
  };
  return { address, port: Number(new URL(address).port), process: started, output, ended, stop };
}
