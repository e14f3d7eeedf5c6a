import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ShortLine } from "./short-line.tsx";

const drawn = (travelTime: string) => {
  const place = { slug: "bilton", name: "Bilton", route: "/bilton", travelTime, bearing: 230 };
  const markup = renderToStaticMarkup(<ShortLine place={place} />);
  const ticks = [...markup.matchAll(/class="figure">(\d+)</g)].map(([, minute]) => Number(minute));
  return { ticks, says: /([^<>]+) apart/.exec(markup)?.[1] };
};

test.each([
  ["5 minutes", [0, 1, 2, 3, 4, 5]],
  ["3 min", [0, 1, 2, 3]],
  ["25 minutes", [0, 5, 10, 15, 20, 25]],
  ["17 minutes", [0, 17]],
  ["1 minute", [0, 1]],
])("the way to a town that lies %s away has the ticks %s", (travelTime, ticks) => {
  expect(drawn(travelTime)).toEqual({ ticks, says: travelTime });
});

test("where we are based ourselves, no way is drawn", () => {
  expect(drawn("Based here")).toEqual({ ticks: [], says: undefined });
});
