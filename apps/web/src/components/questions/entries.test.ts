import { describe, expect, test } from 'vitest';
import { entriesOf, entryAt, hasEntry, replaceEntry, withEntry } from './entries.ts';

describe('the entry at the caret', () => {
  test('is what stands between the separators, without blanks', () => {
    expect(entryAt('warfarin, met', 13)).toEqual({ text: 'met', start: 10, end: 13 });
    expect(entryAt('warfarin, met', 3)).toEqual({ text: 'warfarin', start: 0, end: 8 });
    expect(entryAt('a\n b ;c', 3)).toEqual({ text: 'b', start: 3, end: 4 });
  });

  test('is empty right after a separator', () => {
    expect(entryAt('warfarin,', 9)).toEqual({ text: '', start: 9, end: 9 });
    expect(entryAt('', 0)).toEqual({ text: '', start: 0, end: 0 });
  });
});

test('entries come between commas, semicolons and lines', () => {
  expect(entriesOf('a, b\n\nc;d ,')).toEqual(['a', 'b', 'c', 'd']);
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
