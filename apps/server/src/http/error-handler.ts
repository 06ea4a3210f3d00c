import { AppError, type ErrorCode } from '@evidose/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { classifyFailure } from '../database/index.ts';
import { describeFailure } from '../describe-failure.ts';

const FRAMEWORK_CODES: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA',
};

interface Coded {
  readonly code?: unknown;
  readonly statusCode?: unknown;
}

export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const { code, statusCode } = (error ?? {}) as Coded;
  const known = typeof code === 'string' ? FRAMEWORK_CODES[code] : undefined;
  if (known !== undefined) return new AppError(known);
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) return new AppError('BAD_REQUEST');
  if (classifyFailure(error) !== 'other') return new AppError('DATABASE_UNAVAILABLE', { cause: error });
  return new AppError('SOMETHING_FAILED', { cause: error });
}

/** Whatever error the caller sees: if the database was away, retrying soon helps. */
const RETRY_AFTER_SECONDS = 3;
const isPassing = (error: AppError): boolean => error.status >= 500 && classifyFailure(error.cause) !== 'other';

function sendError(error: AppError, request: FastifyRequest, reply: FastifyReply) {
  // Refusals are counted instead: logging each would add work under overload.
  if (error.status >= 500 && error.code !== 'OVERLOADED')
    request.log.error({ reqId: request.id, failure: describeFailure(error) }, error.code);
  const isWorthRepeating = isPassing(error);
  const retryAfterSeconds = error.details.retryAfterSeconds ?? (isWorthRepeating ? RETRY_AFTER_SECONDS : undefined);
  if (retryAfterSeconds !== undefined) reply.header('retry-after', Math.ceil(retryAfterSeconds));
  return reply
    .code(isWorthRepeating ? 503 : error.status)
    .header('cache-control', 'no-store')
    .send({ error: error.toBody(request.id) });
}

/** `note` receives every failure as thrown. */
export function useErrorHandler(app: FastifyInstance, note: (error: unknown) => void = () => undefined): void {
  app.setErrorHandler((error, request, reply) => {
    note(error);
    return sendError(asAppError(error), request, reply);
  });
}
