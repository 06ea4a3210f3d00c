import { listSettled, settleAlert } from '@evidose/contract';
import { type Http, mount } from '../../http/mount.ts';
import type { SettledService } from './service.ts';

export function mountSettled(http: Http, settled: SettledService): void {
  mount(http, listSettled, async ({ user }) => ({ settled: await settled.list(user.uid) }));
  mount(http, settleAlert, async ({ user, body }) => ({ settled: await settled.settle({ uid: user.uid, ...body }) }));
}
