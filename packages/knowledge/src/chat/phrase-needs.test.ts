import { describe, expect, test } from 'vitest';
import { createPhrases } from './phrases.ts';

const { compile, signed } = createPhrases({
  swaps: { cant: 'can not' },
  families: { young: ['baby', 'little one', '(boy | girl)'], pills: ['tablets', 'sleeping <young>'], pet: ['cat'] },
});
const marked = (message: string): string => ` ${message.split(' ').map(signed).join(' ')} `;

describe('a phrase is looked for wherever it may be', () => {
  test.each([
    ['a word in any place', 'swallowed', 'he swallowed it'],
    ['any ending', 'swallow*', 'he swallows it'],
    ['a family, by each of its words', '<young> fell', 'the girl fell'],
    ['a family, by a phrase of several words', '<young>', 'my little one fell'],
    ['a family inside a family', 'took <pills>', 'took sleeping baby'],
    ['what may be left out', 'it [really] is', 'it is bad'],
    ['each of several ways', '(drank bleach | ate [the] soap | <pet>)', 'she ate soap'],
    ['the last of several ways', '(drank bleach | ate [the] soap | <pet>)', 'the cat'],
    ['ways without brackets', 'drank bleach | ate soap', 'he ate soap'],
    ['a short way of writing', 'cant breathe', 'i can not breathe'],
    ['a number', 'took #5+', 'took n2_3_4_5_:7kc'],
    ['a name', 'took <medicine>', 'took @mg:warfarin'],
    ['words between', 'took .. bleach', 'took some of bleach'],
    ['the start of the message', '^ help', 'help me'],
    ['nothing that is told by words', '.. $', 'any words'],
  ])('%s', (_what, phrase, message) => {
    expect(compile(phrase).isIn(marked(message))).toBe(true);
  });

  test('and not found where its words stand otherwise', () => {
    expect(compile('ate soap').isIn(marked('soap ate him'))).toBe(false);
    expect(compile('ate soap').isIn(marked('he ate bread'))).toBe(false);
  });

  test('in one message after another', () => {
    const [first, second] = [compile('ate soap'), compile('drank bleach')];
    expect(first.isIn(marked('ate soap'))).toBe(true);
    expect(second.isIn(marked('drank bleach'))).toBe(true);
    expect(first.isIn(marked('drank bleach'))).toBe(false);
    expect(first.replaceIn(marked('he ate soap twice'), '~')).toBe(marked('he ~ twice'));
  });
});
