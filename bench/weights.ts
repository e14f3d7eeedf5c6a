import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { compile } from "../generator/compile.ts";
import { tableText } from "./table.ts";

type Code = Awaited<ReturnType<typeof compile>>;

/**
 * Bytes under brotli of all that a visitor's browser fetches when an island is first used. The stated limits allow
 * 5,500 for what islands share and the rest for each island itself.
 */
const budgets: Record<string, number> = {
  configurator: 5_500 + 6_000,
  contact: 5_500 + 2_500,
  "message-dialog": 5_500 + 2_500,
  "blog-search": 1_500,
};

/** Prints what each island weighs on first use, against its budget; styles beside it, without one. */
export async function weights(root = process.env.PROJECT_ROOT ?? "."): Promise<void> {
  const code = await compile(root, `${root}/.cache/site`);
  const rows = Object.entries(budgets).map(([name, budget]) => {
    const files = filesOf(code, name);
    const bytes = sum(code, files);
    const verdict = bytes > budget ? `over by ${bytes - budget}` : "kept";
    const { style } = code.scripts[name] ?? {};
    const styles = style ? `${size(code, style)}` : "–";
    return [name, `${files.length}`, `${bytes}`, `${budget}`, verdict, styles];
  });
  const head = ["brotli bytes", "files", "script", "budget", "", "styles"];
  process.stdout.write(`${tableText({ head, rows })}\n`);
}

function sum(code: Code, files: readonly string[]): number {
  return files.reduce((bytes, file) => bytes + size(code, file), 0);
}

/** An island's own file and every part that it imports, on whatever way. */
function filesOf(code: Code, name: string): string[] {
  const files = new Set<string>();
  const visit = (address: string) => {
    if (!address || files.has(address)) return;
    files.add(address);
    const imports = text(code, address).matchAll(/(?:from|import)\s*"(\/assets\/[^"]+\.js)"/g);
    for (const [, imported = ""] of imports) visit(imported);
  };
  visit(code.scripts[name]?.src ?? "");
  return [...files];
}

function size(code: Code, address: string): number {
  return brotliCompressSync(text(code, address)).length;
}

function text(code: Code, address: string): string {
  const file = code.assets[address];
  if (!file) throw new Error(`The build has no file ${address}`);
  return readFileSync(file, "utf8");
}
