import { exportPlan as exportPlanRoute, readLetter } from '@evidose/contract';
import { type Http, mount } from '../../http/mount.ts';
import { sendFile } from '../../http/send-file.ts';
import type { LetterService } from '../letter/service.ts';
import { exportPlan } from './service.ts';

export function mountExports(http: Http, letters: LetterService): void {
  mount(http, readLetter, ({ user }) => letters.read(user.uid));
  mount(http, exportPlanRoute, async ({ user, params, reply }) => {
    const [plan, formerIds] = await Promise.all([letters.planOf(user.uid), letters.formerIds(user.uid)]);
    const letter = letters.letterFrom(plan);
    return sendFile(reply, await exportPlan(params.format, { plan, letter, formerIds, gives: 'everything' }));
  });
}
