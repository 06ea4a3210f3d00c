import { isIP } from 'node:net';
import { AppError } from '@evidose/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LocalMail, LocalMailbox } from './local-mailbox.ts';
import { MAILBOX_STYLE, mailboxPage, mailPage } from './mailbox-page.ts';

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** A mail brings its own styles and nothing else; it opens links in a new window and runs no script. */
const MAIL_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups allow-top-navigation";

/** Whoever forwards says so in one of these: then somebody else is asking, from wherever they are. */
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/**
 * Both ends must be this machine. The Host is asked as well: a page elsewhere can make its own name point to
 * 127.0.0.1 and would then read the answer as its own.
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

/** The local mailbox, for loopback callers only. Never mounted in production, nor where a mail server is configured. */
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
