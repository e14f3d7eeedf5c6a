import Database from "better-sqlite3";

/**
 * With Node 24 from 24.19 on, a better-sqlite3 that was compiled there ends the whole process when the garbage collector
 * frees one of its objects at an idle moment (nodejs/node#65446). Until Node is mended, none is freed there: a service
 * has some thirty statements for as long as it runs, a command ends soon.
 */
export function losesObjects(version: string): boolean {
  const [major = 0, minor = 0] = version.replace("v", "").split(".").map(Number);
  return major === 24 && minor >= 19;
}

const kept = new Set<object>();

export function keepObjects(): void {
  const { prepare, close } = Database.prototype;
  Object.assign(Database.prototype, {
    prepare(this: Database.Database, source: string) {
      // Also one that turns out to be no database with that.
      kept.add(this);
      const statement = prepare.call(this, source);
      kept.add(statement);
      return statement;
    },
    close(this: Database.Database) {
      kept.add(this);
      return close.call(this);
    },
    // The original makes a statement of its own, which prepare() above never sees.
    pragma(this: Database.Database, source: string, { simple = false } = {}) {
      const statement = this.prepare(`PRAGMA ${source}`);
      if (statement.reader) return simple ? statement.pluck().get() : statement.all();
      statement.run();
      return simple ? undefined : [];
    },
  });
}
