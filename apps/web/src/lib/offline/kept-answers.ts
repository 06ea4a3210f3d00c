import type { Query, QueryClient } from '@tanstack/react-query';
import { currentUid } from '../session.ts';
import { local } from '../storage.ts';
import { keep } from './device-store.ts';

/** Whoever wants no answers of the questionnaire on this device's disk (profile, questionnaire) wants no plan there. */
const isAllowed = () => local.read('durable:questionnaire-on-device') !== 'no';

/** What came, and what was changed on the screen before the server knew of it. */
export function keepAnswers(client: QueryClient): void {
  const cache = client.getQueryCache();
  const keepAnswer = (query: Query): void => {
    const { meta, queryHash, state } = query;
    const uid = currentUid();
    // What comes in after somebody else has signed in belongs to nobody here.
    if (meta?.isKept !== true || uid === undefined || cache.get(queryHash) !== query) return;
    if (state.data === undefined || !isAllowed()) return;
    void keep(uid, queryHash, state.data).catch(() => undefined);
  };
  for (const query of cache.getAll()) keepAnswer(query);
  cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') keepAnswer(event.query);
  });
}
