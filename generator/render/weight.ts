import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants } from "node:zlib";
import type { Budget, Page, Site } from "../site.ts";

/**
 * A quick compression comes out larger; only a text that fails one is compressed as a host would, which takes thirty
 * times as long and keeps another thread busy.
 */
export async function bytesOver(limit: number, text: string): Promise<number | undefined> {
  if ([3, 5].some(quality => brotliCompressSync(text, brotliOptions(quality)).length <= limit))
    return undefined;
  const { length } = await compress(text, brotliOptions(11));
  return length > limit ? length : undefined;
}

export function budgetOf(budgets: Site["budgets"], page: Page): Budget {
  return { ...budgets.default, ...budgets[page.template] };
}

export function compressedBytes(text: string | Uint8Array): number {
  return brotliCompressSync(text, brotliOptions(11)).length;
}

const compress = promisify<string, ReturnType<typeof brotliOptions>, Buffer>(brotliCompress);

function brotliOptions(quality: number) {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: quality } };
}
