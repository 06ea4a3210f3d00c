import { describe, expect, test } from 'vitest';
import { medicines, supplements } from './try.ts';

describe('a medicine still to be collected, opened or started is planned', () => {
  test.each([
    'the script is still on the fridge',
    'picking it up Friday',
    "it's sitting in my handbag",
    'my first tablet is tonight',
    'I take my very first one this Saturday',
    'I start it on Monday',
    "I've got the script but don't start until Friday",
    'not taking it yet',
    "we agreed I'd start it after Christmas",
    'to be introduced in two weeks',
    "haven't got round to cashing the script in",
    "the box isn't open yet",
    'not been to the chemist with it yet',
    'only planned so far',
  ])('%s', (clause) => {
    expect(medicines(`sertraline 50mg, ${clause}`)).toMatchObject([{ id: 'sertraline', status: 'planned' }]);
  });

  test('"the next one"', () => {
    expect(medicines('amlodipine 5mg. The doctor is sending a prescription for ramipril over on Monday')).toMatchObject(
      [
        { id: 'amlodipine', status: 'taking' },
        { id: 'ramipril', status: 'planned' },
      ],
    );
    expect(supplements('zinc 15mg, ashwagandha still in its wrapper')).toMatchObject([
      { id: 'zinc', status: 'taking' },
      { id: 'ashwagandha', status: 'planned' },
    ]);
  });
});
