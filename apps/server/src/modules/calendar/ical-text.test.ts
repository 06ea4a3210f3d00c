import { expect, it } from 'vitest';
import { icalText, text } from './ical-text.ts';

const linesOf = (name: string) =>
  icalText({ name: 'VEVENT', properties: [['SUMMARY', text(name)]] })
    .replaceAll('\r\n ', '')
    .split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/);

it.each(['\n', '\r\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029', '\n\r', '\r\r\n'])(
  'a name with the line end %j begins no line of its own',
  (end) => {
    const lines = linesOf(`Zinc${end}ATTACH:https://example.com`);
    expect(lines).toHaveLength(4);
    expect(lines[1]).toMatch(/^SUMMARY:Zinc(\\n)+ATTACH:https:/);
  },
);

it('signs with a meaning are escaped, signs that no text may hold are left out', () => {
  expect(text('a;b,c\\d\u0000\u0007e\u001bf\tg µ')).toBe('a\\;b\\,c\\\\def\tg µ');
});
