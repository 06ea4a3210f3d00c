import { lazy, Suspense } from 'react';
import { Disclaimer } from '../components/layout/disclaimer.tsx';
import { Hero } from '../features/home/hero.tsx';
import { HowItDecides } from '../features/home/how-it-decides.tsx';
import { TwoWaysIn } from '../features/home/two-ways-in.tsx';

const FromKnowledge = lazy(() => import('../features/home/from-knowledge.tsx'));

export default function HomePage() {
  return (
    <>
      <Hero />
      <TwoWaysIn />
      <HowItDecides />
      <Suspense fallback={<div className="min-h-[200vh]" />}>
        <FromKnowledge />
      </Suspense>
      <div className="mx-auto mt-16 w-full max-w-page px-5 sm:px-8">
        <Disclaimer className="max-w-text text-ink-faint text-sm" />
      </div>
    </>
  );
}
