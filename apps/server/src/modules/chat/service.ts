import { type ChatAnswer, type ChatQuestion, type ChatThread, type HelpLine, MOST_IN_THREAD } from '@evidose/contract';
import type { Prepared } from '@evidose/engine';
import { type ChatData, finish } from '@evidose/knowledge';
import { doNotStop, isToldToStay } from './answer/about-medicine.ts';
import { pairBlock } from './answer/about-pairs.ts';
import { block, type Draft, namesOf, sentences } from './answer/answer.ts';
import { createAnswers } from './answer/answers.ts';
import { createHelp, type Reading } from './answer/help.ts';
import type { Asker } from './answer/scope.ts';
import { createDangerReader, type Danger } from './understand/danger/read-danger.ts';
import { createLikely } from './understand/likely.ts';
import type { KnownName } from './understand/names-in.ts';
import { createQuestionReader } from './understand/read-question.ts';
import { createReader, type Reader, type Said } from './understand/reader.ts';

export const VISITOR: Asker = { isSignedIn: false, plan: null };

const NO_THREAD: ChatThread = { medicines: [], others: [], asked: null };
const NOTHING = {
  card: null,
  helpLines: [],
  notice: null,
  ifUnsure: [],
  links: [],
  about: null,
  thread: NO_THREAD,
  suggestions: [],
  canPhrase: false,
} satisfies Partial<ChatAnswer>;
const MOST_PAIRS = 2;

const medicinesIn = ({ names }: Said): KnownName[] => names.filter(({ kind }) => kind === 'medicine');

/** Answers from the knowledge and the person's plan, and keeps nothing. Made in steps: a server that has just started does other things between. */
export function* makeChat(prepared: Prepared, data: ChatData, reader = createReader(prepared, data)) {
  yield;
  const dangerIn = createDangerReader(reader, data);
  yield;
  const questionIn = createQuestionReader(reader, data, yield* createLikely(reader, data));
  const help = createHelp(data);
  const answers = createAnswers(prepared, data, help);
  yield;

  /** The card; after it what is known of the two things named, where that helps, and that a medicine goes on. */
  function inDanger({ card, stopping }: Danger, said: Said, region: string | undefined): ChatAnswer {
    const { names, isSpanish } = said;
    const keepOn = isSpanish ? help.stopping(namesOf(medicinesIn(said))) : doNotStop(medicinesIn(said));
    const shown = help.card(card, { region, isSpanish });
    const pairs = help.hasPairs(card) ? answers.pairsOf(names).slice(0, MOST_PAIRS).map(pairBlock) : [];
    const blocks = [...pairs, ...(stopping === 'after' ? [block(keepOn, [])] : [])];
    const lead = stopping === 'before' ? keepOn : shown.lead;
    return { ...NOTHING, kind: 'help', ...shown, lead, blocks, sources: answers.sourcesOf(blocks) };
  }

  /** What answers nothing, or was hardly understood, still says whom to call. */
  function linesBeside({ kind, ifUnsure, isGuessed }: Draft, { isStrange }: Said, reading: Reading): HelpLine[] {
    if (ifUnsure !== undefined) return [...ifUnsure];
    return kind === 'no-answer' || isGuessed === true || isStrange ? help.quiet(reading) : [];
  }

  function complete(draft: Draft, said: Said, region: string | undefined): ChatAnswer {
    const reading = { region, isSpanish: said.isSpanish };
    const { blocks, links, suggestions, kind, lead, about } = draft;
    const { medicines, others, asked } = { ...NO_THREAD, ...draft.thread };
    const stays = isToldToStay(lead) ? help.stopping(namesOf(medicinesIn(said))) : '';
    return {
      ...NOTHING,
      kind,
      lead,
      about,
      notice: said.isSpanish ? sentences(stays, help.notice(reading)) : null,
      ifUnsure: linesBeside(draft, said, reading),
      blocks: [...blocks],
      links: [...links],
      suggestions: [...suggestions],
      thread: { medicines: medicines.slice(0, MOST_IN_THREAD), others: others.slice(0, MOST_IN_THREAD), asked },
      sources: answers.sourcesOf(blocks),
    };
  }

  return {
    help({ message, region }: ChatQuestion): ChatAnswer | null {
      const said = reader.read(message);
      const danger = dangerIn(said);
      return danger === null ? null : inDanger(danger, said, region);
    },

    /** `isFixed`: no model may rephrase it. Who asks is fetched only where nobody is in danger. */
    async answer(
      question: ChatQuestion,
      from: Asker | (() => Promise<Asker>),
    ): Promise<{ answer: ChatAnswer; isFixed: boolean }> {
      const said = reader.read(question.message);
      const danger = dangerIn(said);
      if (danger !== null) return { answer: inDanger(danger, said, question.region), isFixed: true };
      const who = typeof from === 'function' ? await from() : from;
      const asked = questionIn(said, who.plan !== null);
      const asker = asked.isOfOther && !asked.speaksOfPlan ? { ...who, plan: null } : who;
      const draft = await answers.draft({ said, question, asked, asker });
      return {
        answer: complete(draft, said, question.region),
        isFixed: draft.isFixed === true || draft.kind !== 'answer',
      };
    },
  };
}

export type Chat = ReturnType<typeof makeChat> extends Generator<unknown, infer Made> ? Made : never;

export const createChat = (prepared: Prepared, data: ChatData, reader?: Reader): Chat =>
  finish(makeChat(prepared, data, reader));
