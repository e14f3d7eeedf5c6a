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
  if (forDrama.test(value.replace(/\D/g, "")))
    return "this number is reserved for drama and rings nowhere";
  return undefined;
}

/** Names without a dot, names that no public server answers for, and addresses of one machine or one network. */
const reachedFromHereAlone =
  /^https?:\/\/(?:[^./:?#[]+|[^/:?#]+\.(?:local|localhost|test|invalid)|(?:0|10|127|169\.254|172\.(?:1[6-9]|2\d|3[01])|192\.168)\.[\d.]+|\[(?:::1|f(?:[cd]|e[89ab])[\da-f:]*)\])(?=$|[/:?#])/i;

/** The thousand numbers that Ofcom keeps for drama in each large city, those of no place, of mobiles and of services. */
const forDrama =
  /(?:^|44|0)(?:1632960|7700900|(?:11[3-8]|1[2-6]1)4960|1914980|2079460|2896496|2920180|3069990|8081570|9098790)\d{3}$/;
