import type { Http } from '../http/mount.ts';
import { mountCalendar } from './calendar/routes.ts';
import { createCalendarService } from './calendar/service.ts';
import { mountExports } from './exports/routes.ts';
import type { LetterService } from './letter/service.ts';
import { reschedule } from './reminders/schedule.ts';
import { mountShares } from './shares/routes.ts';
import { createSharesService, type SharesParts } from './shares/service.ts';

interface SharingParts extends SharesParts {
  readonly letters: LetterService;
}

/** Wires the ways a plan is shared: files, a link for the doctor, a calendar feed. */
export function connectSharing({ letters, ...parts }: SharingParts) {
  const shares = createSharesService(parts);
  const calendar = createCalendarService({ ...parts, follow: reschedule });
  return {
    mount: (http: Http): void => {
      mountExports(http, { letters, calendar });
      mountShares(http, { shares, letters });
      mountCalendar(http, { calendar, letters });
    },
    sweep: shares.sweep,
  };
}
