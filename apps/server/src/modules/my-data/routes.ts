import { downloadMyData } from '@evidose/contract';
import { type Http, mount } from '../../http/mount.ts';
import type { ChosenService } from '../chosen/service.ts';
import type { ConsentsService } from '../consents/service.ts';
import type { IntakeService } from '../intake/service.ts';
import type { Profile } from '../profile/service.ts';
import type { SettledService } from '../settled/service.ts';
import type { SuggestionsService } from '../suggestions/service.ts';

interface Parts {
  readonly profile: Profile;
  readonly suggestions: SuggestionsService;
  readonly chosen: ChosenService;
  readonly intake: IntakeService;
  readonly settled: SettledService;
  readonly consents: ConsentsService;
}

/** Named as the specification names the documents, so that the file can be read beside it. */
async function collect({ profile, suggestions, chosen, intake, settled, consents }: Parts, uid: string) {
  const [user, batches, chosenList, intakeList, settledList, consentList] = await Promise.all([
    profile.read(uid),
    suggestions.all(uid),
    chosen.list(uid),
    intake.all(uid),
    settled.list(uid),
    consents.list(uid),
  ]);
  return {
    user,
    'supplements-suggested': batches,
    'supplements-chosen': chosenList,
    intake: intakeList,
    'settled-alerts': settledList,
    consents: consentList,
  };
}

export function mountMyData(http: Http, parts: Parts): void {
  mount(http, downloadMyData, async ({ user, reply }) => {
    const data = await collect(parts, user.uid);
    await reply
      .headers({
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': 'attachment; filename="evidose-my-data.json"',
      })
      .send(`${JSON.stringify(data, null, 2)}\n`);
  });
}
