import { escapeHtml as e } from "../mail/escape.ts";

export type Page = {
  readonly title: string;
  readonly body: string;
  readonly siteUrl: string;
  readonly siteName: string;
};

/** A page of the service in the site's own colours. It needs no file beside it. */
export function page({ title, body, siteUrl, siteName }: Page): string {
  return `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${e(title)} | ${e(siteName)}</title><style>${style}</style></head>
<body><header><a href="${e(siteUrl)}/">${e(siteName)}</a></header><main>${body}</main></body></html>
`;
}

// Without part in the site's fade from page to page, a browser complains of it in its console.
const style = `
@media(prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}
*{box-sizing:border-box}
body{margin:0;background:#F3F6F4;color:#0E1B16;font:1.0625rem/1.6 Figtree,"Segoe UI",system-ui,sans-serif}
header{background:#0A2018;padding:20px clamp(16px,4vw,32px);border-bottom:4px solid #FFB31A}
header a{color:#FFF;font:700 1.25rem Archivo,"Segoe UI",system-ui,sans-serif;text-decoration:none}
main{max-width:720px;margin:0 auto;padding:48px clamp(16px,4vw,32px) 96px}
h1,h2{font-family:Archivo,"Segoe UI",system-ui,sans-serif;line-height:1.1;letter-spacing:-.02em}
h1{font-size:clamp(1.75rem,1.35rem + 1.7vw,2.5rem);margin:0 0 16px}
a{color:#0B5D3F}
form{display:grid;gap:20px;margin:32px 0;padding:24px;background:#FFF;border:1px solid #D5DED9;border-radius:10px}
label{display:block;font-weight:600;margin-bottom:4px}
input,textarea{width:100%;font:inherit;color:inherit;background:#FFF;padding:10px 12px;border:1px solid #7C8B84;border-radius:4px}
[aria-invalid]{border-color:#B42318;border-width:2px}
[role=alert]{padding:12px 16px;background:#FEF1F0;border-radius:4px;color:#B42318}
.error{margin:4px 0 0;color:#B42318;font-size:.9375rem}
.quiet{color:#46564F}
button{justify-self:start;min-height:44px;padding:10px 22px;font:700 1.0625rem Archivo,"Segoe UI",system-ui,sans-serif;color:#0E1B16;background:#FFB31A;border:1.5px solid #0E1B16;border-radius:4px;cursor:pointer}
button:hover{background:#0E1B16;color:#FFB31A}
:focus-visible{outline:3px solid #0B5D3F;outline-offset:2px}
header :focus-visible{outline-color:#FFB31A}
table{width:100%;border-collapse:collapse;background:#FFF;border:1px solid #D5DED9;border-radius:10px}
td,th{padding:10px 14px;text-align:left;border-bottom:1px solid #D5DED9;vertical-align:top}
td{overflow-wrap:anywhere}
thead~tbody td{overflow-wrap:break-word}
@media(max-width:480px){thead{display:none}tr,td,th{display:block}tr{padding:10px 14px;border-bottom:1px solid #D5DED9}td,th{padding:0;border:0}}
iframe{width:100%;height:44rem;resize:vertical;border:1px solid #D5DED9;border-radius:10px;background:#FFF}
pre{white-space:pre-wrap;word-break:break-word;padding:16px;background:#FFF;border:1px solid #D5DED9;border-radius:10px}
`;
