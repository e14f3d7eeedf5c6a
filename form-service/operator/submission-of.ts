import { Failure } from "../failure.ts";
import type { Store, StoredSubmission } from "../store/store.ts";

/** The id as somebody pasted it, perhaps out of a program that changed its letters. */
export async function submissionOf({ records }: Store, typed: string): Promise<StoredSubmission> {
  const id = typed.trim().toLowerCase();
  const found = await records.find(id);
  if (!found) throw new Failure("usage", `There is no submission ${id}.`);
  return found;
}
