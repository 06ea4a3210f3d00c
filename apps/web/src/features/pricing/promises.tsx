import { Disclosure } from '../../components/ui/disclosure.tsx';

const PROMISES = [
  {
    question: 'Does a paid plan renew by itself?',
    answer:
      'No. There is no card on file with us: a paid plan is agreed with a person, in writing, and invoiced for each month after it has passed. One message ends it.',
  },
  {
    question: 'What happens at the limit?',
    answer:
      'Calls are refused with a clear error (429) that says when they work again. Nothing is charged on top, and nothing is switched to a dearer plan.',
  },
  {
    question: 'How can it be free for people?',
    answer:
      'Clinics and shops that build on the API pay for it. Makers and sellers of supplements cannot pay us for anything that touches a plan.',
  },
  {
    question: 'Do supplements cost extra?',
    answer:
      'We do not sell any. A plan shows typical prices so that it fits your budget; where you buy, if you buy, is up to you.',
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
