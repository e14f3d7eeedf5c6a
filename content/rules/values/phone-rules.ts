import type { RuleContext } from "./rule-context.ts";

/**
 * '01632 960960' or '+44 (0)1632 960960' is shown, '+441632960960' is dialled: the country's code stands in place of the
 * first 0. No country has the code 440; it is ours with that 0 left in.
 */
export function isSameNumber(display: string, dialled: string): boolean {
  const bare = display.replace("(0)", "");
  const shown = bare.replace(/\D/g, "").replace(/^0+/, "");
  const called = dialled.replace(/\D/g, "");
  const code = called.slice(0, called.length - shown.length);
  const isWithoutCode = code === "" && /^\D*0(?!0)/.test(bare);
  return called.endsWith(shown) && /^(?!440)([1-9]\d{0,2})?$/.test(code) && !isWithoutCode;
}

/** A digit too many or too few rings at nobody's. Some old numbers have nine. */
export function ofBritishLength({ e164 }: { e164: string }, { addIssue }: RuleContext): void {
  const [, digits = ""] = /^\+44(\d+)$/.exec(e164) ?? [];
  if (digits && !/^\d{9,10}$/.test(digits))
    addIssue({
      code: "custom",
      path: ["e164"],
      message: `has ${digits.length} digits behind +44, and numbers in Britain have 10`,
      fix: "Look the number up, and write it right in 'display' too",
    });
}
