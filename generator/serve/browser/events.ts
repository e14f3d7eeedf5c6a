/** What the server tells a page that is being looked at. */
export type PageEvent =
  /** Another run of the server has another name. */
  | { kind: "hello"; server: string }
  | { kind: "reload" }
  /** The page as it was when it was served or last changed, and as it is now. */
  | { kind: "page"; before: string; after: string; version: string }
  /** The styles of the page's template, and stylesheets that have moved. */
  | { kind: "styles"; css: string; moved: Record<string, string> }
  /** The page as it now stands is the one of this version. */
  | { kind: "version"; version: string }
  /** As in the terminal; none when all is well again. */
  | { kind: "problems"; problems: string[] }
  /** The same, of what keeps no page from being shown. */
  | { kind: "warnings"; warnings: string[] };
