import { alike } from "../alike.ts";
import type { Position } from "./place.ts";
import type { Problem } from "./problem.ts";

/** As the terminal shows it: where it is, the lines around the place, what is wrong and what to do. */
export function formatProblem(problem: Problem): string {
  const code = `[${problem.code}]${problem.severity === "warning" ? " warning" : ""}`;
  const head = problem.file ? `${problem.file}${at(problem.position)}   ${code}` : code;
  const message = brief(problem.message);
  const fix = problem.fix ? [`   ${brief(problem.fix)}`] : [];
  const lines = [head, ...frame({ ...problem, message }), ...fix];
  return seen(lines.join("\n"));
}

/** A text that was copied out of a terminal has its colours still, and would go on in them here. */
const acting = /(?![\n\t])\p{Cc}/gu;

function seen(text: string): string {
  return text.replace(acting, pictured);
}

/** '␛' for Escape: as wide as the caret below it, and seen. */
function pictured(character: string): string {
  const code = character.charCodeAt(0);
  return code < 0x20 ? String.fromCharCode(0x2400 + code) : "\ufffd";
}

/** Those of a run: what is said in the same words of many places is told at the first, with a list of the others. */
export function formatProblems(problems: Problem[]): string[] {
  const kinds = alike(problems, ({ severity, message, fix }) =>
    [severity, message, fix].join("\0"),
  );
  const kindOf = new Map(kinds.flatMap(kind => kind.map(problem => [problem, kind])));
  return problems.flatMap(problem => {
    const kind = kindOf.get(problem) ?? [];
    if (kind.length <= toldApart) return [formatProblem(problem)];
    if (problem !== kind[0]) return [];
    return [`${formatProblem(problem)}\n${placesOf(kind.slice(1))}`];
  });
}

const toldApart = 3;

function placesOf(problems: Problem[]): string {
  const lines = new Map<string, Set<number>>();
  for (const { file = "", position } of problems) {
    const known = lines.get(file) ?? new Set();
    lines.set(file, position ? known.add(position.line) : known);
  }
  const places = [...lines].map(
    ([file, numbers]) => `      ${[file, [...numbers].join(", ")].filter(Boolean).join(":")}`,
  );
  return seen([`   The same in ${problems.length} other places:`, ...places].join("\n"));
}

function at(position: Position | undefined): string {
  return position ? `:${position.line}:${position.column}` : "";
}

function frame(problem: Problem): string[] {
  const { excerpt, position, message } = problem;
  if (!excerpt?.length || !position) return [`   ${message}`];
  const width = String(position.line).length;
  const shown = windowOf(excerpt.at(-1)?.text ?? "", position);
  const lines = excerpt.map(({ line, text }) => {
    const [mark, words] = line === position.line ? ["▸", shown.text] : [" ", text];
    return ` ${mark} ${String(line).padStart(width)} │ ${words}`;
  });
  const { column } = shown;
  const room = Math.max(1, shown.text.replace(/…$/, "").length - column + 1);
  const carets = "^".repeat(Math.min(position.length, room));
  return [...lines, `   ${" ".repeat(width)} │ ${" ".repeat(column - 1)}${carets} ${message}`];
}

/** Lines of pasted text can be very long: what is shown of one is no wider than a terminal and holds the place. */
function windowOf(text: string, { column, length }: Position): { text: string; column: number } {
  if (text.length <= shownMax) return { text, column };
  const end = Math.min(text.length, Math.max(shownMax - 20, column + Math.min(length, 60) + 20));
  const start = Math.max(0, end - shownMax);
  const [before, after] = [start > 0 ? "…" : "", end < text.length ? "…" : ""];
  return {
    text: before + text.slice(start, end) + after,
    column: column - start + before.length,
  };
}

/** An address or a line that is repeated may be as long as a page. */
function brief(text: string): string {
  return text.length > saidMax ? `${text.slice(0, saidMax)}…` : text;
}

const saidMax = 2000;

/** As many letters of a line as a terminal has room for. */
export const shownMax = 120;
