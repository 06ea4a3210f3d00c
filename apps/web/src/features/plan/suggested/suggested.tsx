import { resultOf, type SuggestedBatch, type SuggestedSupplement } from '@evidose/contract';
import { ChooseButton } from '../../../components/plan/choose-button.tsx';
import { useChosen } from '../../../components/plan/my-list.ts';
import { Part } from '../../../components/plan/part.tsx';
import { SuggestionCard } from '../../../components/plan/suggestion-card.tsx';
import { TextLink } from '../../../components/ui/text-link.tsx';
import { andList } from '../../../lib/and-list.ts';
import { OrderedSwitch } from '../list/ordered-switch.tsx';
import { NothingNeeded, SeeClinicianFirst } from '../plan-states.tsx';
import { sectionPath } from '../sections.ts';
import { type AnsweredWish, byWish } from './by-wish.ts';
import { planLead } from './plan-lead.ts';

/** Nothing here counts as taken until it is chosen. */
export function Suggested({ batch }: { readonly batch: SuggestedBatch }) {
  const { outcome, summary, excluded } = batch.recommendation;
  if (outcome === 'see-clinician-first') return <SeeClinicianFirst summary={summary} />;
  const { wishes, others } = byWish(resultOf(batch));
  if (batch.supplements.length === 0) {
    return (
      <div className="flex flex-col gap-8">
        <NothingNeeded summary={summary} excluded={excluded} />
        {wishes.map((wish) => (
          <WishAnswer key={wish.goal} wish={wish} batch={batch} level={2} />
        ))}
      </div>
    );
  }
  return (
    <Part id="suggested" title="Suggested for you" lead={planLead(summary)}>
      <div className="flex flex-col gap-9">
        {wishes.map((wish) => (
          <WishAnswer key={wish.goal} wish={wish} batch={batch} level={3} />
        ))}
        {others.length > 0 && (
          <section aria-labelledby="for-other-reasons" className="flex flex-col gap-4">
            {wishes.length > 0 && (
              <h3 id="for-other-reasons" className="font-sans font-semibold text-subhead tracking-normal">
                For other reasons
              </h3>
            )}
            <Cards items={others} batch={batch} level={wishes.length > 0 ? 4 : 3} />
          </section>
        )}
      </div>
    </Part>
  );
}

interface CardsProps {
  readonly items: readonly SuggestedSupplement[];
  readonly batch: SuggestedBatch;
  readonly level: 3 | 4;
}

function Cards({ items, batch, level }: CardsProps) {
  // The batch's flag is newer: a press changes it there.
  const current = items.flatMap(({ id }) => batch.supplements.find((item) => item.id === id) ?? []);
  return (
    <ul className="flex flex-col gap-5">
      {current.map((item) => (
        <li key={item.id}>
          <SuggestionCard item={item} level={level} actions={<SuggestionActions item={item} />} />
        </li>
      ))}
    </ul>
  );
}

interface WishAnswerProps {
  readonly wish: AnsweredWish;
  readonly batch: SuggestedBatch;
  readonly level: 2 | 3;
}

const MOST_REASONS = 3;

function WishAnswer({ wish: { goal, title, items, alsoServed, leftOut, instead }, batch, level }: WishAnswerProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const hasNothing = items.length + alsoServed.length === 0;
  return (
    <section aria-labelledby={`wish-${goal}`} className="flex flex-col gap-3">
      <Heading id={`wish-${goal}`} className="font-sans font-semibold text-subhead tracking-normal">
        {title}
      </Heading>
      {alsoServed.length > 0 && (
        <p className="text-ink-soft text-sm">
          {andList(alsoServed)} above {alsoServed.length === 1 ? 'is' : 'are'} for this too.
        </p>
      )}
      {hasNothing && <NothingFor leftOut={leftOut} />}
      {hasNothing && instead !== null && (
        <p className="max-w-text">
          <span className="font-semibold">What helps instead: </span>
          {instead}
        </p>
      )}
      {items.length > 0 && <Cards items={items} batch={batch} level={level === 2 ? 3 : 4} />}
    </section>
  );
}

/** What was considered, and why it is not suggested; silence would look like an oversight. */
function NothingFor({ leftOut }: Pick<AnsweredWish, 'leftOut'>) {
  if (leftOut.length === 0) {
    return (
      <p className="max-w-text text-ink-soft">
        Nothing. No supplement has enough evidence for this in people like you.
      </p>
    );
  }
  if (leftOut.every(({ reasons }) => reasons.every(({ kind }) => kind === 'already-taking'))) {
    return (
      <p className="max-w-text text-ink-soft">
        You already take {andList(leftOut.map(({ name }) => name))} for this.{' '}
        <TextLink to={sectionPath('safety')}>See what we say about {leftOut.length === 1 ? 'it' : 'them'}</TextLink>.
      </p>
    );
  }
  return (
    <div className="flex max-w-text flex-col gap-2 text-ink-soft">
      <p>We suggest nothing for this. We looked at:</p>
      <ul className="flex list-disc flex-col gap-1.5 pl-5 text-sm">
        {leftOut.slice(0, MOST_REASONS).map(({ id, name, reasons }) => (
          <li key={id}>
            <TextLink to={`/supplements/${id}`}>{name}</TextLink>: {reasons[0]?.message}
          </li>
        ))}
        {leftOut.length > MOST_REASONS && <li>and {leftOut.length - MOST_REASONS} more, under “What was left out”.</li>}
      </ul>
    </div>
  );
}

/** No buttons while the list cannot be read, since nobody knows what a press would do. */
function SuggestionActions({ item }: { readonly item: SuggestedSupplement }) {
  const chosen = useChosen();
  return (
    <>
      {chosen.data !== undefined && (
        <ChooseButton item={item} isChosen={chosen.data.some(({ id }) => id === item.id)} />
      )}
      <OrderedSwitch item={item} isOrdered={item.ordered === true} />
    </>
  );
}
