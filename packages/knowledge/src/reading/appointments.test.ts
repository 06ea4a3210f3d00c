import { describe, expect, it } from 'vitest';
import { medicines } from './try.ts';

const told = (text: string) => medicines(text).map(({ id, amount }) => `${id} ${amount}`);

describe('how often somebody is seen, tested or given the next box divides no dose', () => {
  it.each([
    ['aspirin 75 daily, cardiology clinic every six months', 'aspirin 75'],
    ['ramipril 5mg. Repeat prescription every 2 months', 'ramipril 5'],
    ['warfarin 3mg, INR every 6 weeks', 'warfarin 3'],
    ['omeprazole 20mg, prescription monthly', 'omeprazole 20'],
    ['sertraline 50, get my script every 28 days', 'sertraline 50'],
    ['tacrolimus 2mg bd, transplant clinic every 8 weeks', 'tacrolimus 4'],
    ['atorvastatin 20 cholesterol checked yearly', 'atorvastatin 20'],
    ['leflunomide 20mg od - FBC and LFTs every 8 weeks', 'leflunomide 20'],
    ['omeprazole 20mg capsules, I reorder every 8 weeks', 'omeprazole 20'],
    ['levothyroxine 100, yearly review', 'levothyroxine 100'],
  ])('%s', (text, entry) => {
    expect(told(text)).toEqual([entry]);
  });

  it.each([
    ['ibandronic acid 150mg, monthly', 5],
    ['risedronate 150mg, once a month on prescription', 5],
    ['adalimumab 40mg, every 2 weeks from the hospital', 2.857],
    ['alendronic acid 70mg, once a week', 10],
  ])('and what is taken so seldom keeps its rhythm: %s', (text, amount) => {
    expect(medicines(text)[0]?.amount).toBeCloseTo(amount, 2);
  });
});
