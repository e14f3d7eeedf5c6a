/** A request may also name the whole address; only what stands behind the host counts. */
export function behindHost(url: string): string {
  return url.replace(/^https?:\/\/[^/?]*/i, "");
}
