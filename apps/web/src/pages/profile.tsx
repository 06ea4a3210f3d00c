import { PageShell } from '../components/layout/page-shell.tsx';
import { ProfileAnswers } from '../features/questionnaire/profile/profile-answers.tsx';

export default function ProfilePage() {
  return (
    <PageShell
      title="Your profile"
      lead="Your details, your answers and your data, all yours to change, take along or delete."
    >
      <section aria-labelledby="profile-answers" className="max-w-text">
        <h2 id="profile-answers" className="mb-5 text-heading">
          Your answers
        </h2>
        <ProfileAnswers />
      </section>
    </PageShell>
  );
}
