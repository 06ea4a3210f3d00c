import { Suspense, useState } from 'react';
import { ExclusionList } from '../../../components/plan/exclusion-list.tsx';
import { Part } from '../../../components/plan/part.tsx';
import { Disclosure } from '../../../components/ui/disclosure.tsx';
import { lazyPart } from '../../../components/ui/lazy-part.tsx';
import { isUrgentPlan } from '../needs-you/group-alerts.ts';
import { Suggested } from '../suggested/suggested.tsx';
import type { SectionProps } from './section-props.ts';

const WhatIf = lazyPart(() => import('../what-if.tsx'));

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
      {/* Not next to a warning sign: getting help comes first. */}
      {!isUrgentPlan(alerts) && outcome !== 'see-clinician-first' && <TryAnotherAnswer />}
    </div>
  );
}

/** Its two lists are fetched when it is opened. */
function TryAnotherAnswer() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="border-line border-t print:hidden">
      <Disclosure level={2} title="What would change this?" isExpanded={isOpen} onExpandedChange={setOpen}>
        {isOpen && (
          <Suspense>
            <WhatIf />
          </Suspense>
        )}
      </Disclosure>
    </div>
  );
}
