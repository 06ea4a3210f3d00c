import { PageShell } from '../components/layout/page-shell.tsx';
import { DeleteAccount } from '../features/identity/screens/delete-account.tsx';
import { NewAddress } from '../features/identity/screens/new-address.tsx';
import { PasswordChange } from '../features/identity/screens/password-change.tsx';
import { SignInList } from '../features/identity/screens/sign-in-list.tsx';
import { SignOutEverywhere } from '../features/identity/screens/sign-out-everywhere.tsx';
import { ProfileScreen } from '../features/profile/profile-screen.tsx';
import { RemindersSection } from '../features/reminders/reminders-section.tsx';
import { withQueries } from '../lib/with-queries.tsx';

export default withQueries(function ProfilePage() {
  return (
    <PageShell
      title="Your profile"
      lead="Your details, your answers and your data. You can change, download or delete all of it."
    >
      <ProfileScreen
        security={
          <div className="flex flex-col gap-8">
            <NewAddress />
            <PasswordChange />
            <SignInList />
            <SignOutEverywhere />
          </div>
        }
        reminders={<RemindersSection />}
        deletion={<DeleteAccount />}
      />
    </PageShell>
  );
});
