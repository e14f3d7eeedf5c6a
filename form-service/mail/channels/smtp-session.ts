import SMTPConnection, {
  type SMTPConnectionCredentials,
  type SMTPConnectionOptions,
} from "nodemailer/lib/smtp-connection";

type Way = {
  readonly options: SMTPConnectionOptions;
  readonly credentials: SMTPConnectionCredentials | undefined;
  /** The library itself ends only a silence of ten minutes: a server that goes on talking would hold all mail for ever. */
  readonly maxMs: number;
};

type Work<T> = (connection: SMTPConnection, isLoggedIn: boolean) => Promise<T>;

/** Connects, logs in where the server offers that, does the work, and leaves. */
export function inSession<T>({ options, credentials, maxMs }: Way, work: Work<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const connection = new SMTPConnection(options);
    const fail = (error: Error) => {
      clearTimeout(timer);
      reject(error);
      connection.close();
    };
    // Not at once: where the whole machine stood still, what came in meanwhile is read first.
    const timer = setTimeout(() => {
      setImmediate(fail, new Error(`no end of its answer after ${maxMs / 1000} s`));
    }, maxMs);
    const begin = (isLoggedIn: boolean) => {
      work(connection, isLoggedIn).then(result => {
        clearTimeout(timer);
        resolve(result);
        connection.quit();
        // A server that never answers that would else get one more open connection with each mail.
        connection.close();
      }, fail);
    };
    connection.on("error", fail);
    // Not at once: at a reply of 421 the library closes first, and then fails what the reply was to.
    connection.once("end", () => setImmediate(fail, new Error("Connection closed")));
    connection.connect(error => {
      if (error) fail(error);
      else if (!credentials || !connection.allowsAuth) begin(false);
      else connection.login({ credentials }, fault => (fault ? fail(fault) : begin(true)));
    });
  });
}
