import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { SENT, type Sent } from './mount.ts';

export interface ExportFile {
  readonly content: Buffer | Readable | string;
  readonly contentType: string;
  readonly fileName: string;
}

export function sendFile(reply: FastifyReply, { content, contentType, fileName }: ExportFile): Sent {
  reply
    .headers({ 'content-type': contentType, 'content-disposition': `attachment; filename="${fileName}"` })
    .send(content);
  return SENT;
}
