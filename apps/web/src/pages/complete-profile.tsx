import TakeQuizPage from './take-quiz.tsx';

/** The same screen as /take-quiz, reached after sign-up. */
export default function CompleteProfilePage() {
  return <TakeQuizPage />;
}
