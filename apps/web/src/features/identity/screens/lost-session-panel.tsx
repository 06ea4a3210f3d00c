import { Card } from '../../../components/ui/card.tsx';
import { LinkButton } from '../../../components/ui/link-button.tsx';

/** The mark says that somebody waits, but this browser does not know who: storage was cleared, or the time is up. */
export function LostSessionPanel() {
  return (
    <Card className="flex flex-col items-start gap-4">
      <p>The link in your email still works. To get a new one, log in with your email address and password.</p>
      <LinkButton to="/log-in">Log in</LinkButton>
    </Card>
  );
}
