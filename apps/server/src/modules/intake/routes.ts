import { readAdherence, readIntake, recordIntake } from '@evidose/contract';
import { type Http, mount } from '../../http/mount.ts';
import type { IntakeService } from './service.ts';

export function mountIntake(http: Http, intake: IntakeService): void {
  mount(http, readIntake, async ({ user, params }) => ({ entries: await intake.day(user.uid, params.day) }));
  mount(http, recordIntake, async ({ user, params, body: { supplementId, slot, state } }) => ({
    entries: await intake.record({ uid: user.uid, day: params.day, supplementId, slot }, state),
  }));
  mount(http, readAdherence, ({ user }) => intake.adherence(user.uid));
}
