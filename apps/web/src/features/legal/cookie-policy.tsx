import { PageShell } from '../../components/layout/page-shell.tsx';
import { Prose } from '../../components/layout/prose.tsx';
import { TextLink } from '../../components/ui/text-link.tsx';
import { inTab, onDevice } from './browser-data.ts';
import { DataTable } from './data-table.tsx';

export function CookiePolicy() {
  return (
    <PageShell title="Cookie policy" lead="One cookie, no tracking, nothing from other companies.">
      <Prose>
        <h2>The cookie</h2>
        <p>
          Evidose sets one cookie, after you enter the PIN and accept the terms of access. It only tells us that this
          browser may enter. Scripts cannot read it, no other site gets it, and it ends after one hour. The site cannot
          work without it, so there is no banner to click away.
        </p>
        <h2>What we keep in this tab</h2>
        <p>Gone when you close the tab.</p>
        <DataTable label="Kept in this tab" rows={inTab} />
        <h2>What we keep on this device</h2>
        <p>
          This stays when you close the tab. On a shared computer, sign out when you are done, and turn off the copy on
          the device in the questionnaire.
        </p>
        <DataTable label="Kept on this device" rows={onDevice} />
        <h2>What we do not do</h2>
        <p>
          We use no ads, no analytics, no social media buttons, and no fonts or scripts from other companies. Your
          browser talks only to Evidose, unless you choose to sign in with another company.
        </p>
        <p>
          What the server keeps is in the <TextLink to="/privacy-policy">privacy policy</TextLink>.
        </p>
      </Prose>
    </PageShell>
  );
}
