import type { TextQuestion } from '@evidose/contract';
import { cx } from '../../lib/cx.ts';
import { useProblem, useTextAnswer } from './answer-context.tsx';
import { fieldStyle } from './input-style.ts';
import { NameListAnswer } from './name-list-answer.tsx';
import { idsOf, QuestionFrame, type QuestionProps, useDescription } from './question-frame.tsx';
import { TagChips } from './tag-chips.tsx';

const LETTERS_LEFT_SHOWN = 100;

export function TextAnswer(props: QuestionProps<TextQuestion>) {
  const { name, question } = props;
  const { typeAhead, tags } = question;
  return (
    <QuestionFrame {...props} isSingle>
      {tags !== undefined && <TagChips name={name} tags={tags} />}
      {typeAhead === undefined ? <PlainText {...props} /> : <NameListAnswer {...props} typeAhead={typeAhead} />}
      <LettersLeft name={name} max={question.maxLength} />
    </QuestionFrame>
  );
}

function PlainText({ name, question }: QuestionProps<TextQuestion>) {
  const [text, answer] = useTextAnswer(name);
  const problem = useProblem(name);
  const description = useDescription({ name, question });
  return (
    <textarea
      id={idsOf(name).control}
      name={name}
      rows={3}
      aria-describedby={description}
      aria-invalid={problem !== null}
      value={text}
      onChange={(event) => answer(event.target.value)}
      className={`${fieldStyle} field-sizing-content max-h-80`}
    />
  );
}

/** Warns instead of cutting: what is cut from a pasted list could be the one medicine that matters. */
function LettersLeft({ name, max }: { readonly name: string; readonly max: number }) {
  const [text] = useTextAnswer(name);
  const left = max - text.length;
  if (left >= LETTERS_LEFT_SHOWN) return null;
  return (
    <p role="status" className={cx('text-sm tabular-nums', left < 0 ? 'font-medium text-urgent' : 'text-ink-soft')}>
      {left < 0 ? `${-left} characters too many` : `${left} characters left`}
    </p>
  );
}
