import type { LabSuggestion } from '@evidose/contract';
import { Part } from '../../components/plan/part.tsx';
import { SourceNotes } from '../../components/plan/source-notes.tsx';

export function TestsWorthAsking({ tests }: { readonly tests: readonly LabSuggestion[] }) {
  if (tests.length === 0) return null;
  return (
    <Part id="tests" title="Tests worth asking about" lead="A test result is better than a guess. Ask your doctor.">
      <ul className="flex flex-col gap-4">
        {tests.map(({ id, name, message, sources }) => (
          <li key={id}>
            <h3 className="font-sans font-semibold tracking-normal">{name}</h3>
            <p className="text-ink-soft">{message}</p>
            <SourceNotes ids={sources} about={name} />
          </li>
        ))}
      </ul>
    </Part>
  );
}
