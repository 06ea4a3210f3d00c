import { readAdherence, readIntake, recordIntake } from '@evidose/contract';
import { idempotencyKeyOf } from '../../http/idempotency-key.ts';
import { type Http, mount } from '../../http/mount.ts';
import type { IntakeService } from './service.ts';

export function mountIntake(http: Http, intake: IntakeService): void {
  mount(http, readIntake, async ({ user, params }) => ({ entries: await intake.day(user.uid, params.day) }));
  mount(http, recordIntake, async ({ user, params, body: { supplementId, slot, state, seen }, request }) => ({
    entries: await intake.record({ uid: user.uid, day: params.day, supplementId, slot }, state, {
      seen,
      key: idempotencyKeyOf(request),
    }),
  }));
  mount(http, readAdherence, ({ user }) => intake.adherence(user.uid));
}
