import type { Schema, SchemaIssue } from "../../site.ts";

/** What a schema refuses of a value of a typed data file. */
export function factIssues({ value, schema }: { value: unknown; schema: Schema }): SchemaIssue[] {
  // To compile a schema, as zod does for the many texts of a collection, takes twice as long as to judge one value.
  const parsed = schema.safeParse(value, { jitless: true });
  return parsed.success ? [] : parsed.error.issues;
}
