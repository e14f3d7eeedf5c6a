/** Whether a web address leads to a host: 'https://a.example;' is an address too, for a browser that never gets there. */
export function namesHost(address: string): boolean {
  return URL.canParse(address) && /^([\w.-]+|\[.*\])$/.test(new URL(address).hostname);
}
