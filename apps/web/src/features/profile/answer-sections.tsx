import {
  type Field,
  fieldsOfSection,
  isField,
  isShown,
  questionOf,
  questions,
  type SectionId,
  sectionIds,
  sections,
} from '@evidose/contract';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { formatStored } from '../../components/questions/format-answer.ts';
import { Button } from '../../components/ui/button.tsx';
import { Disclosure } from '../../components/ui/disclosure.tsx';
import { PencilIcon } from '../../components/ui/icons.tsx';
import { SectionEditor } from './section-editor.tsx';
import { sectionSummary } from './section-summary.ts';

type Stored = Readonly<Record<string, unknown>>;

/** `#answer-prescriptionMedsList`: alerts link to the answer they are about. */
function answerAsked(hash: string): Field | null {
  const name = /^#answer-(\w+)$/.exec(hash)?.[1] ?? '';
  return isField(name) ? name : null;
}

/** One section at a time can be edited in place. */
export function AnswerSections({ answers }: { readonly answers: Stored }) {
  const asked = answerAsked(useLocation().hash);
  const [editing, setEditing] = useState<SectionId | null>(asked === null ? null : questions[asked].section);
  return (
    <div className="border-line border-t">
      {sectionIds.map((section) => (
        <Disclosure
          key={section}
          title={sections[section].title}
          summary={sectionSummary(section, answers)}
          defaultExpanded={asked !== null && questions[asked].section === section}
        >
          {editing === section ? (
            <SectionEditor section={section} answers={answers} first={asked} onDone={() => setEditing(null)} />
          ) : (
            <SectionAnswers section={section} answers={answers} onEdit={() => setEditing(section)} />
          )}
        </Disclosure>
      ))}
    </div>
  );
}

interface SectionAnswersProps {
  readonly section: SectionId;
  readonly answers: Stored;
  readonly onEdit: () => void;
}

function SectionAnswers({ section, answers, onEdit }: SectionAnswersProps) {
  const shown = fieldsOfSection(section).filter((field) => isShown(field, answers));
  return (
    <div className="flex flex-col items-start gap-4">
      <dl className="w-full divide-y divide-line">
        {shown.map((field) => (
          <div key={field} className="grid gap-x-6 gap-y-0.5 py-2.5 sm:grid-cols-2">
            <dt className="text-ink-soft text-sm">{questionOf(field).label}</dt>
            <dd className="min-w-0 font-medium text-ink">{formatStored(field, answers[field])}</dd>
          </div>
        ))}
      </dl>
      <Button variant="secondary" size="sm" onPress={onEdit}>
        <PencilIcon /> Edit
        <span className="sr-only"> {sections[section].title}</span>
      </Button>
    </div>
  );
}
