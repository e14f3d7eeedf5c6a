/** What a store promises, as SQLite has done it by the time the call returns. */
export type AtOnce<Of> = {
  readonly [Name in keyof Of]: Of[Name] extends (...asked: infer Asked) => Promise<infer Given>
    ? (...asked: Asked) => Given
    : never;
};
