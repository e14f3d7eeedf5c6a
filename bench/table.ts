export type Table = { head: readonly string[]; rows: readonly (readonly string[])[] };

/** A table in markdown that is also read with ease in a terminal: the first column to the left, figures to the right. */
export function tableText({ head, rows }: Table): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) =>
    Math.max(3, ...all.map(row => [...(row[column] ?? "")].length)),
  );
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => padded(cells[column] ?? "", { width, column })).join(" | ")} |`;
  const rule = widths.map((width, column) =>
    column === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`,
  );
  return [line(head), `| ${rule.join(" | ")} |`, ...rows.map(line)].join("\n");
}

function padded(text: string, { width, column }: { width: number; column: number }): string {
  const blank = " ".repeat(width - [...text].length);
  return column === 0 ? text + blank : blank + text;
}
