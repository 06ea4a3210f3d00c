import { useSearchParams } from 'react-router';
import { PageShell } from '../components/layout/page-shell.tsx';
import { QuizOptions } from '../components/questions/quiz-options.tsx';
import { QuestionnaireScreen } from '../features/questionnaire/questionnaire-screen.tsx';
import { QuickQuiz } from '../features/quick-quiz/quick-quiz.tsx';
import { usePageTitle } from '../lib/page-title.ts';
import { withQueries } from '../lib/with-queries.tsx';

export default withQueries(function TakeQuizPage() {
  const [search] = useSearchParams();
  if (search.has('quick')) return <QuickQuizPage />;
  return <QuestionnaireScreen path="/take-quiz" otherWay={<QuizOptions current="full" />} />;
});

function QuickQuizPage() {
  usePageTitle('The quick quiz');
  return (
    <PageShell
      title="The quick quiz"
      lead="Eight questions, no account. Your answers stay in this tab; we keep nothing of them."
      width="text"
    >
      <div className="mb-9">
        <QuizOptions current="quick" />
      </div>
      <QuickQuiz />
    </PageShell>
  );
}
