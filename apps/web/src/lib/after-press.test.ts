import { expect, test, vi } from 'vitest';
import { afterPress } from './after-press.ts';

test('without a press the work is done at once', () => {
  const work = vi.fn();
  afterPress(work);
  expect(work).toHaveBeenCalledOnce();
});

test.each(['pointerup', 'pointercancel'])('during a press it waits for %s and the click after it', async (end) => {
  const seen: string[] = [];
  window.addEventListener('click', () => seen.push('click'), { once: true });
  window.dispatchEvent(new Event('pointerdown'));
  afterPress(() => seen.push('work'));
  expect(seen).toEqual([]);
  window.dispatchEvent(new Event(end));
  window.dispatchEvent(new Event('click'));
  await vi.waitFor(() => expect(seen).toEqual(['click', 'work']));
});
