import type { AppErrorBody } from './error-body.ts';
import type { ErrorType } from './error-types.ts';

interface ErrorRow {
  readonly status: number;
  readonly type: ErrorType;
  readonly message: string;
}

/**
 * Every error text of the product. The first block is the specification's own, misspellings included: pages and callers
 * compare these strings.
 */
export const errorCatalogue = {
  INVALID_EMAIL: { status: 400, type: 'email', message: 'Invalid email' },
  PASSWORD_REQUIRED: { status: 400, type: 'password', message: 'Password required' },
  WRONG_PASSWORD: {
    status: 400,
    type: 'password',
    message: 'Wrong password. Try again or click Forgot password to reset it.',
  },
  TOO_MANY_LOGINS: { status: 429, type: 'login', message: 'Too many login attempts. Try again later.' },
  NOT_LOGGED_IN: { status: 401, type: 'login', message: 'No user is logged in' },
  EMAIL_NOT_VERIFIED: { status: 403, type: 'verify', message: 'Please verify your email.' },
  LOGIN_FAILED: { status: 500, type: 'general', message: 'Login error occured. Try again.' },
  SOMETHING_FAILED: { status: 500, type: 'general', message: 'There was an error. Try again.' },
  DATA_NOT_STORED: { status: 500, type: 'data', message: 'Failed to store data. Try again.' },
  SUGGESTION_NOT_STORED: { status: 500, type: 'data', message: 'Failed to store supplement suggested. Try again.' },
  CHOSEN_NOT_STORED: { status: 500, type: 'data', message: 'Failed to store supplement chosen. Try again.' },
  NO_SUGGESTIONS: { status: 404, type: 'data', message: 'No supplement suggestions found' },
  ORDER_NOT_UPDATED: { status: 500, type: 'data', message: 'Failed to update supplement order. Try again.' },
  CHOSEN_NOT_READ: { status: 500, type: 'data', message: 'Failed to retrieve chosen supplement batch.' },
  SUGGESTION_NOT_READ: {
    status: 500,
    type: 'data',
    message: 'Failed to retrieve latest suggested supplement batch.',
  },
  CHOSEN_NOT_DELETED: { status: 500, type: 'delete', message: 'Error deleting supplement' },
  CHOSEN_NOT_SEARCHED: {
    status: 500,
    type: 'search',
    message: 'Error in determing if supplement was already adde',
  },
  USER_WITHOUT_DATA: { status: 404, type: 'database', message: 'User document with data not found in database' },
  USER_NOT_FOUND: { status: 404, type: 'database', message: 'User document not found in database' },
  QUESTIONNAIRE_NOT_UPDATED: {
    status: 500,
    type: 'database',
    message: 'Failed to update questionnaire data. Please try again.',
  },
  QUESTIONNAIRE_NOT_SAVED: {
    status: 500,
    type: 'quiz',
    message: 'Failed to save questionnaire data. Please try again.',
  },

  // Our own, for situations the specification leaves open.
  QUESTIONNAIRE_INVALID: { status: 400, type: 'quiz', message: 'Please check your answers' },
  BAD_REQUEST: { status: 400, type: 'general', message: 'The request was not understood.' },
  BODY_TOO_LARGE: { status: 413, type: 'general', message: 'The request is too large.' },
  ADDRESS_TOO_LONG: { status: 431, type: 'general', message: 'The address is too long.' },
  REQUEST_TOO_SLOW: { status: 408, type: 'general', message: 'The request took too long to arrive.' },
  UNSUPPORTED_MEDIA: { status: 415, type: 'general', message: 'Send JSON (content-type: application/json).' },
  NOT_FOUND: { status: 404, type: 'general', message: 'Not found.' },
  METHOD_NOT_ALLOWED: { status: 405, type: 'general', message: 'This address does not take that method.' },
  CONFLICT: { status: 409, type: 'general', message: 'This was changed elsewhere. Reload and try again.' },
  GATE_CLOSED: { status: 403, type: 'general', message: 'Enter the PIN to go on.' },
  INVALID_PIN: { status: 403, type: 'general', message: 'Invalid PIN. Please try again.' },
  TOO_MANY_PINS: { status: 429, type: 'general', message: 'Too many wrong PINs. Try again later.' },
  TICKET_EXPIRED: { status: 403, type: 'general', message: 'That took a little long. Please enter the PIN again.' },
  TOO_MANY_REQUESTS: { status: 429, type: 'general', message: 'Too many requests. Try again later.' },
  INVALID_API_KEY: { status: 401, type: 'general', message: 'This API key is not known or was revoked.' },
  NO_API_KEY: {
    status: 401,
    type: 'general',
    message: 'Send your API key in the header x-api-key. You can make one on the page /api.',
  },
  TOO_MANY_KEYS: { status: 409, type: 'general', message: 'Your plan allows no more keys. Revoke one first.' },
  SHARE_NOT_OPENED: {
    status: 403,
    type: 'general',
    message: 'This link and code do not open a letter. Check the code with the person who gave it to you.',
  },
  SHARE_ENDED: { status: 410, type: 'general', message: 'This link no longer works. Ask the person for a new one.' },
  TOO_MANY_CODES: { status: 429, type: 'general', message: 'Too many wrong codes. Try again later.' },
  TOO_MANY_SHARES: { status: 409, type: 'general', message: 'You already have ten open links. Turn one off first.' },
  TOO_MUCH_STORED: { status: 409, type: 'data', message: 'There is no room for more. Remove something first.' },
  STOPPING: { status: 503, type: 'general', message: 'The service is restarting. Try again in a moment.' },
  OVERLOADED: { status: 503, type: 'general', message: 'Evidose is very busy right now. Try again in a moment.' },
  DATABASE_UNAVAILABLE: { status: 503, type: 'general', message: 'There was an error. Try again.' },
} as const satisfies Record<string, ErrorRow>;

export type ErrorCode = keyof typeof errorCatalogue;

interface ErrorDetails {
  readonly field?: string;
  readonly hint?: string;
  readonly retryAfterSeconds?: number;
  /** Replaces the row's message where the specification has one per field (questionnaire validation). */
  readonly message?: string;
  readonly cause?: unknown;
}

/** Shown only as its catalogue row. `cause` is for the log and never leaves the server. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly type: ErrorType;
  readonly status: number;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    const row: ErrorRow = errorCatalogue[code];
    super(details.message ?? row.message, { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.type = row.type;
    this.status = row.status;
    this.details = details;
  }

  toBody(requestId?: string): AppErrorBody {
    const { field, hint, retryAfterSeconds } = this.details;
    return {
      type: this.type,
      message: this.message,
      code: this.code,
      ...(field === undefined ? {} : { field }),
      ...(hint === undefined ? {} : { hint }),
      ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
      ...(requestId === undefined ? {} : { requestId }),
    };
  }
}
