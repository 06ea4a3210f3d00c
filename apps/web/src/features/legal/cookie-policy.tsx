import { PageShell } from '../../components/layout/page-shell.tsx';
import { Prose } from '../../components/layout/prose.tsx';

export function CookiePolicy() {
  return (
    <PageShell title="Cookie policy" lead="One cookie, no tracking, nothing from anybody else.">
      <Prose>
        <p>
          Evidose sets a single cookie, after you entered the PIN and accepted the terms of access. It says that this
          browser may enter, it cannot be read by scripts, and it ends after one hour. Without it the site cannot work,
          so there is nothing to opt out of and no banner to click away.
        </p>
        <h2>What we keep in your browser</h2>
        <p>Some things are kept on your device only, so that a reload or a closed tab loses nothing:</p>
        <table>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">Why</th>
              <th scope="col">How long</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>When your access ends</td>
              <td>To ask for the PIN again at the right time</td>
              <td>One hour</td>
            </tr>
            <tr>
              <td>Your answers so far</td>
              <td>To bring them back after a reload, a closed tab or a log-in</td>
              <td>
                Until they are sent or you clear them; without “Keep a draft on this device”, until the tab is closed
              </td>
            </tr>
            <tr>
              <td>Your sign-in</td>
              <td>To keep you logged in</td>
              <td>Until you sign out, 30 days at most</td>
            </tr>
            <tr>
              <td>Your email address while you sign up, and that it waits to be verified</td>
              <td>To tell you where the email went, and to go on afterwards</td>
              <td>Until it is verified or the tab is closed</td>
            </tr>
            <tr>
              <td>The page you were going to</td>
              <td>To bring you there after the PIN or the log-in</td>
              <td>Until you are there</td>
            </tr>
            <tr>
              <td>Light or dark</td>
              <td>To show the theme you chose</td>
              <td>Until you choose again</td>
            </tr>
          </tbody>
        </table>
        <h2>What we do not do</h2>
        <p>
          No advertising, no analytics cookies, no social media buttons, no fonts or scripts from other companies. Your
          browser talks to Evidose and to nobody else.
        </p>
      </Prose>
    </PageShell>
  );
}
