import { AppError } from '@evidose/contract';
import type { FastifyRequest } from 'fastify';

const MAX_KEY_LENGTH = 200;

/** Under which a request sent again is done once; undefined where it has none. */
export function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined || key === '') return undefined;
  if (typeof key !== 'string' || key.length > MAX_KEY_LENGTH) {
    throw new AppError('BAD_REQUEST', { field: 'Idempotency-Key' });
  }
  return key;
}
