import { type Context, valueIn } from "./contexts.ts";

/** React's own note of who answers its hooks; each renderer leaves its answers there. */
export type HookPlace = { H: unknown };

/** Runs what makes a page, or a part of its own name, whose ids are then the same wherever it is made. */
export type Hooks = <T>(name: string, make: () => T) => T;

/** A page stands still: a state is what it begins with, nothing takes effect, and nothing is asked a second time. */
export function answerHooks(place: HookPlace): Hooks {
  let ids = { of: "", count: 0 };
  place.H = { ...answers, useId: () => `_${ids.of}${(ids.count++).toString(36)}_` };
  return (name, make) => {
    const around = ids;
    ids = { of: name, count: 0 };
    try {
      return make();
    } finally {
      ids = around;
    }
  };
}

type Make = () => unknown;
const nothing = () => {};
const same = (value: unknown) => value;
const made = (make: Make) => make();
const begun = (initial: unknown) => (typeof initial === "function" ? initial() : initial);

function never(): never {
  throw new Error(
    "a page stands still, so no state changes while it is made; what acts is an island",
  );
}

const answers = {
  readContext: valueIn,
  use: (asked: Context) => {
    if ("_currentValue" in asked) return valueIn(asked);
    throw new Error("a page is made at once and cannot wait for a promise");
  },
  useContext: valueIn,
  useMemo: made,
  useCallback: same,
  // What React's compiler makes of components asks for this.
  useMemoCache: (size: number) => new Array(size).fill(Symbol.for("react.memo_cache_sentinel")),
  useState: (initial: unknown) => [begun(initial), never],
  useReducer: (_: unknown, initial: unknown, begin?: (initial: unknown) => unknown) => [
    begin ? begin(initial) : initial,
    never,
  ],
  useRef: (value: unknown) => ({ current: value }),
  useEffect: nothing,
  useLayoutEffect: nothing,
  useInsertionEffect: nothing,
  useImperativeHandle: nothing,
  useDebugValue: nothing,
  useEffectEvent: () => never,
  useDeferredValue: (value: unknown, initial: unknown) => (initial === undefined ? value : initial),
  useTransition: () => [false, never],
  useOptimistic: (value: unknown) => [value, never],
  useActionState: (_: unknown, initial: unknown) => [initial, never, false],
  useSyncExternalStore: (_: unknown, get: Make, getOnServer: Make | undefined) =>
    (getOnServer ?? get)(),
};
