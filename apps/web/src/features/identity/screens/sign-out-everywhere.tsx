import { StandingAccess } from '@evidose/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../components/ui/button.tsx';
import { Checkbox } from '../../../components/ui/checkbox.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { toast } from '../../../components/ui/toast.ts';
import { signOutEverywhere } from '../client/password.ts';
import { FormNotice } from './form-notice.tsx';
import { useSignIns } from './use-sign-ins.ts';
import { useTask } from './use-task.ts';

const NAMES: Readonly<Record<StandingAccess, (count: number) => string>> = {
  calendar: () => 'your calendar’s address',
  links: (count) => (count === 1 ? 'your link for a doctor' : `your ${count} links for a doctor`),
  keys: (count) => (count === 1 ? 'your API key' : `your ${count} API keys`),
};
const list = new Intl.ListFormat('en');

/** Hidden with a hosted service, which manages its own sessions. */
export function SignOutEverywhere() {
  const [isOpen, setOpen] = useState(false);
  const { data: signIns } = useSignIns();
  if (signIns === null) return null;
  return (
    <>
      <Button variant="secondary" className="self-start" onPress={() => setOpen(true)}>
        Sign out on every device
      </Button>
      {isOpen && <SignOutDialog counts={signIns?.standingAccess ?? null} onClose={() => setOpen(false)} />}
    </>
  );
}

interface SignOutDialogProps {
  readonly counts: Readonly<Record<StandingAccess, number>> | null;
  readonly onClose: () => void;
}

/** Also ends links, feeds and keys: an intruder may have kept them. */
function SignOutDialog({ counts, onClose }: SignOutDialogProps) {
  const navigate = useNavigate();
  const { isBusy, error, run } = useTask();
  const [kept, setKept] = useState<readonly StandingAccess[]>([]);
  const there = StandingAccess.options.filter((what) => counts !== null && counts[what] > 0);
  const nameOf = (what: StandingAccess) => NAMES[what](counts?.[what] ?? 0);

  function mark(what: StandingAccess, isKept: boolean): void {
    setKept(isKept ? [...kept, what] : kept.filter((one) => one !== what));
  }

  async function leave(): Promise<void> {
    if (!(await run(() => signOutEverywhere(kept)))) return;
    const ended = there.filter((what) => !kept.includes(what)).map(nameOf);
    const also = ended.length === 0 ? '' : ` Ended: ${list.format(ended)}.`;
    toast(`Every device is signed out.${also}`);
    await navigate('/log-in');
  }

  return (
    <Dialog
      title="Sign out on every device?"
      isOpen
      onOpenChange={(open) => !open && onClose()}
      actions={
        <>
          <Button variant="secondary" onPress={onClose}>
            Stay signed in
          </Button>
          <Button variant="danger" isPending={isBusy} onPress={() => void leave()}>
            Sign out everywhere
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p>This signs out every device, this one too.</p>
        {there.length > 0 && (
          <>
            <p>It also ends {list.format(there.map(nameOf))}. Keep what you still need:</p>
            <div>
              {there.map((what) => (
                <Checkbox key={what} isSelected={kept.includes(what)} onChange={(isKept) => mark(what, isKept)}>
                  Keep {nameOf(what)}
                </Checkbox>
              ))}
            </div>
          </>
        )}
        <FormNotice error={error} />
      </div>
    </Dialog>
  );
}
