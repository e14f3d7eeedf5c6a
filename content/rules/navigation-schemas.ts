import * as z from "zod";
import { route, text } from "./fact-schemas.ts";
import { oneOfTwo } from "./values/once-rules.ts";
import type { RuleContext } from "./values/rule-context.ts";

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

export const buttonsSchema = z.strictObject({
  quoteInHeader: text,
  quoteInMenu: text,
  quote: text,
  services: text,
});

export type Buttons = z.infer<typeof buttonsSchema>;
export type Menu = z.infer<typeof menuSchema>;
export type FooterGroups = z.infer<typeof footerGroupsSchema>;

/** The list of towns is one part of the page: a second button could not say which of two it opens. */
function oneDropdown(menu: object[], { addIssue }: RuleContext): void {
  const first = menu.findIndex(item => "dropdown" in item);
  for (const [index, item] of menu.entries())
    if ("dropdown" in item && index > first)
      addIssue({
        code: "custom",
        path: [index, "dropdown"],
        message: "only one entry can open the list of towns, and another one above does",
        fix: oneOfTwo,
      });
}
