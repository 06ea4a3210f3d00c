import {
  type CurrentReview,
  doseText,
  type Interaction,
  type InteractionSeverity,
  interactionSeverities,
  type LetterInteraction,
  type LetterSupplement,
  type SuggestedSupplement,
  slotTexts,
} from '@evidose/contract';
import { doseADay, doubtDetails, readingDetails } from './medicines.ts';
import type { SourceNumbers } from './source-numbers.ts';
import { asThirdPerson } from './third-person.ts';

const VERDICTS: Readonly<Record<CurrentReview['verdict'], string>> = {
  keep: 'Nothing known against it',
  'as-prescribed': 'As prescribed',
  'ask-first': 'To be discussed first',
  adjust: 'Amount to be discussed',
  'stop-and-ask': 'Better not taken now',
  unknown: 'Could not be checked in full',
};

const rank = (severity: InteractionSeverity) => interactionSeverities.indexOf(severity);

function letterInteractions(rows: readonly Interaction[], numbers: SourceNumbers): LetterInteraction[] {
  return rows
    .toSorted((a, b) => rank(a.severity) - rank(b.severity))
    .map(({ with: other, severity, action, hours, message, sources }) => ({
      with: other,
      severity,
      action,
      ...(hours === undefined ? {} : { hours }),
      message: asThirdPerson(message),
      sources: numbers.of(sources),
    }));
}

interface SuggestedParts {
  readonly standing: 'suggested' | 'chosen';
  readonly atMostWeeks: number | null;
}

export function letterSuggested(
  item: SuggestedSupplement,
  numbers: SourceNumbers,
  { standing, atMostWeeks }: SuggestedParts,
): LetterSupplement {
  const { timing } = item;
  const when = timing.slot.map((slot) => slotTexts[slot].toLowerCase()).join(', ');
  const statement = ({ message, sources }: { message: string; sources: readonly string[] }) => ({
    message: asThirdPerson(message),
    sources: numbers.of(sources),
  });
  return {
    id: item.id,
    name: item.name,
    standing,
    written: null,
    dose: doseText(item.dose, item.name),
    details: [
      item.form.label,
      `${when}${timing.withFood ? ', with food' : ''}`,
      ...(atMostWeeks === null ? [] : [`at most ${atMostWeeks} weeks`]),
    ],
    evidence: item.evidence,
    verdict: null,
    why: item.reasons.map(statement),
    // "How to take it" often contains the warning itself: "three months at most, stop if your skin turns yellow".
    cautions: [...item.cautions, ...(timing.note === undefined ? [] : [{ message: timing.note, sources: [] }])].map(
      statement,
    ),
    interactions: letterInteractions(item.interactions, numbers),
  };
}

/** Without sentences that an interaction of the same row repeats. */
function ownWords(message: string, interactions: readonly Interaction[]): string {
  return interactions
    .reduce((text, { message: said }) => text.replace(said, ''), message)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

export function letterCurrent(review: CurrentReview, numbers: SourceNumbers): LetterSupplement {
  const { product, prescribed } = review;
  const said = ownWords(review.message, review.interactions);
  const sources = numbers.of(review.sources);
  return {
    id: review.id,
    name: review.id === null ? review.text : review.name,
    standing: 'taking',
    written: review.text,
    dose: doseADay(review.dose, review.rhythm) ?? review.rhythm ?? 'amount not given',
    details: [
      ...readingDetails({ ...review, dose: null, rhythm: undefined }).filter((detail) => detail !== 'taking'),
      ...(prescribed ? ['prescribed'] : []),
      ...doubtDetails(review),
      ...(product === null ? [] : [`label: ${product.name}, ${product.serving}`]),
    ],
    evidence: null,
    verdict: VERDICTS[review.verdict],
    why: [],
    cautions: said === '' && sources.length === 0 ? [] : [{ message: asThirdPerson(said), sources }],
    interactions: letterInteractions(review.interactions, numbers),
  };
}
