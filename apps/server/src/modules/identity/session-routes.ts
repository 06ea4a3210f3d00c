import { AppError, endAllSessions, endOneSession, endSession, listSignIns } from '@evidose/contract';
import { type Http, mount } from '../../http/mount.ts';
import { sourceOf } from '../../http/source.ts';
import type { EmbeddedIdentity } from './embedded.ts';

type Parts = Pick<EmbeddedIdentity, 'endSession' | 'endAllSessions' | 'endOneSession' | 'signInsOf' | 'nameOf'>;

export function mountSessions(http: Http, identity: Parts): void {
  mount(http, endSession, async ({ body, request }) => {
    await identity.endSession(body.refreshToken, sourceOf(request));
    return undefined;
  });
  mount(http, endAllSessions, async ({ user, body, request }) => {
    await identity.endAllSessions(user.uid, body?.keep ?? [], sourceOf(request));
    return undefined;
  });
  mount(http, endOneSession, async ({ user, params, request }) => {
    if (!(await identity.endOneSession(user.uid, params.sessionId, sourceOf(request)))) throw new AppError('NOT_FOUND');
    return undefined;
  });
  mount(http, listSignIns, async ({ user }) => {
    const { hasPassword, providers: linked, sessions, standingAccess } = await identity.signInsOf(user.uid);
    return {
      hasPassword,
      standingAccess,
      providers: linked.map(({ providerId, email, linkedAt }) => ({
        id: providerId,
        name: identity.nameOf(providerId),
        email,
        linkedAt: linkedAt.toISOString(),
      })),
      sessions: sessions.map(({ id, device, signedInAt, lastUsedAt }) => ({
        id,
        device,
        signedInAt: signedInAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
        isThis: id === user.sessionId,
      })),
    };
  });
}
