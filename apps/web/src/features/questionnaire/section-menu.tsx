import { useId, useState } from 'react';
import { ChevronDownIcon } from '../../components/ui/icons.tsx';
import { cx } from '../../lib/cx.ts';
import type { Place } from './model/steps.ts';
import { SectionNav, type SectionOrReview } from './section-nav.tsx';
import { SectionProgress } from './section-progress.tsx';

interface SectionMenuProps {
  readonly place: Place;
  readonly current: SectionOrReview;
  readonly onGo: (section: SectionOrReview) => void;
}

/** For narrow screens: progress in a line, the sections behind a button. */
export function SectionMenu({ place, current, onGo }: SectionMenuProps) {
  // Tied to the screen it was opened on, so that a move closes it.
  const [openAt, setOpenAt] = useState<Place | null>(null);
  const isOpen = openAt === place;
  const id = useId();
  return (
    <div className="flex flex-col gap-2">
      <SectionProgress
        place={place}
        beside={
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpenAt(isOpen ? null : place)}
            className="-my-2 inline-flex min-h-11 cursor-pointer items-center gap-1 rounded-sm font-medium text-accent-text text-sm"
          >
            All sections
            <ChevronDownIcon className={cx('size-4 transition', isOpen && 'rotate-180')} />
          </button>
        }
      />
      <div id={id} hidden={!isOpen} className="rounded-lg border border-line bg-surface p-1.5">
        {isOpen && <SectionNav current={current} onGo={onGo} />}
      </div>
    </div>
  );
}
