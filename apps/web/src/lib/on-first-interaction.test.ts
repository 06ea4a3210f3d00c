import { expect, test, vi } from 'vitest';
import { onFirstInteraction } from './on-first-interaction.ts';

test('nothing is done until there is a sign of a person, and then it is done once', () => {
  const work = vi.fn();
  onFirstInteraction(work);
  window.dispatchEvent(new Event('resize'));
  expect(work).not.toHaveBeenCalled();
  for (const sign of ['touchstart', 'pointerdown', 'keydown']) window.dispatchEvent(new Event(sign));
  expect(work).toHaveBeenCalledOnce();
});

test('whoever leaves before is not waited for', () => {
  const work = vi.fn();
  onFirstInteraction(work)();
  window.dispatchEvent(new Event('pointermove'));
  expect(work).not.toHaveBeenCalled();
});
