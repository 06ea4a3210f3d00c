export { checkInOf } from './check-in.ts';
export { entriesOf } from './entries.ts';
export { planAsCalendar } from './plan-calendar.ts';
export type { CalendarService } from './service.ts';
