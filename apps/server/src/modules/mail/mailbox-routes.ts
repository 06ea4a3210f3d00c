import { isIP } from 'node:net';
import { AppError } from '@evidose/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LocalMail, LocalMailbox } from './local-mailbox.ts';
import { MAILBOX_STYLE, mailboxPage, mailPage } from './mailbox-page.ts';

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** A mail may use its own styles only; links open in a new window, and scripts are disabled. */
const MAIL_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups allow-top-navigation";

/** Set by proxies: the caller is then another machine. */
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/**
 * Both ends must be this machine. The Host is checked as well: another site could point its own name to 127.0.0.1 and
 * read the response (DNS rebinding).
 */
function isFromHere(request: FastifyRequest): boolean {
  const isLocalName =
    request.hostname === 'localhost' ||
    (isIP(request.hostname.replaceAll(/[[\]]/g, '')) !== 0 && LOOPBACK.test(request.hostname.replaceAll(/[[\]]/g, '')));
  const isForwarded = FORWARDED.some((header) => request.headers[header] !== undefined);
  const address = request.socket.remoteAddress ?? '';
  return !isForwarded && isLocalName && LOOPBACK.test(address) && LOOPBACK.test(request.ip);
}

export const MAILBOX_PATH = '/dev/mailbox';

/** The local mailbox, for loopback callers only. Never mounted in production, nor with a mail server. */
export function mountMailbox(app: FastifyInstance, mailbox: LocalMailbox): void {
  const html = (reply: FastifyReply, body: string) =>
    reply.headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).send(body);
  const find = async (request: FastifyRequest<{ Params: { id: string } }>): Promise<LocalMail> => {
    const mail = UUID.test(request.params.id) ? await mailbox.find(request.params.id) : null;
    if (mail === null) throw new AppError('NOT_FOUND');
    return mail;
  };
  const onRequest = async (request: FastifyRequest) => {
    if (!isFromHere(request)) throw new AppError('NOT_FOUND');
  };

  app.get(MAILBOX_PATH, { onRequest }, async (_request, reply) => html(reply, mailboxPage(await mailbox.list())));
  app.get('/dev/mailbox.json', { onRequest }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const mails = await mailbox.list();
    return mails.map(({ id, sentAt, recipient, subject, textBody }) => ({
      id,
      sentAt,
      recipient,
      subject,
      text: textBody,
    }));
  });
  app.get('/dev/mailbox.css', { onRequest }, async (_request, reply) =>
    reply.header('content-type', 'text/css; charset=utf-8').send(MAILBOX_STYLE),
  );
  app.get<{ Params: { id: string } }>('/dev/mailbox/:id', { onRequest }, async (request, reply) =>
    html(reply, mailPage(await find(request))),
  );
  app.get<{ Params: { id: string } }>('/dev/mailbox/:id/html', { onRequest }, async (request, reply) => {
    const { htmlBody } = await find(request);
    reply.header('content-security-policy', MAIL_POLICY);
    return html(reply, htmlBody);
  });
}
