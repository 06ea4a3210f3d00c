import { createAnswerStore } from '../../../components/questions/answer-store.ts';
import { fillPregnancyStatus } from './consequences.ts';
import { createDraftKeeper } from './draft-keeper.ts';

/** The one questionnaire of this page. It outlives its screen: a gate or a log-in in between loses nothing. */
export const answerStore = createAnswerStore({ consequence: fillPregnancyStatus });
export const draft = createDraftKeeper(answerStore);
