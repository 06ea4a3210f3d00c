export {
  type CheckedMedicinePair,
  type CheckedPair,
  checkInteractions,
  type InteractionCheck,
} from './ask/check-interactions.ts';
export { type ClarifyingQuestion, clarifyingQuestionFor } from './ask/clarifying-question.ts';
export { depletionsOf } from './ask/depletions.ts';
export { lastEntry, type NameHit, type NameKind, searchNames } from './ask/search-names.ts';
export {
  type UnderstoodEntry,
  type UnderstoodSupplement,
  understandAdvice,
  understandAllergies,
  understandEntries,
  understandMedicines,
  understandSupplements,
} from './ask/understand-text.ts';
export { type Detailed, type Difference, planDetails } from './changes/details.ts';
export { type Changes, changesBetween } from './changes/suggestions.ts';
export { derivedFields, hasPositiveScreen, INTAKE, isMinor } from './criteria/derived.ts';
export { isSameEntry, type Line, lineOf } from './doubt/line-of.ts';
export { readDoubted } from './doubt/read-lists.ts';
export type * from './knowledge.ts';
export { NO_AMOUNTS, NO_BRANDS, NO_PRODUCTS, NO_STATUS_WEIGHTS } from './knowledge-names.ts';
export * from './language/names.ts';
export type * from './language.ts';
export { ANY_MEDICINE, type Finding } from './model.ts';
export { type Prepared, prepare } from './prepare/prepare.ts';
export type { QuickCandidate } from './quick/candidates.ts';
export type { QuickFact } from './quick/quick-fact.ts';
export {
  type QuickDecision,
  type QuickSaid,
  recommendQuick,
  waitsForFullQuestionnaire,
} from './quick/recommend-quick.ts';
export { recommend } from './recommend.ts';
export { asInteraction } from './safety/effect-as-interaction.ts';
export { asksDoctor, bySeverity, isAboveMinor, isForbidden, isGrave } from './safety/severity.ts';
export { slipsBetween } from './text/distance.ts';
export { readNames, spansOf } from './text/reader.ts';
export { featuresIn, statusScores } from './text/status-vote.ts';
export { keyOf, tokensOf } from './text/tokens.ts';
export { judgeTrials, type TrialJudgement } from './trials/judge-trials.ts';
export { type ReadEntry, readAnswer, readEntries } from './understand/lists.ts';
export { namedProduct } from './understand/product-of.ts';
export { whyNot, whyNotAll } from './why-not.ts';
export { conditionName } from './words/names-in-text.ts';
export { fillOpenWords, hasOpenWords, orList } from './words/open-words.ts';
export { STATE_WORDS } from './words/states.ts';
