import { describe, expect, it } from 'vitest';
import { findBanned } from './lib/voice/find-banned.mjs';
import { gradeOf } from './lib/voice/grade.mjs';
import { textsForPeople, textsOfCode, textsOfKnowledge } from './lib/voice/texts.mjs';

/** A good health writer stays at grade 7 to 8; names of substances raise the grade. */
const MOST_GRADE = 8.5;

describe('texts for people', () => {
  const said = textsForPeople();

  it('have no phrase that docs/voice.md bans', () => {
    const found = findBanned([...said.interface, ...said.knowledge]).map(({ file, text }) => `${file}: ${text}`);
    expect(found).toEqual([]);
  });

  it('contain no name from the code', () => {
    const words = [...said.interface, ...said.knowledge].flatMap(({ text }) =>
      text.replace(/\$\{[^}]*\}*|\{[^}]*\}|\[[^\]]*\]/g, ' ').match(/(?<= )[a-z]{2,}[A-Z][a-z]{2,}(?=[ .,;:?!])/g),
    );
    expect(words.filter((word) => word !== null)).toEqual([]);
  });

  it('are checked as a whole, and need no more than grade 8', () => {
    expect(said.interface.length).toBeGreaterThan(700);
    expect(said.knowledge.length).toBeGreaterThan(3_000);
    for (const texts of Object.values(said)) expect(gradeOf(texts.map(({ text }) => text))).toBeLessThan(MOST_GRADE);
  });
});

describe('the check', () => {
  it.each([
    'Welcome in, please enter.',
    'They hold for the next hour.',
    'That is no verdict: we know too little.',
    'Something else spoke louder.',
    'It and Valerian both make drowsy.',
    'Give it 0 to 4 weeks.',
    'Serves some of the same wishes.',
    'What it meets',
    'Give it a name, so that you know it again.',
    'A small dose makes sure.',
    'Nothing a shop pays could change a ranking.',
    'We have no row for honey and your tablets.',
    'Gas or bloating and wind can come.',
    'It strengthens the body’s defenses.',
    'A physiotherapist can help.',
    'Go for a check-up.',
    'Ask before you add a herb.',
    'On an empty stomach it repeats less.',
    'A cause that can be mended.',
    'Your mood deserves a talk with a doctor.',
    'Avoid a tablet that holds iron.',
    'holds vitamin K',
    'Drink 250 ml of water.',
    'A medicine of yours may do this.',
    'Daily movement helps.',
    'No conflict with a supplement is on record.',
    'By your answers Kava is not for you.',
    'Of what you use already, ask about iron.',
    'Zinc: what is too low is tested after three months.',
    'About your sleep, yes.',
    'That is not the same as safe.',
    'It can hide a lack of zinc.',
    'Some capsules hold soy.',
    'Start nothing before a doctor agrees.',
    'Do not stop it from one day to the next.',
    'You could not know.',
    'The label does not say how much.',
    'We cannot show it.',
    'The colour of the tablet changes.',
    'Take 50 µg with food.',
  ])('notices “%s”', (text) => {
    expect(findBanned([{ file: 'x', text }])).not.toEqual([]);
  });

  it.each([
    'Do not take it with alcohol.',
    'A lack of sleep makes it worse.',
    'Hold it under your tongue.',
    'Ferritin is given in µg/L.',
    'The capsules may hold up in the heat.',
    'holds it back in the body',
    'A movement disorder such as Parkinson’s.',
  ])('lets “%s” be', (text) => {
    expect(findBanned([{ file: 'x', text }])).toEqual([]);
  });

  it('reads quotes, templates, text between tags and YAML, and skips comments', () => {
    const code = [
      '// They hold for the next hour.',
      "const a = 'They hold for the first hour.';",
      'const b = `They hold for the whole day.`;',
      '<p className="They hold for the class">They hold for\n  the second hour.</p>',
    ].join('\n');
    expect(textsOfCode(code)).toEqual([
      'They hold for the first hour.',
      'They hold for the whole day.',
      'They hold for the second hour.',
    ]);
    expect(textsOfKnowledge("- message: 'It''s a small dose.'\n  note: Plain words.\n  id: x")).toEqual([
      "It's a small dose.",
      'Plain words.',
    ]);
  });

  it('gives a harder text a higher grade', () => {
    const easy = ['You may feel tired. Take it with food.'];
    const hard = ['Concomitant administration necessitates considerable pharmacological consideration beforehand.'];
    expect(gradeOf(hard)).toBeGreaterThan(gradeOf(easy) + 8);
  });
});
