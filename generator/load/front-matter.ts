import matter from "gray-matter";
import { load as parseYaml, YAMLException } from "js-yaml";
import type { Problem } from "../problem.ts";
import { shapeProblem } from "./front-matter-shape.ts";
import { mergeProblem } from "./merge-marks.ts";
import { readPlainFrontMatter } from "./plain-front-matter.ts";
import { lostProblem } from "./yaml-losses.ts";
import { yamlProblem } from "./yaml-problem.ts";

export type FrontMatter = {
  data: Record<string, unknown>;
  /** The text between the two lines of dashes and where it begins in the source. */
  yaml: string;
  yamlOffset: number;
  bodyOffset: number;
};

/** Takes a markdown file apart. */
export function readFrontMatter(file: string, source: string): FrontMatter | Problem {
  const front = readPlainFrontMatter(source) ?? readYamlFrontMatter(file, source);
  return "code" in front ? (mergeProblem(file, source) ?? front) : front;
}

/**
 * Only YAML is read: gray-matter could also run JavaScript, which is why every other
 * language is refused before it sees the text.
 */
export function readYamlFrontMatter(file: string, source: string): FrontMatter | Problem {
  const shape = shapeProblem(file, source);
  if (shape) return shape;
  try {
    // Options switch off gray-matter's cache by content, whose results must not be shared.
    const parsed = matter(source, { language: "yaml", engines: { yaml: yamlObject } });
    const yamlOffset = source.indexOf("\n") + 1;
    const yaml = parsed.matter.replace(/^\r?\n/, "");
    const lost = lostProblem({ file, source, yaml });
    if (lost) return lost;
    return {
      data: parsed.data,
      yaml,
      yamlOffset,
      bodyOffset: source.length - parsed.content.length,
    };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    return yamlProblem({ file, source, error });
  }
}

function yamlObject(text: string): object {
  const value: unknown = parseYaml(text);
  if (value === null || value === undefined) return {};
  if (typeof value === "object" && !Array.isArray(value)) return value;
  throw new YAMLException("these lines are not of the form   key: value");
}
