import { PageShell } from '../components/layout/page-shell.tsx';
import { QuestionList } from '../features/questions/question-list.tsx';
import { pageHeads } from '../lib/page-heads.ts';

export default function QuizQuestionsPage() {
  return (
    <PageShell {...pageHeads['/quiz-questions']}>
      <QuestionList />
    </PageShell>
  );
}
