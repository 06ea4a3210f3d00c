import { TextLink } from '../../components/ui/text-link.tsx';

const LIMITS = [
  'It does not diagnose, and it does not replace the advice of a doctor or pharmacist. Your screens have to say so.',
  'It does not tell anybody to stop a prescribed medicine.',
  'It will suggest nothing at all to people whose answers need a clinician first, and it says why.',
] as const;

export function NotFor() {
  return (
    <div className="max-w-text">
      <ul className="flex list-disc flex-col gap-2 pl-5 text-ink-soft">
        {LIMITS.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p className="mt-5 text-ink-soft">
        Try it first: <TextLink to="/api">the API page</TextLink> has a console and keys for a free trial, and{' '}
        <TextLink to="/pricing">the prices</TextLink> are public.
      </p>
    </div>
  );
}
