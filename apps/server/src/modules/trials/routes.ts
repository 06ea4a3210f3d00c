import { listTrialOffers, listTrials, rateTrialDay, startTrial, stopTrial } from '@evidose/contract';
import { type Http, mount } from '../../http/mount.ts';
import type { ChosenService } from '../chosen/service.ts';
import type { Profile } from '../profile/service.ts';
import type { TrialsService } from './service.ts';

interface Parts {
  readonly trials: TrialsService;
  readonly profile: Profile;
  readonly chosen: ChosenService;
}

export function mountTrials(http: Http, { trials, profile, chosen }: Parts): void {
  const asked = async (uid: string) => ({ uid, answers: (await profile.read(uid)).comprehensiveQuestionnaire });
  mount(http, listTrials, async ({ user }) => ({ trials: await trials.list(user.uid) }));
  mount(http, listTrialOffers, async ({ user }) => {
    const [person, list] = await Promise.all([asked(user.uid), chosen.list(user.uid)]);
    return { offers: await trials.offers(person, list) };
  });
  mount(http, startTrial, async ({ user, body }) => ({ trial: await trials.start(await asked(user.uid), body) }));
  mount(http, rateTrialDay, async ({ user, params, body }) => ({
    trial: await trials.rate({ uid: user.uid, id: params.trialId, day: params.day, ...body }),
  }));
  mount(http, stopTrial, async ({ user, params, body }) => ({
    trial: await trials.stop({ uid: user.uid, id: params.trialId, ...body }),
  }));
}
