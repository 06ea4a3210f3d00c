import { Link } from 'react-router';
import { Logo } from '../ui/logo.tsx';
import { Disclaimer } from './disclaimer.tsx';

const COLUMNS = [
  {
    title: 'Evidose',
    links: [
      { to: '/take-quiz', label: 'Take the quiz' },
      { to: '/supplements', label: 'Supplements' },
      { to: '/interactions', label: 'Check interactions' },
      { to: '/quiz-questions', label: 'What we ask, and why' },
    ],
  },
  {
    title: 'Work with us',
    links: [
      { to: '/pricing', label: 'Pricing' },
      { to: '/business', label: 'For clinics and shops' },
      { to: '/api', label: 'API' },
      { to: '/contact', label: 'Contact' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { to: '/privacy-policy', label: 'Privacy policy' },
      { to: '/cookie-policy', label: 'Cookie policy' },
      { to: '/terms-of-service', label: 'Terms of service' },
    ],
  },
] as const;

/** Plain on purpose: somebody reading one thing should not be sold another. */
export function Footer({ isPlain = false }: { readonly isPlain?: boolean }) {
  const columns = isPlain ? COLUMNS.filter(({ title }) => title === 'Legal') : COLUMNS;
  return (
    <footer className="no-print mt-24 pb-28">
      <div className="mx-auto max-w-page px-5 sm:px-8">
        <div aria-hidden="true" className="graduation" />
        <div className="mt-10 grid grid-cols-2 gap-x-6 gap-y-10 sm:grid-cols-3 sm:gap-10 lg:grid-cols-[1.6fr_1fr_1fr_1fr]">
          <div className="col-span-full lg:col-span-1">
            <Logo />
            <p className="mt-3 max-w-xs text-ink-soft text-sm">
              Evidence, dosed. We don’t sell supplements, and no store can pay us to rank a product higher.
            </p>
          </div>
          {columns.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <p className="font-semibold text-sm">{title}</p>
              <ul className="mt-2">
                {links.map(({ to, label }) => (
                  <li key={to}>
                    <Link
                      to={to}
                      className="inline-block rounded-sm py-1.5 text-ink-soft text-sm hover:text-ink hover:underline"
                    >
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <Disclaimer className="mt-10 max-w-text text-ink-faint text-xs" />
      </div>
    </footer>
  );
}
