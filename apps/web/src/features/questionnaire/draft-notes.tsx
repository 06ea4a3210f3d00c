import { memo, useState } from 'react';
import { toastWithUndo } from '../../components/ui/toast.ts';
import { useObservable } from '../../lib/store.ts';
import { isKeptOnDevice, keepOnDevice } from './model/draft-storage.ts';
import { answerStore, draft } from './model/questionnaire.ts';
import type { PlaceInHand } from './use-place.ts';

const clock = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' });

export const DraftNotes = memo(function DraftNotes({ goTo }: Pick<PlaceInHand, 'goTo'>) {
  const savedAt = useObservable(draft.savedAt);
  const [isKept, setKept] = useState(isKeptOnDevice);

  function clear() {
    const before = { state: answerStore.get(), place: draft.place.get() };
    draft.clear();
    goTo(draft.place.get(), { replace: true });
    toastWithUndo('Your draft is cleared.', () => {
      answerStore.replace(before.state);
      goTo(before.place, { replace: true });
    });
  }

  return (
    <div className="flex flex-col text-ink-soft text-sm">
      <p>
        {isKept
          ? 'Saved on this device, so you can stop and come back. We get your answers only when you send them.'
          : 'Saved in this tab until you close it. We get your answers only when you send them.'}
      </p>
      <label className="flex min-h-10 cursor-pointer items-center gap-2.5">
        <input
          type="checkbox"
          checked={isKept}
          onChange={() => {
            keepOnDevice(!isKept);
            setKept(!isKept);
            if (!isKept) draft.save();
          }}
          className="size-5 shrink-0 cursor-pointer accent-accent"
        />
        Keep a draft on this device
      </label>
      {savedAt !== null && (
        <p className="flex flex-wrap items-center gap-x-3">
          <span>Saved at {clock.format(new Date(savedAt))}</span>
          <button
            type="button"
            onClick={clear}
            className="min-h-9 cursor-pointer rounded-sm font-medium text-accent-text underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            Clear my draft
          </button>
        </p>
      )}
    </div>
  );
});
