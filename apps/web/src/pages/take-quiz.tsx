import { useSearchParams } from 'react-router';
import { QuestionnaireScreen } from '../features/questionnaire/questionnaire-screen.tsx';
import { QuickWay } from '../features/questionnaire/quick-way.tsx';

export default function TakeQuizPage() {
  const [search] = useSearchParams();
  if (search.has('quick')) return null;
  return <QuestionnaireScreen path="/take-quiz" otherWay={<QuickWay />} />;
}
