/** What an analytics tag puts on the window; see Google's documentation of gtag.js. */
export type Tagged = Window & {
  dataLayer?: unknown[];
  gtag?: (command: "js" | "config" | "event", name: string | Date, values?: object) => void;
};

/** Loads the tag, or lets it speak again. What was pushed before the answer, such as a conversion, is told to it. */
export function startTag(id: string): void {
  silence(id, false);
  const tagged: Tagged = window;
  if (tagged.gtag) return;
  tagged.dataLayer ??= [];
  const { dataLayer } = tagged;
  const earlier = dataLayer.filter(isEvent);
  tagged.gtag = function gtag() {
    // The tag tells commands from plain objects by their being `arguments`.
    // biome-ignore lint/complexity/noArguments: it takes nothing else for a command
    dataLayer.push(arguments);
  };
  tagged.gtag("js", new Date());
  tagged.gtag("config", id);
  for (const { event, ...values } of earlier) tagged.gtag("event", event, values);
  const script = document.createElement("script");
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

/** A tag that is loaded says nothing more, and what it has kept on the device goes. */
export function stopTag(id: string): void {
  silence(id, true);
  const parts = location.hostname.split(".");
  const domains = parts.map((_, index) => parts.slice(index).join("."));
  for (const cookie of document.cookie.split("; ")) {
    const name = cookie.replace(/=.*/, "");
    if (name.startsWith("_ga")) for (const domain of ["", ...domains]) forget(name, domain);
  }
}

function forget(name: string, domain: string): void {
  const where = domain && `; domain=${domain}`;
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the cookie store
  document.cookie = `${name}=; path=/; max-age=0${where}`;
}

function silence(id: string, isSilent: boolean): void {
  Object.assign(window, { [`ga-disable-${id}`]: isSilent });
}

function isEvent(entry: unknown): entry is { event: string } {
  return typeof entry === "object" && entry !== null && "event" in entry;
}
