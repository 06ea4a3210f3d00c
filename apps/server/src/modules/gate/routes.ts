import { AppError, acceptTerms, gateStatus, verifyPin } from '@evidose/contract';
import type { FastifyRequest } from 'fastify';
import { type Http, mount } from '../../http/mount.ts';
import { sourceOf } from '../../http/source.ts';
import type { GateCookie } from './cookie.ts';
import type { Gate } from './service.ts';

interface GateRouteParts {
  readonly gate: Gate;
  readonly cookie: GateCookie;
}

export function createGateGuard({ gate, cookie }: GateRouteParts) {
  return async (request: FastifyRequest): Promise<void> => {
    if ((await gate.expiryOf(cookie.read(request))) === null) throw new AppError('GATE_CLOSED');
  };
}

export function mountGate(http: Http, { gate, cookie }: GateRouteParts): void {
  mount(http, gateStatus, async ({ request, reply }) => {
    reply.header('cache-control', 'no-store');
    const expiresAt = await gate.expiryOf(cookie.read(request));
    return { open: expiresAt !== null, expiresAt: expiresAt?.toISOString() ?? null };
  });

  mount(http, verifyPin, async ({ body, request, reply }) => {
    reply.header('cache-control', 'no-store');
    const { ticket, device } = await gate.verifyPin(body.pin, sourceOf(request), cookie.readDevice(request));
    cookie.writeDevice(reply, device.token, device.expiresAt);
    return { ticket };
  });

  mount(http, acceptTerms, async ({ body, request, reply }) => {
    const { token, expiresAt } = await gate.acceptTerms(body.ticket, sourceOf(request));
    cookie.write(reply, token, expiresAt);
    reply.header('cache-control', 'no-store');
    return { expiresAt: expiresAt.toISOString() };
  });
}
