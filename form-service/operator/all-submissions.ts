import type { RecordFilter, Store, StoredSubmission } from "../store/store.ts";

const pageSize = 500;

/** Every submission that is asked for, without holding them all in memory. */
export async function* allSubmissions(
  { records }: Store,
  asked: Omit<RecordFilter, "limit" | "afterId">,
): AsyncGenerator<StoredSubmission> {
  let afterId: string | undefined;
  for (;;) {
    const filter = { ...asked, limit: pageSize, ...(afterId ? { afterId } : {}) };
    const page = await records.list(filter);
    yield* page;
    afterId = page.at(-1)?.submission.id;
    if (page.length < pageSize) return;
  }
}
