import type { ChatAnswer, ChatBlock } from '@evidose/contract';
import { SourceNote } from '../../components/knowledge/source-note.tsx';
import { TextLink } from '../../components/ui/text-link.tsx';
import { cx } from '../../lib/cx.ts';
import { DangerCardView, IfUnsure } from './help-lines.tsx';

interface AnswerViewProps {
  readonly answer: ChatAnswer;
  readonly onAsk: (question: string) => void;
}

/** Emergency help first, then each statement with its sources, then where to read on. */
export function AnswerView({ answer, onAsk }: AnswerViewProps) {
  const { card, helpLines, ifUnsure, notice, lead, blocks, links, sources, suggestions, kind } = answer;
  return (
    <div data-answer="" className="flex flex-col gap-3">
      {notice !== null && (
        <p lang="es" className="text-sm">
          {notice}
        </p>
      )}
      {lead !== card?.title && (
        <p className={cx('text-sm', kind === 'answer' && blocks.length > 0 && 'font-semibold')}>{lead}</p>
      )}
      {card !== null && <DangerCardView card={card} lines={helpLines} />}
      {blocks.length > 0 && (
        <ul className="flex flex-col gap-2">
          {blocks.map((block) => (
            <Block key={`${block.title ?? ''} ${block.text}`} block={block} sources={sources} />
          ))}
        </ul>
      )}
      {ifUnsure.length > 0 && <IfUnsure lines={ifUnsure} isSpanish={notice !== null} />}
      {links.length > 0 && (
        <ul className="flex flex-col gap-1 text-sm">
          {links.map(({ to, label }) => (
            <li key={to}>
              <TextLink to={to}>{label}</TextLink>
            </li>
          ))}
        </ul>
      )}
      {suggestions.length > 0 && <Suggestions questions={suggestions} onAsk={onAsk} />}
    </div>
  );
}

const EDGES: Record<ChatBlock['tone'], string> = {
  plain: 'border-l-accent',
  caution: 'border-l-caution',
  urgent: 'border-l-urgent',
};

function Block({ block, sources }: { readonly block: ChatBlock; readonly sources: ChatAnswer['sources'] }) {
  return (
    <li className={cx('rounded-md border border-line border-l-4 bg-surface px-3 py-2 text-sm', EDGES[block.tone])}>
      {block.title !== undefined && <p className="font-semibold leading-snug">{block.title}</p>}
      <p className="whitespace-pre-line">{block.text}</p>
      <SourceNote ids={block.sources} sources={sources} about={block.title ?? 'this'} />
    </li>
  );
}

interface SuggestionsProps {
  readonly questions: readonly string[];
  readonly onAsk: (question: string) => void;
}

export function Suggestions({ questions, onAsk }: SuggestionsProps) {
  return (
    <ul aria-label="You could ask" className="flex flex-wrap gap-2">
      {questions.map((question) => (
        <li key={question}>
          <button
            type="button"
            onClick={() => onAsk(question)}
            className="min-h-9 cursor-pointer rounded-full border border-edge/55 bg-surface px-3.5 py-1 text-left text-sm transition hover:border-accent hover:bg-accent-wash"
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}
