import { storedData } from '@evidose/contract';
import { PageShell } from '../../components/layout/page-shell.tsx';
import { Prose } from '../../components/layout/prose.tsx';
import { TextLink } from '../../components/ui/text-link.tsx';
import { DataTable } from './data-table.tsx';
import { HealthDataRights } from './health-data-rights.tsx';

const rowsAbout = (whom: (typeof storedData)[number]['about']) => storedData.filter(({ about }) => about === whom);

export function PrivacyPolicy() {
  return (
    <PageShell title="Privacy policy" lead="Your health is personal. This is what happens to your answers.">
      <Prose>
        <h2>In short</h2>
        <ul>
          <li>We store what we need to make your plan. We know no more about your health than what you tell us.</li>
          <li>We don’t sell it, use it for ads, or show it to companies that make or sell supplements.</li>
          <li>You can download all of it, and delete all of it, in your profile.</li>
        </ul>
        <h2 id="stored">What we store</h2>
        <p>
          These tables are made from the same list that our tests compare with the database: there is no other place
          where something of yours is kept. All of it lies in one database, run by us; none of it goes to an analytics
          or advertising company. What is past its time is deleted within ten minutes.
        </p>
        <h3>About you, if you have an account</h3>
        <DataTable label="Stored about people with an account" rows={rowsAbout('person')} />
        <h3>About visitors and senders of messages</h3>
        <DataTable label="Stored about visitors" rows={rowsAbout('visitor')} />
        <h3>About nobody</h3>
        <DataTable label="Stored for the system itself" rows={rowsAbout('system')} />
        <p>
          What your own browser keeps is in the <TextLink to="/cookie-policy">cookie policy</TextLink>. Our technical
          log has one line a request: what kind, how it ended, how long it took. No answers, no addresses, no names.
        </p>
        <h2>What we don’t store</h2>
        <p>
          We forget the quick quiz, the interaction check and API calls as soon as we answer. We don’t record searches.
        </p>
        <h2>Who else gets to see it</h2>
        <ul>
          <li>
            The server that sends our email sees your address and the email. Our emails contain no health answers.
          </li>
          <li>If you choose to sign in with another company, that company knows that you did.</li>
          <li>Courts and authorities, where the law leaves us no choice. We tell you, unless we may not.</li>
        </ul>
        <HealthDataRights />
        <h2>In the European Union and the United Kingdom</h2>
        <p>
          We use your health answers because you agree to it when you send them (GDPR Articles 6(1)(a) and 9(2)(a));
          your profile shows the words and the day. We use your account data to provide the service you asked for
          (6(1)(b)), and the security log and limits to keep accounts safe (6(1)(f)). A plan is decided by rules, each
          of which is shown to you with its reason; it has no legal or similar effect on you, and you can ask a person
          about it. You have the rights of access, correction, erasure, restriction, portability and objection, and you
          can complain to your data-protection authority.
        </p>
        <h2>How it is kept safe</h2>
        <p>
          We store passwords as slow one-way hashes, and tokens, codes and keys as digests. Your answers never appear in
          a web address or a log. When you delete your account, we delete all of it in one step.
        </p>
        <h2>Children</h2>
        <p>Evidose is for adults. If you’re under 18, please use it together with a parent and a doctor.</p>
        <h2>Changes and contact</h2>
        <p>
          This page is as of 18 November 2026; when it changes, the date does. Questions, requests and complaints go to{' '}
          <TextLink to="/contact">the contact form</TextLink>; a person answers.
        </p>
      </Prose>
    </PageShell>
  );
}
