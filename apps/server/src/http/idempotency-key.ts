import { AppError } from '@evidose/contract';
import type { FastifyRequest } from 'fastify';

const MAX_KEY_LENGTH = 200;

/** The request's idempotency key, if it has one. */
export function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined || key === '') return undefined;
  if (typeof key !== 'string' || key.length > MAX_KEY_LENGTH) {
    throw new AppError('BAD_REQUEST', { field: 'Idempotency-Key' });
  }
  return key;
}
