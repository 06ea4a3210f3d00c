import { isGrave, type LetterSupplement, letterAction, severityTexts, sourceMarks } from '@evidose/contract';

export function Findings({ item }: { readonly item: LetterSupplement }) {
  const said = ({ message, sources }: { message: string; sources: readonly number[] }) =>
    `${message}${sourceMarks(sources)}`;
  return (
    <ul className="flex flex-col gap-1">
      {item.verdict !== null && (
        <li>
          <strong>{item.verdict}.</strong> {item.cautions.map(said).join(' ')}
        </li>
      )}
      {item.why.map((reason, index) => (
        <li key={reason.message}>
          {index === 0 && <strong>Why: </strong>}
          {said(reason)}
        </li>
      ))}
      {item.verdict === null &&
        item.cautions.map((caution) => (
          <li key={caution.message}>
            <strong>Caution: </strong>
            {said(caution)}
          </li>
        ))}
      {item.interactions.map((row) => (
        <li key={`${row.with} ${row.message}`}>
          <strong className={isGrave(row) ? 'text-urgent' : undefined}>
            {severityTexts[row.severity]}, with {row.with}: {letterAction(row)}.
          </strong>{' '}
          {said(row)}
        </li>
      ))}
    </ul>
  );
}
