import { expect, test } from "vitest";
import { colours, signalColours } from "../../content/colours.ts";
import { contentWith } from "../../tests/sample-content.ts";
import { production } from "../production.ts";
import { faintColours, uses } from "./contrast.ts";
import { mismatches } from "./mismatches.ts";

const messages = () => faintColours().map(({ message }) => message);

/** What is dark on light is black on white here, and what is light on dark white on black. */
const black = "#000000";
const clear = {
  ...Object.fromEntries(Object.keys({ ...colours, ...signalColours }).map(it => [it, "#ffffff"])),
  ...{ ink: black, slate: black, turf: black, night: black, turfDeep: black },
  ...{ muted: black, control: black, amberDeep: black, red: black },
};
function paint(changes: Record<string, string | undefined> = {}): void {
  for (const all of [colours, signalColours]) Object.assign(all, clear, changes);
}

test("a colour that is too pale is told with all that it stands on, its contrast and what is needed", () => {
  paint();
  expect(faintColours()).toEqual([]);
  paint({ turf: "#777777", mist: "#dddddd" });
  expect(faintColours()).toEqual([
    {
      code: "colours/contrast",
      file: "content/colours.ts",
      search: "turf:",
      message:
        "links in 'turf' can hardly be made out: on 'chalk' 4.4 to 1, on 'mist' 3.2 to 1, on 'sky' 4.4 to 1, and 4.5 to 1 is needed",
      fix: 'Write   turf: "#606060"   or what stands out more',
    },
  ]);
});

test("the shade that is named can be read wherever it is", () => {
  paint({
    night: "#c9a7d8",
    turf: "#e58aa8",
    slate: "#8a7680",
    mist: "#fdeee8",
    sky: "#fbe4ec",
    line: "#f3dcd4",
  });
  const named = faintColours().map(({ fix = "" }) => /(\w+): "(#[\da-f]{6})"/.exec(fix) ?? []);
  expect(named.map(([, name]) => name)).toEqual([
    ...["slate", "slate", "turf"],
    ...["night", "night", "night"],
  ]);
  for (const [, name = "", shade] of named)
    for (const all of [colours, signalColours]) Object.assign(all, { [name]: shade });
  expect(messages()).toEqual([]);
});

test("where no shade of a colour is enough, one of what it stands on is named", () => {
  paint({ night: "#ffc0d0", turfDeep: "#d0a0e0" });
  const named = faintColours().map(({ fix }) => fix);
  expect(named[0]).toMatch(/^Write {3}night: "#\w{6}", turfDeep: "#\w{6}" {3}or what/);
  paint({ amber: "#606060", night: "#909090" });
  expect(faintColours().map(({ fix }) => fix)).toContain(
    "Make the darker of the two colours darker, or the lighter one lighter",
  );
});

test("one that can just be read is not told, and an edge may be paler than words", () => {
  paint({ turf: "#767676", control: "#949494" });
  expect(messages()).toEqual([]);
  paint({ control: "#959595" });
  expect(messages()).toEqual([
    expect.stringMatching(/^the edge of a field in 'control' .* 'mist' 2.9 to 1, and 3 to 1 is/),
  ]);
});

test.each(uses)("$what in $front are looked at on $on", ({ what, front, on }) => {
  for (const ground of on) {
    paint();
    paint({ [front]: { ...colours, ...signalColours }[ground] });
    expect(messages()).toContainEqual(expect.stringMatching(`^${what} in '${front}'.*'${ground}'`));
  }
});

test("every build says so, and the site cannot be published", () => {
  paint({ turf: "#ffffff" });
  const content = contentWith({});
  const [note] = faintColours();
  expect(mismatches(content)).toContainEqual(note);
  expect(production(content, "2026-01-01")).toContainEqual(note);
});
