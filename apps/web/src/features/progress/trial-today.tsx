import { lazyPart } from '../../components/ui/lazy-part.tsx';
import { useTrials } from './trial-queries.ts';
import { TodayIs } from './trials/today-is.tsx';

const EndedTrial = lazyPart(async () => ({ default: (await import('./trials/ended-trial.tsx')).EndedTrial }));

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** Above the day while a trial runs, and for a week after one had to stop. */
export default function TrialToday() {
  const trials = useTrials().data?.trials ?? [];
  const running = trials.find(({ state }) => state === 'running');
  if (running !== undefined) return <TodayIs trial={running} />;
  const [newest] = trials;
  const isFresh = newest?.endedOn != null && Date.now() - Date.parse(newest.endedOn) < WEEK_MS;
  return newest?.state === 'unsafe' && isFresh ? <EndedTrial trial={newest} /> : null;
}
