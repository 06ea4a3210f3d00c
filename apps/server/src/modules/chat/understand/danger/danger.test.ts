import { describe, expect, it } from 'vitest';
import { loadChat } from '../../../../../test/chat/load-chat.ts';

const { chat, data } = await loadChat();
const help = (message: string, region?: string) => chat.help({ message, ...(region === undefined ? {} : { region }) });

describe('a card', () => {
  it('says what to do and whom to call, and holds nothing to buy or to read on', () => {
    expect(help('I took 40 iron tablets')).toMatchObject({
      kind: 'help',
      card: { id: 'poison' },
      blocks: [],
      links: [],
      suggestions: [],
      helpLines: [{ href: 'tel:+18002221222' }, { href: 'tel:911' }],
    });
    expect(help('i just want to sleep and never wake up')?.helpLines[0]).toMatchObject({ href: 'tel:988' });
    expect(help('my 3 year old has swallowed some of my iron pills')?.card?.id).toBe('poison');
  });

  it.each([
    ['GB', 'tel:999', 'tel:116123'],
    ['IE', 'tel:112', 'tel:116123'],
    ['CA', 'tel:911', 'tel:988'],
    ['AU', 'tel:000', 'tel:131114'],
    ['NZ', 'tel:111', 'tel:1737'],
    ['IN', 'tel:112', 'tel:14416'],
    ['DE', 'tel:112', 'tel:116123'],
    ['FR', 'tel:112', 'tel:3114'],
    ['ES', 'tel:112', 'tel:024'],
    ['CH', 'tel:112', 'tel:143'],
    ['PL', 'tel:112', 'tel:116123'],
    ['PR', 'tel:911', 'tel:988'],
    ['JE', 'tel:999', 'tel:116123'],
    ['ZW', 'tel:112', 'https://findahelpline.com'],
    ['BR', 'tel:112', 'https://findahelpline.com'],
    [undefined, 'tel:911', 'tel:988'],
  ])('has the numbers of the region: %s', (region, emergency, crisis) => {
    const hrefs = help('I want to die', region)?.helpLines.map(({ href }) => href);
    expect(hrefs).toEqual(expect.arrayContaining([emergency, crisis]));
    expect(help('I have chest pain', region)?.card?.title).toMatch(/Call \d{3}/);
  });

  it('every region has an emergency, a poison and a crisis line, and every card a line in every region', () => {
    for (const [region, { lines }] of Object.entries(data.helpLines.regions)) {
      expect(Object.keys(lines), region).toEqual(expect.arrayContaining(['emergency', 'poison', 'crisis']));
      for (const [card, { lines: roles }] of Object.entries(data.cards)) {
        expect(
          roles.some((role) => lines[role] !== undefined),
          `${card} in ${region}`,
        ).toBe(true);
      }
    }
  });

  it('tells what is known of the two after it, where that helps those who answer the call', () => {
    const answer = help('took st johns wort with sertraline, now sweating, shaking and confused');
    expect(answer?.card?.id).toBe('serotonin');
    expect(answer?.blocks[0]?.title).toMatch(/St\. John's wort and sertraline/);
    expect(answer?.sources.length).toBeGreaterThan(0);
  });

  it('names every card that a rule speaks of', () => {
    for (const { card } of data.danger.rules) expect(Object.keys(data.cards)).toContain(card);
  });
});

describe('a long or strange message', () => {
  it.each([
    'i took '.repeat(70),
    'my son has had my pills and my son took '.repeat(12),
    '💊💊💊',
    '....',
    'a'.repeat(500),
    '9'.repeat(500),
  ])('is read in bounded time: %.20s', (message) => {
    expect(() => help(message)).not.toThrow();
  });
});
