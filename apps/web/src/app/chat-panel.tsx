import { TextLink } from '../components/ui/text-link.tsx';

/** What the assistant's panel holds. The chat feature takes this place: `lazy(() => import('../features/chat/…'))`. */
export function ChatPanel() {
  return (
    <div className="flex flex-col gap-3 text-ink-soft text-sm">
      <p>Questions about a supplement, a limit or a medicine? Every answer we give names its source.</p>
      <ul className="flex flex-col gap-2">
        <li>
          <TextLink to="/supplements">Look up a supplement</TextLink>
        </li>
        <li>
          <TextLink to="/interactions">Check it against a medicine</TextLink>
        </li>
        <li>
          <TextLink to="/contact">Write to us</TextLink>
        </li>
      </ul>
    </div>
  );
}
