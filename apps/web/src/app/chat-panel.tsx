import { lazyPart } from '../components/ui/lazy-part.tsx';
import { TextLink } from '../components/ui/text-link.tsx';
import { gateChanges, isGateOpen } from '../lib/gate.ts';
import { useObservable } from '../lib/store.ts';

const Chat = lazyPart(() => import('../features/chat/chat.tsx'));

/** Behind the gate, like every page that shows knowledge. */
export function ChatPanel() {
  useObservable(gateChanges);
  if (isGateOpen()) return <Chat />;
  return (
    <div className="flex flex-col gap-3 overflow-y-auto overscroll-contain p-5 text-ink-soft text-sm">
      <p>
        Questions about a supplement, a limit or a medicine? The assistant answers once you have{' '}
        <TextLink to="/pin-auth">entered your PIN</TextLink>.
      </p>
      <p>
        Without it you can always <TextLink to="/contact">write to us</TextLink>.
      </p>
      <p className="text-ink text-sm">
        In an emergency call 911, or your local number. Thoughts of harming yourself? In the United States call or text
        988, day and night.
      </p>
    </div>
  );
}
