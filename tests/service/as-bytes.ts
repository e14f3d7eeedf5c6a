/** Whom the services of these tests belong to. */
export const origin = "https://www.shop.test";

/** A request of JSON as it is on the line, which no HTTP client would break off or spoil. */
export function request(path: string, content: object, headers: readonly string[] = []): string {
  const body = JSON.stringify(content);
  const length = `Content-Length: ${Buffer.byteLength(body)}`;
  return `${head(path, [length, ...headers])}${body}`;
}

/** What stands before its body. */
export function head(path: string, headers: readonly string[]): string {
  const all = ["Host: x", `Origin: ${origin}`, "Content-Type: application/json", ...headers];
  return `POST ${path} HTTP/1.1\r\n${all.join("\r\n")}\r\n\r\n`;
}
