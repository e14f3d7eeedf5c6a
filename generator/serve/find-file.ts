import { unlessItFails } from "../unless-it-fails.ts";

/** The file that an address leads to, or the address under which a host shows that file. */
type Found = { file: string } | { moveTo: string };
type Has = (file: string) => boolean | Promise<boolean>;

/**
 * What static hosts do with an address: '/blog' moves to '/blog/' where the page is blog/index.html, and '/blog/' to
 * '/blog' where it is blog.html. Each page has one address; other spellings of it move there.
 */
export async function findFile(path: string, has: Has): Promise<Found | undefined> {
  const names = namesIn(path);
  if (!names) return undefined;
  const home = await homeOf(names.join("/"), has);
  if (!home || unlisted.has(home.file)) return undefined;
  const address = `/${home.address.split("/").map(encodeURIComponent).join("/")}`;
  return decodeURIComponent(path) === `/${home.address}`
    ? { file: home.file }
    : { moveTo: address };
}

/** Read by hosts, not shown by them; the not-found page has no address of its own. */
const unlisted = new Set(["_headers", "_redirects", ".htaccess", "404.html"]);

async function homeOf(
  path: string,
  has: Has,
): Promise<{ file: string; address: string } | undefined> {
  if (path === "")
    return (await has("index.html")) ? { file: "index.html", address: "" } : undefined;
  if (/(^|\/)index\.html$/.test(path) && (await has(path)))
    return { file: path, address: path.slice(0, -"index.html".length) };
  if (path.endsWith(".html") && (await has(path)))
    return { file: path, address: path.slice(0, -".html".length) };
  if (await has(path)) return { file: path, address: path };
  if (await has(`${path}/index.html`)) return { file: `${path}/index.html`, address: `${path}/` };
  // Once more, since '/blog/index' is the file that is shown at '/blog/'.
  return (await has(`${path}.html`)) ? homeOf(`${path}.html`, has) : undefined;
}

/** The names between the slashes, or nothing for an address that no file can have. */
function namesIn(path: string): string[] | undefined {
  const parts = path.split("/").filter(Boolean);
  // No file has a name that holds an escape which is none.
  const names = parts.map(part => unlessItFails(() => decodeURIComponent(part)));
  return names.every(isFileName) ? names : undefined;
}

function isFileName(name: string | undefined): name is string {
  return name !== undefined && name !== "." && name !== ".." && !refused.test(name);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: no file name may hold any
const refused = /[/\\\u0000-\u001f\u007f]/;
