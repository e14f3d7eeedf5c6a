import { expect, test } from "vitest";
import { systemProblem } from "./system-problem.ts";

test("a folder that Node looks for in vain on a disk that can only be read is one that cannot be made", () => {
  const refused = { code: "ENOENT", syscall: "mkdir", path: "/site/dist/.new" };
  expect(systemProblem(Object.assign(new Error("no such file"), refused))).toMatchObject([
    {
      code: "system/enoent",
      file: "/site/dist/.new",
      message: expect.stringContaining("cannot be made"),
    },
  ]);
});

test("of a file that is not there this says nothing: who looked for it knows more", () => {
  const missing = { code: "ENOENT", syscall: "open", path: "/site/dist/index.html" };
  expect(systemProblem(Object.assign(new Error("no such file"), missing))).toEqual([]);
});

test("a file that another program holds open, as on Windows, is told as that", () => {
  const held = {
    code: "EBUSY",
    syscall: "rename",
    path: "C:\\site\\dist\\.new",
    dest: "C:\\site\\dist",
  };
  expect(systemProblem(Object.assign(new Error("busy"), held))).toMatchObject([
    { code: "system/ebusy", file: "C:\\site\\dist", message: "another program has this open" },
  ]);
});

test("a file that stands where a folder is to be made is told as that", () => {
  const refused = { code: "EEXIST", syscall: "mkdir", path: "/site/.cache/dev/1" };
  expect(systemProblem(Object.assign(new Error("file already exists"), refused))).toMatchObject([
    { code: "system/enotdir", message: "a file stands where a folder is needed" },
  ]);
});

test.each([
  ["EACCES", "open"],
  ["EROFS", "open"],
  ["ENOENT", "mkdir"],
])(
  "where a site's own cache may not be written, which no option moves, a copy is advised (%s of %s)",
  (code, syscall) => {
    const refused = { code, syscall, path: "/site/.cache/site/lock" };
    const [told] = systemProblem(Object.assign(new Error("refused"), refused));
    expect(told?.fix).toContain("or work in a copy");
  },
);
