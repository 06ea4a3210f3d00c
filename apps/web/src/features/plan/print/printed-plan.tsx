import { DISCLAIMER, resultOf, type SuggestedBatch } from '@evidose/contract';
import { useChosen } from '../../../components/plan/my-list.ts';
import { dateText } from '../../../lib/date-text.ts';
import { firstSentence } from '../../../lib/first-sentence.ts';
import { useLocalDay } from '../../../lib/local-day.ts';
import { listEntries } from '../list/list-entry.ts';
import { packText } from '../list/pack-text.ts';
import { groupAlerts, isResolved } from '../needs-you/group-alerts.ts';
import { useResolvedAlerts } from '../queries.ts';
import { dayOf } from '../today/day.ts';
import { apartText, type Dose } from '../today/dose.ts';
import { whenText } from '../today/when-text.ts';

const MOST_ALERTS = 5;

/** What the dashboard prints: the day, what to buy and what to ask about, on one page for the fridge. */
export function PrintedPlan({ batch }: { readonly batch: SuggestedBatch }) {
  const resolved = useResolvedAlerts().data ?? [];
  const entries = listEntries(useChosen().data ?? [], batch);
  const day = dayOf({ result: resultOf(batch), entries, day: useLocalDay(), recorded: [], resolved });
  const alerts = groupAlerts(batch.recommendation.alerts).filter(
    (group) => group.severity !== 'info' && !isResolved(group, resolved),
  );
  const toBuy = entries.filter(({ standing, isOrdered, chosen }) => {
    return standing === 'suggested' && !isOrdered && chosen.startedOn === null;
  });
  const notChosen = batch.supplements.filter(({ id }) => !entries.some(({ item }) => item.id === id));
  return (
    <article data-printed="" aria-label="Your plan on paper" className="printed hidden print:block">
      <header>
        <p className="printed-title">My plan</p>
        <p>Made on {dateText(batch.addedOn)} by Evidose from my own answers. Not a prescription.</p>
      </header>
      {alerts.length > 0 && (
        <Lines
          title="Ask first"
          lines={alerts.slice(0, MOST_ALERTS).map(({ severity, title, messages }) => {
            return `${severity === 'urgent' ? 'URGENT: ' : ''}${title}. ${firstSentence(messages[0] ?? '')}`;
          })}
        />
      )}
      <table>
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">What</th>
            <th scope="col">Mind</th>
          </tr>
        </thead>
        <tbody>
          {day.groups.flatMap(({ when, doses }) =>
            doses.map((dose, index) => (
              <tr key={`${when} ${dose.id} ${dose.text}`}>
                <th scope="row">{index === 0 ? whenText(when) : ''}</th>
                <td>{nameText(dose)}</td>
                <td>{mindText(dose)}</td>
              </tr>
            )),
          )}
        </tbody>
      </table>
      <Lines title="Not every day" lines={day.otherDays} />
      <Lines title="When needed" lines={day.asNeeded} />
      <Lines title="To buy" lines={toBuy.map(({ item }) => `☐ ${item.name}: ${packText(item)}`)} />
      <Lines title="Suggested, not chosen" lines={notChosen.map(({ name }) => name)} />
      <Lines title="Tests to ask about" lines={batch.recommendation.labSuggestions.map(({ name }) => name)} />
      <p>{DISCLAIMER}</p>
    </article>
  );
}

const nameText = ({ name, strength, otherName, amount, written }: Dose): string =>
  [`${name} ${strength}`.trim(), otherName, amount, written].filter((part) => part !== '').join(', ');

const mindText = ({ care, apart, rhythm }: Dose): string =>
  [
    ...(care !== null && !care.isResolved ? [`${care.word}.`] : []),
    ...(rhythm === '' ? [] : [`Not every day: ${rhythm}.`]),
    ...apart.map((each) => `${apartText(each)}.`),
  ].join(' ');

/** Short lists go on one line, so that one page is enough. */
function Lines({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <section>
      <p className="printed-heading">{title}</p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
