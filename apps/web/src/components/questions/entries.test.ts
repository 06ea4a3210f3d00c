import { describe, expect, test } from 'vitest';
import { hasEntry, replaceEntry, withEntry } from './entries.ts';

test('entries come between commas, semicolons and lines', () => {
  expect(hasEntry('a, b\n\nc;d ,', 'd')).toBe(true);
  expect(hasEntry('Fish, soy', 'fish')).toBe(true);
  expect(hasEntry('shellfish', 'fish')).toBe(false);
});

test('a new entry keeps the way the list is written', () => {
  expect(withEntry('', 'fish')).toBe('fish');
  expect(withEntry('fish, ', 'soy')).toBe('fish, soy');
  expect(withEntry('a\nb', 'c')).toBe('a\nb\nc');
});

describe('replacing', () => {
  test('changes that entry and no other', () => {
    expect(replaceEntry('lisinoprl 5mg, lisinoprl', 'lisinoprl', 'lisinopril')).toBe('lisinoprl 5mg, lisinopril');
    expect(replaceEntry('a\n b\nc', 'b', 'd')).toBe('a\n d\nc');
  });

  test('by nothing takes the entry and one separator out', () => {
    expect(replaceEntry('fish, soy, egg', 'soy', '')).toBe('fish, egg');
    expect(replaceEntry('fish, soy', 'fish', '')).toBe('soy');
    expect(replaceEntry('fish', 'fish', '')).toBe('');
  });

  test('what is only part of an entry is found there', () => {
    expect(replaceEntry('warfarin and lisinoprl', 'lisinoprl', 'lisinopril')).toBe('warfarin and lisinopril');
  });

  test('what is not there changes nothing', () => {
    expect(replaceEntry('fish', 'soy', 'egg')).toBe('fish');
  });
});
