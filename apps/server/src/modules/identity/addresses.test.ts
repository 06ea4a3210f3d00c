import { describe, expect, it } from 'vitest';
import { parseEmail } from './inputs.ts';

describe('addresses have one form', () => {
  it.each([
    ['Ada@Example.COM', 'ada@example.com'],
    ['ａｄａ@example.com', 'ada@example.com'],
    ['ada@ｅｘａｍｐｌｅ.com', 'ada@example.com'],
    ['ada@example。com', 'ada@example.com'],
    ['\u212aate@example.com', 'kate@example.com'],
    ['jose\u0301@example.com', 'jos\u00e9@example.com'],
    ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
    ['ada@xn--bcher-kva.example', 'ada@xn--bcher-kva.example'],
    ['анна@пример.рф', 'анна@xn--e1afmkfd.xn--p1ai'],
  ])('%s is %s', (typed, kept) => {
    expect(parseEmail(typed)).toBe(kept);
  });

  it.each([
    ['a Cyrillic letter among Latin ones', '\u0430da@example.com'],
    ['a Greek one', 'ad\u03b1@example.com'],
    ['a zero-width space', 'a\u200bda@example.com'],
    ['a soft hyphen', 'a\u00adda@example.com'],
    ['a mark that turns the line', '\u202eada@example.com'],
    ['half a character', 'ada\ud800@example.com'],
    ['a NUL', 'ada\u0000@example.com'],
    ['a domain that is none', 'ada@exa mple.com'],
    ['no domain', 'ada@'],
  ])('%s is refused', (_what, typed) => {
    expect(() => parseEmail(typed)).toThrow('INVALID_EMAIL');
  });
});
