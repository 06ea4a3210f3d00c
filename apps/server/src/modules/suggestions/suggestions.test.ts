import type { Answers, Recommendation } from '@evidose/contract';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { answersOf, recommendationOf, supplementOf } from '../../../test/recommendation.ts';
import { createVersionedWrite } from '../../database/index.ts';
import { loadEngine } from '../../engine.ts';
import { createChosenService } from '../chosen/service.ts';
import { createQuestionnaire } from '../questionnaire/service.ts';
import { createRecommendationsService } from '../recommendations/service.ts';
import { createTrialsService } from '../trials/service.ts';
import { supplementsSuggested } from './schema.ts';
import { createSuggestionsService, LATEST_AS_TEXT } from './service.ts';

const { db, pool } = await createTestDatabase();
const start = new Date('2026-01-01T00:00:00Z');
const DAY_MS = 86_400_000;
let clock = start;
const suggestions = createSuggestionsService({ db, clock: () => clock });
const chosen = createChosenService({ db, clock: () => clock });
const zinc = supplementOf({ id: 'zinc', name: 'Zinc', dose: { amount: 10, unit: 'mg', perDay: 1 } });
let plan = recommendationOf([supplementOf(), zinc]);
let decided: (answers: Answers) => Recommendation = () => plan;
const prepared = await loadEngine();
const trials = createTrialsService({ db, clock: () => clock, prepared, decide: (answers) => decided(answers) });
const recommendations = createRecommendationsService({
  trials,
  countPlan: () => undefined,
  db,
  writeVersioned: createVersionedWrite(pool),
  suggestions,
  decide: (answers) => decided(answers),
});

const generate = async (uid: string, idempotencyKey?: string, change = {}): Promise<Recommendation> =>
  JSON.parse(await recommendations.generate({ uid, questionnaire: answersOf(change), idempotencyKey }));
const rowsOf = async (uid: string) => {
  const { rows } = await db.execute(sql`SELECT id FROM supplements_suggested WHERE uid = ${uid}`);
  return rows.length;
};

/** A real failure below the code: the table is missing. */
async function without(table: string, work: () => Promise<void>) {
  await db.execute(sql.raw(`ALTER TABLE ${table} RENAME TO away`));
  try {
    await work();
  } finally {
    await db.execute(sql.raw(`ALTER TABLE away RENAME TO ${table}`));
  }
}

beforeEach(() => {
  clock = start;
  plan = recommendationOf([supplementOf(), zinc]);
  decided = () => plan;
});

const orderedOn = async (uid: string) =>
  (await suggestions.latest(uid)).supplements.filter(({ ordered }) => ordered).map(({ id }) => id);

const AS_TEXT = `SELECT (${LATEST_AS_TEXT}) AS found FROM (SELECT $2::text) caller (uid)`;

describe('the newest plan as it lies there', () => {
  const read = async (uid: string) => {
    const { rows } = await pool.query(AS_TEXT, [clock, uid]);
    return rows[0].found === null ? null : JSON.parse(rows[0].found);
  };

  it('is the newest plan, with its ordered marks and what changed', async () => {
    await generate('text-1');
    await suggestions.setOrdered('text-1', 'zinc', true);
    plan = recommendationOf([zinc]);
    await generate('text-1');
    expect(await read('text-1')).toEqual(await suggestions.latest('text-1'));
    clock = new Date(start.getTime() + 31 * DAY_MS);
    expect(await read('text-1')).toMatchObject({ isRecent: false });
  });

  it('is nothing where another version wrote it: the contract then gives it its shape', async () => {
    expect(await read('nobody')).toBe(null);
    await generate('text-2');
    await db.execute(sql`UPDATE supplements_suggested SET shape = 'older' WHERE uid = 'text-2'`);
    expect(await read('text-2')).toBe(null);
  });
});

