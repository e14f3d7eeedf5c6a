import { Failure } from "../failure.ts";
import type { Store, StoredSubmission } from "../store/store.ts";

export async function submissionOf({ records }: Store, id: string): Promise<StoredSubmission> {
  const found = await records.find(id);
  if (!found) throw new Failure("usage", `There is no submission ${id}.`);
  return found;
}
