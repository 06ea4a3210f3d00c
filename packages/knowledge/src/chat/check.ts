import type { ParsedKnowledge } from '../parse.ts';
import { type ChatData, loadChatData } from './load.ts';
import { createPhrases, PhraseError } from './phrases.ts';
import { ruleFaults } from './rule-cases.ts';

type Ids = Pick<ParsedKnowledge, 'supplements' | 'drugs' | 'drugClasses' | 'sources'>;

/** Every phrase of the data, with the place where it stands. */
export function chatPhrases({ words, danger, questions, site, foods }: ChatData): [string, readonly string[]][] {
  return [
    ...Object.entries(words.families).map(([name, says]): [string, string[]] => [`words.yaml ${name}`, says]),
    ...danger.frames.map(({ name, says, unless }): [string, string[]] => [`danger.yaml ${name}`, [...says, ...unless]]),
    ['danger.yaml lethal', danger.lethal],
    ['danger.yaml asked', danger.asked],
    ['questions.yaml what-if', questions['what-if']],
    ['questions.yaml one-for', questions['one-for']],
    ['questions.yaml for-goal', questions['for-goal']],
    ['questions.yaml unwell', questions.unwell],
    ...danger.calm.map(({ name, says, unless }): [string, string[]] => [
      `danger.yaml calm ${name}`,
      [...says, ...unless],
    ]),
    ...danger.rules.map(({ card, says, together, unless }): [string, string[]] => [
      `danger.yaml ${card}`,
      [...says, ...together.flat(), ...unless],
    ]),
    ...questions.asks.map(({ ask, says, not }): [string, string[]] => [`questions.yaml ${ask}`, [...says, ...not]]),
    ...Object.entries(questions.topics).map(([topic, says]): [string, string[]] => [`questions.yaml ${topic}`, says]),
    ...Object.entries(questions.groups).map(([id, { says }]): [string, string[]] => [`questions.yaml ${id}`, says]),
    ...questions.places.map(({ at, says }): [string, string[]] => [`questions.yaml place ${at}`, says]),
    ...Object.entries(questions.listed).map(([id, { says, not, words }]): [string, string[]] => [
      `questions.yaml ${id}`,
      [...says, ...not, ...Object.values(words).flatMap((word) => word.says)],
    ]),
    ['questions.yaml measured', Object.values(questions.measured).flat()],
    ...Object.entries(questions.organs).map(([id, { says }]): [string, string[]] => [`questions.yaml ${id}`, says]),
    ['questions.yaml double-dose', questions['double-dose']],
    ['questions.yaml stop-medicine', questions['stop-medicine']],
    ['questions.yaml stop-it', questions['stop-it']],
    ['questions.yaml goes-on', questions['goes-on']],
    ['questions.yaml goes-on-words', questions['goes-on-words']],
    ['questions.yaml stop-words', questions['stop-words']],
    ['questions.yaml remedies', questions.remedies],
    ['questions.yaml remedy-words', questions['remedy-words']],
    ...site.map(({ id, says, not }): [string, string[]] => [`site.yaml ${id}`, [...says, ...not]]),
    ...Object.entries(foods.foods).map(([id, food]): [string, string[]] => [`foods.yaml ${id}`, food.words]),
  ];
}

function phraseFaults(data: ChatData): string[] {
  const { compile } = createPhrases(data.words);
  return chatPhrases(data).flatMap(([where, says]) =>
    says.flatMap((phrase) => {
      try {
        compile(phrase);
        return [];
      } catch (thrown) {
        const why = thrown instanceof PhraseError ? thrown.message : 'it is no pattern';
        return [`language/chat/${where}: "${phrase}": ${why}`];
      }
    }),
  );
}

/** What the assistant's data says of things that are not there. */
export function chatFaults(
  { supplements, drugs, drugClasses, sources }: Ids,
  data: ChatData = loadChatData(),
): string[] {
  const { danger, foods, cards, notes, likely, site } = data;
  const ids = new Set([
    ...supplements.map(({ value }) => value.id),
    ...Object.keys(drugs.value),
    ...Object.keys(drugClasses.value),
  ]);
  const known = new Set([...Object.keys(sources.value), ...Object.keys(foods.sources)]);
  const unknownId = (where: string, id: string): string[] =>
    ids.has(id) ? [] : [`language/chat/${where}: there is no ${id}`];
  const unsourced = (where: string, used: readonly string[]): string[] =>
    used.filter((id) => !known.has(id)).map((id) => `language/chat/${where}: there is no source ${id}`);
  const rows = Object.entries(foods.foods).flatMap(([food, { rows: own, otherwise }]) => [
    ...own.flatMap((row) => row.with.flatMap((id) => unknownId(`foods.yaml ${food}`, id))),
    ...[...own, otherwise].flatMap((row) => unsourced(`foods.yaml ${food}`, row.sources)),
  ]);
  const pages = new Set(site.map(({ id }) => id));
  const noted = Object.entries(notes).flatMap(([ask, own]) =>
    own.flatMap((row) => [
      ...row.about.flatMap((id) => unknownId(`notes.yaml ${ask}`, id)),
      ...unsourced(`notes.yaml ${ask}`, row.sources),
    ]),
  );
  return [
    ...phraseFaults(data),
    ...ruleFaults(danger.rules),
    ...noted,
    ...Object.keys(likely.site)
      .filter((id) => !pages.has(id))
      .map((id) => `language/chat/likely.yaml: there is no page ${id}`),
    ...danger.rules
      .filter(({ card }) => cards[card] === undefined)
      .map(({ card }) => `language/chat/danger.yaml: there is no card ${card}`),
    ...Object.keys(cards)
      .filter((card) => data.inSpanish.cards[card]?.do.length !== cards[card]?.do.length)
      .map((card) => `language/chat/cards-es.yaml: ${card} is not told in Spanish, step by step`),
    ...Object.entries(data.words['as-supplements']).flatMap((pair) =>
      pair.flatMap((id) => unknownId('words.yaml as-supplements', id)),
    ),
    ...danger.grave.flatMap((id) => unknownId('danger.yaml grave', id)),
    ...danger['not-harmless'].flatMap((id) => unknownId('danger.yaml not-harmless', id)),
    ...danger.amounts.flatMap(({ id }) => unknownId('danger.yaml amounts', id)),
    ...rows,
    ...Object.entries(foods.advice).flatMap(([id, advice]) => unsourced(`foods.yaml ${id}`, advice.sources)),
  ];
}
