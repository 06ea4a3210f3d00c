import type { Because } from '@evidose/contract';
import { guardedState } from '../criteria/guarded-state.ts';
import { flatMap } from '../flat-map.ts';
import type { CurrentSupplement } from '../model.ts';
import { isForbidden } from '../safety/severity.ts';
import { conditionName } from '../words/names-in-text.ts';
import { andList } from '../words/open-words.ts';
import { STATE_WORDS } from '../words/states.ts';
import type { Judged } from './judge-one.ts';
import { type Judgement, judgementOf } from './judgement.ts';

const PRESCRIBED_KINDS: ReadonlySet<string> = new Set([
  'vitamin',
  'mineral',
  'fatty-acid',
  'amino-acid',
  'hormone',
  'fibre',
  'enzyme',
]);

/** A nutrient ordered by a clinician. An herb among the medicines was entered in the wrong box. */
export function isPrescribedNutrient(item: CurrentSupplement): boolean {
  const { prescribed, supplement } = item;
  if (!prescribed || supplement === null) return false;
  const { category, isMedicineToo = false } = supplement.data;
  return supplement.supplies.length > 0 || isMedicineToo || PRESCRIBED_KINDS.has(category);
}

/** Dangerous from the first dose, even if ordered. */
const isDangerous = ({ verdict, kind, isUrgent }: Judgement): boolean =>
  verdict === 'stop-and-ask' && (isUrgent || kind === 'allergy' || kind === 'advised-not-to-take' || kind === 'lab');

function namesForPrescriber({ field, value }: Because): string[] {
  if (field === 'medicalConditions') return [`your ${conditionName(value)}`];
  const state = field === 'pregnancyStatus' ? guardedState(value) : null;
  if (state !== null) return [STATE_WORDS[state].yours];
  return field.endsWith('List') ? [`“${value}”`] : [];
}

/**
 * A prescription is never a reason to take less. What the prescriber may not know is to be passed on; only what is
 * dangerous from the first dose asks to call first.
 */
export function judgePrescribed(item: CurrentSupplement, { judgements, interactions }: Judged): Judged {
  const dangerous = judgements.filter(isDangerous);
  if (dangerous.length > 0) {
    return {
      judgements: dangerous.map((each) => ({
        ...each,
        verdict: 'ask-first',
        message: `${each.message} Do not change it on your own: call the person who prescribed it today.`,
      })),
      interactions,
    };
  }
  const watched = judgements.filter(
    ({ verdict, kind, belongsTogether }) => verdict === 'stop-and-ask' && kind !== 'upper-limit' && !belongsTogether,
  );
  // Its ingredient is often a medicine too, which needs no warning about itself.
  const because = flatMap(watched, (each) => each.because).filter(({ value }) => value !== item.text);
  const names = [...new Set(flatMap(because, namesForPrescriber))];
  const message = names.length === 0 ? '' : `Make sure that your prescriber knows about ${andList(names)}.`;
  const timing = judgements.filter(({ isTiming, verdict }) => isTiming && verdict === 'ask-first');
  return {
    judgements: [
      judgementOf('as-prescribed', { message, sources: flatMap(watched, ({ sources }) => sources) }),
      ...timing.map((each) => ({ ...each, verdict: 'as-prescribed' as const })),
    ],
    // What the prescriber combines on purpose is not called forbidden.
    interactions: interactions.filter((each) => !isForbidden(each)),
  };
}
