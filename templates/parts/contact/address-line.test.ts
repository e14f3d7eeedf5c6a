import { expect, test } from "vitest";
import { siteSchema } from "../../../content/rules/site-schemas.ts";
import { site } from "../../../content/site.ts";
import { addressLine } from "./address-line.ts";

const town = { locality: "Leeds", region: "West Yorkshire", country: "GB" };
const street = "1 Elm Road";
const postcode = "LS8 1AA";

test.each([
  [
    { ...town, street, postcode, mapsUrl: "https://maps.example/" },
    "1 Elm Road, Leeds, West Yorkshire LS8\u00a01AA",
  ],
  [{ ...town, street }, "1 Elm Road, Leeds, West Yorkshire"],
  [{ ...town, postcode }, "Leeds, West Yorkshire LS8\u00a01AA"],
  [town, "Leeds, West Yorkshire"],
  [{ locality: "Bristol", country: "GB", street, postcode }, "1 Elm Road, Bristol LS8\u00a01AA"],
])("of the address %o visitors read '%s'", (address, read) => {
  expect(siteSchema.safeParse({ ...site, address }).error).toBeUndefined();
  expect(addressLine(address)).toBe(read);
});
