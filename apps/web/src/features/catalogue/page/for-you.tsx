import {
  doseText,
  exclusionTexts,
  latestSuggested,
  type Recommendation,
  resultOf,
  type SuggestedSupplement,
  type SupplementFacts,
} from '@evidose/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ChooseButton } from '../../../components/plan/choose-button.tsx';
import { useChoosing, useIsChosen } from '../../../components/plan/my-list.ts';
import { Button } from '../../../components/ui/button.tsx';
import { ErrorNotice } from '../../../components/ui/error-notice.tsx';
import { CheckIcon } from '../../../components/ui/icons.tsx';
import { TextLink } from '../../../components/ui/text-link.tsx';
import { call } from '../../../lib/api.ts';

/** What the signed-in person's latest plan says about this supplement. Shares the dashboard's query. */
export default function ForYou({ facts }: { readonly facts: SupplementFacts }) {
  const plan = useQuery({ queryKey: ['me', 'batch'], queryFn: ({ signal }) => call(latestSuggested, { signal }) });
  if (plan.data === undefined) return null;
  const { title, body } = verdictOf(resultOf(plan.data), facts);
  const suggested = plan.data.supplements.find(({ id }) => id === facts.id);
  return (
    <section aria-labelledby="for-you" className="rounded-xl border border-accent/40 bg-accent-wash p-5 sm:p-6">
      <h2 id="for-you" className="font-sans font-semibold text-subhead tracking-normal">
        For you: {title}
      </h2>
      <div className="mt-2 flex max-w-text flex-col gap-2 text-sm">
        {body}
        <OnYourList id={facts.id} name={facts.name} suggested={suggested} />
        <p>
          <TextLink to="/dashboard">
            {plan.data.isRecent ? 'Your plan' : 'Your plan is older than 30 days: look again'}
          </TextLink>
        </p>
      </div>
    </section>
  );
}

interface OnYourListProps {
  readonly id: string;
  readonly name: string;
  /** As the latest plan suggests it, since only that dose was checked. */
  readonly suggested: SuggestedSupplement | undefined;
}

/** What the plan does not suggest can only be removed from the list. */
function OnYourList({ id, name, suggested }: OnYourListProps) {
  const isChosen = useIsChosen(id, true);
  const { unchooseById } = useChoosing();
  if (isChosen.isLoadingError) {
    return <ErrorNotice error={isChosen.error} onRetry={() => void isChosen.refetch()} />;
  }
  if (isChosen.data === undefined) return null;
  if (suggested !== undefined) {
    return (
      <div>
        <ChooseButton item={suggested} isChosen={isChosen.data} />
      </div>
    );
  }
  if (!isChosen.data) return null;
  return (
    <div className="flex flex-col items-start gap-2">
      <p>It is on your list, but your newest plan doesn’t suggest it.</p>
      <Button variant="secondary" size="sm" aria-pressed onPress={() => unchooseById({ id, name })}>
        <CheckIcon /> Chosen<span className="sr-only"> {name}</span>
      </Button>
    </div>
  );
}

function verdictOf(plan: Recommendation, { id, name }: SupplementFacts): { title: string; body: ReactNode } {
  const taken = plan.currentSupplements.find((each) => each.id === id);
  if (taken !== undefined) return { title: 'you already take it', body: <p>{taken.message}</p> };
  const suggested = plan.supplements.find((each) => each.id === id);
  if (suggested !== undefined) {
    return {
      title: `suggested, ${doseText(suggested.dose, suggested.name)}`,
      body: suggested.reasons.map(({ message }) => <p key={message}>{message}</p>),
    };
  }
  const excluded = plan.excluded.find((each) => each.id === id);
  if (excluded !== undefined) {
    return {
      title: 'left out',
      body: excluded.reasons.map(({ kind, message, wouldChange }) => (
        <p key={message}>
          <span className="font-medium">{exclusionTexts[kind]}.</span> {message} {wouldChange}
        </p>
      )),
    };
  }
  if (plan.outcome === 'see-clinician-first') {
    return { title: 'see a doctor first', body: <p>{plan.summary}</p> };
  }
  return { title: 'not needed', body: <p>Your answers give no reason for {name}.</p> };
}
