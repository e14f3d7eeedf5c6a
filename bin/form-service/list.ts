import { Failure } from "../../form-service/failure.ts";
import { allSubmissions } from "../../form-service/operator/all-submissions.ts";
import { listLine, refuseUnknownForm } from "../../form-service/operator/listing.ts";
import type { RecordFilter, Store } from "../../form-service/store/store.ts";
import { print, write } from "./print.ts";
import { withStore } from "./with-store.ts";

export type ListOptions = { state?: string; form?: string; limit: string };

export async function list({ state, form, limit }: ListOptions): Promise<void> {
  if (state !== undefined && state !== "received" && state !== "held") {
    throw new Failure("usage", `--state is '${state}'; it can be received or held.`);
  }
  if (!/^[1-9]\d{0,6}$/.test(limit)) {
    throw new Failure("usage", `--limit is '${limit}'; it can be a whole number from 1.`);
  }
  const filter: RecordFilter = {
    limit: Number(limit),
    newestFirst: true,
    ...(state ? { state } : {}),
    ...(form ? { form } : {}),
  };
  await withStore(async store => {
    const found = await store.records.list(filter);
    if (!found.length && form !== undefined) refuseUnknownForm(form);
    if (!found.length) tellOfNone();
    print(found.map(listLine));
  });
}

export async function listHeld(store: Store): Promise<void> {
  let isEmpty = true;
  for await (const one of allSubmissions(store, { state: "held", newestFirst: true })) {
    isEmpty = false;
    await write(listLine(one));
  }
  if (isEmpty) tellOfNone();
}

function tellOfNone(): void {
  process.stderr.write("There are none.\n");
}
