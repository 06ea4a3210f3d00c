import { loadChatData } from '@evidose/knowledge';
import { describe, expect, it } from 'vitest';
import { loadEngine } from '../../engine.ts';
import { createChat } from './service.ts';

const chat = createChat(await loadEngine(), loadChatData());
const leadOf = async (message: string) =>
  (await chat.answer({ message }, { isSignedIn: false, plan: null })).answer.lead;
const FIRST = /^Do not stop or change .+ without talking to the person who prescribed it\./;

describe('somebody who thinks of stopping a medicine', () => {
  it.each([
    ['a name that nobody here knows', 'can I stop my zentrivax'],
    ['the same beside a supplement', 'could turmeric replace my ardimexin'],
    ['a remedy for an illness', 'my bp is fine, do I need tablets'],
    ['what a doctor gave', 'what my cardiologist gave me makes me dizzy, i leave it away'],
    ['a class in everyday words', 'taking fewer water tablets because I pee all night'],
    ['a supplement or a medicine', "saw palmetto or tamsulosin, which, I'm on the second now"],
  ])('hears first not to: %s', async (_, message) => {
    expect(await leadOf(message)).toMatch(FIRST);
  });

  it('is not told so of a page that comes near: "maybe you need none"', async () => {
    expect(await leadOf('do I still need the injections')).not.toContain('Maybe not');
  });
});

describe('somebody who thinks of stopping something else', () => {
  it.each([
    'should I stop my magnesium',
    'can I stop takeing my quercetine',
    'should I stop coffee',
    'how do I stop the emails',
    'log me off my chromebook',
    'can I swap magnesium oxide for glycinate',
  ])('hears nothing of a prescriber: %s', async (message) => {
    expect(await leadOf(message)).not.toMatch(FIRST);
  });
});
