import { exportPlan as exportPlanRoute, readLetter } from '@evidose/contract';
import { type Http, mount } from '../../http/mount.ts';
import { type ExportFile, sendFile } from '../../http/send-file.ts';
import { type CalendarService, planAsCalendar } from '../calendar/index.ts';
import type { Plan } from '../letter/index.ts';
import type { LetterService } from '../letter/service.ts';
import { exportPlan, named } from './service.ts';

interface Parts {
  readonly letters: LetterService;
  readonly calendar: Pick<CalendarService, 'savedEvents' | 'noteSaved'>;
}

export function mountExports(http: Http, { letters, calendar }: Parts): void {
  /** Cancels events of earlier files that this one no longer contains. */
  async function calendarFile(plan: Plan): Promise<ExportFile> {
    const { uid } = plan.person;
    const former = await calendar.savedEvents(uid);
    const { content, events } = planAsCalendar({ plan, kind: 'file', former });
    await calendar.noteSaved(uid, former, events);
    return { content, contentType: 'text/calendar; charset=utf-8', fileName: named(plan, 'ics') };
  }

  mount(http, readLetter, ({ user }) => letters.read(user.uid));
  mount(http, exportPlanRoute, async ({ user, params, reply }) => {
    const plan = await letters.planOf(user.uid);
    if (params.format === 'ics') return sendFile(reply, await calendarFile(plan));
    const letter = letters.letterFrom(plan);
    return sendFile(reply, await exportPlan(params.format, { plan, letter, gives: 'everything' }));
  });
}
