import { readFile } from "node:fs/promises";
import { urlOf } from "../../config/url.ts";
import { Failure, sentenceOf } from "../../failure.ts";

/** Whose password is asked for. */
type Account = {
  readonly host: string;
  readonly port: number;
  readonly database?: string | undefined;
  readonly user?: string | undefined;
};

/** The file that an address names as psql's do, `?passfile=`, or the one that PGPASSFILE names for all of them. */
export function passwordFileOf(url: string): string | undefined {
  return urlOf(url)?.searchParams.get("passfile") || process.env.PGPASSFILE || undefined;
}

/** The password in the first line that fits, in PostgreSQL's own format: host:port:database:user:password. */
export async function passwordIn(file: string, account: Account): Promise<string> {
  const lines = (await textOf(file)).split(/\r?\n/).filter(line => !line.startsWith("#"));
  const { host, port, database, user } = account;
  const wanted = [host, String(port), database, user];
  for (const line of lines) {
    const [, fields, password] = parts.exec(line) ?? [];
    if (fields === undefined || !password) continue;
    const found = [...fields.matchAll(field)].map(([, text = ""]) => plain(text));
    if (found.every((one, index) => one === "*" || one === wanted[index])) return plain(password);
  }
  const message = `The password file ${file} has no line for ${wanted.join(":")}: write one there, with a colon and the password behind it`;
  throw new Failure("unavailable", message);
}

const parts = /^((?:(?:\\.|[^\\:])*:){4})(.+)$/;
const field = /((?:\\.|[^\\:])*):/g;

function plain(text: string): string {
  return text.replace(/\\(.)/g, "$1");
}

async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    const message = `The password file of PostgreSQL cannot be read (${sentenceOf(error)}): it has to be there, and the user that runs the service has to be allowed to read it`;
    throw new Failure("unavailable", message, { cause: error });
  }
}
