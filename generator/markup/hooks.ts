/** React's own note of who answers its hooks; each renderer leaves its answers there. */
export type HookPlace = { H: unknown };
export type Context = { _currentValue: unknown };

/**
 * A page stands still: a state is what it begins with, nothing takes effect, and nothing is asked for a second time.
 * The answer begins the ids of a page anew.
 */
export function answerHooks(place: HookPlace): { restart: () => void } {
  let ids = 0;
  place.H = { ...answers, useId: () => `_r${(ids++).toString(36)}_` };
  return {
    restart: () => {
      ids = 0;
    },
  };
}

type Make = () => unknown;
const current = ({ _currentValue }: Context) => _currentValue;
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
  readContext: current,
  use: (asked: Context) => {
    if ("_currentValue" in asked) return current(asked);
    throw new Error("a page is made at once and cannot wait for a promise");
  },
  useContext: current,
  useMemo: made,
  useCallback: same,
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
  useDeferredValue: (value: unknown, initial: unknown) => initial ?? value,
  useTransition: () => [false, never],
  useOptimistic: (value: unknown) => [value, never],
  useActionState: (_: unknown, initial: unknown) => [initial, never, false],
  useSyncExternalStore: (_: unknown, get: Make, getOnServer: Make | undefined) =>
    (getOnServer ?? get)(),
};
