import { describe, expect, it } from 'vitest';
import { loadEngine } from '../../engine.ts';
import { asThirdPerson } from './third-person.ts';

const { knowledge } = await loadEngine();

const MINE = /\b(?:you|your|yours|yourself|we|our|ourselves)\b|\bus\b/;

const messages = knowledge.supplements.flatMap(({ indications, contraindications, interactions, timing }) => [
  ...[...indications, ...contraindications, ...interactions].map(({ message }) => message),
  ...(timing.note === undefined ? [] : [timing.note]),
]);

describe('a letter speaks about the person', () => {
  it.each([
    ['You already take it.', 'They already take it.'],
    ['It can make you drowsy.', 'It can make them drowsy.'],
    ['Ask your doctor before you add it.', 'Advised to ask their doctor before they add it.'],
    ['Do not take them together.', 'Advised not to take them together.'],
    ['Never take them together.', 'Advised never to take them together.'],
    ['Please see a doctor first.', 'Advised to see a doctor first.'],
    [
      'We do not know “your tea”, so we never suggest it.',
      'Evidose does not know “your tea”, so Evidose never suggests it.',
    ],
    ['Something you rarely eat.', 'Something they rarely eat.'],
    ['The upper limit for you is 10 mg.', 'The upper limit for them is 10 mg.'],
    ['We kept amounts low; tell us more.', 'Evidose kept amounts low; tell Evidose more.'],
    ['Test results are old.', 'Test results are old.'],
    ['Fish oil thins the blood in the US.', 'Fish oil thins the blood in the US.'],
  ])('%s', (said, written) => {
    expect(asThirdPerson(said)).toBe(written);
  });

  it('in every sentence that the knowledge has', () => {
    expect(messages.length).toBeGreaterThan(1_000);
    const left = messages.map(asThirdPerson).filter((text) => MINE.test(text.replaceAll(/“[^”]*”/g, '')));
    expect(left).toEqual([]);
  });

  it('and is the same when it is said twice', () => {
    expect(messages.filter((text) => asThirdPerson(asThirdPerson(text)) !== asThirdPerson(text))).toEqual([]);
  });
});