describe('answers that changed since', () => {
  const questionnaire = createQuestionnaire({ db, clock: () => clock, onAnswers: trials.endUnsafe });
  const user = (uid: string) => ({ uid, email: `${uid}@example.com`, emailVerified: true });
  const since = async (uid: string) => (await suggestions.latest(uid)).answersChangedOn;
  const asText = async (uid: string) => {
    const { rows } = await pool.query(AS_TEXT, [clock, uid]);
    return JSON.parse(rows[0].found).answersChangedOn;
  };

  it('are dated, until the plan is made anew or the answer is as it was', async () => {
    await questionnaire.save(user('stale-1'), answersOf());
    await generate('stale-1');
    expect(await since('stale-1')).toBeNull();
    clock = new Date(start.getTime() + DAY_MS);
    await questionnaire.update(user('stale-1'), { age: '70' });
    expect(await since('stale-1')).toBe(clock.toISOString());
    expect(await asText('stale-1')).toBe(clock.toISOString());
    clock = new Date(start.getTime() + 2 * DAY_MS);
    await questionnaire.save(user('stale-1'), answersOf({ age: '70' }));
    expect(await since('stale-1')).toBe(new Date(start.getTime() + DAY_MS).toISOString());
    await questionnaire.update(user('stale-1'), { age: answersOf().age });
    expect([await since('stale-1'), await asText('stale-1')]).toEqual([null, null]);
    await questionnaire.update(user('stale-1'), { age: '71' });
    await generate('stale-1', undefined, { age: '71' });
    expect([await since('stale-1'), await asText('stale-1')]).toEqual([null, null]);
  });
});

