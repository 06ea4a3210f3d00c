import { loadChatData } from '@evidose/knowledge';
import { describe, expect, it } from 'vitest';
import { loadEngine } from '../../../engine.ts';
import { createReader } from './reader.ts';

const { read } = createReader(await loadEngine(), loadChatData());
const namesIn = (message: string) => read(message).names.map(({ id }) => id);

describe('a name that is an ordinary word too', () => {
  it.each([
    'same login?',
    'same password for both devices',
    'Same day?',
    'iron out a mistake',
    'I iron my clothes',
    'my zinc roof leaks',
    'copper pipes',
    'she hops on one leg',
    'a ginger cat called Sage',
    'sage advice',
  ])('is only that word where it says so: %s', (message) => expect(namesIn(message)).toEqual([]));

  it.each([
    ['SAMe and sertraline', ['sam-e', 'sertraline']],
    ['can I take same with lexapro', ['sam-e', 'escitalopram']],
    ['Tell me about SAMe', ['sam-e']],
    ['what is sage for', ['sage']],
    ['iron with zinc', ['iron', 'zinc']],
    ['hops for sleep', ['hops']],
  ])('is the supplement elsewhere: %s', (message, ids) => expect(namesIn(message)).toEqual(ids));
});

describe('a slip of a word of our pages', () => {
  it.each([
    'show me all the suplements',
    'my questionaire is gone',
    'which vitmains do you have',
    'cancel my subscripton',
  ])('is that word and no misspelled name: %s', (message) => expect(read(message).guesses).toEqual([]));

  it('while a misspelled name is guessed and asked back', () => {
    expect(read('can i take the magneseum').guesses.map(({ names }) => names[0].id)).toEqual(['magnesium']);
  });
});
