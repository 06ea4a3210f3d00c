export { entriesOf } from './entries.ts';
export { planAsCalendar } from './plan-calendar.ts';
