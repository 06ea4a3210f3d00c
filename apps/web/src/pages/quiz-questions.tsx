import { PageShell } from '../components/layout/page-shell.tsx';
import { QuestionList } from '../features/questions/question-list.tsx';

export default function QuizQuestionsPage() {
  return (
    <PageShell
      title="What we ask, and why"
      lead="No trick questions. Each is here because its answer can change what is suggested, how much, or whether it is safe."
    >
      <QuestionList />
    </PageShell>
  );
}
