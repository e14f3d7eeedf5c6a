import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DistrictMap } from "./district-map.tsx";

test("who cannot see the map of districts hears where each lies", () => {
  const text = /role="img" aria-label="([^"]*)"/.exec(renderToStaticMarkup(<DistrictMap />))?.[1];
  expect(text).toMatch(/^Map: round the City Centre lie Hillfields to the north-east; /);
  expect(text).toContain("; Radford and Coundon to the north-west; ");
  expect(text).toMatch(/; Earlsdon and Canley to the south-west\.$/);
});
