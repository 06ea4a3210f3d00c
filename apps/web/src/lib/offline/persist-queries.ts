import type { Query, QueryClient } from '@tanstack/react-query';
import { currentUid } from '../session.ts';
import { local } from '../storage.ts';
import { keep } from './device-store.ts';

/** Somebody who opted out of answers on this device gets no plan there either. */
const isAllowed = () => local.read('durable:questionnaire-on-device') !== 'no';

/** Caches responses and optimistic updates. */
export function persistQueries(client: QueryClient): void {
  const cache = client.getQueryCache();
  const keepAnswer = (query: Query): void => {
    const { meta, queryHash, state } = query;
    const uid = currentUid();
    // A response that arrives after a change of person is dropped.
    if (meta?.isKept !== true || uid === undefined || cache.get(queryHash) !== query) return;
    if (state.data === undefined || !isAllowed()) return;
    void keep(uid, queryHash, state.data).catch(() => undefined);
  };
  for (const query of cache.getAll()) keepAnswer(query);
  cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') keepAnswer(event.query);
  });
}
