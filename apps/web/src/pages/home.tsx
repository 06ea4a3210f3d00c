import { lazy, Suspense } from 'react';
import { WhenNear } from '../components/ui/when-near.tsx';
import { Hero } from '../features/home/hero.tsx';
import { HowItDecides } from '../features/home/how-it-decides.tsx';
import { TwoWaysIn } from '../features/home/two-ways-in.tsx';

/** The foot of the page must not stand in view first and be pushed away afterwards. */
const ROOM = <div className="min-h-[200vh]" />;
const FromKnowledge = lazy(() => import('../features/home/from-knowledge.tsx'));

export default function HomePage() {
  return (
    <>
      <Hero />
      <TwoWaysIn />
      <HowItDecides />
      <WhenNear room={ROOM}>
        <Suspense fallback={ROOM}>
          <FromKnowledge />
        </Suspense>
      </WhenNear>
    </>
  );
}
