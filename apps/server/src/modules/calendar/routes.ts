import {
  createCalendarFeed,
  readCalendarFeed,
  readDayTimes,
  revokeCalendarFeed,
  setDayTimes,
  subscribedCalendar,
} from '@evidose/contract';
import { type Http, mount, SENT } from '../../http/mount.ts';
import { sourceOf } from '../../http/source.ts';
import type { LetterService } from '../letter/service.ts';
import { emptyCalendar, planAsCalendar } from './plan-calendar.ts';
import type { CalendarService } from './service.ts';

interface Parts {
  readonly calendar: CalendarService;
  readonly letters: LetterService;
}

export function mountCalendar(http: Http, { calendar, letters }: Parts): void {
  mount(http, readDayTimes, ({ user }) => calendar.times(user.uid));
  mount(http, setDayTimes, ({ user, body }) => calendar.setTimes(user.uid, body));
  mount(http, readCalendarFeed, async ({ user }) => ({ feed: await calendar.feed(user.uid) }));
  mount(http, createCalendarFeed, ({ user, request }) => calendar.create(user.uid, sourceOf(request)));
  mount(http, revokeCalendarFeed, ({ user, request }) => calendar.revoke(user.uid, sourceOf(request)));
  mount(http, subscribedCalendar, async ({ params, request, reply }) => {
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow, noarchive' });
    const plan = await letters.planIfAny(await calendar.ownerOf(params.file, sourceOf(request)));
    const content = plan === null ? emptyCalendar() : planAsCalendar({ plan, kind: 'feed', former: [] }).content;
    reply.header('content-type', 'text/calendar; charset=utf-8').send(content);
    return SENT;
  });
}
