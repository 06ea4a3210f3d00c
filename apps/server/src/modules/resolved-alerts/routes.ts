import { listResolvedAlerts, resolveAlert } from '@evidose/contract';
import { type Http, mount } from '../../http/mount.ts';
import type { ResolvedAlertService } from './service.ts';

export function mountResolvedAlerts(http: Http, resolved: ResolvedAlertService): void {
  mount(http, listResolvedAlerts, async ({ user }) => ({ settled: await resolved.list(user.uid) }));
  mount(http, resolveAlert, async ({ user, body }) => ({
    settled: await resolved.resolve({ uid: user.uid, ...body }),
  }));
}
