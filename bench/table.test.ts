import { describe, expect, test } from "vitest";
import { median, megabytesText, percentile, ratioText, secondsText } from "./figures.ts";
import { tableText } from "./table.ts";

describe("a table of measurements", () => {
  test("aligns words to the left and figures to the right", () => {
    const table = tableText({
      head: ["build", "ours"],
      rows: [
        ["cold", "0.89 s"],
        ["é", "1×"],
      ],
    });
    expect(table).toBe(
      ["| build |   ours |", "| ----- | -----: |", "| cold  | 0.89 s |", "| é     |     1× |"].join(
        "\n",
      ),
    );
  });

  test("leaves missing cells empty", () => {
    expect(tableText({ head: ["a", "b"], rows: [["x"]] })).toContain("| x   |     |");
  });
});

describe("a figure", () => {
  test.each([
    [[3, 1, 2], 2],
    [[4, 1, 2, 3], 2.5],
    [[7], 7],
  ])("the median of %j is %d", (values, expected) => expect(median(values)).toBe(expected));

  test("has no median when nothing was measured", () => expect(median([])).toBeNaN());

  test.each([
    [0.5, 50],
    [0.95, 95],
    [1, 100],
  ])("at the share %d of 1 to 100 stands %d", (share, expected) =>
    expect(
      percentile(
        Array.from({ length: 100 }, (_, index) => index + 1),
        share,
      ),
    ).toBe(expected),
  );

  test("names its spread when it was measured more than once", () => {
    expect(secondsText([890, 860, 931])).toBe("0.89 s (0.86–0.93)");
    expect(secondsText([890])).toBe("0.89 s");
  });

  test("compares with a reference only where there is one", () => {
    expect(ratioText(1, 2)).toBe("0.50×");
    expect(ratioText(1, undefined)).toBe("–");
    expect(megabytesText(355_400_000)).toBe("355 MB");
  });
});
