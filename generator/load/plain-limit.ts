/** A limit as the schema library words it, without the words of programmers: 'at least 3 in number'. */
export function plainLimit(message: string): string | undefined {
  const [, limit, number] =
    /^Too (?:big|small): .*?(>=|<=|>|<|exactly )(-?\d+)/.exec(message) ?? [];
  if (!limit || !number) return undefined;
  if (/>=1 characters?\b/.test(message)) return "filled in";
  const unit = / characters?\b/.test(message)
    ? " characters long"
    : / items?\b/.test(message)
      ? " in number"
      : "";
  return `${limits[limit]} ${number}${unit}`;
}

const limits: Record<string, string> = {
  ">=": "at least",
  "<=": "at most",
  ">": "more than",
  "<": "less than",
  "exactly ": "exactly",
};
