import { type CurrentReview, dailyDoseText, verdictTexts } from '@evidose/contract';
import { firstSentence } from '../../lib/first-sentence.ts';
import { Badge, type Tone } from '../ui/badge.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { SourceNotes } from './source-notes.tsx';

const TONES: Readonly<Record<CurrentReview['verdict'], Tone>> = {
  keep: 'good',
  'as-prescribed': 'good',
  'ask-first': 'caution',
  adjust: 'caution',
  'stop-and-ask': 'urgent',
  unknown: 'neutral',
};

function doseOf({ name, dose }: CurrentReview): string {
  if (dose === null) return '';
  return `${dose.assumed ? 'counted as ' : ''}${dailyDoseText(dose, name)} a day`;
}

/** A name we know may still share an entry with a medicine we don't. */
const wordFor = ({ verdict, id }: CurrentReview): string =>
  verdict === 'unknown' && id !== null ? 'Could not be checked' : verdictTexts[verdict];

/** The rest of the text after its first sentence, and the interactions not mentioned there. */
function Rest({ review: { message, interactions, name } }: { readonly review: CurrentReview }) {
  const rest = message.slice(firstSentence(message).length).trim();
  const rows = interactions.filter((row) => !message.includes(row.message));
  if (rest === '' && rows.length === 0) return null;
  return (
    <Disclosure
      look="inline"
      level={4}
      title={
        <>
          More<span className="sr-only"> about {name}</span>
        </>
      }
    >
      {rest !== '' && <p>{rest}</p>}
      {rows.map((row) => (
        <p key={`${row.with} ${row.message}`}>
          <strong className="font-semibold">With {row.with}: </strong>
          {row.message}
        </p>
      ))}
    </Disclosure>
  );
}

export function CurrentReviewList({ reviews }: { readonly reviews: readonly CurrentReview[] }) {
  return (
    <ul className="flex flex-col gap-5">
      {reviews.map((review) => {
        return (
          <li key={review.text} className="flex flex-col gap-1">
            <div className="flex flex-wrap items-center gap-2">
              <h3 dir="auto" className="min-w-0 font-sans font-semibold tracking-normal">
                {review.text}
              </h3>
              <Badge tone={TONES[review.verdict]}>{wordFor(review)}</Badge>
              {doseOf(review) !== '' && <span className="text-ink-faint text-sm">{doseOf(review)}</span>}
            </div>
            {review.guessed && <p className="text-ink-soft text-sm">We read this as {review.name}.</p>}
            <p>{firstSentence(review.message)}</p>
            <Rest review={review} />
            <SourceNotes
              ids={review.sources}
              about={review.name}
              support={review.interactions.map(({ directness }) => directness)}
            />
          </li>
        );
      })}
    </ul>
  );
}
