import { useNavigate } from 'react-router';
import { Button } from '../../components/ui/button.tsx';
import { Callout } from '../../components/ui/callout.tsx';
import { ErrorNotice } from '../../components/ui/error-notice.tsx';
import { Skeleton, SkeletonRegion } from '../../components/ui/skeleton.tsx';
import { rememberReturn } from '../../lib/return-to.ts';
import { useSession } from '../../lib/session.ts';
import { KeyList } from './key-list.tsx';
import { NewKeyForm } from './new-key-form.tsx';
import { PlanUse } from './plan-use.tsx';
import { useApiAccount } from './queries.ts';

/** Signed-out people are sent to log in and back. */
export function KeysSection({ onKey }: { readonly onKey: (key: string) => void }) {
  const session = useSession();
  if (session.status === 'unknown') return <KeysSkeleton />;
  if (session.status === 'signed-out' || !session.user.emailVerified) return <LogInFirst />;
  return <Keys onKey={onKey} />;
}

function Keys({ onKey }: { readonly onKey: (key: string) => void }) {
  const account = useApiAccount();
  if (account.isPending) return <KeysSkeleton />;
  if (account.isLoadingError) return <ErrorNotice error={account.error} onRetry={() => void account.refetch()} />;
  return (
    <div className="flex flex-col gap-6">
      <PlanUse account={account.data} />
      <KeyList keys={account.data.keys} />
      <NewKeyForm onKey={onKey} />
    </div>
  );
}

function LogInFirst() {
  const navigate = useNavigate();
  return (
    <Callout
      title="Keys belong to an account"
      actions={
        <Button
          variant="secondary"
          size="sm"
          onPress={() => {
            rememberReturn('login', '/api#keys');
            void navigate('/log-in');
          }}
        >
          Log in or create an account
        </Button>
      }
    >
      All you need is a verified email address. The trial is free and does not end.
    </Callout>
  );
}

function KeysSkeleton() {
  return (
    <SkeletonRegion label="Loading your keys">
      <Skeleton className="h-40 w-full" />
    </SkeletonRegion>
  );
}
