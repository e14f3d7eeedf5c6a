import type { SchemaIssue } from "../../site.ts";

/**
 * Of a choice of shapes none of which fits, what keeps the nearest from fitting: most likely it was meant. `count` says how
 * far away a shape is.
 */
export function ofNearestShape(
  issue: SchemaIssue,
  count: (issues: SchemaIssue[]) => number,
): SchemaIssue[] {
  const shapes = (issue.errors ?? []).map(inner =>
    inner.flatMap(one => ofNearestShape({ ...one, path: [...issue.path, ...one.path] }, count)),
  );
  return shapes.sort((one, other) => count(one) - count(other))[0] ?? [issue];
}
