import { samplePerson } from '@evidose/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { createAnswerStore } from '../../../components/questions/answer-store.ts';
import { createDraftKeeper } from '../model/draft-keeper.ts';
import { findWaitingAnswers } from './pending-answers.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

function answersOf(owner: string | null, { isSent = true } = {}) {
  const store = createAnswerStore();
  const draft = createDraftKeeper(store);
  draft.restore(owner);
  store.replace({ ...store.get(), answers: { ...samplePerson.answers } });
  if (isSent) draft.markSent();
  else draft.save();
  return draft;
}

describe('answers that wait for somebody to sign in', () => {
  test('are those that nobody was signed in for', () => {
    answersOf(null);
    expect(findWaitingAnswers('sent')?.answers).toEqual(samplePerson.answers);
    expect(findWaitingAnswers('complete')?.answers).toEqual(samplePerson.answers);
  });

  test('not yet those that were not sent, unless they lack nothing but an account', () => {
    answersOf(null, { isSent: false });
    expect(findWaitingAnswers('sent')).toBeNull();
    expect(findWaitingAnswers('complete')?.hasAgreed).toBe(false);
    answersOf(null);
    expect(findWaitingAnswers('complete')?.hasAgreed).toBe(true);
  });

  test('never those of an account, sent or not: whoever signs in next may be somebody else', () => {
    for (const isSent of [true, false]) {
      answersOf('ada', { isSent });
      expect([findWaitingAnswers('sent'), findWaitingAnswers('complete')]).toEqual([null, null]);
    }
    sessionStorage.clear();
    expect([findWaitingAnswers('sent'), findWaitingAnswers('complete')]).toEqual([null, null]);
  });

  test('what an account had in hand is known as forgotten once its storage was emptied', () => {
    const draft = answersOf('ada');
    expect(draft.isForgotten()).toBe(false);
    sessionStorage.clear();
    localStorage.clear();
    expect(draft.isForgotten()).toBe(true);
    const nobodys = answersOf(null);
    sessionStorage.clear();
    localStorage.clear();
    expect(nobodys.isForgotten()).toBe(false);
  });
});
