import type { Colours, SignalColours } from "../../content/rules/fact-schemas.ts";
import { escapeHtml as e } from "../mail/escape.ts";

type Page = {
  readonly title: string;
  readonly body: string;
  readonly siteUrl: string;
  readonly siteName: string;
  readonly colours: PageColours;
};

export type PageColours = Readonly<
  Pick<Colours, "amber" | "chalk" | "ink" | "line" | "mist" | "night" | "slate" | "turf"> &
    Pick<SignalColours, "control" | "red" | "redSoft">
>;

/** A page of the service. It needs no file beside it; of a site that it speaks for it has the icon. */
export function page({ title, body, siteUrl, siteName, colours }: Page): string {
  const icon = siteUrl && `<link rel="icon" href="${e(siteUrl)}/favicon.svg">`;
  return `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${e(title)} | ${e(siteName)}</title>${icon}<style>${styleIn(colours)}</style></head>
<body><header><a href="${e(siteUrl)}/">${e(siteName)}</a></header><main>${body}</main></body></html>
`;
}

// Without part in the site's fade from page to page, a browser complains of it in its console.
function styleIn(colours: PageColours): string {
  const { amber, chalk, ink, line, mist, night, slate, turf, control, red, redSoft } = colours;
  return `
@media(prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}
*{box-sizing:border-box}
body{margin:0;background:${mist};color:${ink};font:1.0625rem/1.6 "Segoe UI",system-ui,sans-serif}
header{background:${night};padding:20px clamp(16px,4vw,32px);border-bottom:4px solid ${amber}}
header a{color:${chalk};font-size:1.25rem;font-weight:700;text-decoration:none}
main{max-width:720px;margin:0 auto;padding:48px clamp(16px,4vw,32px) 96px}
h1,h2{line-height:1.1;letter-spacing:-.02em}
h1{font-size:clamp(1.75rem,1.35rem + 1.7vw,2.5rem);margin:0 0 16px;overflow-wrap:anywhere}
a{color:${turf}}
form{display:grid;gap:20px;margin:32px 0;padding:24px;background:${chalk};border:1px solid ${line};border-radius:10px}
label{display:block;font-weight:600;margin-bottom:4px}
input,textarea{vertical-align:top;width:100%;font:inherit;color:inherit;background:${chalk};padding:10px 12px;border:1px solid ${control};border-radius:4px}
[aria-invalid]{border-color:${red};border-width:2px}
[role=alert]{padding:12px 16px;background:${redSoft};border-radius:4px;color:${red}}
.error{margin:4px 0 0;color:${red};font-size:.9375rem}
.quiet{color:${slate}}
button{justify-self:start;min-height:44px;padding:10px 22px;font:inherit;font-weight:700;color:${ink};background:${amber};border:1.5px solid ${ink};border-radius:4px;cursor:pointer}
button:hover{background:${ink};color:${amber}}
:focus-visible{outline:3px solid ${turf};outline-offset:2px}
header :focus-visible{outline-color:${amber}}
table{width:100%;border-collapse:collapse;background:${chalk};border:1px solid ${line};border-radius:10px}
td,th{padding:10px 14px;text-align:left;border-bottom:1px solid ${line};vertical-align:top}
th{white-space:nowrap}
td{overflow-wrap:anywhere}
thead~tbody td{overflow-wrap:break-word}
thead~tbody a{overflow-wrap:anywhere}
thead~tbody td:first-child{white-space:nowrap}
main:has(thead){max-width:960px}
@media(max-width:800px){thead{display:none}${stacked("thead~tbody", line)}}
@media(max-width:480px){${stacked("table", line)}}
iframe{width:100%;height:44rem;resize:vertical;border:1px solid ${line};border-radius:10px;background:${chalk}}
pre{white-space:pre-wrap;word-break:break-word;padding:16px;background:${chalk};border:1px solid ${line};border-radius:10px}
`;
}

/** The cells of a row below each other: many of them on anything narrower than a screen, two on a phone. */
function stacked(rows: string, line: string): string {
  return `${rows} :is(tr,td,th){display:block}${rows} tr{padding:10px 14px;border-bottom:1px solid ${line}}${rows} :is(td,th){padding:0;border:0}`;
}
