import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { compile } from "../generator/compile.ts";
import { tableText } from "./table.ts";

type Code = Awaited<ReturnType<typeof compile>>;

/** Bytes under brotli, as stated for the islands. Their part includes all that comes with it but the shared part. */
const budgets: Record<string, number> = {
  "shared part": 5_500,
  configurator: 6_000,
  contact: 2_500,
  "message-dialog": 2_500,
  "blog-search": 1_500,
};

/** Prints what each island weighs on first use, against its budget; styles beside it, without one. */
export async function weights(root = process.env.PROJECT_ROOT ?? "."): Promise<void> {
  const code = await compile(root, `${root}/.cache/site`);
  const shared = sharedPart(code);
  const rows = Object.entries(budgets).map(([name, budget]) => {
    const own = filesOf(code, name).filter(file => file !== shared);
    const script = sum(code, name in code.scripts ? own : [shared]);
    const { style } = code.scripts[name] ?? {};
    const verdict = script > budget ? `over by ${script - budget}` : "kept";
    return [name, `${script}`, `${budget}`, verdict, style ? `${size(code, style)}` : "–"];
  });
  const head = ["brotli bytes", "script", "budget", "", "styles"];
  process.stdout.write(`${tableText({ head, rows })}\n`);
}

function sum(code: Code, files: readonly string[]): number {
  return files.reduce((bytes, file) => bytes + size(code, file), 0);
}

/** The part that holds Preact: the largest that the configurator shares with the contact form. */
function sharedPart(code: Code): string {
  const contact = filesOf(code, "contact");
  const both = filesOf(code, "configurator").filter(file => contact.includes(file));
  return both.sort((a, b) => size(code, b) - size(code, a))[0] ?? "";
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
