import { AppError } from '@evidose/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { classifyFailure } from '../../../database/index.ts';
import { describeFailure } from '../../../describe-failure.ts';
import { IdentityError } from '../identity-error.ts';
import { QueueFullError } from '../passwords/queue.ts';

interface WireFault {
  readonly code: number;
  readonly message: string;
  readonly reason: string;
  readonly domain?: string;
  readonly status?: string;
}

/** Not a protocol code but a malformed request, which the protocol reports as a sentence. */
export class RequestFault extends Error {
  override readonly name = 'RequestFault';
  readonly fault: WireFault;
  constructor(fault: WireFault) {
    super(fault.message);
    this.fault = fault;
  }
}

export const notFoundFault: WireFault = { code: 404, message: 'Not Found', reason: 'notFound', status: 'NOT_FOUND' };

export const missingKeyFault: WireFault = {
  code: 403,
  message: 'The request is missing a valid API key.',
  reason: 'forbidden',
  domain: 'global',
  status: 'PERMISSION_DENIED',
};

export const badPayloadFault = (text: string, reason = 'invalid'): WireFault => ({
  code: 400,
  message: `Invalid JSON payload received. ${text}`,
  reason,
  domain: 'global',
  status: 'INVALID_ARGUMENT',
});

export const unimplementedFault = (operation: string): WireFault => ({
  code: 501,
  message: `${operation} is not implemented.`,
  reason: 'unimplemented',
  status: 'NOT_IMPLEMENTED',
});

/** The database is away; a restart or a failover will be over by then. */
const AWAY_WAIT_S = 3;
const busyFault: WireFault = {
  code: 503,
  message: 'SERVICE_BUSY_TRY_LATER',
  reason: 'backendBusy',
  domain: 'global',
  status: 'UNAVAILABLE',
};

export const QUEUE_WAIT_S = 5;

function bodyOf({ code, message, reason, domain, status }: WireFault) {
  const detail = { message, reason, ...(domain === undefined ? {} : { domain }) };
  return { error: { code, message, errors: [detail], ...(status === undefined ? {} : { status }) } };
}

/** Refusals before a call reaches this part of the server. */
export const BUSY_BODY = JSON.stringify(bodyOf(busyFault));

function asFault(error: unknown): { fault: WireFault; retryAfterSeconds?: number | undefined } {
  if (error instanceof RequestFault) return { fault: error.fault };
  if (error instanceof IdentityError) {
    const fault = { code: error.status, message: error.message, reason: 'invalid', domain: 'global' };
    return { fault, retryAfterSeconds: error.retryAfterSeconds };
  }
  if (error instanceof QueueFullError) {
    return { fault: busyFault, retryAfterSeconds: QUEUE_WAIT_S };
  }
  // Refused earlier: the server is overloaded or about to stop.
  if (error instanceof AppError && error.status === 503) {
    return { fault: busyFault, retryAfterSeconds: error.details.retryAfterSeconds };
  }
  const { statusCode } = error as { statusCode?: unknown };
  if (statusCode === 413) {
    return { fault: { ...badPayloadFault('The request is too large.'), code: 413 } };
  }
  if (typeof statusCode === 'number' && statusCode < 500) return { fault: badPayloadFault('Send JSON.') };
  if (classifyFailure(error) !== 'other') {
    const fault = {
      code: 503,
      message: 'UNAVAILABLE',
      reason: 'backendError',
      domain: 'global',
      status: 'UNAVAILABLE',
    };
    return { fault, retryAfterSeconds: AWAY_WAIT_S };
  }
  return {
    fault: { code: 500, message: 'INTERNAL_ERROR', reason: 'backendError', domain: 'global', status: 'INTERNAL' },
  };
}

function sendFault(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { fault, retryAfterSeconds } = asFault(error);
  const isExpected = error instanceof RequestFault || fault === busyFault;
  if (fault.code >= 500 && !isExpected) {
    request.log.error({ reqId: request.id, failure: describeFailure(error) }, 'identity failed');
  }
  if (retryAfterSeconds !== undefined) reply.header('retry-after', Math.ceil(retryAfterSeconds));
  return reply.code(fault.code).send(bodyOf(fault));
}

/** Errors in this part of the server have the format of the wire protocol. */
export function useWireErrors(app: FastifyInstance): void {
  app.setErrorHandler(sendFault);
  app.setNotFoundHandler((request, reply) => sendFault(new RequestFault(notFoundFault), request, reply));
}
