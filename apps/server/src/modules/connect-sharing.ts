import type { Clock } from '../clock.ts';
import type { Database } from '../database/index.ts';
import type { Http } from '../http/mount.ts';
import type { Secret } from '../secret.ts';
import type { Audit } from './audit/service.ts';
import { mountCalendar } from './calendar/routes.ts';
import { createCalendarService } from './calendar/service.ts';
import { mountExports } from './exports/routes.ts';
import type { LetterService } from './letter/service.ts';
import { reschedule } from './reminders/schedule.ts';
import { mountShares } from './shares/routes.ts';
import { createSharesService } from './shares/service.ts';
import type { Throttle } from './throttle/service.ts';

interface SharingParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly secret: Secret;
  readonly throttle: Throttle;
  readonly audit: Audit;
  readonly publicUrl: string;
  readonly mayAct: (uid: string) => Promise<boolean>;
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
