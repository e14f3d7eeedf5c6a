/** A mail of ours, read back from its file. */
type Eml = {
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
  readonly html: string;
};

/** Reads what mime.ts writes; it is no reader for other people's mail. */
export function readEml(source: string): Eml {
  const { headers, body } = split(source);
  const boundary = /boundary="([^"]+)"/.exec(headers.get("content-type") ?? "")?.[1];
  const parts = boundary
    ? body.split(`--${boundary}`).slice(1, -1).map(split)
    : [{ headers, body }];
  const textOf = (type: string) => {
    const part = parts.find(one => one.headers.get("content-type")?.startsWith(type));
    return part ? decoded(part.body, part.headers.get("content-transfer-encoding")) : "";
  };
  return { headers, text: textOf("text/plain"), html: textOf("text/html") };
}

/** All that can be read in the file, for finding an address in it; also in one that was cut off. */
export function readableText(source: string): string {
  const { headers, text, html } = readEml(source);
  return [...headers.values(), text, html, source.replace(/=\r?\n/g, "")].join("\n");
}

function split(source: string): { headers: Map<string, string>; body: string } {
  const text = source.replace(/\r\n/g, "\n").replace(/^\n+/, "");
  const end = text.indexOf("\n\n");
  const head = (end < 0 ? text : text.slice(0, end)).replace(/\n[ \t]+/g, " ");
  const headers = new Map(
    head.split("\n").map(line => {
      const [name = "", ...value] = line.split(":");
      return [name.toLowerCase(), decodedWords(value.join(":").trim())];
    }),
  );
  return { headers, body: end < 0 ? "" : text.slice(end + 2) };
}

function decoded(body: string, encoding: string | undefined): string {
  return encoding === "quoted-printable" ? quotedPrintable(body.replace(/=\n/g, "")) : body;
}

function quotedPrintable(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_match, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, "latin1").toString("utf8");
}

/** '=?UTF-8?Q?Caf=C3=A9?=' → 'Café' (RFC 2047). */
function decodedWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?utf-8\?Q\?([^?]*)\?=/gi, (_match, text: string) =>
      quotedPrintable(text.replace(/_/g, " ")),
    );
}
