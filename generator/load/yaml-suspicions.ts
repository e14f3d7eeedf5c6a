type Suspicion = { column: number; length: number; message: string; fix: string };

/** The mistakes that people who are not programmers really make in YAML, each in its own words. */
export function suspicious(line: string): Suspicion | undefined {
  const tab = line.search(/^\s*\t/);
  if (tab !== -1) {
    const column = line.indexOf("\t") + 1;
    return {
      column,
      length: 1,
      message: "a tab; YAML is indented with spaces",
      fix: `Write it as   ${line.replaceAll("\t", "  ").trimEnd()}`,
    };
  }
  const [, indent = "", item] = /^(\s*)[*•]\s+(\S.*)$/.exec(line) ?? [];
  if (item)
    return {
      column: indent.length + 1,
      length: 1,
      message: "an item of a list begins with a hyphen here",
      fix: `Write it as   ${indent}- ${item}`,
    };
  const [, inset = "", word] = /^(\s*)-([^\s-].*)$/.exec(line) ?? [];
  if (word)
    return {
      column: inset.length + 1,
      length: 1,
      message: "a space is missing after the hyphen",
      fix: `Write it as   ${inset}- ${word}`,
    };
  const [held] = /^\s*(?:- )?[\w-]+: *\u00a0/.exec(line) ?? [];
  if (held)
    return {
      column: held.length,
      length: 1,
      message: "a space that does not break, which YAML takes for a letter",
      fix: `Write it with a common space:   ${line.trim().replace(/: *\u00a0\s*/, ": ")}`,
    };
  const [glued, start = "", first = "", rest = ""] =
    /^(\s*(?:- )?)([\w-]+):([^\s:/].*)$/.exec(line) ?? [];
  if (glued)
    return {
      column: start.length + first.length + 1,
      length: 1,
      message: "a space is missing after the colon",
      fix: `Write it as   ${first}: ${rest}`,
    };
  const { key, value, column } = keyAndValue(line);
  if (!value) return undefined;
  const wrong = wrongValue(key, value);
  return wrong && { column, length: wrong.length ?? value.length, ...wrong.words };
}

type Wrong = { length?: number; words: { message: string; fix: string } };

function wrongValue(key: string, value: string): Wrong | undefined {
  const fix = `Write it as   ${key}: ${quoted(value)}`;
  if (/^[“”„‘’]/.test(value)) return { words: { message: "curly quotes do not quote here", fix } };
  if (!/^["'[{|>]/.test(value) && /:(\s|$)/.test(value))
    return { words: { message: "a colon inside a value needs quotes round the whole value", fix } };
  if (/^([@`%&*!{]|[-?>|] |[>|][^\s\d#+-])/.test(value))
    return {
      length: 1,
      words: { message: `a value that begins with ${value[0]} needs quotes`, fix },
    };
  if (/^"[^"]*$|^'[^']*$/.test(value))
    return { words: { message: "the closing quote is missing", fix } };
  if (/^\[(|.*[\s,])#/.test(value))
    return {
      words: {
        message: "# begins a comment, so what stands in the list with it needs quotes",
        fix: `Write it as   ${key}: [${value
          .replace(/^\[|\]$/g, "")
          .split(/\s*,\s*/)
          .map(item => (item.startsWith("#") ? `"${item}"` : item))
          .join(", ")}]`,
      },
    };
  if (/^\[.*,\s*,/.test(value))
    return {
      words: {
        message: "two commas follow each other",
        fix: `Write it as   ${key}: ${value.replace(/,(?:\s*,)+/g, ",")}`,
      },
    };
  if (/^\[[^\]]*\]\s*[^\s,\]#]/.test(value))
    return { words: { message: "there is text after the closing ]", fix } };
  if (/^\[[^\]]*$/.test(value))
    return {
      words: { message: "the closing ] is missing", fix: `Write it as   ${key}: ${value}]` },
    };
  if (/^["'].*["'].+/.test(value))
    return { words: { message: "there is text after the closing quote", fix } };
  return undefined;
}

/** What YAML takes for a comment or a name, although the writer most likely meant it as text, and quotes that it takes for text. */
export function lostPart(line: string): Suspicion | undefined {
  const [, start = "", words = ""] = /^(\s*(?:- +)?(?:[\w-]+: +)?)(\S.*?)\s*$/.exec(line) ?? [];
  if (start.trim() && curlyQuotes.test(words)) {
    const meant = words.startsWith("[") ? words.replace(/[“”„]/g, '"') : quoted(words);
    return {
      column: start.length + 1,
      length: words.length,
      message: "curly quotes do not quote here, so readers would see them",
      fix: `Write it as   ${start.trim()} ${meant}`,
    };
  }
  const { key, value, column } = keyAndValue(line);
  if (!value || /^["'[{|>#]/.test(value)) return undefined;
  const fix = `Write it as   ${key}: ${quoted(value)}`;
  if (/^(&|! )/.test(value))
    return { column, length: 1, message: `a value that begins with ${value[0]} needs quotes`, fix };
  // People put a space after the # of a comment, and none into '#1'.
  const hash = value.search(/\s#[^\s#]/);
  if (hash === -1) return undefined;
  const message = "# begins a comment here, so the rest of the line would be lost";
  return { column: column + hash + 1, length: value.length - hash - 1, message, fix };
}

/** All of a value, or one of those between brackets; a quotation that is meant stands between straight ones. */
const curlyQuotes = /^[“„][^“”„]*[“”]$|^\[(?:.*,)?\s*[“„][^“”„]*[“”]\s*[,\]]/;

/** An item of a list that stands further in than the one above goes on with its text for YAML. */
export function lostItem(line: string, before: string): Suspicion | undefined {
  const [, indent = "", item] = /^(\s+)- +(\S.*)$/.exec(line) ?? [];
  const [, above = "", text] = /^(\s*)- +([^\s"'[{|>&*!#].*)$/.exec(before) ?? [];
  if (!item || !text || indent.length <= above.length || /:(?:\s|$)/.test(text)) return undefined;
  return {
    column: indent.length + 1,
    length: line.trim().length,
    message: "this item stands further in than the one above, and would become a part of it",
    fix: `Write it as   ${above}- ${item}`,
  };
}

function keyAndValue(line: string): { key: string; value: string; column: number } {
  const [, indent = "", key = "", value = ""] =
    /^(\s*(?:- )?)([\w-]+):\s+(.*?)\s*$/.exec(line) ?? [];
  return { key, value, column: line.indexOf(value, indent.length + key.length) + 1 };
}

/** A value between quotes that do not stand in it, without those it already had round it. */
export function quoted(value: string): string {
  const text = withoutQuotes(value);
  if (!text.includes('"')) return `"${text}"`;
  return text.includes("'") ? `"${text.replaceAll('"', '\\"')}"` : `'${text}'`;
}

function withoutQuotes(value: string): string {
  const [, open = "", inner = "", close = ""] =
    /^(["'“”„‘’]?)(.*?)(["'“”„‘’]?)$/s.exec(value) ?? [];
  // In '"Half" a title' and '"one" or "two"' the quotes belong to the text.
  const count = value.split('"').length - 1;
  if (open === '"' && count % 2 === 0 && !(count === 2 && close)) return value;
  if (open === "'" && /'\s.*\s'/.test(inner)) return value;
  if (open && close) return inner;
  return open && !inner.includes(open) ? inner : value;
}
