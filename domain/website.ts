const bareDomain = /^[^\s/:@?#.]+(\.[^\s/:@?#.]+)+\.?(:\d+)?([/?#]\S*)?$/;

/** 'mysite.co.uk' → 'https://mysite.co.uk', so that the browser's own check accepts what people type. */
export function withScheme(typed: string): string {
  const text = typed.trim();
  return bareDomain.test(text) ? `https://${text}` : text;
}
