import { openPages, samplePerson, storedData, validateQuestionnaire } from '@evidose/contract';
import { recommend } from '@evidose/engine';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../../test/app.ts';
import { loadEngine } from '../../engine.ts';

const { app, openGate, database } = await createTestApp({ env: { PUBLIC_URL: 'https://evidose.example' } });
const cookie = await openGate();

describe('the sample plan', () => {
  it('stands on answers that the questionnaire accepts', () => {
    expect(validateQuestionnaire(samplePerson.answers)).toMatchObject({ ok: true, answers: samplePerson.answers });
  });

  it('is what the engine decides, with something to show of each kind', async () => {
    const reply = await app.inject({ url: '/v1/sample-plan', headers: { cookie } });
    const { recommendation, about } = reply.json();
    expect(recommendation).toEqual(recommend(await loadEngine(), samplePerson.answers));
    expect(about).toContain(samplePerson.answers.age);
    expect(recommendation.outcome).toBe('recommended');
    expect(recommendation.supplements.length).toBeGreaterThanOrEqual(2);
    expect(recommendation.excluded.length).toBeGreaterThanOrEqual(1);
    expect(recommendation.coverage.medications).toEqual({ checked: 2, total: 2 });
  });

  it('counts what the knowledge holds', async () => {
    const { numbers } = (await app.inject({ url: '/v1/sample-plan', headers: { cookie } })).json();
    const { knowledge } = await loadEngine();
    expect(numbers.suggestible + numbers.recognisedOnly).toBe(knowledge.supplements.length);
    expect(numbers.medicines).toBe(knowledge.drugs.length);
    expect(numbers.sources).toBe(knowledge.sources.length);
    expect(numbers.interactions).toBeGreaterThan(0);
  });

  it('is for those who passed the gate', async () => {
    expect((await app.inject({ url: '/v1/sample-plan' })).statusCode).toBe(403);
  });
});

describe('the API document', () => {
  it('is open, names this server and holds only what a key may call', async () => {
    const document = (await app.inject({ url: '/v1/openapi.json' })).json();
    expect(document.openapi).toBe('3.1.0');
    expect(document.servers).toEqual([{ url: 'https://evidose.example' }]);
    const securities = Object.values<Record<string, { security: Record<string, unknown>[] }>>(document.paths)
      .flatMap((methods) => Object.values(methods))
      .map(({ security }) => security);
    expect(securities.every((ways) => ways.length === 0 || ways.some((way) => 'key' in way))).toBe(true);
    expect(Object.keys(document.paths)).toContain('/v1/interactions/check');
    const body = document.paths['/v1/recommendations'].post.requestBody.content['application/json'].schema;
    expect(body.properties.questionnaire.properties.age).toBeDefined();
  });
});

describe('search engines', () => {
  it('find the open pages, by the public address', async () => {
    const map = await app.inject({ url: '/sitemap.xml' });
    expect(map.headers['content-type']).toContain('application/xml');
    for (const path of openPages) expect(map.body).toContain(`<loc>https://evidose.example${path}</loc>`);
    expect(map.body).not.toContain('/dashboard');
  });

  it('are told where the map is and what to leave alone', async () => {
    const { body } = await app.inject({ url: '/robots.txt' });
    expect(body).toContain('Sitemap: https://evidose.example/sitemap.xml');
    expect(body).toContain('Disallow: /v1/');
  });
});

describe('whoever finds a hole', () => {
  it('is told where to report it, for half a year from now', async () => {
    const { body, headers } = await app.inject({ url: '/.well-known/security.txt' });
    expect(headers['content-type']).toContain('text/plain');
    expect(body).toContain('Contact: https://evidose.example/contact');
    const until = Date.parse(/Expires: (\S+)/.exec(body)?.[1] ?? '');
    expect(until).toBeGreaterThan(Date.now() + 170 * 86_400_000);
    expect(until).toBeLessThan(Date.now() + 366 * 86_400_000);
  });
});

describe('the list of what is stored', () => {
  it('names every table of the database, once, and no other', async () => {
    const { rows } = await database.pool.query<{ tablename: string }>(
      `SELECT tablename FROM pg_tables WHERE schemaname = 'public'`,
    );
    expect(storedData.map(({ table }) => table).toSorted()).toEqual(rows.map(({ tablename }) => tablename).toSorted());
  });

  it('calls a table with a uid personal', async () => {
    const { rows } = await database.pool.query<{ table_name: string }>(
      `SELECT table_name FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
       WHERE table_schema = 'public' AND column_name = 'uid' AND table_type = 'BASE TABLE'`,
    );
    const personal = storedData.filter(({ about }) => about === 'person').map(({ table }) => table);
    expect(rows.map(({ table_name }) => table_name).filter((table) => !personal.includes(table))).toEqual([]);
  });
});
