import { Failure } from "../../form-service/failure.ts";
import { allSubmissions } from "../../form-service/operator/all-submissions.ts";
import { listLine, refuseUnknownForm } from "../../form-service/operator/listing.ts";
import type { Store, StoredSubmission } from "../../form-service/store/store.ts";
import { write } from "./print.ts";
import { withStore } from "./with-store.ts";

export type ListOptions = { state?: string; form?: string; limit: string };

export async function list({ state, form, limit }: ListOptions): Promise<void> {
  if (state !== undefined && state !== "received" && state !== "held") {
    throw new Failure("usage", `--state is '${state}'; it can be received or held.`);
  }
  if (!/^[1-9]\d{0,6}$/.test(limit)) {
    throw new Failure("usage", `--limit is '${limit}'; it can be a whole number from 1.`);
  }
  await withStore(async store => {
    const found = allSubmissions(store, {
      countMax: Number(limit),
      newestFirst: true,
      ...(state ? { state } : {}),
      ...(form ? { form } : {}),
    });
    if (await writeList(found)) return;
    if (form !== undefined) refuseUnknownForm(form);
    tellOfNone();
  });
}

export async function listHeld(store: Store): Promise<void> {
  const found = allSubmissions(store, { state: "held", newestFirst: true });
  if (!(await writeList(found))) tellOfNone();
}

/** Says whether there was any. */
async function writeList(found: AsyncIterable<StoredSubmission>): Promise<boolean> {
  let isAny = false;
  for await (const one of found) {
    isAny = true;
    await write(listLine(one));
  }
  return isAny;
}

function tellOfNone(): void {
  process.stderr.write("There are none.\n");
}
