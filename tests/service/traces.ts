import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** The names of the mails in the mail folder, if there is one yet. */
export function mailFiles(dataDir: string): string[] {
  return readdirSync(dataDir).includes("mail")
    ? readdirSync(join(dataDir, "mail")).filter(name => name.endsWith(".eml"))
    : [];
}

/** Every file in which one of the sought can be found, as it is or as a mail's encodings write it. */
export function traces(dataDir: string, ...sought: string[]): string[] {
  const names = readdirSync(dataDir, { recursive: true }).map(String);
  return names.filter(name => {
    const path = join(dataDir, name);
    // A draft may get its final name while we look.
    if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return false;
    const text = readFileSync(path).toString("latin1").toLowerCase();
    const spellings = [text, text.replace(/=\r?\n/g, ""), text.replace(/=40/g, "@")];
    return sought.some(words => spellings.some(one => one.includes(words.toLowerCase())));
  });
}
