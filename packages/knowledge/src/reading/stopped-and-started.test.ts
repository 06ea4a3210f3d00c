import { describe, expect, it } from 'vitest';
import { medicines } from './try.ts';

const entriesIn = (text: string) => medicines(text).map(({ id, status }) => `${id} ${status}`);

describe('one is stopped and the other has its own cues', () => {
  it.each([
    'stopped ramipril and was put on losartan',
    'stopped ramipril and began losartan',
    'stopped ramipril and have begun losartan',
    'came off ramipril in May and went straight onto losartan',
    'quit ramipril last year and have been fine on losartan',
    'binned the ramipril and went over to losartan',
    'Dr stopped my ramipril and prescribed losartan 50',
    'stopped ramipril and doubled losartan',
    'ramipril stopped and losartan started',
    'ramipril was discontinued and losartan was started',
    'ramipril stopped and losartan 50mg started instead',
    'ramipril was stopped and losartan added',
    'ramipril stopped and losartan reduced to 25',
    'GP stopped ramipril and losartan was begun',
    'stopped ramipril and losartan continues',
  ])('%s', (text) => {
    expect(entriesIn(text)).toEqual(['ramipril stopped', 'losartan taking']);
  });

  it.each([
    'stopped ramipril and losartan',
    'stopped ramipril and my losartan',
    'stopped ramipril and then losartan',
    'stopped ramipril and also the losartan',
    'came off ramipril and eventually losartan too',
    'stopped ramipril 5mg and losartan 50mg altogether',
    'stopped ramipril and losartan because of a cough',
    'stopped ramipril and quit losartan',
    'used to be on ramipril and high dose losartan',
    'ramipril and losartan were stopped',
  ])('and both are stopped where the other has none: %s', (text) => {
    expect(entriesIn(text)).toEqual(['ramipril stopped', 'losartan stopped']);
  });
});

describe('what is taken again', () => {
  it.each([
    'Stopped sertraline last year and started it again in Feb',
    'quit sertraline, had to go back on',
    'came off sertraline and then started up again',
  ])('%s', (text) => {
    expect(entriesIn(text)).toEqual(['sertraline taking']);
  });
});

describe('the frequency of something else', () => {
  it.each([
    'pantoprazole 40mg daily. Blister packs come every fortnight',
    'pantoprazole 40mg daily. Webster pack gets done by the chemist at Westfield every fortnight',
    'pantoprazole 40 mg daily. Dosette filled weekly by the pharmacy',
  ])('is not that of the medicine: %s', (text) => {
    expect(medicines(text).map(({ id, amount }) => `${id} ${amount}`)).toEqual(['pantoprazole 40']);
  });

  it('is that of the medicine when nothing else is mentioned', () => {
    expect(medicines('prednisolone 5mg daily, every other day from May')[0]?.amount).toBe(2.5);
  });
});
