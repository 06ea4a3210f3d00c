import { Readable } from 'node:stream';
import { downloadMyData } from '@evidose/contract';
import type { User } from '../../http/guards.ts';
import { type Http, mount } from '../../http/mount.ts';
import { sendFile } from '../../http/send-file.ts';
import type { ChosenService } from '../chosen/service.ts';
import type { ConsentsService } from '../consents/service.ts';
import type { IntakeService } from '../intake/service.ts';
import { PLANS } from '../personal-tables.ts';
import type { Profile } from '../profile/service.ts';
import type { ResolvedAlertService } from '../resolved-alerts/service.ts';
import type { SuggestionsService } from '../suggestions/service.ts';
import { jsonText } from './json-text.ts';
import type { MyDataService } from './service.ts';

interface Parts {
  readonly profile: Profile;
  readonly suggestions: SuggestionsService;
  readonly chosen: ChosenService;
  readonly intake: IntakeService;
  readonly resolved: ResolvedAlertService;
  readonly consents: ConsentsService;
  readonly myData: MyDataService;
}

type Asker = Pick<User, 'uid' | 'email' | 'emailVerified'>;

/** First the documents as the specification names them, then every row. */
async function sectionsOf(parts: Parts, asker: Asker) {
  const { uid } = asker;
  // Everything that can be refused is refused before the response starts.
  const user = await parts.profile.read(uid);
  return (async function* () {
    yield ['user', { ...user, email: asker.email }] as const;
    yield [PLANS, parts.suggestions.all(uid)] as const;
    yield ['supplements-chosen', await parts.chosen.list(uid)] as const;
    yield ['intake', await parts.intake.all(uid)] as const;
    yield ['settled-alerts', await parts.resolved.list(uid)] as const;
    yield ['consents', await parts.consents.list(uid)] as const;
    yield* parts.myData.tables(asker);
  })();
}

export function mountMyData(http: Http, parts: Parts): void {
  mount(http, downloadMyData, async ({ user, reply }) => {
    const sections = await sectionsOf(parts, user);
    return sendFile(reply, {
      content: Readable.from(jsonText(sections)),
      contentType: 'application/json; charset=utf-8',
      fileName: 'evidose-my-data.json',
    });
  });
}
