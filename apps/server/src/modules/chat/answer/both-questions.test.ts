import { describe, expect, it } from 'vitest';
import { loadChat } from '../../../../test/chat/load-chat.ts';
import { personWithPlan, textOf } from '../../../../test/chat/score.ts';

const { prepared, chat } = await loadChat();
const mine = personWithPlan(prepared);
const ask = async (message: string) => (await chat.answer({ message }, { isSignedIn: false, plan: null })).answer;

describe('two questions in one message', () => {
  it.each([
    ['do I take creatine before or after the gym, and how many grams', 'Any time of day', '3 to 5 g'],
    ['how much creatine and is it before or after training', '3 to 5 g', 'Any time of day'],
    ['can I have magnesium with coffee and is it ok in pregnancy', 'Coffee and tea', 'In pregnancy keep'],
    ['melatonin how early before bed and how strong', 'an hour before bed', '0.5 to 3 mg'],
    ['what is the limit for selenium, plus which foods have it', '400 mcg', 'Brazil nuts'],
    ['does turmeric have side effects? also is it ok when pregnant?', 'loose stools', 'isn’t advised in pregnancy'],
  ])('are both answered: %s', async (message, first, second) => {
    const text = textOf(await ask(message));
    expect(text).toContain(first);
    expect(text).toContain(second);
  });

  it('are both answered from the plan', async () => {
    const { answer } = await chat.answer({ message: 'when do I take the iron and does it upset the stomach' }, mine);
    expect(textOf(answer)).toContain('28 mg once a day');
    expect(textOf(answer)).toContain('Constipation');
  });

  it('what a medicine meets comes first', async () => {
    const answer = await ask('what dose of coq10 is usual and does it interact with warfarin');
    expect(answer.blocks[0]?.title).toMatch(/Coenzyme Q10 and warfarin/);
    expect(textOf(answer)).toContain('100 to 200 mg');
  });

  it('what is only told beside a question asks nothing', async () => {
    const answer = await ask('I take magnesium at night and how long until it works');
    expect(textOf(answer)).not.toContain('When to take');
  });
});

describe('a supplement and a part of the body', () => {
  it.each([
    ['ashwagandha and the thyroid?', /thyroid hormones/],
    ['is turmeric hard on the liver', /harmed the liver/],
    ['creatine and kidneys', /kidney blood test/],
    ['lutein and my eyes', /Macular degeneration/],
  ])('what is known of it there comes first: %s', async (message, said) => {
    const answer = await ask(message);
    expect(answer.lead).toMatch(/^What is known of /);
    expect(answer.blocks[0]?.text ?? '').not.toBe('');
    expect(textOf(answer)).toMatch(said);
  });

  it('warns the same people once', async () => {
    const titles = (await ask('green tea extract and the liver')).blocks.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('is answered as before where nothing is known of it there', async () => {
    expect((await ask("St. John's wort and the eyes")).lead).not.toMatch(/^What is known of /);
  });
});

describe('a medicine by the beginning of its name', () => {
  it('is the one that this person takes', async () => {
    const { answer } = await chat.answer({ message: 'how long after my levo before I can have the magnesium' }, mine);
    expect(textOf(answer)).toContain('keep 4 hours apart');
  });

  it('is no ordinary word, and nobody else’s', async () => {
    expect(textOf(await ask('how long after my levo can I have magnesium'))).not.toContain('levothyroxine');
  });
});
