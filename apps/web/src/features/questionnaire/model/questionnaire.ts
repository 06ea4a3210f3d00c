import { createAnswerStore } from '../../../components/questions/answer-store.ts';
import { fillPregnancyStatus } from './consequences.ts';
import { createDraftKeeper } from './draft-keeper.ts';

/** A singleton that outlives its screen, so that passing the gate or logging in loses nothing. */
export const answerStore = createAnswerStore({ consequence: fillPregnancyStatus });
export const draft = createDraftKeeper(answerStore);
