import type { InteractionCheck } from '@evidose/contract';
import { Callout } from '../../components/ui/callout.tsx';
import { itemsOf, type Level, levels } from './by-item.ts';
import { ItemCard } from './checked-item.tsx';
import { countText, gravestOfEachPair, understoodLines } from './result-texts.ts';

const TITLES: Readonly<Record<Level, { readonly title: string; readonly todo: string }>> = {
  stop: { title: 'Stop and ask', todo: 'Ask your pharmacist or doctor before you take these together.' },
  tell: {
    title: 'Tell your doctor',
    todo: 'People do take these together. Your doctor should know, and may want to watch it.',
  },
  apart: { title: 'Keep apart', todo: 'You can take both on the same day, hours apart.' },
  none: {
    title: 'No conflict found',
    todo: 'This doesn’t mean they’re safe together. It only tells you what we checked.',
  },
};

/** Items grouped by what to do, then what could not be checked, then how each name was read. */
export function CheckResult({ check }: { readonly check: InteractionCheck }) {
  const { unchecked, sources } = check;
  const found = { ...check, pairs: gravestOfEachPair(check.pairs) };
  const items = itemsOf(found);
  const isConflict = found.pairs.length + found.medicinePairs.length > 0;
  return (
    <div className="flex flex-col gap-8">
      <header className="flex flex-col gap-2">
        <h2 className="text-heading">{countText(found)}</h2>
        {isConflict && (
          <p className="max-w-text text-ink-soft">
            Do not stop a medicine on your own. Take this list to your pharmacist or doctor.
          </p>
        )}
      </header>
      {levels.map((level) => {
        const here = items.filter((item) => item.level === level);
        return (
          here.length > 0 && (
            <section key={level} aria-label={TITLES[level].title} className="flex flex-col gap-5">
              <div>
                <h3 className="font-semibold text-subhead">{TITLES[level].title}</h3>
                <p className="mt-1 max-w-text text-ink-soft text-sm">{TITLES[level].todo}</p>
              </div>
              {level === 'none' ? (
                <ul className="flex flex-col gap-1 text-sm">
                  {here.map(({ text, name, none }) => (
                    <li key={text}>
                      <span className="font-medium">{name}</span>
                      {none.length > 0 && <span className="text-ink-soft"> with {none.join(', ')}</span>}
                    </li>
                  ))}
                </ul>
              ) : (
                here.map((item) => <ItemCard key={item.text} item={item} sources={sources} />)
              )}
            </section>
          )
        );
      })}
      {unchecked.length > 0 && (
        <Callout tone="warning" title="What we didn’t check">
          <ul className="mt-1 flex flex-col gap-1.5">
            {unchecked.map(({ text, message }) => (
              <li key={text + message}>
                <span className="font-semibold">{text}</span>: {message}
              </li>
            ))}
          </ul>
        </Callout>
      )}
      <div>
        <h3 className="font-semibold">How we read your lists</h3>
        <ul className="mt-2 flex flex-col gap-1 text-ink-soft text-sm">
          {understoodLines(check).map(({ text, meaning }) => (
            <li key={text + meaning}>
              <span className="text-ink">{text}</span> {meaning}
            </li>
          ))}
        </ul>
        <p className="mt-3 max-w-text text-ink-soft text-sm">
          Between two medicines we look only for the best-known dangerous pairs. Your pharmacist checks the rest. We
          don’t check food, alcohol or health conditions here. Knowledge version {check.knowledgeVersion}.
        </p>
      </div>
    </div>
  );
}
