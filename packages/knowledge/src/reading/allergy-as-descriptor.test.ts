import { describe, expect, it } from 'vitest';
import { medicines } from './try.ts';

const statuses = (text: string) => medicines(text).map(({ id, status }) => `${id} ${status}`);

describe('an allergy that describes something else does not deny the medicine before it', () => {
  const called = [
    ...['allergy spray', 'allergy capsules', 'allergy nasal spray', 'an allergy shot every month', 'allergy liquid'],
    ...['something for allergies', 'for my allergies', 'Costco allergy', 'sinus and allergy', 'cough and allergy'],
    ...['allergies', 'multi symptom allergy', 'allergic rhinitis spray', 'allergic asthma'],
  ];
  it.each(called)('after a comma, on a line and with a dose: %s', (words) => {
    for (const before of ['warfarin, ', 'warfarin\n', 'warfarin 5 mg, ', 'warfarin 5 mg\n'])
      expect(statuses(before + words)[0], before).toBe('warfarin taking');
  });

  it.each(['24 hour allergy', 'allergy', 'a bad allergy'])('after a dose: %s', (words) => {
    for (const before of ['warfarin 5 mg, ', 'warfarin 5 mg at night, ', 'warfarin 5 mg\n', 'warfarin 5 mg and '])
      expect(statuses(before + words)[0], before).toBe('warfarin taking');
  });

  it.each(['and allergy spray', 'and Costco allergy', 'and dust allergy', 'and an allergy'])(
    'after "and": %s',
    (words) => {
      expect(statuses(`warfarin ${words}`)[0]).toBe('warfarin taking');
    },
  );

  it('reads it in the name of a syrup', () => {
    expect(statuses('warfarin 5 mg, cough and allergy syrup with codeine 5 ml')[0]).toBe('warfarin taking');
  });

  it('reads it as a heading without a colon', () => {
    expect(statuses('ramipril 5 mg\nAllergies\npenicillin')[0]).toBe('ramipril taking');
  });
});
