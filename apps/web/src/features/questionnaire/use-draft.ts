import { useEffect, useState } from 'react';
import { type SessionState, useSession } from '../../lib/session.ts';
import { ownerOfDraft } from './model/draft-storage.ts';
import { answerStore, draft } from './model/questionnaire.ts';

/** `locked`: the draft on this device belongs to an account, and nobody is signed in. */
export type DraftStatus = 'waiting' | 'ready' | 'locked';

const uidOf = (session: SessionState): string | null => (session.status === 'signed-in' ? session.user.uid : null);
const isFresh = () => Object.keys(answerStore.get().answers).length === 0;

/** Only a draft that belongs to an account has to wait for the session. */
function open(session: SessionState): DraftStatus {
  // After a sign-out in this tab nothing is left to the next person.
  if (session.status === 'signed-out' && draft.isForgotten()) draft.clear();
  if (!isFresh()) return 'ready';
  if (session.status === 'unknown' && ownerOfDraft() !== null) return 'waiting';
  return draft.restore(uidOf(session)) === 'locked' ? 'locked' : 'ready';
}

/** Restores the draft, saves it while mounted, and follows the session. */
export function useDraft(): { status: DraftStatus; unlock: () => void } {
  const session = useSession();
  const uid = uidOf(session);
  const [status, setStatus] = useState<DraftStatus>(() => open(session));

  useEffect(() => {
    draft.setOwner(uid);
    if (status === 'ready' || session.status === 'unknown') return;
    setStatus(open(session));
  }, [uid, session, status]);

  useEffect(() => draft.start(), []);

  function unlock() {
    draft.clear();
    setStatus('ready');
  }
  return { status, unlock };
}
