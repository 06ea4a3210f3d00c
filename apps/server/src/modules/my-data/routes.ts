import { downloadMyData } from '@evidose/contract';
import { type Http, mount } from '../../http/mount.ts';
import type { ChosenService } from '../chosen/service.ts';
import type { ConsentsService } from '../consents/service.ts';
import type { IntakeService } from '../intake/service.ts';
import type { Profile } from '../profile/service.ts';
import type { SettledService } from '../settled/service.ts';
import type { SuggestionsService } from '../suggestions/service.ts';
import type { MyDataService } from './service.ts';

interface Parts {
  readonly profile: Profile;
  readonly suggestions: SuggestionsService;
  readonly chosen: ChosenService;
  readonly intake: IntakeService;
  readonly settled: SettledService;
  readonly consents: ConsentsService;
  readonly myData: MyDataService;
}

/** First the documents as the specification names them, so that the file can be read beside it; then every row. */
async function collect(parts: Parts, { uid, emailVerified }: { uid: string; emailVerified: boolean }) {
  const [user, batches, chosen, intake, settled, consents, rows] = await Promise.all([
    parts.profile.read(uid),
    parts.suggestions.all(uid),
    parts.chosen.list(uid),
    parts.intake.all(uid),
    parts.settled.list(uid),
    parts.consents.list(uid),
    parts.myData.collect(uid, emailVerified),
  ]);
  return {
    user,
    'supplements-suggested': batches,
    'supplements-chosen': chosen,
    intake,
    'settled-alerts': settled,
    consents,
    ...rows,
  };
}

export function mountMyData(http: Http, parts: Parts): void {
  mount(http, downloadMyData, async ({ user, reply }) => {
    const data = await collect(parts, user);
    await reply
      .headers({
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': 'attachment; filename="evidose-my-data.json"',
      })
      .send(`${JSON.stringify(data, null, 2)}\n`);
  });
}
