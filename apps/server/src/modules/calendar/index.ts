export { planAsCalendar } from './plan-calendar.ts';
