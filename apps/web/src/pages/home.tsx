import { Doubts } from '../features/home/doubts.tsx';
import { Grades } from '../features/home/grades.tsx';
import { Hero } from '../features/home/hero.tsx';
import { HowItDecides } from '../features/home/how-it-decides.tsx';
import { Numbers } from '../features/home/numbers.tsx';
import { Refusals } from '../features/home/refusals.tsx';
import { SamplePlan } from '../features/home/sample-plan.tsx';
import { TwoWaysIn } from '../features/home/two-ways-in.tsx';
import { useDrawnAhead } from '../lib/drawn-ahead.ts';
import { withQueries } from '../lib/with-queries.tsx';

export default withQueries(function HomePage() {
  if (useDrawnAhead()) return <Hero />;
  return (
    <>
      <Hero />
      <TwoWaysIn />
      <HowItDecides />
      {/* All there, for whoever searches the page or prints it; laid out and painted when one comes near. */}
      <div className="far-below [contain-intrinsic-size:auto_180rem]">
        <SamplePlan />
      </div>
      <div className="far-below [contain-intrinsic-size:auto_100rem]">
        <Grades />
        <Refusals />
        <Numbers />
        <Doubts />
      </div>
    </>
  );
});
