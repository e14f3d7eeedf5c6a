import type { Note } from "../../generator/site.ts";
import type { Source } from "./texts-in.ts";

type Voice = { file: string; name: string; text: string; words: string };

/** One review under two names: who notices it believes neither. Under one name it may stand on several pages. */
export function twoVoices(sources: Source[]): Note[] {
  const first = new Map<string, Voice>();
  return sources.flatMap(voicesIn).flatMap(voice => {
    const said = first.get(voice.words);
    if (said === undefined) first.set(voice.words, voice);
    return said && said.name !== voice.name ? [noteOf(voice, said)] : [];
  });
}

function noteOf({ file, name, text }: Voice, said: Voice): Note {
  return {
    code: "review/words",
    file,
    // Another review of that name may stand above this one, and in the same file the other one of these words does.
    search: file === said.file ? name : text.slice(0, 30),
    message: `'${name}' says word for word what '${said.name}' says in ${said.file}`,
    fix: "Put this customer's own words here, or take one of the two reviews away",
  };
}

function voicesIn({ file, value }: Source): Voice[] {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.values(value).flatMap(part => voicesIn({ file, value: part }));
  if (!("rating" in value && "name" in value && "text" in value)) return inner;
  const text = String(value.text);
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length < wordsMin) return inner;
  return [{ file, name: String(value.name), text, words: words.join(" ") }, ...inner];
}

/** Two people may both write 'Highly recommended!', but not this many words in the same order. */
const wordsMin = 8;
