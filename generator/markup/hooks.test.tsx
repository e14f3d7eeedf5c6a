import * as React from "react";
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useId,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { expect, test } from "vitest";
import { inPart } from "./contexts.ts";
import { answerHooks, type HookPlace } from "./hooks.ts";
import { markup } from "./markup.ts";

const name = "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE";
// React's types do not speak of it.
const { [name]: place } = React as unknown as Record<typeof name, HookPlace>;
const hooks = answerHooks(place);
const html = (node: ReactNode) => markup<never>(node).join("");

const Place = createContext("Rugby");
const Says = () => <i>{useContext(Place)}</i>;

test("a context holds for what stands in its provider, and no further", () => {
  const page = (
    <>
      <Place value="Bilton">
        <Says />
        <Place.Consumer>{place => place.length}</Place.Consumer>
      </Place>
      <Says />
    </>
  );
  expect(html(page)).toBe("<i>Bilton</i>6<i>Rugby</i>");
});

test("a context is as it was after something in it has failed", () => {
  const Fails = () => {
    throw new Error("no such town");
  };
  const failing = (
    <Place value="Bilton">
      <Fails />
    </Place>
  );
  expect(() => html(failing)).toThrow("no such town");
  expect(html(<Says />)).toBe("<i>Rugby</i>");
});

test("a shared part may ask for a context of its own, and not for one of the page around it", () => {
  const own = () => inPart("Footer", () => html(<Place value="Bilton">{<Says />}</Place>));
  const foreign = (says: ReactNode) => () => inPart("Footer", () => html(says));
  const page = (make: () => string) => {
    const Shared = () => make();
    return html(<Place value="Coventry">{[<Says key="s" />, <Shared key="p" />]}</Place>);
  };
  expect(page(own)).toContain("Bilton");
  const refusal = "the part Footer is shared by many pages and cannot ask for a context";
  expect(() => page(foreign(<Says />))).toThrow(refusal);
  expect(() => page(foreign(<Place.Consumer>{place => place}</Place.Consumer>))).toThrow(refusal);
  expect(html(<Says />)).toBe("<i>Rugby</i>");
});

test("a component shows what its hooks begin with, and nothing takes effect", () => {
  let effects = 0;
  const Shows = () => {
    const [town] = useState(() => "Rugby");
    const [minutes] = useReducer((state: number) => state + 1, 5);
    const kept = useRef("c");
    const text = useMemo(() => `${town} ${minutes}`, [town, minutes]);
    const end = useCallback(() => "!", []);
    const stored = useSyncExternalStore(
      () => () => {},
      () => "browser",
      () => "page",
    );
    useEffect(() => {
      effects++;
    });
    return `${text} ${kept.current} ${stored}${end()}`;
  };
  expect(html(<Shows />)).toBe("Rugby 5 c page!");
  expect(effects).toBe(0);
});

test("a component that React's compiler has made keeps nothing from one page to the next", () => {
  // What its import of react/compiler-runtime calls.
  const { H } = place;
  const cache = (H as { useMemoCache: (size: number) => unknown[] }).useMemoCache(2);
  expect(cache).toEqual(Array(2).fill(Symbol.for("react.memo_cache_sentinel")));
});

test("a state that changes while the page is made is refused with a sentence", () => {
  const Changes = () => {
    const [town, move] = useState("Rugby");
    move("Bilton");
    return town;
  };
  expect(() => html(<Changes />)).toThrow("no state changes while it is made");
});

test("ids differ within a page, and are the same each time it is made", () => {
  const page = () => hooks("", () => html([<Field key="a" />, <Field key="b" />]));
  const first = page();
  expect(new Set(first.match(/id="[^"]+"/g)).size).toBe(2);
  expect(page()).toBe(first);
});

test("a part has the same ids whatever was made before it on its page", () => {
  const part = () => hooks("part", () => html(<Field />));
  const alone = part();
  const [before, within] = hooks("", () => [html([<Field key="a" />, <Field key="b" />]), part()]);
  expect(within).toBe(alone);
  expect(before).not.toContain(/id="[^"]+"/.exec(alone)?.[0]);
});

const Field = () => <input id={useId()} />;
