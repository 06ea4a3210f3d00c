import { QuestionnaireScreen } from '../features/questionnaire/questionnaire-screen.tsx';

/** The same screen as /take-quiz, reached after sign-up. */
export default function CompleteProfilePage() {
  return <QuestionnaireScreen path="/CompleteProfile" />;
}
