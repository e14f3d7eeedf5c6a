import type { Note } from "../../generator/site.ts";

/**
 * What drawing programs write into an SVG and pages have no place for: their policy passes over `style=`, and rules of a
 * <style> would hold for the whole page.
 */
export function pastedMark(svg: string): Note[] {
  const [found = ""] = /<script\b|<style\b|(?<![\w-])(?:style|on[a-z]+)=/i.exec(svg) ?? [];
  if (!found) return [];
  return [
    {
      code: "mark/foreign",
      file: "templates/drawing/mark.ts",
      search: found,
      message: `the mark holds   ${found}   which pages have no place for: it would not look as it was drawn`,
      fix: 'Export it with "presentation attributes", so that each part has its own   fill="#…"',
    },
  ];
}
