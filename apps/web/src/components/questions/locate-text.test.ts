import { expect, test } from 'vitest';
import { locateText, placeNow, withoutPlace } from './locate-text.ts';

const place = (text: string, entry: string) => {
  const from = text.indexOf(entry);
  return { from, to: from + entry.length };
};
const without = (text: string, entry: string) => withoutPlace(text, place(text, entry));

test('a correction changes that place and no other', () => {
  const text = 'lisinoprl 5mg, lisinoprl';
  expect(locateText(text, { from: 15, to: 24 }, 'lisinopril')).toBe('lisinoprl 5mg, lisinopril');
});

test('taking an entry out takes one separator with it', () => {
  expect(without('fish, soy, egg', 'soy')).toBe('fish, egg');
  expect(without('fish, soy', 'fish')).toBe('soy');
  expect(without('a\nb\nc', 'c')).toBe('a\nb');
  expect(without('warfarin and zinc', 'zinc')).toBe('warfarin');
  expect(without('fish', 'fish')).toBe('');
});

test('words that have moved are found where they stand now, the nearest of them', () => {
  const zinc = { from: 10, to: 14, text: 'zinc' };
  expect(placeNow('warfarin, zinc', zinc)).toEqual({ from: 10, to: 14 });
  expect(placeNow('lisinopril, zinc', zinc)).toEqual({ from: 12, to: 16 });
  expect(placeNow('zinc, iron and zinc', zinc)).toEqual({ from: 15, to: 19 });
  expect(placeNow('iron', zinc)).toBeNull();
});
