import type { FastifyReply } from 'fastify';

export interface ExportFile {
  readonly content: Buffer | string;
  readonly contentType: string;
  readonly fileName: string;
}

export async function sendFile(reply: FastifyReply, { content, contentType, fileName }: ExportFile): Promise<void> {
  await reply
    .headers({ 'content-type': contentType, 'content-disposition': `attachment; filename="${fileName}"` })
    .send(content);
}
