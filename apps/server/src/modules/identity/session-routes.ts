import { AppError, endAllSessions, endOneSession, endSession, listSignIns } from '@evidose/contract';
import { type Http, mount } from '../../http/mount.ts';
import { sourceOf } from '../../http/source.ts';
import type { EmbeddedIdentity } from './embedded.ts';

interface Parts {
  readonly identity: Pick<EmbeddedIdentity, 'endSession' | 'endAllSessions' | 'endOneSession' | 'signInsOf'>;
  /** By what name people know each provider. */
  readonly providers: readonly { readonly id: string; readonly name: string }[];
}

export function mountSessions(http: Http, { identity, providers }: Parts): void {
  const nameOf = (providerId: string) => providers.find(({ id }) => id === providerId)?.name ?? providerId;

  mount(http, endSession, async ({ body, request }) => {
    await identity.endSession(body.refreshToken, sourceOf(request));
    return undefined;
  });
  mount(http, endAllSessions, async ({ user, request }) => {
    await identity.endAllSessions(user.uid, sourceOf(request));
    return undefined;
  });
  mount(http, endOneSession, async ({ user, params, request }) => {
    if (!(await identity.endOneSession(user.uid, params.sessionId, sourceOf(request)))) throw new AppError('NOT_FOUND');
    return undefined;
  });
  mount(http, listSignIns, async ({ user }) => {
    const { hasPassword, providers: linked, sessions } = await identity.signInsOf(user.uid);
    return {
      hasPassword,
      providers: linked.map(({ providerId, email, linkedAt }) => ({
        id: providerId,
        name: nameOf(providerId),
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
