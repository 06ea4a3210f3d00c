interface IdentityErrorOptions {
  /** After the code and " : ". */
  readonly text?: string;
  readonly status?: number;
  readonly retryAfterSeconds?: number;
}

/** A refusal of the identity service: one of the codes of the wire protocol. */
export class IdentityError extends Error {
  override readonly name = 'IdentityError';
  readonly code: string;
  readonly status: number;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: string, { text, status = 400, retryAfterSeconds }: IdentityErrorOptions = {}) {
    super(text === undefined ? code : `${code} : ${text}`);
    this.code = code;
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
