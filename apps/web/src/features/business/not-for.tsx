import { TextLink } from '../../components/ui/text-link.tsx';

const LIMITS = [
  'It doesn’t diagnose, and it doesn’t replace a doctor or pharmacist. Your screens must say so.',
  'It never tells anyone to stop, start or change a medicine.',
  'It suggests nothing to people who need to see a doctor first, and it tells them why.',
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
