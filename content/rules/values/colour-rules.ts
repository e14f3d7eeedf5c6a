import type { RuleContext } from "./rule-context.ts";

/** As mails and pictures read a colour, and as two are compared. */
export function colourDigits(value: string, { addIssue }: RuleContext): void {
  if (/^#[\da-f]{6}$/i.test(value)) return;
  const digits = sixDigits(value.trim());
  addIssue({
    code: "custom",
    message: "must be a colour of six digits, such as #0b5d3f",
    ...(digits && { fix: `Write   "#${digits}"` }),
  });
}

/** Of '#fd0', '#fd0f', '#ffdd00ff', 'ffdd00' and 'rgb(255, 221, 0)'. */
function sixDigits(colour: string): string | undefined {
  const [, long, short] = /^#?(?:([\da-f]{6})(?:ff)?|([\da-f]{3})f?)$/i.exec(colour) ?? [];
  if (long || short) return long ?? short?.replace(/./g, "$&$&");
  const [, ...parts] = /^rgb\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)\s*\)$/i.exec(colour) ?? [];
  if (parts.length === 0 || parts.some(part => Number(part) > 255)) return undefined;
  return parts.map(part => Number(part).toString(16).padStart(2, "0")).join("");
}
