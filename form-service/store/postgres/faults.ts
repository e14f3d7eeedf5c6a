import { DatabaseError } from "pg";
import { certificateCode } from "../../certificate-code.ts";
import { codeOf, Failure, sentenceOf } from "../../failure.ts";

type Fault = {
  /** What the operator reads. */
  readonly sentence: string;
  /** Whether the same words may succeed in a moment, as while the server restarts. */
  readonly mayPass: boolean;
  /** Whether this connection is of no more use. */
  readonly endsConnection: boolean;
};

type Known = Omit<Fault, "sentence"> & {
  readonly words: string;
  /** Its own words follow: which of several reasons it is, only they say. */
  readonly isSaidMore?: true;
};

const passing = { mayPass: true, endsConnection: true };
const lasting = { mayPass: false, endsConnection: true };
const ofTheStatement = { mayPass: false, endsConnection: false };
const cut: Known = { ...passing, words: "cut the connection" };
const silent: Known = { ...passing, words: "does not answer" };
const taken: Known = { ...passing, words: "keeps all of our connections to it waiting or at work" };

const refusesUs = "refuses the user name or the password in its address or password file";
/** Our own code: there is nothing to wait for. */
export const wrongForGood = "wrong password";

/** By the code of PostgreSQL (its appendix A) or of the system. */
const known: Readonly<Record<string, Known>> = {
  ECONNREFUSED: { ...passing, words: "is not running: nothing listens there" },
  ECONNRESET: cut,
  EPIPE: cut,
  // A pooler such as PgBouncer has this one code for all that it refuses.
  "08P01": { ...passing, words: "or its pooler ended the connection", isSaidMore: true },
  ETIMEDOUT: silent,
  EHOSTUNREACH: { ...passing, words: "cannot be reached: there is no way to this host" },
  ENETUNREACH: { ...passing, words: "cannot be reached: there is no network" },
  ENOTFOUND: { ...lasting, words: "cannot be found: nobody knows this host's name" },
  EAI_AGAIN: { ...passing, words: "cannot be found: the name service does not answer" },
  // Another connection, from before the password was changed, may be free in a moment.
  "28P01": { ...passing, words: refusesUs },
  [wrongForGood]: { ...lasting, words: refusesUs },
  "28000": {
    ...lasting,
    words: "does not let this user in (pg_hba.conf and the role)",
    isSaidMore: true,
  },
  "3D000": { ...lasting, words: "has no database of this name: create it" },
  "42501": { ...ofTheStatement, words: "does not allow this user to do that", isSaidMore: true },
  // Only a database that is new to us gets tables.
  "42P07": {
    ...ofTheStatement,
    words: "holds another program's tables: name a database of its own in DATABASE_URL",
    isSaidMore: true,
  },
  "53300": {
    ...passing,
    words: "has no connection left (max_connections, or the limit of this role or database)",
    isSaidMore: true,
  },
  "57P01": { ...passing, words: "is shutting down, or somebody has ended our connection" },
  "57P02": { ...passing, words: "has crashed and restarts" },
  "57P03": { ...passing, words: "is starting or stopping" },
  "25006": {
    ...passing,
    words: "takes no writes: it is a replica, or default_transaction_read_only is on",
  },
  "53100": { ...ofTheStatement, words: "has no disk space left" },
  "53200": { ...ofTheStatement, words: "has no memory left" },
  "55P03": { ...ofTheStatement, words: "kept us waiting for a lock" },
  "57014": { ...ofTheStatement, words: "took too long" },
  "40001": { mayPass: true, endsConnection: false, words: "asks to try again" },
  "40P01": { mayPass: true, endsConnection: false, words: "asks to try again (deadlock)" },
};

export function faultOf(error: unknown): Fault {
  const { words, isSaidMore, ...found } = known[codeOf(error)] ?? guessed(error);
  const more = isSaidMore ? `: ${sentenceOf(error)}` : "";
  return { ...found, sentence: `PostgreSQL ${words}${more}` };
}

/** Whatever went wrong in the database is a reason to answer 503; a bug of ours is not. */
export function asFailure(error: unknown, where: string): unknown {
  return error instanceof Failure || !isOfDatabase(error) ? error : unavailable(error, where);
}

const adviceByCode: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: "renew it",
  CERT_NOT_YET_VALID: "the clock of this machine may be behind",
};

/** Whether somebody, such as a dump, held a table for longer than we wait for it. */
export function isLocked(error: unknown): error is Failure {
  return error instanceof Failure && codeOf(error.cause) === "55P03";
}

/** What keeps us from a connection, such as a certificate, is never a bug of ours. */
export function unavailable(error: unknown, where: string): Failure {
  return new Failure("unavailable", `${faultOf(error).sentence} (${where})`, { cause: error });
}

// The driver has no codes for what it notices itself.
const driverWords =
  /timeout|terminated|not queryable|Client was closed|Connection ended|SSL|SCRAM/i;

function isOfDatabase(error: unknown): boolean {
  return (
    error instanceof DatabaseError ||
    codeOf(error) in known ||
    (error instanceof Error && driverWords.test(error.message))
  );
}

function guessed(error: unknown): Known {
  const message = sentenceOf(error);
  // Said to those who wait for one of the pool's, whatever the others are waiting for.
  if (message === "timeout exceeded when trying to connect") return taken;
  if (/timeout/i.test(message)) return silent;
  if (/password must be a string/.test(message)) {
    return { ...lasting, words: "wants a password, and its address has none" };
  }
  if (certificateCode.test(codeOf(error))) {
    const advice =
      adviceByCode[codeOf(error)] ??
      "its address has to name the host as the certificate does; an authority of your own goes into sslrootcert= there";
    return { ...lasting, words: `shows a certificate that is not trusted: ${message}; ${advice}` };
  }
  if (/^08/.test(codeOf(error)) || /terminated|not queryable|Connection ended/i.test(message)) {
    return cut;
  }
  const words = `reports: ${message}`;
  return error instanceof DatabaseError ? { ...ofTheStatement, words } : { ...lasting, words };
}
