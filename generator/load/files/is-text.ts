/** Whether a file of content/ is a text of some collection, or of none; files to be copied and pictures are not. */
export function isText(file: string): boolean {
  return file.endsWith(".md") && !/^content\/(?:files|images)\//.test(file);
}
