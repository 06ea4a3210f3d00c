import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from '../../lib/query.ts';
import { Doubts } from './doubts.tsx';
import { Grades } from './grades.tsx';
import { Numbers } from './numbers.tsx';
import { Refusals } from './refusals.tsx';
import { SamplePlan } from './sample-plan.tsx';

/** Everything below the first screens: it brings the plan's components, and must not hold up the first sentence. */
export default function FromKnowledge() {
  return (
    <QueryClientProvider client={queryClient}>
      <SamplePlan />
      <Grades />
      <Refusals />
      <Numbers />
      <Doubts />
    </QueryClientProvider>
  );
}
