import { describe, expect, it } from 'vitest';
import { medicines } from './try.ts';

const entriesIn = (text: string) => medicines(text).map(({ id, status }) => `${id} ${status}`);
const statuses = (text: string) => medicines(text).map(({ status }) => status);

describe('an introduction to a list', () => {
  it.each([
    'not much to tell you: losartan 50mg daily',
    'took a photo of the boxes: amlodipine 5mg daily',
    'never any good at this: ramipril 5mg',
    'dropped my phone so here goes: metformin 500 bd',
    'I tried to find the boxes: losartan 50',
    'held up at work, anyway: sertraline 50mg',
    'not sure how to spell these: bisoprolol 2.5, apixaban 5 bd',
    'no idea what half of these do: bisoprolol 2.5, apixaban 5 bd',
    "couldn't find my glasses so the wife typed this: bisoprolol 2.5",
    'ran out of space on the last form: bisoprolol 2.5',
    "didn't know where to put this so here: bisoprolol 2.5",
    "can't read the label very well but it says: bisoprolol 2.5",
    "I don't see well, my daughter helps: bisoprolol 2.5",
    'nothing unusual I think: bisoprolol 2.5',
    'never sure what counts: bisoprolol 2.5',
    'no order to these: bisoprolol 2.5, apixaban 5 bd',
    'without my list but from memory: bisoprolol 2.5',
    'I took these down from the packets: bisoprolol 2.5',
    'finally finished typing it all out: bisoprolol 2.5',
    'gave up trying to spell it, here is the packet: bisoprolol 2.5',
    'quit my job and now on: bisoprolol 2.5',
    'past caring but here they are: bisoprolol 2.5',
    'had a look in the cupboard: bisoprolol 2.5, apixaban 5 bd',
    'had my review last week and this is the list: bisoprolol 2.5',
    'my ex used to sort these for me: bisoprolol 2.5',
    'the last one took my list away, so from memory: bisoprolol 2.5',
    'I was in hospital until Friday, new list: bisoprolol 2.5, apixaban 5 bd',
    'got the tablets out of the drawer: bisoprolol 2.5',
    'No change since last time - bisoprolol 2.5, apixaban 5 bd',
    "it's been a while but not forgotten: bisoprolol 2.5",
    "I won't remember them all: bisoprolol 2.5, apixaban 5 bd",
    "Haven't changed in years: bisoprolol 2.5, apixaban 5 bd",
    "I don't take many: bisoprolol 2.5, apixaban 5 bd",
    'not taking anything exotic: bisoprolol 2.5',
    'Not on a lot these days: bisoprolol 2.5',
    'stopped by the pharmacy to check: bisoprolol 2.5',
    'I never leave home without: bisoprolol 2.5',
    "Didn't bring my glasses, think it's: bisoprolol 2.5",
    "wouldn't be without: bisoprolol 2.5",
    "don't take that many: bisoprolol 2.5",
    "couldn't get through the day without: bisoprolol 2.5",
    "I wouldn't be without my bisoprolol 2.5",
    'No particular order, sorry: bisoprolol 2.5',
    'had them written on the back of an envelope: bisoprolol 2.5',
    "didn't realise I had to list these too: bisoprolol 2.5",
    'I never know the right names: bisoprolol 2.5',
    "can't for the life of me spell it: bisoprolol 2.5",
    "not a doctor but here's what's in the box: bisoprolol 2.5",
    'tried copying it from the app: bisoprolol 2.5',
    'past my bedtime so quick list: bisoprolol 2.5',
    'Took me ages to find it: bisoprolol 2.5',
    'no jokes about my spelling please: bisoprolol 2.5',
    'none of the fancy stuff, only the usual: bisoprolol 2.5',
    'nothing has changed since the last form: bisoprolol 2.5',
    'do not laugh, this is the full list: bisoprolol 2.5',
    "I'm not great with names so I copied the label: bisoprolol 2.5",
    "haven't a clue what it's for: bisoprolol 2.5",
    'the GP never explains but: bisoprolol 2.5',
    "isn't easy to read, looks like: bisoprolol 2.5",
    'Will add more later: bisoprolol 2.5',
    'going to list them in order: bisoprolol 2.5',
    'about to leave the house so quickly: bisoprolol 2.5',
    'planning a trip so need it right: bisoprolol 2.5',
    'would like you to check these: bisoprolol 2.5, apixaban 5 bd',
    'starting with the morning ones: bisoprolol 2.5',
    'I will start with the heart tablets: bisoprolol 2.5',
    'my husband wrote these down for me: bisoprolol 2.5',
    'my mum does my pill box: bisoprolol 2.5',
    'Mum typed this for me: bisoprolol 2.5',
  ])('does not change its items: %s', (text) => {
    expect(statuses(text).length).toBeGreaterThan(0);
    expect(statuses(text).filter((status) => status !== 'taking')).toEqual([]);
  });

  it.each([
    'Stopped: codeine',
    'Tried before: codeine, tramadol',
    'Tried in the past: codeine',
    'Had in 2019: warfarin',
    'Not taking any of these: codeine',
    'Never again: codeine',
    'No longer taking: codeine, tramadol',
    'Not allowed: ibuprofen',
    'No: ibuprofen, aspirin',
    'Had as a child: penicillin',
    "Didn't work for me: sertraline",
    'Took last year for my back: naproxen',
    'Previously on: warfarin',
    'Past meds: warfarin, digoxin',
    'Ended in March: tamoxifen',
    "Can't have: codeine",
    "Haven't taken for months: zopiclone",
    'do not take: ibuprofen',
    'Not any more: zopiclone',
    'finished last week: amoxicillin',
    'Used to take: warfarin',
    'Allergies: penicillin',
    'never take: aspirin',
    'Tried and failed: metformin',
    'quit: codeine',
    'None of these any more: codeine, tramadol',
    'Ran out of: codeine',
    'gave up on: gabapentin',
  ])('stops or denies its items when it is a heading: %s', (text) => {
    expect(statuses(text).length).toBeGreaterThan(0);
    expect(statuses(text).filter((status) => status === 'taking' || status === 'as-needed')).toEqual([]);
  });
});

describe('"had to"', () => {
  it('knows what came later', () => {
    expect(entriesIn('had to change from ramipril to losartan 50mg')).toEqual(['ramipril stopped', 'losartan taking']);
  });
});

describe('a time at which nothing is taken', () => {
  it('leaves an actual denial', () => {
    expect(entriesIn('no aspirin at lunch')).toEqual(['aspirin not-taking']);
  });
});

describe('a denial or end before a name', () => {
  it.each([
    'never filled the ramipril',
    "didn't like the statins",
    "haven't collected the amitriptyline",
    'not been prescribed warfarin',
    'no blood thinners like warfarin',
    'had a course of prednisolone',
    'had two doses of doxycycline',
    'took a week of amoxicillin',
    'tried a low dose of amitriptyline',
    'never needed insulin',
    "don't use the ventolin",
    'not allowed to have ibuprofen',
    'finished a box of naproxen',
    'took part of a course of clarithromycin',
    'had some leftover tramadol in March',
    "don't want statins",
    'never agreed to the methotrexate',
    'no heart tablets like bisoprolol',
    'had injections of denosumab until 2022',
  ])('belongs to the medicine when they say what is done with it: %s', (text) => {
    expect(statuses(text).length).toBeGreaterThan(0);
    expect(statuses(text).filter((status) => status === 'taking')).toEqual([]);
  });
});
