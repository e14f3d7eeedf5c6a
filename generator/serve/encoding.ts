import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip";

/** The best encoding that an Accept-Encoding header allows; nothing when it wants the bytes as they are. */
export function chooseEncoding(header: string | undefined): Encoding | undefined {
  const weights = new Map(
    (header ?? "").split(",").map(part => {
      const [name = "", ...parameters] = part.split(";").map(text => text.trim().toLowerCase());
      const quality = parameters.find(text => text.startsWith("q="))?.slice(2);
      return [name, quality === undefined ? 1 : Number(quality)];
    }),
  );
  const weight = (name: Encoding) => weights.get(name) ?? weights.get("*") ?? 0;
  const [best] = (["br", "gzip"] as const)
    .filter(name => weight(name) > 0)
    .sort((a, b) => weight(b) - weight(a));
  return best;
}

/** Compresses each version of a file once, with the effort that a host spends on files that never change. */
export function compressor(): (file: Uncompressed, encoding: Encoding) => Promise<Buffer> {
  const kept = new Map<string, Promise<Buffer>>();
  return (file, encoding) => {
    const key = `${encoding} ${file.path} ${file.tag}`;
    const known = kept.get(key);
    if (known) return known;
    const made = file.bytes().then(bytes => compress(bytes, encoding));
    kept.set(key, made);
    made.catch(() => kept.delete(key));
    if (kept.size > filesKept) kept.delete(kept.keys().next().value ?? "");
    return made;
  };
}

type Uncompressed = { path: string; tag: string; bytes: () => Promise<Buffer> };

const filesKept = 500;
/** Above this size the last per cent is not worth the seconds that it takes. */
const smallBytes = 300_000;

function compress(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  const small = bytes.length <= smallBytes;
  if (encoding === "gzip") return promisify(gzip)(bytes, { level: small ? 9 : 6 });
  return promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: small ? 11 : 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
