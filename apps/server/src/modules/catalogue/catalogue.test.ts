import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { CatalogueEntry, SupplementFacts } from '@evidose/contract';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../../test/app.ts';
import { loadEngine } from '../../engine.ts';
import { hasTitle } from './outcome-titles.ts';

const { app, openGate } = await createTestApp();
const { knowledge } = await loadEngine();
const cookie = await openGate();

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers: { cookie, ...headers } });
const list = async () => (await get('/v1/supplements')).json<{ supplements: CatalogueEntry[] }>().supplements;
const read = async (id: string) => (await get(`/v1/supplements/${id}`)).json<SupplementFacts>();

describe('the catalogue', () => {
  it('holds every supplement of the knowledge, the best proven first', async () => {
    const supplements = await list();
    expect(new Set(supplements.map(({ id }) => id))).toEqual(new Set(knowledge.supplements.map(({ id }) => id)));
    const ranks = supplements.map(({ evidence }) => ['A', 'B', 'C', null].indexOf(evidence));
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
  });

  it('says what each can be filtered by', async () => {
    const byId = new Map((await list()).map((entry) => [entry.id, entry]));
    expect(byId.get('vitamin-d3')).toMatchObject({
      tier: 'suggestible',
      evidence: 'A',
      diets: expect.arrayContaining(['vegan', 'halal', 'gluten-free']),
      formats: expect.arrayContaining(['liquid', 'softgel']),
      allowedIn: ['pregnant', 'breastfeeding', 'trying-to-conceive'],
      names: expect.arrayContaining(['cholecalciferol', 'Ddrops']),
    });
    expect(byId.get('kava')).toMatchObject({ tier: 'recognised-only', evidence: null, goals: [], allowedIn: [] });
    expect(byId.get('melatonin')?.goals).toContain('sleep');
  });

  it('needs the gate, and is not kept by anybody in between', async () => {
    expect((await app.inject({ url: '/v1/supplements' })).json().error.code).toBe('NO_API_KEY');
    expect((await get('/v1/supplements')).headers['cache-control']).toBe('private, no-cache');
  });

  it('answers "not changed" to the tag it gave, and packs for those who can unpack', async () => {
    const plain = await get('/v1/supplements');
    const again = await get('/v1/supplements', { 'if-none-match': String(plain.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await get('/v1/supplements', { 'if-none-match': '"old"' })).statusCode).toBe(200);
    const br = await get('/v1/supplements', { 'accept-encoding': 'gzip, br' });
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    const gzip = await get('/v1/supplements', { 'accept-encoding': 'gzip, br;q=0' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  });
});

describe('one supplement', () => {
  it('vitamin D has its evidence, doses, limits, forms, conflicts, states and sources', async () => {
    const facts = await read('vitamin-d3');
    expect(facts.outcomes[0]).toMatchObject({ title: 'Low vitamin D', evidence: 'A' });
    expect(facts.outcomes.flatMap(({ uses }) => uses)).toHaveLength(20);
    expect(facts.nutrients).toMatchObject([{ name: 'Vitamin D', unit: 'µg', europeanLimit: 100, limitApplies: true }]);
    expect(facts.nutrients[0]?.rows).toEqual([
      { who: 'Adults 19 to 70', target: 15, upperLimit: 100 },
      { who: 'Adults 71 and over', target: 20, upperLimit: 100 },
      { who: 'Pregnant', target: 15, upperLimit: 100 },
      { who: 'Breastfeeding', target: 15, upperLimit: 100 },
    ]);
    expect(facts.perInternationalUnit).toBe(0.025);
    expect(facts.forms.find(({ id }) => id === 'lanolin-softgel')).toMatchObject({ contains: ['gelatin'] });
    expect(facts.interactions[0]).toMatchObject({ severity: 'major', action: 'avoid' });
    expect(facts.interactions.find((row) => row.with.id === 'thiazide')?.with.examples.length).toBeGreaterThan(1);
    expect(facts.states.map(({ allowance }) => allowance?.maxDose)).toEqual([50, 50, 50]);
    expect(facts.sources.map(({ id }) => id)).toEqual(expect.arrayContaining(facts.mainSources));
  });

  it('says in words for whom a use is', async () => {
    const uses = (await read('vitamin-d3')).outcomes.flatMap((outcome) => outcome.uses);
    const who = (id: string) => uses.find((use) => use.id === id)?.who;
    expect(who('low-lab')).toBe('Vitamin D (25-OH) under 12 ng/mL (30 nmol/L)');
    expect(who('age-75')).toBe('Age 75 and over');
    expect(who('malabsorption')).toBe("Celiac disease or Crohn's disease or ulcerative colitis");
    expect(who('bones')).toBe('Goal: strong bones; Age 65 and over');
    expect(who('corticosteroids')).toMatch(/^Taking .*steroid/i);
  });

  it('carries the rules over what it does to the body', async () => {
    const { interactions, contraindications } = await read('ginkgo');
    const rows = [...interactions.map(({ message }) => message), ...contraindications.map(({ message }) => message)];
    const rules = knowledge.effectRules.filter(({ effect }) =>
      knowledge.supplements.find(({ id }) => id === 'ginkgo')?.effects.includes(effect),
    );
    expect(rules.length).toBeGreaterThan(1);
    for (const { message } of rules) expect(rows).toContain(message);
  });

  it('answers "not found" for one we do not know, and refuses what is no name', async () => {
    expect((await get('/v1/supplements/moon-dust')).json().error.code).toBe('NOT_FOUND');
    expect((await get('/v1/supplements/Moon%20Dust')).statusCode).toBe(400);
  });

  it('answers "not found" for a supplement named like one of our lists, also after the list was read', async () => {
    for (const name of ['sources', 'supplements']) {
      await get(`/v1/${name}`);
      expect((await get(`/v1/supplements/${name}`)).json().error?.code, name).toBe('NOT_FOUND');
    }
  });
});

describe('every supplement', () => {
  it('has a page whose every claim has a source that is there', async () => {
    for (const { id } of knowledge.supplements) {
      const facts = await read(id);
      const known = new Set(facts.sources.map((source) => source.id));
      const claims = [
        ...facts.outcomes.flatMap(({ uses }) => uses),
        ...facts.interactions,
        ...facts.contraindications,
        ...facts.nutrients,
        ...facts.states.flatMap(({ allowance }) => allowance ?? []),
      ];
      expect(facts.mainSources.length, id).toBeGreaterThan(0);
      const missing = claims.flatMap(({ sources }) =>
        sources.length === 0 ? ['a claim without a source'] : sources.filter((source) => !known.has(source)),
      );
      expect(missing, id).toEqual([]);
    }
  });

  it('says whom each rule is about without stored values showing', async () => {
    for (const { id } of knowledge.supplements) {
      const facts = await read(id);
      const texts = [...facts.outcomes.flatMap(({ uses }) => uses), ...facts.contraindications].map(({ who }) => who);
      expect(
        texts.filter((text) => /[a-z]{3}[A-Z]|undefined|^$|: $/.test(text)),
        id,
      ).toEqual([]);
    }
  });

  it('groups its uses under a title somebody wrote', () => {
    const outcomes = new Set(knowledge.supplements.flatMap(({ indications }) => indications.map((use) => use.outcome)));
    expect([...outcomes].filter((outcome) => !hasTitle(outcome))).toEqual([]);
  });
});
