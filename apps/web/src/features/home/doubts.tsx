import { Disclosure } from '../../components/ui/disclosure.tsx';
import { Section } from './section.tsx';

const DOUBTS = [
  {
    question: 'Do I need supplements at all?',
    answer:
      'Perhaps not. If your answers show no gap and no goal that a supplement is known to help, the plan says so, and that is a good result. Food comes first.',
  },
  {
    question: 'Is this medical advice?',
    answer:
      'No. It is information, sorted for your situation. It does not examine or diagnose you. Bring the plan to a doctor or pharmacist; it prints on paper and comes as a PDF made for them.',
  },
  {
    question: 'I take prescription medicines. Is it for me?',
    answer:
      'That is what the safety step is for: each supplement is checked against each medicine you name. If we do not recognise one, we say so and hold back what could interact, rather than assume it is fine.',
  },
  {
    question: 'How do you earn money?',
    answer:
      'From clinics and shops that build on the API; for people it is free. Not from selling pills, and not from anyone who would like to be ranked higher.',
  },
  {
    question: 'Is an AI making this up?',
    answer:
      'No. Written rules decide, and each rule names its source. The same answers always give the same plan, and every reason in it can be traced back to what you said.',
  },
  {
    question: 'What happens to my answers?',
    answer:
      'They are stored with your account so that your plan can be made and kept up to date. You can download all of it, or delete your account, at any time in your profile; deleting really deletes.',
  },
] as const;

export function Doubts() {
  return (
    <Section title="Fair questions">
      <div className="max-w-text border-line border-t">
        {DOUBTS.map(({ question, answer }) => (
          <Disclosure key={question} title={question}>
            {answer}
          </Disclosure>
        ))}
      </div>
    </Section>
  );
}
