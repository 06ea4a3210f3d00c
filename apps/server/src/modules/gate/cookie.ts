import type { FastifyReply, FastifyRequest } from 'fastify';

/** The prefix makes browsers refuse a cookie that a sibling host or a plain connection tries to plant. */
const nameFor = (isBehindTls: boolean) => (isBehindTls ? '__Host-evidose-gate' : 'evidose-gate');

export function createGateCookie({ isBehindTls }: { readonly isBehindTls: boolean }) {
  const name = nameFor(isBehindTls);
  return {
    read: (request: FastifyRequest): string | undefined => request.cookies[name],
    write: (reply: FastifyReply, token: string, expiresAt: Date): void => {
      reply.setCookie(name, token, {
        path: '/',
        httpOnly: true,
        sameSite: 'strict',
        secure: isBehindTls,
        expires: expiresAt,
      });
    },
  };
}

export type GateCookie = ReturnType<typeof createGateCookie>;
