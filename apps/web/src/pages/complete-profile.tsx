import { QuestionnaireScreen } from '../features/questionnaire/questionnaire-screen.tsx';
import { withQueries } from '../lib/with-queries.tsx';

/** Same screen as /take-quiz, reached after sign-up. */
export default withQueries(function CompleteProfilePage() {
  return <QuestionnaireScreen path="/CompleteProfile" />;
});
