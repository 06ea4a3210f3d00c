const PARTS = [
  {
    title: 'One call, one decision',
    text: 'Send a questionnaire, get the plan: what to take, how much, when, why, how sure we are, and every source.',
  },
  {
    title: 'What was left out, too',
    text: 'You see each supplement we left out and why: a medicine, a condition, a limit or an allergy. Your pharmacist can follow every step.',
  },
  {
    title: 'Nothing is kept',
    text: 'We make the plan and forget it. We count the call, but we don’t store the answers or the plan.',
  },
  {
    title: 'The same rules for everybody',
    text: 'No brand, store or paid plan can change a ranking or turn off a safety check.',
  },
] as const;

export function WhatYouGet() {
  return (
    <dl className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
      {PARTS.map(({ title, text }) => (
        <div key={title} className="border-ink/80 border-t-2 pt-4">
          <dt className="font-semibold text-subhead">{title}</dt>
          <dd className="mt-2 text-ink-soft">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
