import { AppError, listSources, listSupplements, readSupplement } from '@evidose/contract';
import type { Prepared } from '@evidose/engine';
import { type CachedResponse, cacheResponse, sendCached } from '../../http/cached-response.ts';
import { type Http, mount } from '../../http/mount.ts';
import { catalogueEntries } from './entries.ts';
import { createFacts } from './facts.ts';

/** Prefixed: `/v1/supplements/sources` asks for a supplement of that name. */
type CatalogueKey = 'sources' | 'supplements' | `supplement:${string}`;

export function mountCatalogue(http: Http, prepared: Prepared): void {
  const { version, sources } = prepared.knowledge;
  const factsOf = createFacts(prepared);
  const kept = new Map<string, Promise<CachedResponse>>();
  /** The knowledge has a few hundred entries, so all of them can be cached. */
  const once = (key: CatalogueKey, make: () => object): Promise<CachedResponse> => {
    const known = kept.get(key) ?? cacheResponse(make(), version);
    kept.set(key, known);
    return known;
  };

  mount(http, listSources, async ({ request, reply }) =>
    sendCached(request, reply, await once('sources', () => listSources.response.parse({ sources: [...sources] }))),
  );

  mount(http, listSupplements, async ({ request, reply }) => {
    const answer = await once('supplements', () =>
      listSupplements.response.parse({ knowledgeVersion: version, supplements: catalogueEntries(prepared) }),
    );
    return sendCached(request, reply, answer);
  });

  mount(http, readSupplement, async ({ params, request, reply }) => {
    const key = `supplement:${params.id}` as const;
    const facts = kept.has(key) ? null : factsOf(params.id);
    if (facts === undefined) throw new AppError('NOT_FOUND');
    return sendCached(request, reply, await once(key, () => readSupplement.response.parse(facts)));
  });
}