describe('generating', () => {
  it('stores the batch and one entry per supplement', async () => {
    await generate('gen-1');
    const batch = await suggestions.latest('gen-1');
    expect(batch).toMatchObject({ length: 2, addedOn: start.toISOString(), isRecent: true });
    const { rows } = await db.execute(
      sql`SELECT position, supplement->>'id' AS id FROM supplements_suggested_entries WHERE uid = 'gen-1'`,
    );
    expect(rows).toEqual([
      { position: 0, id: 'vitamin-d3' },
      { position: 1, id: 'zinc' },
    ]);
  });

  it('stores an empty plan too', async () => {
    plan = recommendationOf([]);
    await generate('gen-2');
    expect(await suggestions.latest('gen-2')).toMatchObject({ length: 0, supplements: [] });
  });

  it('refuses answers with the specified message and field', async () => {
    const attempt = async () => generate('gen-3', undefined, { age: '' });
    await expect(attempt()).rejects.toMatchObject({
      type: 'quiz',
      message: 'Please enter your age',
      details: { field: 'age' },
    });
  });

  it('answers a repetition with the same bytes', async () => {
    const again = () =>
      recommendations.generate({ uid: 'gen-bytes', questionnaire: answersOf(), idempotencyKey: 'same' });
    const first = await again();
    expect(await again()).toBe(first);
  });

  it('does a request with the same key once, also when both arrive at the same time', async () => {
    const answers = await Promise.all([generate('gen-4', 'k'), generate('gen-4', 'k'), generate('gen-4', 'k')]);
    expect(await rowsOf('gen-4')).toBe(1);
    expect(answers[1]).toEqual(answers[0]);
    expect(await generate('gen-4', 'k')).toEqual(answers[0]);
  });

  it('refuses the same key for other answers', async () => {
    await generate('gen-5', 'k');
    await expect(generate('gen-5', 'k', { age: '70' })).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('keeps keys of two people apart', async () => {
    await generate('gen-6', 'k');
    await generate('gen-7', 'k');
    expect(await rowsOf('gen-7')).toBe(1);
  });

  it('leaves nothing half-written when a part cannot be stored, and says so', async () => {
    await without('supplements_chosen', async () => {
      await expect(generate('gen-8', 'k')).rejects.toMatchObject({
        type: 'data',
        message: 'Failed to store supplement suggested. Try again.',
      });
    });
    expect(await rowsOf('gen-8')).toBe(0);
    await generate('gen-8', 'k');
    expect(await rowsOf('gen-8')).toBe(1);
  });
});

describe('the newest batch', () => {
  it('is the one added last', async () => {
    await generate('new-1');
    clock = new Date(start.getTime() + DAY_MS);
    plan = recommendationOf([zinc]);
    await generate('new-1');
    expect((await suggestions.latest('new-1')).supplements.map(({ id }) => id)).toEqual(['zinc']);
  });

  it('is the one made last, also when the clock ran ahead for the one before', async () => {
    clock = new Date(start.getTime() + 400 * DAY_MS);
    await generate('new-2');
    clock = start;
    plan = recommendationOf([zinc]);
    await generate('new-2');
    expect(await suggestions.latest('new-2')).toMatchObject({ length: 1, addedOn: start.toISOString() });
    const { batches } = await suggestions.history('new-2');
    expect(batches.map(({ length }) => length)).toEqual([1, 2]);
    expect((await suggestions.history('new-2', batches[0]?.addedOn)).batches.map(({ length }) => length)).toEqual([2]);
  });

  it.each([
    [30 * DAY_MS, true],
    [30 * DAY_MS + 1, false],
  ])('is recent %i ms later: %s', async (age, isRecent) => {
    const uid = `recent-${age}`;
    await generate(uid);
    clock = new Date(start.getTime() + age);
    expect((await suggestions.latest(uid)).isRecent).toBe(isRecent);
  });

  it('is missed with its own message', async () => {
    await expect(suggestions.latest('nobody')).rejects.toMatchObject({ message: 'No supplement suggestions found' });
  });

  it('fails with its own message when the store fails', async () => {
    await without('supplements_suggested', async () => {
      await expect(suggestions.latest('new-1')).rejects.toMatchObject({
        message: 'Failed to retrieve latest suggested supplement batch.',
      });
    });
  });
});

describe('ordering', () => {
  it('marks the supplement on the newest batch and leaves the others', async () => {
    await generate('ord-1');
    await suggestions.setOrdered('ord-1', 'zinc', true);
    const { supplements } = await suggestions.latest('ord-1');
    expect(supplements.map(({ id, ordered }) => [id, ordered])).toEqual([
      ['vitamin-d3', undefined],
      ['zinc', true],
    ]);
    await suggestions.setOrdered('ord-1', 'zinc', false);
    expect((await suggestions.latest('ord-1')).supplements[1]?.ordered).toBe(false);
  });

  it('loses no flag when two are marked at once', async () => {
    await generate('ord-2');
    await Promise.all([
      suggestions.setOrdered('ord-2', 'zinc', true),
      suggestions.setOrdered('ord-2', 'vitamin-d3', true),
    ]);
    expect((await suggestions.latest('ord-2')).supplements.every(({ ordered }) => ordered)).toBe(true);
  });

  it('has no batch to mark: its own message', async () => {
    await expect(suggestions.setOrdered('nobody', 'zinc', true)).rejects.toMatchObject({ code: 'NO_SUGGESTIONS' });
  });

  it('fails with its own message when the store fails', async () => {
    await without('supplements_suggested', async () => {
      await expect(suggestions.setOrdered('ord-1', 'zinc', true)).rejects.toMatchObject({
        message: 'Failed to update supplement order. Try again.',
      });
    });
  });
});

/** A plan of the next day: of two at the same instant neither is newer. */
const next = (...[uid, key, change]: Parameters<typeof generate>) => {
  clock = new Date(clock.getTime() + DAY_MS);
  return generate(uid, key, change);
};

describe('a new plan', () => {
  it('keeps what was marked as ordered, and nobody else’s marks', async () => {
    await next('carry-1');
    await next('carry-2');
    await suggestions.setOrdered('carry-1', 'zinc', true);
    await next('carry-1');
    await next('carry-2');
    expect(await orderedOn('carry-1')).toEqual(['zinc']);
    expect(await orderedOn('carry-2')).toEqual([]);
    await suggestions.setOrdered('carry-1', 'zinc', false);
    await next('carry-1');
    expect(await orderedOn('carry-1')).toEqual([]);
  });

  it('that leaves something out leaves it on the list with its mark, and the next one finds it there', async () => {
    await next('carry-3');
    await chosen.add('carry-3', zinc);
    await suggestions.setOrdered('carry-3', 'zinc', true);
    plan = recommendationOf([supplementOf()]);
    await next('carry-3');
    expect((await chosen.list('carry-3'))[0]).toMatchObject({ id: 'zinc', orderedOn: '2026-01-02T00:00:00.000Z' });
    plan = recommendationOf([zinc]);
    await next('carry-3');
    expect(await orderedOn('carry-3')).toEqual(['zinc']);
  });

  it('gives a mark back with its supplement, unless it was taken back meanwhile', async () => {
    await next('carry-5');
    await suggestions.setOrdered('carry-5', 'zinc', true);
    plan = recommendationOf([supplementOf()]);
    for (let times = 0; times < 2; times++) await next('carry-5');
    plan = recommendationOf([zinc]);
    await next('carry-5');
    expect(await orderedOn('carry-5')).toEqual(['zinc']);
    await suggestions.setOrdered('carry-5', 'zinc', false);
    await next('carry-5');
    expect(await orderedOn('carry-5')).toEqual([]);

    await chosen.add('carry-5', zinc);
    await suggestions.setOrdered('carry-5', 'zinc', true);
    plan = recommendationOf([supplementOf()]);
    await next('carry-5');
    await suggestions.setOrdered('carry-5', 'zinc', false);
    plan = recommendationOf([zinc]);
    await next('carry-5');
    expect(await orderedOn('carry-5')).toEqual([]);
  });

  it('that leaves something out lets it be marked on the list still', async () => {
    await next('carry-4');
    await chosen.add('carry-4', zinc);
    plan = recommendationOf([supplementOf()]);
    await next('carry-4');
    await suggestions.setOrdered('carry-4', 'zinc', true);
    expect((await chosen.list('carry-4'))[0]?.orderedOn).toBe(clock.toISOString());
    await suggestions.setOrdered('carry-4', 'zinc', false);
    expect((await chosen.list('carry-4'))[0]?.orderedOn).toBeNull();
    await expect(suggestions.setOrdered('carry-4', 'iron', true)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('says on top what changed; a first one has nothing to compare with', async () => {
    await next('top-1');
    expect((await suggestions.latest('top-1')).changes).toBeNull();
    plan = recommendationOf([zinc]);
    await next('top-1');
    expect((await suggestions.latest('top-1')).changes?.removed.map(({ id }) => id)).toEqual(['vitamin-d3']);
  });

  it('tells what the person’s answer changed from what our knowledge changed', async () => {
    const iron = supplementOf({ id: 'iron', name: 'Iron' });
    await next('why-1');
    // New knowledge adds iron for everybody; age 70 takes zinc out.
    decided = ({ age }) =>
      recommendationOf(age === '70' ? [supplementOf(), iron] : [supplementOf(), zinc, iron], {
        knowledgeVersion: 'k2',
      });
    await next('why-1', undefined, { age: '70' });
    expect((await suggestions.latest('why-1')).changes).toMatchObject({
      added: [{ id: 'iron', why: 'Your level is low.', causes: ['knowledge'] }],
      removed: [{ id: 'zinc', name: 'Zinc', causes: ['answer'] }],
    });
  });

  it('tells a changed method from changed knowledge', async () => {
    await next('why-2');
    plan = recommendationOf([zinc], { engineVersion: '2' });
    await next('why-2');
    expect((await suggestions.latest('why-2')).changes?.removed).toMatchObject([
      { id: 'vitamin-d3', causes: ['method'] },
    ]);
  });
});

describe('the history', () => {
  it('says what changed and which answers made it so', async () => {
    await generate('his-1');
    clock = new Date(start.getTime() + DAY_MS);
    const excluded = [
      {
        id: 'zinc',
        name: 'Zinc',
        reasons: [{ kind: 'interaction' as const, message: 'It meets your medicine.', because: [], sources: ['s'] }],
      },
    ];
    plan = recommendationOf([supplementOf({ dose: { amount: 25, unit: 'µg', perDay: 1 } })], {
      excluded,
      knowledgeVersion: 'k2',
    });
    await generate('his-1', undefined, { age: '70' });
    const { batches } = await suggestions.history('his-1');
    expect(batches[0]?.changes).toMatchObject({
      added: [],
      removed: [{ id: 'zinc', why: 'It meets your medicine.' }],
      adjusted: [
        {
          id: 'vitamin-d3',
          before: '20 mcg (800 IU) once a day as drops',
          after: '25 mcg (1,000 IU) once a day as drops',
        },
      ],
      because: { answers: [{ field: 'age', before: '34', after: '70' }], knowledge: true, engine: false },
    });
    expect(batches[1]?.changes).toBeNull();
  });

  it('comes in pages, newest first', async () => {
    for (let day = 0; day < 22; day += 1) {
      clock = new Date(start.getTime() + day * DAY_MS);
      await generate('his-2');
    }
    const first = await suggestions.history('his-2');
    expect(first).toMatchObject({ hasMore: true });
    expect(first.batches).toHaveLength(20);
    const rest = await suggestions.history('his-2', first.batches.at(-1)?.addedOn);
    expect(rest.batches).toHaveLength(2);
    expect(rest.hasMore).toBe(false);
  });
});

it('reads the newest batch by one step into its index, without sorting', async () => {
  const lines = await db.transaction(async (tx) => {
    // A small table would be read in full; the question is what the index allows.
    await tx.execute(sql`SET LOCAL enable_seqscan = off`);
    const { rows } = await tx.execute(sql`
      EXPLAIN SELECT * FROM ${supplementsSuggested} WHERE uid = 'new-1' ORDER BY made DESC LIMIT 1`);
    return rows.map((row) => String(row['QUERY PLAN'])).join('\n');
  });
  expect(lines).toContain('supplements_suggested_in_order');
  expect(lines).not.toContain('Sort');
});
