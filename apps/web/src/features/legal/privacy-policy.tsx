import { PageShell } from '../../components/layout/page-shell.tsx';
import { Prose } from '../../components/layout/prose.tsx';
import { TextLink } from '../../components/ui/text-link.tsx';

export function PrivacyPolicy() {
  return (
    <PageShell
      title="Privacy policy"
      lead="Health answers are as personal as data gets. This is what happens to yours."
    >
      <Prose>
        <h2>What we store</h2>
        <ul>
          <li>
            <strong>Your account:</strong> name, email address, and a one-way hash of your password.
          </li>
          <li>
            <strong>Your answers:</strong> what you filled in, so that a plan can be made and kept up to date.
          </li>
          <li>
            <strong>Your plans:</strong> what was suggested and when, what you chose, what you marked as ordered.
          </li>
          <li>
            <strong>A security log:</strong> sign-ins, failed attempts, password changes, with time and network address.
            Never a password, a code, a PIN or an answer.
          </li>
        </ul>
        <h2>What we use it for</h2>
        <p>
          To make your plan, to show it to you, to keep your account safe. We do not sell it, we do not advertise with
          it, and no supplement maker or shop gets to see it.
        </p>
        <h2>The quick quiz</h2>
        <p>The quick quiz needs no account. Its answers stay in your browser tab and are not stored with us.</p>
        <h2>How long</h2>
        <p>
          As long as you have an account. When you delete it, account, answers, plans and choices are deleted together,
          at once.
        </p>
        <h2>Your rights</h2>
        <p>
          In your profile you can see and change every answer, download everything we hold about you, and delete your
          account. If something is missing there, <TextLink to="/contact">write to us</TextLink>.
        </p>
      </Prose>
    </PageShell>
  );
}
