import { beforeEach, expect, test, vi } from 'vitest';
import { closeGate, gateChanges, isGateOpen, openGate } from './gate.ts';

const NOW = Date.parse('2026-01-01T12:00:00Z');

beforeEach(() => localStorage.clear());

test('without an expiry the gate is closed', () => {
  expect(isGateOpen(NOW)).toBe(false);
});

test.each([
  ['one millisecond before the end', NOW + 1, true],
  ['at the end', NOW, false],
  ['after the end', NOW - 1, false],
])('%s', (_, expiry, isOpen) => {
  localStorage.setItem('pinAuthExpiry', String(expiry));
  expect(isGateOpen(NOW)).toBe(isOpen);
});

test('an expiry written as a date is understood', () => {
  localStorage.setItem('pinAuthExpiry', '2026-01-01T12:30:00Z');
  expect(isGateOpen(NOW)).toBe(true);
});

test.each(['soon', '', '-1', 'NaN'])('an expiry of %j opens nothing', (text) => {
  localStorage.setItem('pinAuthExpiry', text);
  expect(isGateOpen(NOW)).toBe(false);
});

test('opening keeps the time, closing forgets it, and both are told', () => {
  const before = gateChanges.get();
  openGate('2026-01-01T13:00:00.000Z');
  expect(localStorage.getItem('pinAuthExpiry')).toBe(String(NOW + 3_600_000));
  closeGate();
  expect(localStorage.getItem('pinAuthExpiry')).toBeNull();
  expect(gateChanges.get()).toBe(before + 2);
});

test('an hour that ended stays open while there is no network, one that never began does not', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  try {
    localStorage.setItem('pinAuthExpiry', String(NOW - 1));
    expect(isGateOpen(NOW)).toBe(true);
    closeGate();
    expect(isGateOpen(NOW)).toBe(false);
    localStorage.setItem('pinAuthExpiry', 'soon');
    expect(isGateOpen(NOW)).toBe(false);
  } finally {
    onLine.mockRestore();
  }
});
