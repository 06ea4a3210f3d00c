import { expect, test } from 'vitest';
import { calendarLinks } from './calendar-links.ts';

test('each calendar gets the whole address, encoded', () => {
  const feed = { webcal: 'webcal://a.example/v1/calendar/x?y=1', https: 'https://a.example/v1/calendar/x?y=1' };
  const [apple, google, outlook] = calendarLinks(feed).map(({ href }) => new URL(href));
  expect(apple?.href).toBe(feed.webcal);
  expect(google?.searchParams.get('cid')).toBe(feed.webcal);
  expect(outlook?.searchParams.get('url')).toBe(feed.https);
});
