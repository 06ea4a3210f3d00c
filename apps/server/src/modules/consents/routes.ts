import { readConsents, setConsent } from '@evidose/contract';
import { type Http, mount } from '../../http/mount.ts';
import type { ConsentsService } from './service.ts';

export function mountConsents(http: Http, consents: ConsentsService): void {
  mount(http, readConsents, async ({ user }) => ({ consents: await consents.list(user.uid) }));
  mount(http, setConsent, async ({ user, params, body }) => ({
    consents: await consents.decide(user.uid, { ...body, kind: params.kind }),
  }));
}
