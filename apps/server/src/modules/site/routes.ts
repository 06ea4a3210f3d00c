import {
  apiDocument,
  openApiDocument,
  type RouteContract,
  routes,
  type SamplePlan,
  samplePerson,
  samplePlan,
  sampleRecommendation,
} from '@evidose/contract';
import { type Prepared, recommend } from '@evidose/engine';
import { type CachedResponse, cacheResponse, sendCached } from '../../http/cached-response.ts';
import { type Http, mount } from '../../http/mount.ts';
import { robots, securityText, sitemap } from './crawlers.ts';
import { numbersOf } from './numbers.ts';

const API_VERSION = '1';

interface Parts {
  readonly prepared: Prepared;
  readonly publicUrl: string;
}

/** What key holders may call; the rest of the API is internal and changes with the app. */
const publicRoutes = Object.fromEntries(
  Object.entries<RouteContract>(routes).filter(([, { isPublic }]) => isPublic === true),
);

export function mountSite(http: Http, { prepared, publicUrl }: Parts): void {
  const { knowledge } = prepared;
  const makeSample = (): SamplePlan =>
    samplePlan.response.parse({
      about: samplePerson.about,
      recommendation: recommend(prepared, samplePerson.answers),
      numbers: numbersOf(knowledge),
    });
  let sample: Promise<CachedResponse> | undefined;
  mount(http, samplePlan, async ({ request, reply }) => {
    sample ??= cacheResponse(makeSample(), knowledge.version);
    return sendCached(request, reply, await sample);
  });

  let exchange: Promise<CachedResponse> | undefined;
  mount(http, sampleRecommendation, async ({ request, reply }) => {
    const made = {
      request: { role: 'user', action: 'list', questionnaire: samplePerson.answers },
      response: recommend(prepared, samplePerson.answers),
    };
    exchange ??= cacheResponse(sampleRecommendation.response.parse(made), knowledge.version);
    return sendCached(request, reply, await exchange);
  });

  const document = openApiDocument({ routes: publicRoutes, serverUrl: publicUrl, version: API_VERSION });
  let packed: Promise<CachedResponse> | undefined;
  mount(http, apiDocument, async ({ request, reply }) => {
    packed ??= cacheResponse(document, API_VERSION);
    return sendCached(request, reply, await packed);
  });

  http.app.get('/sitemap.xml', (_request, reply) =>
    reply.type('application/xml; charset=utf-8').send(sitemap(publicUrl)),
  );
  http.app.get('/.well-known/security.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(securityText(publicUrl, new Date())),
  );
  http.app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots(publicUrl)));
}
