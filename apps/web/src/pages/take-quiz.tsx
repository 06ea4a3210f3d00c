import { useSearchParams } from 'react-router';
import { QuizWays } from '../components/questions/quiz-ways.tsx';
import { QuestionnaireScreen } from '../features/questionnaire/questionnaire-screen.tsx';

export default function TakeQuizPage() {
  const [search] = useSearchParams();
  if (search.has('quick')) return null;
  return <QuestionnaireScreen path="/take-quiz" otherWay={<QuizWays current="full" />} />;
}
