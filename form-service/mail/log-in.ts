import SMTPConnection, {
  type SMTPConnectionCredentials,
  type SMTPConnectionOptions,
} from "nodemailer/lib/smtp-connection";

/** Connects, and logs in where the server offers that, as each mail does. Says whether it offered it. */
export function logIn(
  options: SMTPConnectionOptions,
  credentials: SMTPConnectionCredentials | undefined,
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const connection = new SMTPConnection(options);
    const leave = (isLoggedIn: boolean) => {
      connection.quit();
      resolve(isLoggedIn);
    };
    const fail = (error: Error) => {
      // Closing it is an end too, which says nothing.
      reject(error);
      connection.close();
    };
    connection.on("error", fail);
    connection.once("end", () => reject(new Error("Connection closed")));
    connection.connect(error => {
      if (error) fail(error);
      else if (!credentials || !connection.allowsAuth) leave(false);
      else connection.login({ credentials }, fault => (fault ? fail(fault) : leave(true)));
    });
  });
}
