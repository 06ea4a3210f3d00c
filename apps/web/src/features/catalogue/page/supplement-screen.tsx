import type { SupplementFacts } from '@evidose/contract';
import { Suspense } from 'react';
import { Disclaimer } from '../../../components/layout/disclaimer.tsx';
import { Callout } from '../../../components/ui/callout.tsx';
import { lazyPart } from '../../../components/ui/lazy-part.tsx';
import { useSession } from '../../../lib/session.ts';
import { Amounts } from './amounts.tsx';
import { AtAGlance } from './at-a-glance.tsx';
import { Evidence } from './evidence.tsx';
import { Forms } from './forms.tsx';
import { HowToTake } from './how-to-take.tsx';
import { Interactions } from './interactions.tsx';
import { type SectionLink, SectionLinks } from './section.tsx';
import { Sources } from './sources.tsx';
import { WhoNot } from './who-not.tsx';

const ForYou = lazyPart(() => import('./for-you.tsx'));

export function SupplementScreen({ facts }: { readonly facts: SupplementFacts }) {
  const session = useSession();
  // Nothing about a plan is fetched for anybody signed out.
  const isVerified = session.status === 'signed-in' && session.user.emailVerified;
  const isSuggestible = facts.tier === 'suggestible';
  const hasForms = facts.forms.length > 0;
  const links: SectionLink[] = [
    ...(facts.outcomes.length > 0 ? [{ id: 'evidence', title: 'What it does' }] : []),
    { id: 'amounts', title: 'How much' },
    ...(isSuggestible ? [{ id: 'how-to-take', title: 'How to take it' }] : []),
    ...(hasForms ? [{ id: 'forms', title: 'Forms and prices' }] : []),
    { id: 'interactions', title: 'Interactions' },
    { id: 'who-not', title: 'Who should not' },
    { id: 'sources', title: 'Sources' },
  ];
  return (
    <div className="flex flex-col gap-8">
      {!isSuggestible && <NeverSuggested facts={facts} />}
      {isVerified && (
        <Suspense>
          <ForYou facts={facts} />
        </Suspense>
      )}
      <AtAGlance facts={facts} />
      <div className="grid gap-10 lg:grid-cols-[10.5rem_minmax(0,1fr)]">
        <div className="lg:sticky lg:top-24 lg:self-start">
          <SectionLinks links={links} />
        </div>
        <div className="flex min-w-0 flex-col gap-14">
          {facts.outcomes.length > 0 && <Evidence facts={facts} />}
          <Amounts facts={facts} />
          {isSuggestible && <HowToTake facts={facts} />}
          {hasForms && <Forms facts={facts} />}
          <Interactions facts={facts} />
          <WhoNot facts={facts} />
          <Sources facts={facts} />
          {facts.outcomes.length === 0 && <Disclaimer />}
        </div>
      </div>
    </div>
  );
}

function NeverSuggested({ facts: { name } }: { readonly facts: SupplementFacts }) {
  return (
    <Callout tone="warning" title="We don’t suggest this one">
      No use of {name} has both the evidence and the safety that we ask for before we put it in a plan. We keep it here
      so that we recognise it when you take it, warn of what it meets, and can tell you what is known.
    </Callout>
  );
}
