import type { Chrome } from "../parts/chrome.ts";

type Sources = Record<string, string[]>;

/** What a page may reach beyond its own host: nothing, unless the forms or an analytics tag are elsewhere. */
export function outside({ formsUrl, analyticsTagId }: Chrome): Sources {
  return together([formsSources(formsUrl), analyticsTagId ? tagSources : {}]);
}

/** A form service on another host has to be named; on our own it is 'self'. */
function formsSources(formsUrl: string): Sources {
  if (formsUrl.startsWith("/")) return {};
  const { origin } = new URL(formsUrl);
  return { "connect-src": [origin], "form-action": [origin] };
}

/** As Google's guide to content security lists them for Analytics without advertising. */
const tagSources: Sources = {
  "script-src": ["https://www.googletagmanager.com"],
  "connect-src": [
    "https://www.googletagmanager.com",
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
  ],
  "img-src": ["https://www.googletagmanager.com", "https://*.google-analytics.com"],
};

function together(parts: Sources[]): Sources {
  const all: Sources = {};
  for (const part of parts)
    for (const [name, sources] of Object.entries(part))
      all[name] = [...(all[name] ?? []), ...sources];
  return all;
}
