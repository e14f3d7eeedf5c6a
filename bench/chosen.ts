/** Those of the known ones that somebody has named. A slip would else be measured as nothing, over the old figures. */
export function chosen<Name extends string>(
  what: string,
  { names, known }: { names: readonly string[]; known: readonly Name[] },
): Name[] {
  return names.map(name => {
    const found = known.find(one => one === name);
    if (found === undefined)
      throw new Error(`There is no ${what} '${name}': choose among ${known.join(", ")}.`);
    return found;
  });
}
