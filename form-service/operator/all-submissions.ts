import type { RecordFilter, Store, StoredSubmission } from "../store/store.ts";

const pageSize = 500;

type Asked = Omit<RecordFilter, "limit" | "afterId"> & { readonly countMax?: number };

/** Every submission that is asked for: neither is all of it held in memory, nor does an order wait for more than a page. */
export async function* allSubmissions(
  { records }: Store,
  { countMax = Number.POSITIVE_INFINITY, ...asked }: Asked,
): AsyncGenerator<StoredSubmission> {
  let afterId: string | undefined;
  for (let left = countMax; left > 0; ) {
    const limit = Math.min(pageSize, left);
    const page = await records.list({ ...asked, limit, ...(afterId ? { afterId } : {}) });
    yield* page;
    afterId = page.at(-1)?.submission.id;
    if (page.length < limit) return;
    left -= limit;
  }
}
