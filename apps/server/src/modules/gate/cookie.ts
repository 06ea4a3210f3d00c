import { cookies } from '@evidose/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The prefix makes browsers refuse a cookie planted by a sibling host or over plain HTTP. */
const nameFor = (name: string, isBehindTls: boolean) => (isBehindTls ? `__Host-${name}` : name);

export function createGateCookie({ isBehindTls }: { readonly isBehindTls: boolean }) {
  const name = nameFor(cookies.gate.name, isBehindTls);
  const deviceName = nameFor(cookies.device.name, isBehindTls);
  const options = { path: '/', httpOnly: true, sameSite: 'strict', secure: isBehindTls } as const;
  return {
    read: (request: FastifyRequest): string | undefined => request.cookies[name],
    write: (reply: FastifyReply, token: string, expiresAt: Date): void => {
      reply.setCookie(name, token, { ...options, expires: expiresAt });
    },
    /** Says that this device knew the PIN; it opens nothing. */
    readDevice: (request: FastifyRequest): string | undefined => request.cookies[deviceName],
    writeDevice: (reply: FastifyReply, token: string, expiresAt: Date): void => {
      reply.setCookie(deviceName, token, { ...options, expires: expiresAt });
    },
  };
}

export type GateCookie = ReturnType<typeof createGateCookie>;
