import { describe, expect, it } from 'vitest';
import { medicines } from './try.ts';

const entriesIn = (text: string) => medicines(text).map(({ id, status }) => `${id} ${status}`);

describe('a replacement is taken', () => {
  it.each([
    'stopped ramipril and tried losartan',
    'stopped ramipril because of the cough and tried losartan 50',
    'they took me off ramipril and tried me on losartan',
    'gave up ramipril, then they tried losartan',
    'came off ramipril but held on to my losartan',
    'came off ramipril and hung onto the losartan',
    'came off ramipril onto losartan in January',
    'switched off ramipril onto losartan because of the cough',
    'ramipril → losartan 50',
    'ramipril -> losartan',
    'ramipril now losartan 50',
    'was ramipril, now losartan',
    'was ramipril 5, now on losartan 50',
    'ramipril swapped over to losartan a couple of years back',
    'ramipril made me cough so back to losartan',
  ])('%s', (text) => {
    expect(entriesIn(text)).toEqual(['ramipril stopped', 'losartan taking']);
  });

  it.each([
    'allergic to ramipril and given losartan instead',
    'intolerant of ramipril and given losartan',
    'allergic to ramipril so prescribed losartan',
  ])('and the original denied: %s', (text) => {
    expect(entriesIn(text)).toEqual(['ramipril not-taking', 'losartan taking']);
  });

  it.each(['switched to losartan from ramipril', 'changed over to losartan 50 from ramipril last month'])(
    'with the original named after it: %s',
    (text) => {
      expect(entriesIn(text)).toEqual(['losartan taking', 'ramipril stopped']);
    },
  );
});

describe('these end nothing', () => {
  it.each([
    'ramipril now losartan as well',
    'ramipril now losartan added',
    'ramipril 5, now losartan 50',
    '→ ramipril 5\n→ losartan 50',
    'ramipril 5 failed to control it so losartan added',
  ])('%s', (text) => {
    expect(entriesIn(text)).toEqual(['ramipril taking', 'losartan taking']);
  });

  it.each([
    'ramipril 5, I changed to a new GP',
    'ramipril switched to capsules',
    'ramipril 5, breakfast done now',
    'ramipril 5, so not that many',
    'so not that bad on ramipril',
    'supposed to come off the ramipril in March',
    'meant to be weaned off ramipril',
    'about to come off ramipril after 5 years',
    'started ramipril years ago',
    'put on ramipril months ago for BP',
    'switched to ramipril ages ago',
    'restarted ramipril last week after they stopped it in hospital',
  ])('%s', (text) => {
    expect(entriesIn(text)).toEqual(['ramipril taking']);
  });
});

describe('a medicine that was tried and followed by a newer one is over', () => {
  it.each([
    ['tried ramipril and losartan', 'losartan stopped'],
    ['failed ramipril and losartan, now on candesartan', 'losartan stopped'],
  ])('%s', (text, losartan) => {
    expect(entriesIn(text)).toContain('ramipril stopped');
    expect(entriesIn(text)).toContain(losartan);
  });
});

describe('a medicine that may be changed is taken, and its alternative is planned', () => {
  it.each([
    'GP wants to switch me from ramipril to losartan',
    'might be moved from ramipril to losartan',
    'they are talking about swapping my ramipril for losartan',
    'due to change from ramipril to losartan next month',
    'GP is thinking about changing me from ramipril to losartan',
    'ramipril, going to be changed to losartan',
  ])('%s', (text) => {
    expect(entriesIn(text)).toEqual(['ramipril taking', 'losartan planned']);
  });

  it.each(['prescribed ramipril last week, haven’t dared start it', 'got a box of ramipril, too nervous to start'])(
    'and one that no one has dared to start: %s',
    (text) => {
      expect(entriesIn(text)).toEqual(['ramipril planned']);
    },
  );
});

describe('a medicine that causes illness is not taken', () => {
  it.each(['codeine makes me sick so not that', 'codeine gives me the runs so I leave it alone'])('%s', (text) => {
    expect(entriesIn(text)).toEqual(['codeine not-taking']);
  });

  it('unless it is taken anyway', () => {
    expect(entriesIn('metformin makes me feel sick so I take it with food')).toEqual(['metformin taking']);
  });
});

describe('a former dose is not counted', () => {
  it('was 5, now 10', () => {
    expect(medicines('was ramipril 5, now 10').map(({ amount }) => amount)).toEqual([10]);
  });
});
