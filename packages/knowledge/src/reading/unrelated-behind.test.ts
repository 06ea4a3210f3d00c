import { describe, expect, it } from 'vitest';
import { medicines } from './try.ts';

const LIFE = [
  "please don't leave a voicemail, my room mate doesn't know",
  "haven't seen a GP in years",
  "my wife doesn't know",
  "didn't sleep last night",
  "I won't be home till 5",
  "I've never been a smoker",
  'finished school at 16',
  'quit my job',
  'gave up rugby',
  'I used to be a nurse',
  'had a baby in may',
  'came off my bike in june',
  'I refuse to fill this in again',
  'my son dropped out',
  "haven't got a car",
  "I'm not a doctor",
];

describe('an unrelated sentence after a medicine', () => {
  it.each(LIFE)('does not stop or deny it: %s', (text) => {
    for (const mark of ['. ', ', ', '\n', ' - ']) {
      expect(medicines(`warfarin 3mg daily${mark}${text}`)[0]).toMatchObject({ id: 'warfarin', status: 'taking' });
    }
  });

  it.each([
    'stopped it in May',
    'GP took me off it',
    "didn't agree with me",
    'never took it',
    'came off it at Easter',
    'no longer needed',
    "I don't take it any more",
    'finished in June',
    "couldn't tolerate it",
    'doctor stopped it',
    "haven't taken it since March",
    'not any more',
    'quit taking it',
    'I used to take it',
  ])('still counts when it is about the medicine: %s', (text) => {
    expect(medicines(`apixaban, ${text}`)[0]?.status).toMatch(/stopped|not-taking/);
  });
});
