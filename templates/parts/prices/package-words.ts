import type { Package } from "../../../domain/catalogue.ts";

/** What is said beside the price where a package is one line of a list. */
export function packageWords({ description, note }: Package): string {
  return note ? `${description} ${note}` : description;
}
