export type Context = { _currentValue: unknown };

/** The shared part that is being made, and the contexts to which providers within it give a value. */
type Part = { name: string; provided: Set<Context> };
let part: Part | undefined;

/**
 * Makes what many pages share. It is made once, wherever it comes first: were it told what a provider around it says on
 * that page, all others would say so too.
 */
export function inPart<T>(name: string, make: () => T): T {
  const around = part;
  part = { name, provided: new Set() };
  try {
    return make();
  } finally {
    part = around;
  }
}

export function valueIn(asked: Context): unknown {
  if (!part || part.provided.has(asked)) return asked._currentValue;
  throw new Error(
    `the part ${part.name} is shared by many pages and cannot ask for a context from outside of it; give it the value as a prop of tools.shared`,
  );
}

/** Whoever asks for the context meanwhile gets this value. */
export function within(asked: Context, value: unknown, write: () => void): void {
  const around = asked._currentValue;
  const provided = part?.provided;
  const isFirst = provided?.has(asked) === false;
  asked._currentValue = value;
  provided?.add(asked);
  try {
    write();
  } finally {
    asked._currentValue = around;
    if (isFirst) provided?.delete(asked);
  }
}
