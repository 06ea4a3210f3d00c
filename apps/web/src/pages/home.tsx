import { lazy, Suspense } from 'react';
import { Disclaimer } from '../components/layout/disclaimer.tsx';
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
      <div className="mx-auto mt-16 w-full max-w-page px-5 sm:px-8">
        <Disclaimer className="max-w-text text-ink-faint text-sm" />
      </div>
    </>
  );
}
