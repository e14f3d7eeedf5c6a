export type MadeUp = { path: string; value: string; why: string };

/**
 * Values that can belong to nobody, wherever they stand, but for those that `listed` names already: whoever empties the
 * list of placeholders may have left the values themselves as they were.
 */
export function madeUpValues(value: unknown, path: string, listed: readonly string[]): MadeUp[] {
  if (listed.includes(path)) return [];
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([name, inner]) =>
      madeUpValues(inner, `${path}.${name}`, listed),
    );
  if (typeof value !== "string") return [];
  const why = whyNobodys(value);
  return why ? [{ path, value, why }] : [];
}

function whyNobodys(value: string): string | undefined {
  if (/(?:[.@]|\/\/)example(?:\.(?:com|net|org))?(?=$|[/:?#])/i.test(value))
    return "an .example address belongs to nobody";
  if (reachedFromHereAlone.test(value)) return "only this machine or its network reaches that host";
  if (/^(?:G|GT|AW)-(?:ABC123|X+)$/.test(value)) return "it is an example and counts nobody";
  // Ofcom keeps these for drama: those of no place, and those of mobile telephones.
  if (/(?:^|44|0)(?:1632960|7700900)\d{3}$/.test(value.replace(/\D/g, "")))
    return "this number is reserved for drama and rings nowhere";
  return undefined;
}

/** Names without a dot, names that no public server answers for, and addresses of one machine or one network. */
const reachedFromHereAlone =
  /^https?:\/\/(?:[^./:?#]+|[^/:?#]+\.(?:local|localhost|test|invalid)|(?:0|10|127|169\.254|172\.(?:1[6-9]|2\d|3[01])|192\.168)\.[\d.]+|\[[\da-f:]+\])(?=$|[/:?#])/i;
