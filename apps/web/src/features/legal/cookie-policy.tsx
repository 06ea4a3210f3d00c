import { cookies } from '@evidose/contract';
import { PageShell } from '../../components/layout/page-shell.tsx';
import { Prose } from '../../components/layout/prose.tsx';
import { TextLink } from '../../components/ui/text-link.tsx';
import { inTab, onDevice } from './browser-data.ts';
import { DataTable } from './data-table.tsx';

export function CookiePolicy() {
  return (
    <PageShell title="Cookie policy" lead="Two cookies, no tracking, nothing from other companies.">
      <Prose>
        <h2>The cookies</h2>
        <p>
          Evidose sets two cookies. Scripts can’t read them, and no other site gets them. The site can’t work safely
          without them, so there is no banner to click away.
        </p>
        <DataTable label="Cookies" rows={Object.values(cookies)} />
        <h2>What we keep in this tab</h2>
        <p>Gone when you close the tab.</p>
        <DataTable label="Kept in this tab" rows={inTab} />
        <h2>What we keep on this device</h2>
        <p>
          This stays when you close the tab. On a shared computer, sign out when you are done, and turn off the copy on
          the device in the questionnaire.
        </p>
        <DataTable label="Kept on this device" rows={onDevice} />
        <h2>What we don’t do</h2>
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
