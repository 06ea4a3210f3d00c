import { describe, expect, test } from 'vitest';
import { criteriaOf, whenOf } from '../../test/knowledge.ts';
import type { EffectRule } from '../knowledge.ts';
import { asInteraction } from './effect-as-interaction.ts';

const rule = (changes: Partial<EffectRule> = {}): EffectRule => ({
  id: 'bleeds',
  effect: 'lowers-blood-sugar',
  when: whenOf({ takes: ['warfarin', 'antiplatelet'] }),
  kind: 'interaction',
  message: 'Both do it.',
  sources: ['a-source'],
  ...changes,
});

describe('a rule over an effect', () => {
  test('that asks only for medicines is an interaction with each of them', () => {
    expect(asInteraction(rule())).toEqual({
      takes: ['warfarin', 'antiplatelet'],
      details: expect.objectContaining({
        severity: 'major',
        action: 'avoid',
        mechanism: 'lowers blood sugar',
        message: 'Both do it.',
        directness: 'mechanism',
      }),
    });
  });
  test.each<[string, EffectRule]>([
    ['asks for a condition', rule({ when: whenOf({ medicalConditions: 'gout' }) })],
    ['asks for more than a medicine', rule({ when: whenOf({ takes: 'warfarin', medicalConditions: 'gout' }) })],
    ['asks for nothing', rule({ when: whenOf({}) })],
    ['has an exception', rule({ when: whenOf({ takes: 'warfarin' }, criteriaOf({ biologicalSex: 'male' })) })],
    ['has one of several exceptions', rule({ unlessAny: [whenOf({ biologicalSex: 'male' })] })],
    ['asks for a number', rule({ when: whenOf({ bmi: { atLeast: 30 } }) })],
  ])('that %s is none', (_name, changes) => {
    expect(asInteraction(changes)).toBeNull();
  });
});
