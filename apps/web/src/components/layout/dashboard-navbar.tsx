import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { reportError } from '../../lib/errors.ts';
import { sendBeforeSignOut } from '../../lib/offline/send-before-sign-out.ts';
import { signOut } from '../../lib/session.ts';
import { Button } from '../ui/button.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { TopBar } from './top-bar.tsx';

const UnsentChanges = lazyPart(() => import('./unsent-changes.tsx'));

const ITEMS = [
  { to: '/dashboard', label: 'My plan' },
  { to: '/supplements', label: 'Supplements' },
  { to: '/interactions', label: 'Interactions' },
  { to: '/take-quiz', label: 'My answers' },
  { to: '/profile', label: 'Profile' },
];

export function DashboardNavbar() {
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  const [isAsking, setAsking] = useState(false);

  async function leave(isSure: boolean) {
    setLeaving(true);
    try {
      if (!isSure && (await sendBeforeSignOut()) > 0) {
        setAsking(true);
        return;
      }
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
    <>
      <TopBar
        label="Your account"
        home="/"
        items={ITEMS}
        actions={(place) => (
          <Button
            variant={place === 'bar' ? 'quiet' : 'secondary'}
            size={place === 'bar' ? 'sm' : 'md'}
            isPending={isLeaving}
            onPress={() => leave(false)}
          >
            Sign out
          </Button>
        )}
      />
      {isAsking && (
        <Suspense>
          <UnsentChanges onStay={() => setAsking(false)} onLeave={() => leave(true)} />
        </Suspense>
      )}
    </>
  );
}
