import * as z from "zod";
import { oneDropdown } from "./fact-rules.ts";
import { route, text } from "./fact-schemas.ts";

export const menuSchema = z
  .array(
    z.union([
      z.strictObject({ label: text, route }),
      z.strictObject({ label: text, dropdown: z.literal("locations") }),
    ]),
  )
  .superRefine(oneDropdown)
  // A third row would stand on the headline of the page.
  .max(12, "has more than the 12 entries that fit above a page; move some to footerGroups");

export const footerGroupsSchema = z.array(
  z.strictObject({
    heading: text,
    links: z.array(z.strictObject({ label: text, route })).min(1),
  }),
);

export type Menu = z.infer<typeof menuSchema>;
export type FooterGroups = z.infer<typeof footerGroupsSchema>;
