import { Link } from 'react-router';
import { cx } from '../../lib/cx.ts';

const WAYS = {
  full: { to: '/take-quiz', title: 'Full questionnaire', time: 'about 10 minutes' },
  quick: { to: '/take-quiz?quick', title: 'Quick quiz', time: '2 minutes' },
} as const;

/** Offered before the first question: both quizzes and how long each takes. */
export function QuizOptions({ current }: { readonly current: keyof typeof WAYS }) {
  return (
    <nav
      aria-label="Which quiz"
      className="grid grid-cols-2 gap-1 rounded-lg bg-sunken inset-ring inset-ring-line p-1 sm:max-w-[26rem]"
    >
      {Object.entries(WAYS).map(([way, { to, title, time }]) => (
        <Link
          key={way}
          to={to}
          aria-current={way === current ? 'page' : undefined}
          className={cx(
            'flex min-h-12 flex-col justify-center rounded-md px-3.5 py-1.5 leading-tight transition',
            way === current ? 'bg-raised shadow-low forced-colors:border' : 'text-ink-soft hover:text-ink',
          )}
        >
          <span className="font-semibold text-sm">{title}</span>
          <span className="text-2xs text-ink-soft">{time}</span>
        </Link>
      ))}
    </nav>
  );
}
