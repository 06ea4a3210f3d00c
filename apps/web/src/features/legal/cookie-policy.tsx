import { PageShell } from '../../components/layout/page-shell.tsx';
import { Prose } from '../../components/layout/prose.tsx';
import { TextLink } from '../../components/ui/text-link.tsx';
import { inTab, onDevice } from './browser-data.ts';
import { DataTable } from './data-table.tsx';

export function CookiePolicy() {
  return (
    <PageShell title="Cookie policy" lead="One cookie, no tracking, nothing from anybody else.">
      <Prose>
        <h2>The cookie</h2>
        <p>
          Evidose sets one cookie, after you entered the PIN and accepted the terms of access. It says that this browser
          may enter and nothing else, scripts cannot read it, it is sent to no other site, and it ends after one hour.
          Without it the site cannot work, so there is nothing to opt out of and no banner to click away.
        </p>
        <h2>What we keep in this tab</h2>
        <p>Gone when you close the tab.</p>
        <DataTable label="Kept in this tab" rows={inTab} />
        <h2>What we keep on this device</h2>
        <p>
          Stays when you close the tab. On a computer that others use, sign out when you are done, and choose in the
          questionnaire that no copy is kept.
        </p>
        <DataTable label="Kept on this device" rows={onDevice} />
        <h2>What we do not do</h2>
        <p>
          No advertising, no analytics, no social media buttons, no fonts or scripts from other companies. Your browser
          talks to Evidose, and to another company only if you choose to sign in with it.
        </p>
        <p>
          What the server keeps is in the <TextLink to="/privacy-policy">privacy policy</TextLink>.
        </p>
      </Prose>
    </PageShell>
  );
}
