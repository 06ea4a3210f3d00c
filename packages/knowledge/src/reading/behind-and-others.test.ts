import { describe, expect, it } from 'vitest';
import { medicines } from './try.ts';

const entriesIn = (text: string) => medicines(text).map(({ id, status }) => `${id} ${status}`);
const statuses = (text: string) => medicines(text).map(({ status }) => status);

describe('text after a current medicine', () => {
  it.each([
    'bisoprolol 2.5 (never had a problem)',
    'bisoprolol 2.5 (no side effects)',
    'bisoprolol 2.5 (not sure why)',
    'bisoprolol 2.5 (had it 10 years)',
    'bisoprolol 2.5 (was 5 before)',
    'bisoprolol 2.5 (used to be 5)',
    'bisoprolol 2.5 (took ages to work)',
    'bisoprolol 2.5 (started after my heart attack, stopped smoking then too)',
    'bisoprolol 2.5 (the nurse stopped by to check)',
    "bisoprolol 2.5 (don't drive on it)",
    'bisoprolol 2.5 (no alcohol)',
    "bisoprolol 2.5 (can't miss it)",
    "bisoprolol 2.5 (forgot yesterday's)",
    'bisoprolol 2.5 (ran out last week but got more)',
    "bisoprolol 2.5 (won't take more than that)",
    'bisoprolol 2.5 (not the 5)',
    'bisoprolol 2.5 - no idea what it does',
    'bisoprolol 2.5 - never misses',
    'bisoprolol 2.5 - tried 5 but too tired',
    "bisoprolol 2.5, wasn't keen but it helps",
    "bisoprolol 2.5, couldn't do without it",
    "bisoprolol 2.5, haven't had palpitations since",
    'bisoprolol 2.5 not generic',
    'bisoprolol 2.5 no refills left',
    'bisoprolol 2.5 had my bloods done in May',
    'bisoprolol 2.5 had a review in May',
    'bisoprolol 2.5 never on an empty stomach',
    'bisoprolol 2.5 not with grapefruit',
    "bisoprolol 2.5 didn't sleep well last night",
    "bisoprolol 2.5 isn't it",
    "bisoprolol 2.5 don't know if that counts",
    'bisoprolol 2.5 dont judge me lol',
    'bisoprolol 2.5, never been hospitalised',
    'bisoprolol 2.5 - will ask GP about dose',
    'bisoprolol 2.5 - might go up to 5',
    'bisoprolol 2.5 going up to 5 next week',
    'bisoprolol 2.5 might need changing',
    'bisoprolol 2.5 hoping to come off it one day',
    'bisoprolol 2.5 will be reviewed in June',
    'bisoprolol 2.5 till I see the cardiologist',
    'bisoprolol 2.5 due to be stopped in June',
    "bisoprolol 2.5 but I'm not good at remembering",
    'bisoprolol 2.5 although I hate it',
    'bisoprolol 2.5, I forget it sometimes',
    'bisoprolol 2.5, should be daily but I skip it at weekends',
    'bisoprolol 2.5 past three years',
    'ramipril 5mg, have had it since 2015',
    'ramipril 5mg (on it 8 years)',
    'ramipril 5mg, been having it for ages',
    'ramipril 5mg, no cough luckily',
    "ramipril 5mg (brand doesn't matter)",
    "ramipril 5mg, can't say it does much",
    'ramipril 5mg, never been higher than that',
    'ramipril 5mg, may have to go up',
    'ramipril 5mg, could do with a review',
    "ramipril 5mg if that's relevant",
    'ramipril 5mg, I think, not 100% sure',
    "ramipril 5mg (don't quote me)",
    'ramipril 5mg since I had my stroke',
    "ramipril 5mg, doctor didn't say for how long",
    'ramipril 5mg never at night',
    "ramipril 5mg, wouldn't swap it",
    'ramipril 5mg, not that it helps',
    "ramipril 5mg which I've never questioned",
    'ramipril 5mg, ran out but collected more yesterday',
    'ramipril 5mg, should have stopped but still take it',
    "ramipril 5mg, was going to stop but didn't",
    'ramipril 5mg, missed Tuesday',
    'sertraline 50mg (not my choice)',
    "sertraline 50mg, I wasn't given a choice",
    'sertraline 50mg, had no trouble getting it',
    "sertraline 50mg and it hasn't let me down",
    'sertraline 50mg - no complaints',
    "sertraline 50mg, doesn't touch the sides",
    'sertraline 50mg, never felt the need to change',
    "sertraline 50mg, couldn't tell you the brand",
    "sertraline 50mg (sister couldn't tolerate it but I can)",
    'sertraline 50mg, not planning on stopping',
    'sertraline 50mg, nobody at work knows',
    'sertraline 50mg - lost my job last year',
    'sertraline 50mg, gave up the gym',
    'sertraline 50mg, had it upped in March',
    'sertraline 50mg, had it halved in March',
    'sertraline 50mg had a bad week though',
    'sertraline 50mg, no longer cry all day',
    "sertraline 50mg, I'd be lost without it",
    "sertraline 50mg, don't ask",
    "sertraline 50mg, can't fault it",
    "sertraline 50mg isn't doing much",
    'sertraline 50mg not working any more',
    'sertraline 50mg (took me a while to accept it)',
    'sertraline 50mg, finally got the dose right',
    'sertraline 50mg never in the afternoon',
  ])('neither ends nor denies it: %s', (text) => {
    expect(statuses(text)).toEqual(['taking']);
  });

  it.each([
    ['bisoprolol 2.5 (stopped in May)', 'bisoprolol stopped'],
    ['bisoprolol 2.5 never took it', 'bisoprolol not-taking'],
    ['bisoprolol 2.5 (my wife takes it, not me)', 'bisoprolol not-taking'],
  ])('ends or denies it when it says so: %s', (text, expected) => {
    expect(entriesIn(text)).toEqual([expected]);
  });

  it('asks where "had" alone says so', () => {
    const [entry] = medicines('bisoprolol 2.5, had it for a month in 2019');
    expect(entry).toMatchObject({ status: 'taking', asked: 'stopped' });
  });
});

describe('other people in the text', () => {
  it.each([
    'me and my husband both take bisoprolol 2.5',
    'my wife and I are on bisoprolol 2.5',
    'I and my wife take bisoprolol 2.5',
    'my brother is a pharmacist and told me to list bisoprolol 2.5',
    'bisoprolol 2.5 (dad used to take it)',
    'bisoprolol 2.5 (my wife stopped hers)',
  ])("leaves the writer's own entries: %s", (text) => {
    expect(entriesIn(text)).toEqual(['bisoprolol taking']);
  });

  it.each(['my husband and I live in Leeds and he takes warfarin', 'me and the kids are fine, my wife takes warfarin'])(
    'assigns theirs to them: %s',
    (text) => {
      expect(entriesIn(text)).toEqual(['warfarin not-taking']);
    },
  );
});
