import { Disclaimer } from '../components/layout/disclaimer.tsx';
import { Doubts } from '../features/home/doubts.tsx';
import { Grades } from '../features/home/grades.tsx';
import { Hero } from '../features/home/hero.tsx';
import { HowItDecides } from '../features/home/how-it-decides.tsx';
import { Numbers } from '../features/home/numbers.tsx';
import { Refusals } from '../features/home/refusals.tsx';
import { SamplePlan } from '../features/home/sample-plan.tsx';
import { TwoWaysIn } from '../features/home/two-ways-in.tsx';

export default function HomePage() {
  return (
    <>
      <Hero />
      <TwoWaysIn />
      <HowItDecides />
      <SamplePlan />
      <Grades />
      <Refusals />
      <Numbers />
      <Doubts />
      <div className="mx-auto mt-16 w-full max-w-page px-5 sm:px-8">
        <Disclaimer className="max-w-text text-ink-faint text-sm" />
      </div>
    </>
  );
}
