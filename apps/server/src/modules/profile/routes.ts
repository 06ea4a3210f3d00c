import { readMe, saveMe } from '@evidose/contract';
import { type Http, mount } from '../../http/mount.ts';
import type { Profile } from './service.ts';

export function mountProfile(http: Http, profile: Profile): void {
  mount(http, saveMe, ({ user, body }) => profile.save(user, body));
  mount(http, readMe, async ({ user }) => ({ ...(await profile.read(user.uid)), email: user.email }));
}
