import { DeferredLayout } from '../components/layout/deferred-layout.tsx';
import { Doubts } from '../features/home/doubts.tsx';
import { Grades } from '../features/home/grades.tsx';
import { Hero } from '../features/home/hero.tsx';
import { HowItDecides } from '../features/home/how-it-decides.tsx';
import { Numbers } from '../features/home/numbers.tsx';
import { Refusals } from '../features/home/refusals.tsx';
import { SamplePlan } from '../features/home/sample-plan.tsx';
import { StartOptions } from '../features/home/start-options.tsx';
import { useIsPrerendering } from '../lib/prerender-context.ts';
import { withQueries } from '../lib/with-queries.tsx';

export default withQueries(function HomePage() {
  if (useIsPrerendering()) return <Hero />;
  return (
    <>
      <Hero />
      <DeferredLayout room="[contain-intrinsic-size:auto_50rem]" isInTurn>
        <StartOptions />
      </DeferredLayout>
      <DeferredLayout room="[contain-intrinsic-size:auto_50rem]" isInTurn>
        <HowItDecides />
      </DeferredLayout>
      <SamplePlan />
      <DeferredLayout room="[contain-intrinsic-size:auto_60rem]">
        <Grades />
        <Refusals />
      </DeferredLayout>
      <DeferredLayout room="[contain-intrinsic-size:auto_60rem]">
        <Numbers />
        <Doubts />
      </DeferredLayout>
    </>
  );
});
