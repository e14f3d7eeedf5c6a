/** What a site's own code logs, such as while its author looks for a mistake, keeps out of what programs read from us. */
export function logToStderr(): void {
  console.log = console.info = console.debug = console.error;
}
