import { Disclosure } from '../../components/ui/disclosure.tsx';
import { Section } from './section.tsx';

const DOUBTS = [
  {
    question: 'Do I need supplements at all?',
    answer:
      'Maybe not. If we find no gap in your diet and no goal that a supplement is known to help, your plan says so. That’s good news. Food comes first.',
  },
  {
    question: 'Is this medical advice?',
    answer:
      'No. It’s information, sorted for your situation. It can’t examine you or tell you what illness you have. Show your plan to a doctor or pharmacist. You can print it, or give them a PDF made for them.',
  },
  {
    question: 'I take prescription medicines. Is it for me?',
    answer:
      'Yes. Evidose plans supplements only. It never doses or changes your medicines. We check each supplement against each medicine you name. If we don’t know one of them, we tell you, and we leave out anything that might not mix with it.',
  },
  {
    question: 'How do you earn money?',
    answer:
      'Clinics and stores pay to use our API. For people it’s free. We don’t sell supplements, and nobody can pay to be ranked higher.',
  },
  {
    question: 'Is an AI making this up?',
    answer:
      'No. Written rules make the plan, and each rule names its source. The same answers always give the same plan, and every reason in it goes back to something you told us.',
  },
  {
    question: 'What happens to my answers?',
    answer:
      'We store them with your account so that we can make your plan and keep it up to date. You can download all of it, or delete your account, at any time in your profile. When you delete it, it’s gone.',
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
