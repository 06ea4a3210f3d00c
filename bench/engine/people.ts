import { type Answers, fields, type Question, questionOf, validateQuestionnaire } from '@evidose/contract';
import type { Knowledge } from '@evidose/engine';

/** A seeded generator (mulberry32): the same people in every run and on every machine. */
function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

type Next = () => number;

function pick<T>(next: Next, list: readonly T[]): T {
  const item = list[Math.floor(next() * list.length)];
  if (item === undefined) throw new Error('Nothing to pick from');
  return item;
}

function some<T>(next: Next, list: readonly T[], most: number): T[] {
  return [...new Set(Array.from({ length: Math.floor(next() * (most + 1)) }, () => pick(next, list)))];
}

function answerTo(next: Next, question: Question): unknown {
  switch (question.kind) {
    case 'number':
      return Math.round(question.min + next() * (question.max - question.min));
    case 'one':
      return pick(next, Object.keys(question.options));
    case 'many': {
      const values = some(
        next,
        Object.keys(question.options).filter((value) => value !== question.exclusive),
        4,
      );
      return values.length > 0
        ? values
        : [question.exclusive === '' ? pick(next, Object.keys(question.options)) : question.exclusive];
    }
    case 'text':
      return '';
    case 'labs':
      return Object.fromEntries(
        some(next, Object.keys(question.labs), 3).map((id) => [id, labValue(next, question.labs[id])]),
      );
    case 'frequency':
      return Object.fromEntries(
        some(next, Object.keys(question.rows), 10).map((row) => [row, pick(next, Object.keys(question.options))]),
      );
  }
}

const labValue = (next: Next, lab: { readonly min: number; readonly max: number } | undefined): number =>
  lab === undefined ? 0 : Math.round((lab.min + next() * (lab.max - lab.min)) * 100) / 100;

export interface Wanted {
  readonly people: number;
  readonly seed: number;
  /** Exactly this many medicines each; zero to four by default. */
  readonly medicines?: number;
}

/** Adults with all kinds of conditions, goals, foods, labs, medicines and supplements. */
export function makePeople(knowledge: Knowledge, { people, seed, medicines }: Wanted): Answers[] {
  const next = generator(seed);
  const drugs = knowledge.drugs.flatMap(({ name, brands }) => [name, ...brands]);
  const supplements = knowledge.supplements.map(({ name }) => name);
  return Array.from({ length: people }, () => {
    const raw = Object.fromEntries(fields.map((field) => [field, answerTo(next, questionOf(field))]));
    const listed =
      medicines === undefined ? some(next, drugs, 4) : Array.from({ length: medicines }, () => pick(next, drugs));
    const own = some(next, supplements, 3);
    const checked = validateQuestionnaire({
      ...raw,
      age: 18 + Math.floor(next() * 75),
      height: 150 + Math.floor(next() * 50),
      weight: 50 + Math.floor(next() * 60),
      concerningSymptoms: 'no',
      prescriptionMeds: listed.length > 0 ? 'yes' : 'no',
      prescriptionMedsList: listed
        .map((name) => `${name} 10 mg`)
        .join(', ')
        .slice(0, 2000),
      otcSupplements: own.length > 0 ? 'yes' : 'no',
      otcSupplementsList: own.join(', '),
      allergies: 'no',
      advisedNotToTake: 'no',
    });
    if (!checked.ok) throw new Error(`${checked.failure.field}: ${checked.failure.message}`);
    return checked.answers;
  });
}
