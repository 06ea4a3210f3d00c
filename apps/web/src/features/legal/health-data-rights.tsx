import { TextLink } from '../../components/ui/text-link.tsx';

const RIGHTS = [
  'See all of it: your profile shows every answer, and “Download all my data” gives you a copy that programs can read.',
  'Know who got it. Nobody did: we share it with no company.',
  'Correct it, answer by answer, in your profile.',
  'Take back your consent for any use, as easily as you gave it. We stop from then on.',
  'Have it deleted. Your profile deletes the account and everything in it right away. Copies in backups go when the backup is deleted.',
  'Be treated the same afterward. Using a right is free and changes no price and no plan.',
] as const;

/** What the consumer health data laws of several US states grant, offered to everybody. */
export function HealthDataRights() {
  return (
    <>
      <h2 id="health-data">Your health data: what you can ask of us</h2>
      <p>
        Laws such as Washington’s My Health My Data Act and Nevada’s SB 370 give people rights over their health data.
        Here everyone has these rights, wherever they live.
      </p>
      <p>
        <strong>What counts as such here:</strong> your answers (conditions, symptoms, medicines, test results, habits,
        goals), the plans made from them, and what you chose, ordered and took. <strong>Where it comes from:</strong>{' '}
        you, and nobody else. <strong>What it is for:</strong> making and showing your plan, and nothing else.{' '}
        <strong>Sale:</strong> we don’t sell it and never will without the separate, signed authorisation those laws ask
        for. We have no reason to ask for one. We set up no virtual fences around clinics or any other place.
      </p>
      <p>You can:</p>
      <ul>
        {RIGHTS.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p>
        Most of it works by itself in your profile. For the rest <TextLink to="/contact">write to us</TextLink>; we
        answer within 45 days, usually within three working days. If we refuse, we say why, and you can ask us to look
        again; if we still refuse, you can complain to your state’s Attorney General.
      </p>
    </>
  );
}
