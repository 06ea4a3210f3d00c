import { FDA_DISCLAIMER } from '../../components/layout/disclaimer.tsx';
import { PageShell } from '../../components/layout/page-shell.tsx';
import { Prose } from '../../components/layout/prose.tsx';
import { TextLink } from '../../components/ui/text-link.tsx';

export function TermsOfService() {
  return (
    <PageShell title="Terms of service" lead="Short, so you can read all of it.">
      <Prose>
        <h2>What Evidose is</h2>
        <p>
          Evidose gives information about dietary supplements, based on what you tell it. It’s not a medical service. It
          doesn’t examine, diagnose, treat or prescribe, and using it doesn’t make us your doctor.
        </p>
        <p>{FDA_DISCLAIMER}</p>
        <h2>What we ask of you</h2>
        <ul>
          <li>Evidose is for adults. If you’re under 18, please use it together with a parent and a doctor.</li>
          <li>Use it for yourself, and keep your PIN and your account to yourself.</li>
          <li>Answer fully and honestly, and keep your medicines, conditions and allergies up to date.</li>
          <li>Ask a doctor or pharmacist before big changes, and before anything that worries you.</li>
          <li>In an emergency, call your local emergency number. Do not wait for a plan.</li>
        </ul>
        <h2>What you can expect of us</h2>
        <ul>
          <li>We base suggestions on published evidence and written rules, and we show the sources.</li>
          <li>No company or store can pay to change what we suggest.</li>
          <li>When the evidence changes, our advice changes too, and your plan asks you to check again.</li>
        </ul>
        <h2>What it costs</h2>
        <p>
          Nothing for people. For programs there are <TextLink to="/pricing">plans</TextLink>; a paid one is agreed in
          writing and never renews behind your back.
        </p>
        <h2>The API</h2>
        <ul>
          <li>A key is yours: keep it secret, and revoke it when in doubt.</li>
          <li>Send only what the people concerned agreed to. Do not send names.</li>
          <li>
            Show the alerts, the reasons for leaving things out, the sources and the disclaimer together with a plan.
          </li>
          <li>Do not change a dose or a warning and call it ours.</li>
        </ul>
        <h2>Limits</h2>
        <p>
          The evidence has gaps and people differ. We can’t promise that a supplement will help you. You decide what you
          take.
        </p>
        <h2>Ending it</h2>
        <p>
          You can delete your account at any time in your profile. What we store and for how long is in the{' '}
          <TextLink to="/privacy-policy">privacy policy</TextLink>.
        </p>
      </Prose>
    </PageShell>
  );
}
