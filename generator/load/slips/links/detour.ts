/** Where an address leads in the end that was copied out of a program which counts clicks. */
export function directAddress(target: string): string | undefined {
  if (!/^https?:/i.test(target) || !URL.canParse(target)) return undefined;
  const { hostname, pathname, searchParams } = new URL(target);
  const detour = detours.find(({ host, path }) => host.test(hostname) && path.test(pathname));
  const leadsTo = detour?.names.map(name => searchParams.get(name)).find(isWebAddress);
  if (leadsTo) return leadsTo;
  const plain = target.replace(ofChatProgram, (_, sign: string, next: string) =>
    next ? sign : "",
  );
  return plain === target ? undefined : plain;
}

/** Google Docs, Outlook and Facebook put themselves before each address that is copied there. */
const detours = [
  { host: /(^|\.)google\.[a-z.]{2,6}$/, path: /^\/url$/, names: ["q", "url"] },
  { host: /\.safelinks\.protection\.outlook\.com$/, path: /^\//, names: ["url"] },
  { host: /^lm?\.(facebook|instagram)\.com$/, path: /^\//, names: ["u"] },
];

const ofChatProgram =
  /([?&])utm_source=(?:chatgpt\.com|openai|perplexity(?:\.ai)?|copilot\.com)(&|(?=#|$))/i;

function isWebAddress(text: string | null): text is string {
  return text !== null && /^https?:\/\//i.test(text);
}
