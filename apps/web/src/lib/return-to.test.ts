import { beforeEach, expect, test } from 'vitest';
import {
  carryReturn,
  dropCarriedReturn,
  isOwnPath,
  readCarriedReturn,
  rememberReturn,
  takeReturn,
} from './return-to.ts';

beforeEach(() => sessionStorage.clear());

test.each(['/', '/dashboard', '/supplements?goal=sleep#top', '/a//b'])('%s is a path of ours', (path) => {
  expect(isOwnPath(path)).toBe(true);
});

test.each([
  '',
  'dashboard',
  '//evil.example',
  '/\\evil.example',
  '\\/evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
])('%j is none', (path) => {
  expect(isOwnPath(path)).toBe(false);
});

test('the way back is kept once, and each station has its own', () => {
  rememberReturn('gate', '/supplements');
  rememberReturn('login', '/dashboard');
  expect(takeReturn('gate', '/')).toBe('/supplements');
  expect(takeReturn('gate', '/')).toBe('/');
  expect(takeReturn('login', '/')).toBe('/dashboard');
});

test('a tampered way back is not followed', () => {
  sessionStorage.setItem('returnAfterGate', '//evil.example/');
  expect(takeReturn('gate', '/')).toBe('/');
});

test('the way back is carried to the tab that a mail opens, until it is dropped', () => {
  rememberReturn('login', '/api');
  carryReturn();
  sessionStorage.clear();
  expect(readCarriedReturn()).toBe('/api');
  dropCarriedReturn();
  expect(readCarriedReturn()).toBeNull();
  localStorage.setItem('durable:returnAfterLogin', '//evil.example');
  expect(readCarriedReturn()).toBeNull();
  carryReturn();
  expect(localStorage.getItem('durable:returnAfterLogin')).toBeNull();
});
