import { type Cause, isField, type PlanChanges, type PlanDetail, questionOf } from '@evidose/contract';
import { firstSentence } from '../../../lib/first-sentence.ts';

export interface ChangeRow {
  readonly key: string;
  readonly name: string;
  /** 'Ask first → Stop and ask'; what was added or removed says so in words. */
  readonly what: string;
  readonly why: string;
  readonly because: string;
}

export interface ChangeGroup {
  readonly title: string;
  readonly rows: readonly ChangeRow[];
}

const CAUSES: Readonly<Record<Exclude<Cause, 'answer'>, string>> = {
  knowledge: 'what we know about supplements',
  method: 'how we make plans',
};

/** 'Because of your answer on medicines', naming the question. */
function becauseText({ causes, answers }: { readonly causes: readonly Cause[]; readonly answers: readonly string[] }) {
  const topics = [...new Set(answers.map((field) => (isField(field) ? questionOf(field).topic : field)))];
  const parts = causes.map((cause) => {
    if (cause !== 'answer') return CAUSES[cause];
    return topics.length === 0 ? 'your answers' : `your answer on ${topics.join(', ').toLowerCase()}`;
  });
  return parts.length === 0 ? '' : `Because of ${parts.join(' and ')}`;
}

const CAME: Readonly<Record<PlanDetail['kind'], (after: string) => string>> = {
  alert: (after) => `New: ${after.toLowerCase()}`,
  own: (after) => after,
  time: (after) => after,
  amount: (after) => after,
  caution: () => 'New: what to watch',
  test: () => 'New: worth asking about',
  'left-out': () => 'Now left out',
};

const WENT: Readonly<Record<PlanDetail['kind'], string>> = {
  alert: 'No longer a concern',
  own: 'No longer among what you take',
  time: 'No longer in your day',
  amount: 'No longer counted',
  caution: 'One thing less to watch',
  test: 'No longer needed',
  'left-out': 'No longer left out',
};

function whatText({ kind, before, after }: PlanDetail): string {
  if (after === null) return WENT[kind];
  if (before === null) return CAME[kind](after);
  return before === after ? `${after}, for another reason now` : `${before} → ${after}`;
}

const detailRow = (detail: PlanDetail): ChangeRow => ({
  key: `${detail.kind} ${detail.id}`,
  name: detail.name,
  what: whatText(detail),
  why: firstSentence(detail.why),
  because: becauseText(detail),
});

const TITLES: readonly (readonly [PlanDetail['kind'], string])[] = [
  ['own', 'What you take already'],
  ['time', 'Times of day'],
  ['amount', 'Amounts'],
  ['caution', 'What to watch'],
  ['test', 'Tests'],
  ['left-out', 'What was left out'],
];

const suggestionRows = ({ added, removed, adjusted }: PlanChanges): ChangeRow[] => [
  ...added.map((each) => ({ ...rowOf(each), what: 'Added', why: firstSentence(each.why) })),
  ...removed.map((each) => ({ ...rowOf(each), what: 'Taken out', why: firstSentence(each.why) })),
  ...adjusted.map((each) => ({ ...rowOf(each), what: `${each.before} → ${each.after}`, why: '' })),
];

const rowOf = (each: PlanChanges['added'][number] | PlanChanges['adjusted'][number]) => ({
  key: each.id,
  name: each.name,
  because: becauseText(each),
});

/** Grouped by subject; warnings first. */
export function changeGroups(changes: PlanChanges): ChangeGroup[] {
  const details = changes.details ?? [];
  const of = (kind: PlanDetail['kind']) => details.filter((detail) => detail.kind === kind).map(detailRow);
  return [
    { title: 'Safety', rows: of('alert') },
    { title: 'Suggested for you', rows: suggestionRows(changes) },
    ...TITLES.map(([kind, title]) => ({ title, rows: of(kind) })),
  ].filter(({ rows }) => rows.length > 0);
}
