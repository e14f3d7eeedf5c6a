/** Where an address leads in the end that was copied out of a program which counts clicks. */
export function directAddress(target: string): string | undefined {
  if (!/^https?:/i.test(target) || !URL.canParse(target)) return undefined;
  const { hostname, pathname, searchParams } = new URL(target);
  const detour = detours.find(({ host, path }) => host.test(hostname) && path.test(pathname));
  return detour?.names.map(name => searchParams.get(name)).find(isWebAddress);
}

/** Google Docs, Outlook and Facebook put themselves before each address that is copied there. */
const detours = [
  { host: /(^|\.)google\.[a-z.]{2,6}$/, path: /^\/url$/, names: ["q", "url"] },
  { host: /\.safelinks\.protection\.outlook\.com$/, path: /^\//, names: ["url"] },
  { host: /^lm?\.(facebook|instagram)\.com$/, path: /^\//, names: ["u"] },
];

function isWebAddress(text: string | null): text is string {
  return text !== null && /^https?:\/\//i.test(text);
}
