import { AppError, askChat, askMyChat, type Recommendation } from '@evidose/contract';
import type { Prepared } from '@evidose/engine';
import { type Http, mount } from '../../http/mount.ts';
import type { SuggestionsService } from '../suggestions/service.ts';
import { createChat } from './service.ts';

interface Parts {
  readonly prepared: Prepared;
  readonly suggestions: Pick<SuggestionsService, 'latest'>;
}

export function mountChat(http: Http, { prepared, suggestions }: Parts): void {
  const answer = createChat(prepared);

  async function planOf(uid: string): Promise<Recommendation | null> {
    try {
      return (await suggestions.latest(uid)).recommendation;
    } catch (thrown) {
      if (thrown instanceof AppError && thrown.code === 'NO_SUGGESTIONS') return null;
      throw thrown;
    }
  }

  mount(http, askChat, ({ body }) => answer(body, { isSignedIn: false, plan: null }));
  mount(http, askMyChat, async ({ body, user }) => answer(body, { isSignedIn: true, plan: await planOf(user.uid) }));
}
