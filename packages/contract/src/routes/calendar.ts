import { z } from 'zod';
import { CalendarFeed, DayTimes } from './calendar-documents.ts';
import type { RouteContract } from './route.ts';

export const readDayTimes = {
  method: 'GET',
  path: '/v1/me/day-times',
  summary: 'The hours of the person’s day that reminders go by',
  access: 'verified',
  response: DayTimes,
  errors: ['SOMETHING_FAILED'],
} as const satisfies RouteContract;

export const setDayTimes = {
  method: 'PUT',
  path: '/v1/me/day-times',
  summary: 'Set the hours of the person’s day',
  access: 'verified',
  body: DayTimes,
  response: DayTimes,
  errors: ['DATA_NOT_STORED'],
} as const satisfies RouteContract;

export const readCalendarFeed = {
  method: 'GET',
  path: '/v1/me/calendar-feed',
  summary: 'Whether the person’s calendar has a private address, since when, and when it was last read',
  access: 'verified',
  response: z.object({ feed: CalendarFeed.nullable() }),
  errors: ['SOMETHING_FAILED'],
} as const satisfies RouteContract;

export const createCalendarFeed = {
  method: 'POST',
  path: '/v1/me/calendar-feed',
  summary: 'A new private address of the calendar; it is shown in this answer and never again, and the old one ends',
  access: 'verified',
  response: z.object({ webcal: z.string(), https: z.string(), feed: CalendarFeed }),
  errors: ['DATA_NOT_STORED', 'TOO_MANY_REQUESTS'],
} as const satisfies RouteContract;

export const revokeCalendarFeed = {
  method: 'DELETE',
  path: '/v1/me/calendar-feed',
  summary: 'End the private address of the calendar, at once',
  access: 'verified',
  response: null,
  errors: ['DATA_NOT_STORED'],
} as const satisfies RouteContract;

/** Calendar programs send only the address, so the address is the secret. */
export const subscribedCalendar = {
  method: 'GET',
  path: '/v1/calendar/:file',
  summary: 'The calendar behind a private address',
  access: 'open',
  costs: 'light',
  params: z.object({ file: z.string().max(300) }),
  response: null,
  file: ['text/calendar'],
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
} as const satisfies RouteContract;
