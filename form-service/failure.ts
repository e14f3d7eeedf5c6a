/** Why the service could not do what it was asked to; the door turns each kind into its answer. */
export type FailureKind =
  | "unavailable" // The store cannot take a write at present: 503, and the caller may try again.
  | "unusable" // Something only the operator can put right: the service does not start.
  | "usage"; // The operator asked for something that cannot be done.

export class Failure extends Error {
  readonly kind: FailureKind;

  constructor(kind: FailureKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "Failure";
    this.kind = kind;
  }
}

export function isFailure(error: unknown, kind: FailureKind): error is Failure {
  return error instanceof Failure && error.kind === kind;
}

/** The sentence of any thrown thing. */
export function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The code that the system or a library gave an error, such as ENOENT; of any other thing none. */
export function codeOf(error: unknown): string {
  const code = error instanceof Error ? Reflect.get(error, "code") : undefined;
  // Several addresses of one name were tried: the first refusal stands for all.
  if (error instanceof AggregateError && code === undefined) return codeOf(error.errors[0]);
  return typeof code === "string" ? code : "";
}
