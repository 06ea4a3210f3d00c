import { type ReactNode, useEffect, useState } from 'react';
import { Doubts } from '../features/home/doubts.tsx';
import { Grades } from '../features/home/grades.tsx';
import { Hero } from '../features/home/hero.tsx';
import { HowItDecides } from '../features/home/how-it-decides.tsx';
import { Numbers } from '../features/home/numbers.tsx';
import { Refusals } from '../features/home/refusals.tsx';
import { SamplePlan } from '../features/home/sample-plan.tsx';
import { TwoWaysIn } from '../features/home/two-ways-in.tsx';
import { cx } from '../lib/cx.ts';
import { useDrawnAhead } from '../lib/drawn-ahead.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { withQueries } from '../lib/with-queries.tsx';

export default withQueries(function HomePage() {
  if (useDrawnAhead()) return <Hero />;
  return (
    <>
      <Hero />
      <TwoWaysIn />
      <HowItDecides />
      <FarBelow room="[contain-intrinsic-size:auto_180rem]">
        <SamplePlan />
      </FarBelow>
      <FarBelow room="[contain-intrinsic-size:auto_100rem]">
        <Grades />
        <Refusals />
        <Numbers />
        <Doubts />
      </FarBelow>
    </>
  );
});

interface FarBelowProps {
  /** How much it will take, until it is laid out. */
  readonly room: string;
  readonly children: ReactNode;
}

/**
 * There from the beginning, for whoever searches the page or prints it. Laid out when one comes near, or as soon as the
 * first screen stands: a picture of the whole page has it too.
 */
function FarBelow({ room, children }: FarBelowProps) {
  const [isFirstScreenDone, setDone] = useState(false);
  useEffect(() => whenIdle(() => setDone(true)), []);
  return <div className={cx(!isFirstScreenDone && `far-below ${room}`)}>{children}</div>;
}
