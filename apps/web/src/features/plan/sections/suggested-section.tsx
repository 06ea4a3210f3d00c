import { Suspense } from 'react';
import { ExclusionList } from '../../../components/plan/exclusion-list.tsx';
import { lazyPart } from '../../../components/ui/lazy-part.tsx';
import { isUrgentPlan } from '../needs-you/group-alerts.ts';
import { Part } from '../part.tsx';
import { Suggested } from '../suggested/suggested.tsx';
import type { SectionProps } from './section-props.ts';

const WhatIf = lazyPart(() => import('../what-if.tsx'));

/** What is suggested, what was left out, and what would change that. */
export default function SuggestedSection({ batch }: SectionProps) {
  const { excluded, outcome, alerts } = batch.recommendation;
  return (
    <div className="flex max-w-3xl flex-col gap-12">
      <Suggested batch={batch} />
      {excluded.length > 0 && (
        <Part id="left-out" title="What was left out, and why">
          <ExclusionList excluded={excluded} />
        </Part>
      )}
      {/* Under a warning sign nobody should play with answers: help comes first. */}
      {!isUrgentPlan(alerts) && outcome !== 'see-clinician-first' && (
        <Suspense>
          <WhatIf />
        </Suspense>
      )}
    </div>
  );
}
