import { systemCode } from "../../generator/system/system-code.ts";

/**
 * Whoever reads what a command says may leave, as `| head -1` or a terminal that is closed does: that must not stop a
 * build half-way, nor a server. Only a report that is cut off by something else, such as a full disk, has failed.
 */
export function outliveReader(): void {
  process.stdout.on("error", error => {
    if (systemCode(error) === "EPIPE") return;
    process.exitCode = 1;
    process.stderr.write(`What the command says cannot be written: ${error.message}.\n`);
  });
  process.stderr.on("error", () => {});
}
