export { type ChatBatch, type ChatCase, readChatBatch, readChatCases } from './chat/cases.ts';
export { type ChatData, loadChatData, readChatData } from './chat/load.ts';
export { createPhrases, NUMBER_STEPS, wordsOfPhrases } from './chat/phrases.ts';
export type { HelpRole } from './chat/schema.ts';
export { createSignTable, numberOf } from './chat/sign-table.ts';
export { asWeights, type Learned, writeWeights } from './chat/weights.ts';
export { type LoadOptions, loadKnowledge } from './load.ts';
export { finish } from './steps.ts';
