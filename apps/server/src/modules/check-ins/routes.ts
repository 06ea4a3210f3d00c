import { listCheckIns, saveCheckIn } from '@evidose/contract';
import { type Http, mount } from '../../http/mount.ts';
import type { CheckInsService } from './service.ts';

export function mountCheckIns(http: Http, checkIns: CheckInsService): void {
  mount(http, listCheckIns, ({ user }) => checkIns.overview(user.uid));
  mount(http, saveCheckIn, async ({ user, params, body }) => ({
    checkIn: await checkIns.save(user, { day: params.day, ...body }),
  }));
}
