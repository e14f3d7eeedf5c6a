import { load as parseYaml, YAMLException } from "js-yaml";
import { isObject } from "../../is-object.ts";
import type { Problem } from "../../problems/problem.ts";
import { mergeProblem } from "../slips/merge-marks.ts";
import { endOfFront, shapeProblem } from "./front-matter-shape.ts";
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

/** Nothing but YAML is read, whatever a first line may ask for. */
export function readYamlFrontMatter(file: string, source: string): FrontMatter | Problem {
  const shape = shapeProblem(file, source);
  if (shape) return shape;
  const { factsEnd, bodyOffset = source.length } = endOfFront(source) ?? {};
  const yamlOffset = source.indexOf("\n") + 1;
  const yaml = source.slice(yamlOffset, factsEnd);
  try {
    // The parser often names the end of the line before: with the break above, its places lie a sign further on.
    const data = isBlank(yaml) ? {} : yamlObject(source.slice(source.indexOf("\n"), factsEnd));
    const lost = lostProblem({ file, source }, yaml);
    return lost ?? { data, yaml, yamlOffset, bodyOffset };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    return yamlProblem({ file, source }, error);
  }
}

/** Empty lines and comments alone are no document to the parser. */
function isBlank(yaml: string): boolean {
  return yaml.split("\n").every(line => /^\s*(?:#|$)/.test(line));
}

function yamlObject(yaml: string): Record<string, unknown> {
  const value = parseYaml(yaml);
  if (value === null || value === undefined) return {};
  if (isObject(value) && !Array.isArray(value)) return value;
  throw new YAMLException("these lines are not of the form   key: value");
}
