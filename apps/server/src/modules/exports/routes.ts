import { exportPlan as exportPlanRoute, readLetter } from '@evidose/contract';
import type { FastifyReply } from 'fastify';
import { type Http, mount } from '../../http/mount.ts';
import type { LetterService } from '../letter/service.ts';
import type { ExportFile } from './export-file.ts';
import { exportPlan } from './service.ts';

export async function sendFile(reply: FastifyReply, { content, contentType, fileName }: ExportFile): Promise<void> {
  await reply
    .headers({ 'content-type': contentType, 'content-disposition': `attachment; filename="${fileName}"` })
    .send(content);
}

export function mountExports(http: Http, letters: LetterService): void {
  mount(http, readLetter, ({ user }) => letters.read(user.uid));
  mount(http, exportPlanRoute, async ({ user, params, reply }) => {
    const [plan, formerIds] = await Promise.all([letters.planOf(user.uid), letters.formerIds(user.uid)]);
    const letter = letters.letterFrom(plan);
    await sendFile(reply, await exportPlan(params.format, { plan, letter, formerIds }));
  });
}
