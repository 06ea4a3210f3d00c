import { expect, test } from 'vitest';
import { findMeantAddress } from './mistyped-domain.ts';

test.each([
  ['gmial.com', 'gmail.com'],
  ['gmai.com', 'gmail.com'],
  ['gmaill.com', 'gmail.com'],
  ['gmail.con', 'gmail.com'],
  ['gmail.co', 'gmail.com'],
  ['gmail.cmo', 'gmail.com'],
  ['gamil.con', 'gmail.com'],
  ['gmail.org', 'gmail.com'],
  ['hotmial.com', 'hotmail.com'],
  ['hotmal.com', 'hotmail.com'],
  ['hotmail.con', 'hotmail.com'],
  ['yaho.com', 'yahoo.com'],
  ['yahooo.com', 'yahoo.com'],
  ['yhaoo.co.uk', 'yahoo.co.uk'],
  ['outlok.com', 'outlook.com'],
  ['outllok.com', 'outlook.com'],
  ['iclould.com', 'icloud.com'],
  ['icoud.com', 'icloud.com'],
  ['comcst.net', 'comcast.net'],
  ['protonmial.com', 'protonmail.com'],
])('%s is asked about: %s?', (typed, meant) => {
  expect(findMeantAddress(` Ada.L@${typed} `)).toBe(`Ada.L@${meant}`);
});

test.each([
  ...['gmail.com', 'GMAIL.COM', 'ymail.com', 'mail.com', 'email.com', 'googlemail.com', 'yahoo.co.nz', 'yahoo.com.mx'],
  ...['hotmail.be', 'live.se', 'gmx.li', 'aol.jp', 'me.com', 'pm.me', 'qq.com', 'hey.com', 'example.com', 'nhs.net'],
  ...['small.com', 'evidose.example', 'gov.uk', 'mit.edu', 'outreach.org', 'mailbox.org', 'posteo.de'],
])('%s is nobody’s slip', (domain) => {
  expect(findMeantAddress(`ada@${domain}`)).toBeNull();
});

test('what is no address is left to others', () => {
  for (const typed of ['', 'ada', 'ada@', '@gmial.com', 'ada@gmial', 'a b@@gmial.com x']) {
    expect(findMeantAddress(typed)).toBeNull();
  }
});
