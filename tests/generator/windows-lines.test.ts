import { describe, expect, test } from "vitest";
import { compiledSite } from "./compiled-site.ts";
import { noteWith } from "./temporary-site.ts";

describe("whether its lines end as on Windows makes no difference to a text", () => {
  const code = "```bash\n# install **it\n\n- [a][b] <b> {{ c }}\n##d\n```";
  test.each([
    ["code", code],
    ["a picture and braces in code", "~~~\n![a](b.jpg)\n{c}\n~~~"],
    ["stars of two paragraphs", "A ** b.\n\nAn *a* and **b** here.\n\nC **d"],
    ["brackets of thousands of paragraphs", "[a](/notes/rye-bread/)\n\n".repeat(5100)],
    ["a line break", "A<br>b.  \nC\\\nd."],
  ])("%s", async (_, body) => {
    const [unix, windows] = ["\n", "\r\n"].map(end =>
      compiledSite({
        "content/notes/new.md": noteWith("title: A", `${body}\n`).replaceAll("\n", end),
      }),
    );
    const said = await unix?.build();
    expect((await windows?.build())?.warnings).toEqual(said?.warnings);
    const page = "dist/notes/new/index.html";
    expect(windows?.read(page)).toBe(unix?.read(page));
  });
});
