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
  it.each([
    'I had to look these up - amlodipine 5mg',
    'had to up my sertraline to 100mg',
    'had to go onto insulin',
    'had to switch to apixaban 5mg bd',
    "I've had to cut my amlodipine to 5mg",
    'had to go back on omeprazole 20mg',
    'had to pay for my Ozempic 1mg weekly',
    'had to have my levothyroxine put up to 100mcg',
  ])('is not past: %s', (text) => {
    expect(statuses(text)).toEqual(['taking']);
  });

  it.each([
    'had to come off ramipril',
    'had to drop the statin',
    'had to be taken off methotrexate',
    'had to get rid of the codeine',
    'had to pack in the simvastatin',
    'had to wean off gabapentin',
  ])('ends the medicine when that is what had to be done: %s', (text) => {
    expect(statuses(text)).toEqual(['stopped']);
  });

  it('knows what came later', () => {
    expect(entriesIn('had to change from ramipril to losartan 50mg')).toEqual(['ramipril stopped', 'losartan taking']);
  });
});

describe('a time at which nothing is taken', () => {
  const days = (text: string) => medicines(text).map(({ id, status, slots }) => [id, status, slots?.join(' ') ?? '']);

  it.each([
    'ramipril 5mg in the morning, at lunch nothing and at bedtime its the atorvastatin 20mg',
    'morning ramipril 5mg, nothing at lunch, atorvastatin 20mg at night',
    'ramipril 5mg in the morning nothing at lunch and atorvastatin 20mg at bedtime',
    'breakfast: ramipril 5mg. lunch: nothing. bedtime: atorvastatin 20mg',
    'am ramipril 5mg, no tablets at midday, nocte atorvastatin 20mg',
  ])('denies nothing and gives no time: %s', (text) => {
    expect(days(text)).toEqual([
      ['ramipril', 'taking', 'breakfast'],
      ['atorvastatin', 'taking', 'bedtime'],
    ]);
  });

  it('leaves an actual denial', () => {
    expect(entriesIn('no aspirin at lunch')).toEqual(['aspirin not-taking']);
  });
});

describe('a denial or end before a name', () => {
  it.each([
    'I took my mum to the doctor and he put me on bisoprolol 2.5',
    'had my gallbladder out and now take bisoprolol 2.5',
    'never been so tired since starting bisoprolol 2.5',
    'no longer get palpitations with bisoprolol 2.5',
    'not felt dizzy on bisoprolol 2.5',
    "I haven't had a migraine since propranolol 40mg bd",
    "can't sleep without zopiclone 7.5",
    "don't get heartburn with omeprazole 20mg",
    'my gp never explains things but gave me bisoprolol 2.5',
    "I don't drink because of bisoprolol 2.5",
    'no chest pain since they put me on bisoprolol 2.5',
    'no side effects from bisoprolol 2.5 so far',
    "haven't missed a dose of bisoprolol 2.5",
    "couldn't tell you why I take bisoprolol 2.5",
    "don't know why I'm on bisoprolol 2.5",
    'not sure what bisoprolol 2.5 is for',
    'never understood what the bisoprolol 2.5 does',
    "didn't know you had to list bisoprolol 2.5",
    'no one told me what bisoprolol 2.5 is for',
    'nobody reviewed my bisoprolol 2.5 for years',
    "can't remember how long I've been on bisoprolol 2.5",
    'without fail every morning bisoprolol 2.5',
    'no problems with bisoprolol 2.5',
    'I quit smoking when I started bisoprolol 2.5',
    'gave up alcohol for bisoprolol 2.5',
    'my blood pressure was never controlled until bisoprolol 2.5',
    "didn't need a pacemaker thanks to bisoprolol 2.5",
    "haven't been back to the doctor since bisoprolol 2.5 was started",
    'I was told not to stop bisoprolol 2.5',
    'must not stop my bisoprolol 2.5',
    'not going to stop bisoprolol 2.5',
    'never without my bisoprolol 2.5',
    "don't let me run out of bisoprolol 2.5",
    'not happy about bisoprolol 2.5 but take it',
    'hate taking bisoprolol 2.5',
    'nothing works except bisoprolol 2.5',
    'nothing but bisoprolol 2.5',
    "not much, bisoprolol 2.5 and that's it",
    'no change to bisoprolol 2.5',
    'not long been on bisoprolol 2.5',
    "can't come off bisoprolol 2.5",
    'no way could I manage without bisoprolol 2.5',
    "never thought I'd need bisoprolol 2.5",
    'not had a fit since lamotrigine 100mg bd',
    'took a while to get used to bisoprolol 2.5',
    'took three doctors to get me on bisoprolol 2.5',
    'had a terrible time before bisoprolol 2.5',
    "tried yoga and everything, now it's bisoprolol 2.5",
    'had a heart attack in 2019 hence bisoprolol 2.5',
    'was in hospital when they started bisoprolol 2.5',
    'used to get angina before bisoprolol 2.5',
    'used to smoke, bisoprolol 2.5',
    'used to be fit as a fiddle, now bisoprolol 2.5',
    'will see the cardiologist about my bisoprolol 2.5',
    'hoping to stay on bisoprolol 2.5',
    'planning to stay on bisoprolol 2.5',
    'my wife nags me to take bisoprolol 2.5',
    'my wife collects my bisoprolol 2.5',
    'mum reminds me about bisoprolol 2.5',
    'my daughter thinks bisoprolol 2.5 makes me tired',
    'the dog ate one of my bisoprolol 2.5 tablets',
    'had a scare with my heart so they added bisoprolol 2.5',
    'no appetite since the bisoprolol 2.5 went up',
    'never get colds on bisoprolol 2.5',
    'not seen the nurse about my bisoprolol 2.5 yet',
    "I didn't expect to need bisoprolol 2.5",
    "don't laugh but bisoprolol 2.5 saved me",
    "took my sister's advice and asked for bisoprolol 2.5",
    'ran out of puff before bisoprolol 2.5',
    'my cough finally went after they swapped me to losartan 50mg',
    'kicked the habit with champix 1mg bd',
    'no energy on bisoprolol 2.5',
    'nothing wrong with me apart from needing bisoprolol 2.5',
    'held my breath when they started bisoprolol 2.5',
    'dropped two stone since semaglutide 1mg weekly',
    'never felt better than on sertraline 50mg',
    'none of my family know about the sertraline 50mg',
    "isn't cheap, my mounjaro 5mg weekly",
    "doesn't cure it but sertraline 50mg helps",
    "don't feel like myself on sertraline 50mg",
    "wasn't sleeping so now mirtazapine 15mg at night",
    'could not walk before methotrexate 15mg weekly',
  ])('belongs to the words after it when there are any: %s', (text) => {
    expect(statuses(text)).toEqual(['taking']);
  });

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

describe('"they"', () => {
  it.each([
    'After my stent they started clopidogrel 75mg',
    'was in hospital when they started bisoprolol 2.5',
    'at the clinic they then began amiodarone 200mg',
    'they have just started eplerenone 25mg',
  ])('means doctors when no one else was named: %s', (text) => {
    expect(statuses(text)).toEqual(['taking']);
  });

  it.each([
    'my dad is 80, he started warfarin',
    'my sister has epilepsy, she started keppra',
    'my mum and dad are well, they started statins last year',
  ])('means the person named: %s', (text) => {
    expect(statuses(text)).toEqual(['not-taking']);
  });
});
