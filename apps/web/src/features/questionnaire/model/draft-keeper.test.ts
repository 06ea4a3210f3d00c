import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAnswerStore } from '../../../components/questions/answer-store.ts';
import { createDraftKeeper } from './draft-keeper.ts';
import { DURABLE_KEY, keepOnDevice } from './draft-storage.ts';

/** A separate page: its memory is its own, its storage shared, as between tabs. */
function openPage() {
  const store = createAnswerStore();
  const draft = createDraftKeeper(store);
  const stop = draft.start();
  pages.push(stop);
  return { store, draft };
}
let pages: (() => void)[] = [];

/** Chromium fires storage events in other tabs; happy-dom does not. */
function tellOtherTabs(): void {
  window.dispatchEvent(new StorageEvent('storage', { key: DURABLE_KEY, newValue: localStorage.getItem(DURABLE_KEY) }));
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  for (const stop of pages) stop();
  pages = [];
  localStorage.clear();
  sessionStorage.clear();
  vi.useRealTimers();
});

describe('a draft', () => {
  test('is written a moment after an answer: under the session key, and beside it for another day', () => {
    const { store, draft } = openPage();
    draft.restore(null);
    store.answer('age', '34');
    expect(sessionStorage.getItem('quizData')).toBeNull();
    vi.advanceTimersByTime(2000);
    expect(JSON.parse(sessionStorage.getItem('quizData') ?? '')).toEqual({ age: '34' });
    expect(localStorage.getItem(DURABLE_KEY)).toContain('"age":"34"');
  });

  test('comes back after a reload with the place and the units', () => {
    const first = openPage();
    first.draft.restore(null);
    first.store.answer('age', '34');
    first.store.change({ bodyUnits: 'us' });
    first.draft.place.set('height');
    first.draft.flush();
    const second = openPage();
    expect(second.draft.restore(null)).toBe('restored');
    expect(second.store.get()).toMatchObject({ answers: { age: '34' }, bodyUnits: 'us' });
    expect(second.draft.place.get()).toBe('height');
    expect(second.draft.conflict.get()).toBeNull();
  });

  test('comes back in a new tab', () => {
    const first = openPage();
    first.draft.restore(null);
    first.store.answer('age', '34');
    first.draft.flush();
    sessionStorage.clear();
    const second = openPage();
    expect(second.draft.restore(null)).toBe('restored');
    expect(second.store.get().answers).toEqual({ age: '34' });
  });

  test('quizData alone is taken up as well, at the first question without an answer', () => {
    sessionStorage.setItem('quizData', JSON.stringify({ age: 34, biologicalSex: 'female', nonsense: 1 }));
    const { store, draft } = openPage();
    draft.restore(null);
    expect(store.get().answers).toEqual({ age: '34', biologicalSex: 'female' });
    expect(draft.place.get()).toBe('height');
  });

  test('broken storage is an empty draft', () => {
    for (const text of ['{', '[]', '{"version":99}', 'null']) {
      localStorage.setItem(DURABLE_KEY, text);
      sessionStorage.setItem('quizData', text);
      expect(openPage().draft.restore(null)).toBe('empty');
    }
  });

  test('is forgotten after a month', () => {
    const first = openPage();
    first.draft.restore(null);
    first.store.answer('age', '34');
    first.draft.flush();
    sessionStorage.clear();
    vi.setSystemTime(Date.now() + 31 * 24 * 60 * 60 * 1000);
    expect(openPage().draft.restore(null)).toBe('empty');
    expect(localStorage.getItem(DURABLE_KEY)).toBeNull();
  });

  test('can be cleared, here and on the device', () => {
    const { store, draft } = openPage();
    draft.restore(null);
    store.answer('age', '34');
    draft.flush();
    draft.clear();
    vi.advanceTimersByTime(5000);
    expect(store.get().answers).toEqual({});
    expect([localStorage.getItem(DURABLE_KEY), sessionStorage.getItem('quizData')]).toEqual([null, null]);
  });

  test('stays off the disk for those who want that', () => {
    keepOnDevice(false);
    const { store, draft } = openPage();
    draft.restore(null);
    store.answer('age', '34');
    draft.flush();
    expect(localStorage.getItem(DURABLE_KEY)).toBeNull();
    expect(sessionStorage.getItem('quizData')).toContain('34');
  });
});

describe('two tabs', () => {
  function twoTabs() {
    const here = openPage();
    here.draft.restore(null);
    here.store.answer('age', '34');
    here.draft.flush();
    const there = openPage();
    there.draft.restore(null);
    return { here, there };
  }

  test('an answer changed there is offered here, and overwrites nothing', () => {
    const { here, there } = twoTabs();
    there.store.answer('age', '70');
    there.draft.flush();
    tellOtherTabs();
    expect(here.draft.conflict.get()?.theirs?.state.answers).toEqual({ age: '70' });
    expect(here.store.get().answers).toEqual({ age: '34' });
    here.store.answer('weight', '60');
    here.draft.flush();
    expect(localStorage.getItem(DURABLE_KEY)).toContain('"age":"70"');
  });

  test('a tab that slept through the change notices before it writes', () => {
    const { here, there } = twoTabs();
    there.store.answer('age', '70');
    there.draft.flush();
    here.store.answer('weight', '60');
    here.draft.flush();
    expect(here.draft.conflict.get()).not.toBeNull();
    expect(localStorage.getItem(DURABLE_KEY)).toContain('"age":"70"');
  });

  test('keeping these answers makes them the draft', () => {
    const { here, there } = twoTabs();
    there.store.answer('age', '70');
    there.draft.flush();
    tellOtherTabs();
    here.draft.settle('here');
    expect(localStorage.getItem(DURABLE_KEY)).toContain('"age":"34"');
    expect(here.draft.conflict.get()).toBeNull();
  });

  test('taking those answers replaces these', () => {
    const { here, there } = twoTabs();
    there.store.answer('age', '70');
    there.draft.flush();
    tellOtherTabs();
    here.draft.settle('there');
    expect(here.store.get().answers).toEqual({ age: '70' });
    here.store.answer('weight', '60');
    here.draft.flush();
    expect(here.draft.conflict.get()).toBeNull();
  });

  test('a draft sent or cleared there is not brought back unasked', () => {
    const { here, there } = twoTabs();
    there.draft.clear();
    tellOtherTabs();
    expect(here.draft.conflict.get()).toEqual({ theirs: null });
    here.store.answer('weight', '60');
    here.draft.flush();
    expect(localStorage.getItem(DURABLE_KEY)).toBeNull();
    here.draft.settle('there');
    expect(here.store.get().answers).toEqual({});
  });
});

describe('whose draft it is', () => {
  function draftOf(owner: string | null) {
    const { store, draft } = openPage();
    draft.restore(owner);
    store.answer('age', '34');
    draft.flush();
  }

  test('one begun without an account can be taken into one', () => {
    draftOf(null);
    expect(openPage().draft.restore('ada')).toBe('restored');
  });

  test("one begun in an account waits for its owner, and is never another person's", () => {
    draftOf('ada');
    expect(openPage().draft.restore(null)).toBe('locked');
    expect(openPage().draft.restore('ada')).toBe('restored');
    const other = openPage();
    expect(other.draft.restore('bob')).toBe('empty');
    expect(other.store.get().answers).toEqual({});
    expect(localStorage.getItem(DURABLE_KEY)).toBeNull();
  });
});
