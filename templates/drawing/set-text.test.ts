import { describe, expect, test } from "vitest";
import { fitText, textSvg, textWidth } from "./set-text.ts";

describe("text set in outlines", () => {
  test("is as wide as its letters, and twice as wide at twice the size", () => {
    expect(textWidth("Rugby", 50)).toBeGreaterThan(100);
    expect(textWidth("Rugby", 100)).toBeCloseTo(2 * textWidth("Rugby", 50));
  });

  test("takes the largest size that fits the lines", () => {
    const { size, lines } = fitText("Website design trends for 2025", {
      sizes: [200, 76, 40],
      widthMax: 620,
      linesMax: 2,
    });
    expect(size).toBe(76);
    expect(lines).toEqual(["Website design", "trends for 2025"]);
  });

  test("leaves no word alone where the lines can be even", () => {
    const options = { sizes: [76], widthMax: 620, linesMax: 5 };
    const { lines } = fitText("Local SEO tips for Warwickshire businesses", options);
    expect(lines).not.toContain("for");
  });

  test.each([
    ["Clear answers for patients, before they ring", "ring"],
    ["SEO services for Warwickshire businesses", "for"],
    ["A menu worth reading before the table is booked", "booked"],
    ["Web design in Leamington Spa", "Spa"],
    ["Notes for local businesses", "local"],
  ])("of '%s' leaves '%s' alone on no line of a shared picture", (title, word) => {
    const options = { sizes: [80, 70, 60, 52], widthMax: 600, linesMax: 4 };
    const { lines, size } = fitText(title, options);
    expect(lines.join(" ")).toBe(title);
    expect(lines).not.toContain(word);
    for (const line of lines) expect(textWidth(line, size)).toBeLessThanOrEqual(600);
  });

  test("cuts a word that is too long at any size", () => {
    const { lines } = fitText("Llanfairpwllgwyngyllgogerychwyrndrobwll", {
      sizes: [60, 50],
      widthMax: 400,
      linesMax: 3,
    });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^Llan.*…$/);
    expect(textWidth(lines[0] ?? "", 50)).toBeLessThanOrEqual(400);
  });

  test("breaks a name at its hyphens where it fits no line whole", () => {
    const options = { sizes: [80, 52], widthMax: 600, linesMax: 4 };
    const { size, lines } = fitText("Bread in Barrow-upon-Humber-by-the-Sea", options);
    expect(lines.join("|").replaceAll("-|", "-")).toBe("Bread in|Barrow-upon-Humber-by-the-Sea");
    for (const line of lines) expect(textWidth(line, size)).toBeLessThanOrEqual(600);
    expect(fitText("Barrow-upon-Humber", options).lines).toEqual(["Barrow-upon-Humber"]);
  });

  test("says with an ellipsis that lines are left out", () => {
    const options = { sizes: [60], widthMax: 400, linesMax: 2 };
    const { lines } = fitText("Eight jobs for a long afternoon in Rugby", options);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/…$/);
    expect(textWidth(lines[1] ?? "", 60)).toBeLessThanOrEqual(400);
  });

  test("leaves out a text in letters that the font lacks, not its other signs", () => {
    const options = { sizes: [60], widthMax: 400, linesMax: 2 };
    expect(fitText("עיצוב אתרים (2025)", options).lines).toEqual([]);
    expect(fitText("Þór ← 2025", options).lines).toEqual([]);
    expect(fitText("☕ Café ☕ 2025 👩‍👩‍👧", options).lines).toEqual(["Café 2025"]);
  });

  test.each([..."ŵŷŴŶâèëñçšåżā"])("%s is its plain letter with an accent", letter => {
    const plain = letter.normalize("NFD").charAt(0);
    expect(pathOf(letter)).toMatch(new RegExp(`^${pathOf(plain)}.{20,}`));
    expect(textWidth(letter, 10)).toBe(textWidth(plain, 10));
  });

  test.each(["łl", "ŁL", "øo", "ØO", "đd", "ĐD"])(
    "%s: the first is the second with a bar",
    pair => {
      const [letter = "", plain = ""] = pair;
      expect(pathOf(letter)).toMatch(new RegExp(`^${pathOf(plain)}M[^M]+Z$`));
      expect(textWidth(`T${letter}v`, 10)).toBe(textWidth(`T${plain}v`, 10));
      expect(fitText(letter, { sizes: [60], widthMax: 400, linesMax: 1 }).lines).toEqual([letter]);
    },
  );

  test("an accent takes the place of a dot, and stands above a capital", () => {
    expect(pathOf("î").split("Z")).toHaveLength(pathOf("i").split("Z").length - 1);
    expect(pathOf("Ŵ")).toContain(" -751m");
  });

  test.each(["Tŷ Coch", "Yâ", "Ŵa", "LŶ"])(
    "'%s' has the gaps that it has without its accents",
    text => {
      const plain = text.normalize("NFD").replaceAll(/\p{M}/gu, "");
      expect(textWidth(text, 60)).toBe(textWidth(plain, 60));
      expect(placesIn(text)).toEqual(placesIn(plain));
    },
  );

  test.each(["\u2010", "\u2011"])("%j is drawn as the hyphen that it is", hyphen => {
    const options = { sizes: [60], widthMax: 900, linesMax: 1 };
    expect(fitText(`e${hyphen}commerce`, options).lines).toEqual([`e${hyphen}commerce`]);
    expect(textWidth(`e${hyphen}commerce`, 60)).toBe(textWidth("e-commerce", 60));
    expect(pathOf(hyphen)).toBe(pathOf("-"));
  });

  test("an accent may be typed by itself", () => {
    const options = { sizes: [60], widthMax: 400, linesMax: 2 };
    expect(fitText("Clwb y Dw\u0302r", options).lines).toEqual(["Clwb y D\u0175r"]);
  });

  test("shows a letter whose accent cannot be drawn without it", () => {
    expect(pathOf("ḥ")).toBe(pathOf("h"));
    expect(pathOf("ế")).toBe(pathOf("e"));
    expect(pathOf("ģ")).toBe(pathOf("g"));
  });
});

function pathOf(letter: string): string {
  return / d="([^"]+)"/.exec(textSvg(letter, { x: 0, y: 0, size: 10, fill: "red" }))?.[1] ?? "";
}

function placesIn(text: string): string[] {
  const set = textSvg(text, { x: 0, y: 0, size: 10, fill: "red" });
  return Array.from(set.matchAll(/translate\((-?\d+)\)/g), ([, at = ""]) => at);
}
