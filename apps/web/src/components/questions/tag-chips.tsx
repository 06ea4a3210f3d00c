import type { Options } from '@evidose/contract';
import { cx } from '../../lib/cx.ts';
import { CheckIcon, PlusIcon } from '../ui/icons.tsx';
import { useTextAnswer } from './answer-context.tsx';
import { hasEntry, replaceEntry, withEntry } from './entries.ts';

/** Common entries to add with one press; the text below remains the answer. */
export function TagChips({ name, tags }: { readonly name: string; readonly tags: Options }) {
  const [text, answer] = useTextAnswer(name);
  return (
    <fieldset aria-label="Common ones" className="flex flex-wrap gap-2">
      {Object.entries(tags).map(([tag, label]) => {
        const isOn = hasEntry(text, tag);
        return (
          <button
            key={tag}
            type="button"
            aria-pressed={isOn}
            onClick={() => answer(isOn ? replaceEntry(text, tag, '') : withEntry(text, tag))}
            className={cx(
              'inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full border px-3.5 font-medium text-sm transition',
              isOn
                ? 'border-accent bg-accent-wash text-accent-text'
                : 'border-edge/55 bg-surface text-ink-soft hover:border-accent hover:text-ink',
            )}
          >
            {isOn ? <CheckIcon className="size-4" /> : <PlusIcon className="size-4" />}
            {label}
          </button>
        );
      })}
    </fieldset>
  );
}
