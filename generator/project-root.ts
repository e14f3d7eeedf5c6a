/** The folder of the generator's own packages; the launcher of a command knows it. */
export function projectRoot(): string {
  return process.env.PROJECT_ROOT ?? process.cwd();
}
