import { isEmailAddress } from "../../domain/parse-form.ts";
import { counted } from "../counted.ts";
import { Failure } from "../failure.ts";
import { spellings } from "../mail/address.ts";
import { bare, isOf, redacted } from "../store/redact.ts";
import type { Store } from "../store/store.ts";
import { allSubmissions } from "./all-submissions.ts";

type Person = {
  readonly ownIds: ReadonlySet<string>;
  /** Submissions of other people in which the address stands. */
  readonly mentioningIds: readonly string[];
};

/** Each way to write the address, or a Failure: '@example.com' would be in everybody's submissions. */
export function spellingsOf(typed: string): readonly string[] {
  const email = bare(typed);
  if (!isEmailAddress(email)) throw new Failure("usage", `'${typed}' is not one e-mail address.`);
  return spellings(email);
}

/** What `erase --email` would remove, and where it would black the address out. */
export async function findPerson(store: Store, typed: string): Promise<Person> {
  const emails = spellingsOf(typed);
  const ownIds = new Set<string>();
  const mentioningIds: string[] = [];
  for await (const { submission } of allSubmissions(store, { newestFirst: false })) {
    if (emails.some(email => isOf(submission, email))) ownIds.add(submission.id);
    else if (emails.some(email => redacted(submission, email))) mentioningIds.push(submission.id);
  }
  return { ownIds, mentioningIds };
}

/** What other people wrote is theirs too: whether it is handed on, somebody has to decide. */
export function foundLines({ ownIds, mentioningIds }: Person): string[] {
  const own = `${counted(ownIds.size, "submission is", "submissions are")} of this address.`;
  if (!mentioningIds.length) return [own];
  const others = counted(mentioningIds.length, "other person's mentions", "other people's mention");
  return [own, `${others} it, to be looked at with show before you hand it on:`, ...mentioningIds];
}
