import { Disclosure } from '../../components/ui/disclosure.tsx';

const PROMISES = [
  {
    question: 'Does a paid plan renew by itself?',
    answer:
      'No. We keep no card on file. You agree to a paid plan in writing, and we send an invoice after each month. One message ends it.',
  },
  {
    question: 'What happens at the limit?',
    answer:
      'You get a clear error (429) that tells you when calls work again. We never charge extra or move you to a higher plan.',
  },
  {
    question: 'How can it be free for people?',
    answer:
      'Clinics and stores that use the API pay for it. Companies that make or sell supplements can’t pay us to change a plan.',
  },
  {
    question: 'Do supplements cost extra?',
    answer:
      'We don’t sell any. Your plan shows typical prices so that it fits your budget. Where you buy is up to you.',
  },
] as const;

export function Promises() {
  return (
    <div className="max-w-text border-line border-t">
      {PROMISES.map(({ question, answer }) => (
        <Disclosure key={question} title={question}>
          {answer}
        </Disclosure>
      ))}
    </div>
  );
}
