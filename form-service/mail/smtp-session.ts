import SMTPConnection, {
  type SMTPConnectionCredentials,
  type SMTPConnectionOptions,
} from "nodemailer/lib/smtp-connection";

type Way = {
  readonly options: SMTPConnectionOptions;
  readonly credentials: SMTPConnectionCredentials | undefined;
  /** The library itself ends only a silence: a server that goes on talking would hold all mail for ever. */
  readonly maxMs: number;
};

type Work<T> = (connection: SMTPConnection, isLoggedIn: boolean) => Promise<T>;

/**
 * Connects, logs in where the server offers that, and does the work. A fault that comes before the work says nothing about
 * it, and is marked as such: the library's own errors are the same at every step.
 */
export function inSession<T>({ options, credentials, maxMs }: Way, work: Work<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const connection = new SMTPConnection(options);
    let isLetIn = false;
    const fail = (error: Error) => {
      clearTimeout(timer);
      reject(isLetIn ? error : Object.assign(error, { isBeforeMail: true }));
      // Closing it is an end too, which says nothing.
      connection.close();
    };
    const timer = setTimeout(() => {
      fail(new Error(`no end of its answer after ${maxMs / 1000} s`));
    }, maxMs);
    const begin = (isLoggedIn: boolean) => {
      isLetIn = true;
      work(connection, isLoggedIn).then(result => {
        clearTimeout(timer);
        resolve(result);
        connection.quit();
      }, fail);
    };
    connection.on("error", fail);
    connection.once("end", () => fail(new Error("Connection closed")));
    connection.connect(error => {
      if (error) fail(error);
      else if (!credentials || !connection.allowsAuth) begin(false);
      else connection.login({ credentials }, fault => (fault ? fail(fault) : begin(true)));
    });
  });
}
