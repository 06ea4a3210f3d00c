import { exportPlan as exportPlanRoute } from '@evidose/contract';
import type { Clock } from '../../clock.ts';
import { type Http, mount } from '../../http/mount.ts';
import type { Profile } from '../profile/service.ts';
import type { SuggestionsService } from '../suggestions/service.ts';
import { exportPlan } from './service.ts';

interface Parts {
  readonly profile: Profile;
  readonly suggestions: SuggestionsService;
  readonly sourceTitle: (id: string) => string;
  readonly clock: Clock;
}

export function mountExports(http: Http, { profile, suggestions, sourceTitle, clock }: Parts): void {
  mount(http, exportPlanRoute, async ({ user, params, reply }) => {
    const [person, batch] = await Promise.all([profile.read(user.uid), suggestions.latest(user.uid)]);
    const answers = person.comprehensiveQuestionnaire ?? {};
    const file = await exportPlan(params.format, { person, batch, answers, sourceTitle, today: clock() });
    await reply
      .headers({
        'content-type': file.contentType,
        'content-disposition': `attachment; filename="${file.fileName}"`,
      })
      .send(file.content);
  });
}
