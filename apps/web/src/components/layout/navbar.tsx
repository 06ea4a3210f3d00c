import { useSession } from '../../lib/session.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { TopBar } from './top-bar.tsx';

const ITEMS = [
  { to: '/supplements', label: 'Supplements' },
  { to: '/interactions', label: 'Interactions' },
  { to: '/quiz-questions', label: 'What we ask' },
  { to: '/pricing', label: 'Pricing' },
  { to: '/business', label: 'Business' },
];

/** On every page except dashboard and profile, which use DashboardNavbar. */
export function Navbar() {
  const isSignedIn = useSession().status === 'signed-in';
  return (
    <TopBar
      label="Main"
      home="/"
      items={ITEMS}
      actions={(place) => {
        const size = place === 'bar' ? 'sm' : 'md';
        return (
          <>
            {isSignedIn ? (
              <LinkButton to="/take-quiz" variant={place === 'bar' ? 'quiet' : 'secondary'} size={size}>
                My answers
              </LinkButton>
            ) : (
              <LinkButton to="/log-in" variant={place === 'bar' ? 'quiet' : 'secondary'} size={size}>
                Log in
              </LinkButton>
            )}
            <LinkButton to={isSignedIn ? '/dashboard' : '/take-quiz'} size={size}>
              {isSignedIn ? 'My plan' : 'Take the quiz'}
            </LinkButton>
          </>
        );
      }}
    />
  );
}
