import { FDA_DISCLAIMER } from '../../components/layout/disclaimer.tsx';
import { PageShell } from '../../components/layout/page-shell.tsx';
import { Prose } from '../../components/layout/prose.tsx';
import { TextLink } from '../../components/ui/text-link.tsx';

export function TermsOfService() {
  return (
    <PageShell title="Terms of service" lead="Short, because it should be read.">
      <Prose>
        <h2>What Evidose is</h2>
        <p>
          Evidose gives information about dietary supplements, sorted for what you tell it. It is not a medical service.
          It does not examine, diagnose, treat or prescribe, and using it makes nobody your doctor or your patient.
        </p>
        <p>{FDA_DISCLAIMER}</p>
        <h2>What we ask of you</h2>
        <ul>
          <li>Use it for yourself, and keep your PIN and your account to yourself.</li>
          <li>Answer completely and truthfully, and keep medicines, conditions and allergies current.</li>
          <li>Ask a doctor or pharmacist before big changes, and before anything that worries you.</li>
          <li>In an emergency, call your local emergency number. Do not wait for a plan.</li>
        </ul>
        <h2>What you can expect of us</h2>
        <ul>
          <li>Suggestions follow from published evidence and written rules, with their sources.</li>
          <li>Nothing a maker or a shop pays changes what is suggested.</li>
          <li>When the evidence changes, so does the advice, and your plan invites you to check again.</li>
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
          Evidence is incomplete and people differ: we cannot promise that a supplement will help you. What you take is
          your decision.
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
