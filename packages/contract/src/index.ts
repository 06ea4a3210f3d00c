export * from './alert-key.ts';
export * from './amount-text.ts';
export { answerStatement } from './answer-statement.ts';
export * from './canonical-line.ts';
export * from './constants.ts';
export * from './cookies.ts';
export * from './diary-slots.ts';
export { isEmailAddress } from './email.ts';
export * from './error-body.ts';
export * from './error-types.ts';
export * from './errors.ts';
export * from './health-data-consent.ts';
export { inSentence } from './in-sentence.ts';
export { labText } from './lab-text.ts';
export * from './letter.ts';
export { countNames, MOST_NAMES } from './names-list.ts';
export { openApiDocument } from './openapi.ts';
export * from './pages.ts';
export * from './pricing.ts';
export {
  ofEachProfileField,
  type ProfileField,
  type ProfileNames,
  profileFieldNames,
  profileFields,
} from './profile-fields.ts';
export * from './questionnaire/answers.ts';
export { type AnswerCheck, checkAnswer, TAKEN_ON } from './questionnaire/check-answer.ts';
export { questionnaireDeclaration } from './questionnaire/declaration.ts';
export { mergeAnswers } from './questionnaire/merge.ts';
export { PLAIN_ANSWERS } from './questionnaire/plain-answers.ts';
export * from './questionnaire/question.ts';
export * from './questionnaire/questions.ts';
export { QuestionnaireSchema } from './questionnaire/schema.ts';
export * from './questionnaire/short.ts';
export * from './questionnaire/validate.ts';
export * from './recommendation.ts';
export * from './resolved-statement.ts';
export * from './routes/index.ts';
export * from './routes/route.ts';
export * from './safety-kinds.ts';
export { samplePerson } from './sample-person.ts';
export * from './severity.ts';
export * from './slot-hours.ts';
export { isStorable } from './storable.ts';
export * from './stored-data.ts';
export * from './texts.ts';
export * from './trial.ts';
