import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CORE_SCHEMA, load } from 'js-yaml';
import type { z } from 'zod';
import { dataFolder } from '../files.ts';
import { finish } from '../steps.ts';
import {
  CardsFile,
  ConceptsFile,
  DangerFile,
  FoodsFile,
  GroundingFile,
  HelpLinesFile,
  IntentsFile,
  LikelyFile,
  NotesFile,
  QuestionsFile,
  SiteFile,
  SpanishCardsFile,
  SpanishFile,
  WordsFile,
} from './schema.ts';
import { readWeights } from './weights.ts';

const folder = join('language', 'chat');

function read<S extends z.ZodType>(name: string, shape: S): z.output<S> {
  const path = join(folder, name);
  const checked = shape.safeParse(load(readFileSync(join(dataFolder, path), 'utf8'), { schema: CORE_SCHEMA }));
  if (checked.success) return checked.data;
  const faults = checked.error.issues.map(({ path: at, message }) => `${path} ${at.join('.')}: ${message}`);
  throw new Error(`The assistant's data cannot be read:\n${faults.join('\n')}`);
}

/** What the assistant recognises danger by, and what it says then. Read once a process, in steps. */
export function* readChatData() {
  const weights = readWeights();
  yield;
  const words = read('words.yaml', WordsFile);
  const danger = read('danger.yaml', DangerFile);
  yield;
  const concepts = read('concepts.yaml', ConceptsFile);
  const likely = read('likely.yaml', LikelyFile);
  yield;
  const questions = read('questions.yaml', QuestionsFile);
  const site = read('site.yaml', SiteFile);
  yield;
  return {
    weights,
    words,
    danger,
    concepts,
    likely,
    questions,
    intents: read('intents.yaml', IntentsFile),
    site,
    inSpanish: read('cards-es.yaml', SpanishCardsFile),
    spanish: read('spanish.yaml', SpanishFile),
    cards: read('cards.yaml', CardsFile),
    helpLines: read('help-lines.yaml', HelpLinesFile),
    foods: read('foods.yaml', FoodsFile),
    notes: read('notes.yaml', NotesFile),
    grounding: read('grounding.yaml', GroundingFile),
  };
}

export const loadChatData = () => finish(readChatData());

export type ChatData = ReturnType<typeof loadChatData>;
