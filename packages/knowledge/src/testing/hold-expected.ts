import { SLOT_HOURS } from '@evidose/contract';
import { describe, expect, test } from 'vitest';
import type { ExpectedPerson } from './expected-person.ts';
import { alertIds, ownOf, planFor, slotsWith, suggested } from './plans.ts';

/** Asks only about the time, for the next visit, or not to change it without asking. */
const GOES_ON = /you can (keep it|go on)|before you change it/;

/** A pharmacist's expectations, written before any rule was read (docs/people-read.md). */
export function holdExpected(people: Readonly<Record<string, ExpectedPerson>>): void {
  describe.each(Object.entries(people))('%s', (_name, person) => {
    const { answers, neverSuggested, questioned = [], kept = [], apart = [], offered = [], said } = person;
    const { first, unsaid = [], onlyAs = {}, notFormats = [], atLeast = {}, tells = [] } = person;
    const plan = planFor({ dosingPreference: 'no-preference', budgetRange: 'no-limit', ...answers });

    test('suggests nothing forbidden', () => {
      expect(suggested(plan).filter((id) => neverSuggested.includes(id))).toEqual([]);
    });

    test('stops or asks about what is dangerous', () => {
      const stopped = plan.currentSupplements.filter(
        ({ verdict }) => verdict === 'stop-and-ask' || verdict === 'adjust',
      );
      expect(questioned.filter((id) => !stopped.some((each) => each.id === id))).toEqual([]);
    });

    test('continues what is harmless or needed', () => {
      for (const id of kept) {
        const { verdict, message } = ownOf(plan, id);
        if (verdict === 'ask-first') expect(message, id).toMatch(GOES_ON);
        else expect(['keep', 'as-prescribed'], id).toContain(verdict);
      }
    });

    test('keeps spacing', () => {
      for (const [id, other, hours] of apart) {
        const [ours, theirs] = [slotsWith(plan, id), slotsWith(plan, other)];
        for (const a of ours)
          for (const b of theirs) expect(Math.abs(SLOT_HOURS[a] - SLOT_HOURS[b])).toBeGreaterThanOrEqual(hours);
      }
    });

    test('offers what a dietitian would offer', () => {
      expect(offered.filter((id) => !suggested(plan).includes(id))).toEqual([]);
    });

    test('shows the necessary alerts', () => {
      expect(said.filter((id) => !alertIds(plan).includes(id))).toEqual([]);
      expect(unsaid.filter((id) => alertIds(plan).includes(id))).toEqual([]);
      if (first !== undefined) expect(alertIds(plan)[0]).toBe(first);
    });

    test('suggests suitable forms and amounts', () => {
      for (const { id, form, dose } of plan.supplements) {
        if (onlyAs[id] !== undefined) expect(onlyAs[id], id).toContain(form.id);
        expect(notFormats, id).not.toContain(form.format);
        expect(dose.amount * dose.perDay, id).toBeGreaterThanOrEqual(atLeast[id] ?? 0);
      }
    });

    test('contains the necessary text', () => {
      const read = JSON.stringify([plan.currentSupplements, plan.schedule, plan.supplements]);
      for (const words of tells) expect(read).toMatch(words);
    });
  });
}
