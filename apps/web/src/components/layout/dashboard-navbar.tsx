import { useState } from 'react';
import { useNavigate } from 'react-router';
import { reportError } from '../../lib/errors.ts';
import { signOut } from '../../lib/session.ts';
import { Button } from '../ui/button.tsx';
import { TopBar } from './top-bar.tsx';

const ITEMS = [
  { to: '/dashboard', label: 'My plan' },
  { to: '/supplements', label: 'Supplements' },
  { to: '/interactions', label: 'Interactions' },
  { to: '/take-quiz', label: 'My answers' },
  { to: '/profile', label: 'Profile' },
];

/** The dashboard's and the profile's own navigation. */
export function DashboardNavbar() {
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);

  async function leave() {
    setLeaving(true);
    try {
      await signOut();
      await navigate('/');
    } catch (thrown) {
      reportError(thrown);
      await navigate('/log-in');
    } finally {
      setLeaving(false);
    }
  }

  return (
    <TopBar
      label="Your account"
      home="/"
      items={ITEMS}
      actions={(place) => (
        <Button
          variant={place === 'bar' ? 'quiet' : 'secondary'}
          size={place === 'bar' ? 'sm' : 'md'}
          isPending={isLeaving}
          onPress={leave}
        >
          Sign out
        </Button>
      )}
    />
  );
}
