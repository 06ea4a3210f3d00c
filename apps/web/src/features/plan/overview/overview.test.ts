import {
  type Alert,
  alertKey,
  type CurrentReview,
  type Recommendation,
  type ResolvedAlert,
  resultOf,
  type SuggestedBatch,
  type SuggestedSupplement,
} from '@evidose/contract';
import { recommendationOf, supplementOf } from '@evidose/contract/testing';
import { describe, expect, test } from 'vitest';
import { listEntries } from '../list/list-entry.ts';
import { dayOf } from '../today/day.ts';
import { tickedDoses } from '../today/ticks.ts';
import { nextInDay } from './next-in-day.ts';
import { overviewOf } from './overview.ts';

const day = '2026-03-02';

function batchOf(supplements: SuggestedSupplement[], change: Partial<Recommendation> = {}): SuggestedBatch {
  const recommendation = recommendationOf(supplements, change);
  const id = '7c1f6b3e-58b0-4f0e-9d5d-0f3a1d0c4f11';
  return { id, addedOn: `${day}T10:00:00.000Z`, length: 0, supplements, isRecent: true, changes: null, recommendation };
}

const chosen = (supplement: SuggestedSupplement) => ({
  id: supplement.id,
  supplement,
  addedOn: `${day}T08:00:00.000Z`,
  orderedOn: null,
  startedOn: null,
  packUnits: null,
});
const alert = (title: string, severity: Alert['severity'] = 'warning'): Alert => ({
  id: title,
  severity,
  title,
  message: 'm',
  because: [{ field: title, value: '1' }],
  sources: [],
  about: [],
  actions: [{ kind: 'asked-doctor' }],
});
const zinc = supplementOf({ id: 'zinc', name: 'Zinc' });
const iron = supplementOf({ id: 'iron', name: 'Iron' });

function overview(
  batch: SuggestedBatch,
  list: readonly SuggestedSupplement[] = [],
  resolved: readonly ResolvedAlert[] = [],
) {
  const entries = listEntries(list.map(chosen), batch);
  const today = dayOf({ result: resultOf(batch), entries, day, recorded: [], resolved });
  return overviewOf({ batch, entries, resolved, day: today });
}

test('a reading in doubt is for the person to settle, all else for a doctor', () => {
  const reading: Alert = {
    ...alert('Did we read this right?'),
    actions: [{ kind: 'confirm-reading', field: 'prescriptionMedsList', text: 'lisinoprl', name: 'lisinopril' }],
  };
  const { actions } = overview(batchOf([], { alerts: [alert('Iron'), reading] }));
  expect(actions.map(({ title, detail }) => [title, detail])).toEqual([
    ['Iron', 'Ask your doctor or pharmacist'],
    ['Did we read this right?', 'Tell us what you take'],
  ]);
});

describe('one sentence', () => {
  test.each([
    [
      batchOf([zinc, iron], { alerts: [alert('Iron')] }),
      [zinc, iron],
      'Two things to buy, one to ask about, nothing urgent.',
    ],
    [batchOf([zinc, iron]), [], 'Two suggestions to look at, nothing to ask about, nothing urgent.'],
    [batchOf([]), [], 'Nothing to buy, nothing to ask about, nothing urgent.'],
    [
      batchOf([zinc], { alerts: [alert('Chest pain', 'urgent'), alert('Iron')] }),
      [],
      'One urgent, one suggestion to look at, one thing to ask about.',
    ],
  ])('counts what there is to do', (batch, list, sentence) => {
    expect(overview(batch, list).sentence).toBe(sentence);
  });
});

test('at most three things to do, what is to be asked first among them', () => {
  const alerts = ['a', 'b', 'c'].map((title) => alert(title));
  const { actions } = overview(batchOf([zinc, iron], { alerts }), [zinc, iron]);
  expect(actions.map(({ title }) => title)).toEqual(['a', 'Buy zinc', 'Buy iron']);
});

describe('what must not be taken for now', () => {
  const taken = (name: string, verdict: CurrentReview['verdict']): CurrentReview => ({
    text: `${name} 500 mg`,
    id: name.toLowerCase(),
    name,
    dose: null,
    guessed: false,
    slots: null,
    route: null,
    doubt: null,
    status: 'taking',
    prescribed: false,
    product: null,
    supplies: [],
    verdict,
    message: 'm',
    interactions: [],
    sources: [],
  });
  const about = (...names: string[]) => names.map((name) => ({ text: `${name} 500 mg`, name }));
  const bleeding: Alert = { ...alert('Bleeding'), about: about('Turmeric') };
  const currentSupplements = [taken('Turmeric', 'stop-and-ask')];
  const told = (alerts: Alert[], more: Partial<Recommendation> = {}, resolved: readonly ResolvedAlert[] = []) =>
    overview(batchOf([], { alerts, currentSupplements, ...more }), [], resolved).actions.map(({ title }) => title);

  test('comes first, once, and nothing to ask about it beside it', () => {
    expect(told([alert('Iron'), bleeding])).toEqual(['Don’t take turmeric for now', 'Iron']);
  });

  test('leaves an alert that is about something else as well', () => {
    const both = { ...bleeding, about: about('Turmeric', 'Calcium') };
    const calcium = [...currentSupplements, taken('Calcium', 'ask-first')];
    expect(told([both], { currentSupplements: calcium })).toEqual(['Don’t take turmeric for now', 'Bleeding']);
  });

  test('stays when a doctor was asked, as in the day', () => {
    const { title } = bleeding;
    const resolved = {
      key: alertKey(bleeding),
      title,
      how: 'asked-doctor',
      settledOn: `${day}T09:00:00.000Z`,
    } as const;
    expect(told([alert('Iron'), bleeding], {}, [resolved])).toEqual(['Don’t take turmeric for now', 'Iron']);
  });
});

test('what comes next goes by the clock and by what was ticked', () => {
  const batch = batchOf([zinc, iron]);
  const entries = listEntries([zinc, iron].map(chosen), batch);
  const doses = dayOf({ result: resultOf(batch), entries, day, recorded: [], resolved: [] }).groups.flatMap(
    (group) => group.doses,
  );
  const at = (hour: number, taken: readonly string[] = []) =>
    nextInDay(
      tickedDoses(
        doses,
        taken.map((supplementId) => ({ supplementId, slot: 'breakfast', state: 'taken' })),
      ),
      new Date(2026, 2, 2, hour),
    );
  expect(at(8)).toEqual({ slot: 'breakfast', names: ['Zinc', 'Iron'] });
  expect(at(8, ['zinc'])?.names).toEqual(['Iron']);
  expect(at(8, ['zinc', 'iron'])).toBeNull();
  expect(at(12)).toBeNull();
});
