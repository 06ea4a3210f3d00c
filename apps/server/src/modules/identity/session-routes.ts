import { endAllSessions, endSession } from '@evidose/contract';
import { type Http, mount } from '../../http/mount.ts';
import { sourceOf } from '../../http/source.ts';
import type { EmbeddedIdentity } from './embedded.ts';

type Ends = Pick<EmbeddedIdentity, 'endSession' | 'endAllSessions'>;

export function mountSessions(http: Http, identity: Ends): void {
  mount(http, endSession, async ({ body, request }) => {
    await identity.endSession(body.refreshToken, sourceOf(request));
    return undefined;
  });
  mount(http, endAllSessions, async ({ user, request }) => {
    await identity.endAllSessions(user.uid, sourceOf(request));
    return undefined;
  });
}
