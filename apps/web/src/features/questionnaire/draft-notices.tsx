import { Button } from '../../components/ui/button.tsx';
import { Callout } from '../../components/ui/callout.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { rememberReturn } from '../../lib/return-to.ts';
import { useObservable } from '../../lib/store.ts';
import { draft } from './model/questionnaire.ts';
import type { PlaceInHand } from './use-place.ts';

const clock = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** The questionnaire is open in two tabs: neither overwrites the other unasked. */
export function ConflictNotice({ goTo }: Pick<PlaceInHand, 'goTo'>) {
  const conflict = useObservable(draft.conflict);
  if (conflict === null) return null;
  const { theirs } = conflict;
  function settle(choice: 'here' | 'there') {
    draft.settle(choice);
    goTo(draft.place.get(), { replace: true });
  }
  return (
    <Callout
      tone="warning"
      isAlert
      title={theirs === null ? 'Your draft was sent or cleared in another tab' : 'You answered in another tab too'}
      actions={
        <>
          <Button size="sm" onPress={() => settle('here')}>
            Keep the answers here
          </Button>
          <Button size="sm" variant="secondary" onPress={() => settle('there')}>
            {theirs === null ? 'Start over' : 'Use the answers from there'}
          </Button>
        </>
      }
    >
      {theirs === null
        ? 'What you see here is only in this tab now.'
        : `The answers there are different. They were saved ${clock.format(new Date(theirs.savedAt))}. Choose which ones to keep. We overwrite nothing until you choose.`}
    </Callout>
  );
}

/** The draft belongs to an account, and nobody is signed in. */
export function LockedNotice({ path, onClear }: { readonly path: string; readonly onClear: () => void }) {
  return (
    <Callout
      tone="info"
      title="A draft on this device belongs to an account"
      actions={
        <>
          <LinkButton size="sm" to="/log-in" onClick={() => rememberReturn('login', path)}>
            Log in to continue
          </LinkButton>
          <Button size="sm" variant="secondary" onPress={onClear}>
            Clear it and start over
          </Button>
        </>
      }
    >
      We keep the answers hidden until the owner logs in.
    </Callout>
  );
}
