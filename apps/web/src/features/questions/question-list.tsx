import { type Field, fieldsOfSection, questionOf, type SectionId, sectionIds, sections } from '@evidose/contract';

/** Every question as declared in the contract: nobody lists them twice. */
export function QuestionList() {
  return (
    <div className="grid gap-12">
      {sectionIds.map((id) => (
        <SectionQuestions key={id} id={id} />
      ))}
    </div>
  );
}

function SectionQuestions({ id }: { readonly id: SectionId }) {
  const { title, intro } = sections[id];
  return (
    <section aria-labelledby={`section-${id}`} className="grid gap-x-10 gap-y-5 lg:grid-cols-[17rem_1fr]">
      <div>
        <h2 id={`section-${id}`} className="text-heading">
          {title}
        </h2>
        <p className="mt-1.5 text-ink-soft text-sm">{intro}</p>
      </div>
      <ul className="divide-y divide-line border-line border-y">
        {fieldsOfSection(id).map((field) => (
          <QuestionRow key={field} field={field} />
        ))}
      </ul>
    </section>
  );
}

function QuestionRow({ field }: { readonly field: Field }) {
  const question = questionOf(field);
  return (
    <li className="py-4">
      <p className="font-medium">
        {question.label}
        {question.number === null && <span className="ml-2 font-normal text-ink-faint text-sm">optional</span>}
      </p>
      {(question.why ?? question.help) !== undefined && (
        <p className="mt-1 max-w-text text-ink-soft text-sm">{question.why ?? question.help}</p>
      )}
    </li>
  );
}
