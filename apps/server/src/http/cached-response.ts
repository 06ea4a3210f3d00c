import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SENT } from './mount.ts';

type Encoding = 'br' | 'gzip' | 'identity';

export interface CachedResponse {
  readonly tag: string;
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
}

const compress = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 9 }),
};

/** A response that changes only with the knowledge: serialized and compressed once. */
export async function cacheResponse(value: object, version: string): Promise<CachedResponse> {
  const identity = Buffer.from(JSON.stringify(value));
  // The shape is part of the tag: a new release may word the same knowledge differently.
  const digest = createHash('sha256').update(identity).digest('base64url').slice(0, 12);
  const [br, gzipped] = await Promise.all([compress.br(identity), compress.gzip(identity)]);
  return { tag: `"${version}-${digest}"`, bodies: { br, gzip: gzipped, identity } };
}

function encodingFor(request: FastifyRequest): Encoding {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b(?!;q=0(\.0*)?(,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!;q=0(\.0*)?(,|$))/.test(accepted) ? 'gzip' : 'identity';
}

/** Always revalidated, so that corrections show at once; answered with 304 if unchanged. */
export async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  { tag, bodies }: CachedResponse,
): Promise<typeof SENT> {
  reply.headers({ 'cache-control': 'private, no-cache', etag: tag, vary: 'accept-encoding' });
  if (request.headers['if-none-match']?.replaceAll('W/', '').split(/,\s*/).includes(tag) === true) {
    await reply.code(304).send();
    return SENT;
  }
  const encoding = encodingFor(request);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  await reply.header('content-type', 'application/json; charset=utf-8').send(bodies[encoding]);
  return SENT;
}
