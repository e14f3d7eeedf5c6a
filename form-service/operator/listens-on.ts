/**
 * Where the service is reached from: for every address of a machine Fastify names its own one alone, by which other
 * programs on it find the service, on Windows too.
 */
export function listensOn(address: string, host: string): string {
  return host === "0.0.0.0" ? address.replace("127.0.0.1", host) : address;
}
