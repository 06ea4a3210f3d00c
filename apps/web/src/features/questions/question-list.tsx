import { fieldsOfSection, type SectionId, sectionIds, sections } from '@evidose/contract';
import { QuestionRow } from './question-row.tsx';
import { type EffectsByField, useEffects } from './use-effects.ts';

/** Generated from the contract and the knowledge, so that neither is listed twice. */
export function QuestionList() {
  const effects = useEffects();
  return (
    <div className="grid gap-12">
      {effects.state === 'failed' && (
        <p role="status" className="text-ink-soft">
          What single answers change could not be fetched just now; the questions themselves are below.
        </p>
      )}
      {sectionIds.map((id) => (
        <SectionQuestions key={id} id={id} effects={effects.state === 'found' ? effects.byField : null} />
      ))}
    </div>
  );
}

interface SectionQuestionsProps {
  readonly id: SectionId;
  readonly effects: EffectsByField | null;
}

function SectionQuestions({ id, effects }: SectionQuestionsProps) {
  const { title, intro } = sections[id];
  return (
    <section aria-labelledby={`section-${id}`} className="grid gap-x-10 gap-y-5 lg:grid-cols-[17rem_1fr]">
      <div className="lg:sticky lg:top-24 lg:self-start">
        <h2 id={`section-${id}`} className="text-heading">
          {title}
        </h2>
        <p className="mt-1.5 text-ink-soft text-sm">{intro}</p>
      </div>
      <ul className="divide-y divide-line border-line border-y">
        {fieldsOfSection(id).map((field) => (
          <QuestionRow key={field} field={field} effects={effects} />
        ))}
      </ul>
    </section>
  );
}
