import {
  type ConsideredSupplement,
  type QuickResult,
  questions,
  type SectionId,
  type SuggestedSupplement,
  sections,
} from '@evidose/contract';
import { Disclaimer } from '../../components/layout/disclaimer.tsx';
import { Callout } from '../../components/ui/callout.tsx';
import { Card } from '../../components/ui/card.tsx';
import { EvidenceBadge } from '../../components/ui/evidence-badge.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { TextLink } from '../../components/ui/text-link.tsx';

const TONES = { urgent: 'urgent', warning: 'warning', info: 'info' } as const;

const goalName = (goal: string): string =>
  Object.hasOwn(questions.healthGoals.options, goal)
    ? questions.healthGoals.options[goal as keyof typeof questions.healthGoals.options]
    : goal;
const sectionTitle = (id: string): string => (Object.hasOwn(sections, id) ? sections[id as SectionId].title : id);

/** What the quick quiz can say, and what it cannot. */
export function QuickResultView({ result }: { readonly result: QuickResult }) {
  const { recommendation, considered } = result;
  return (
    <div className="flex flex-col gap-10">
      <div className="flex flex-col gap-5">
        <p className="text-lead">{recommendation.summary}</p>
        {recommendation.alerts.map((alert) => (
          <Callout key={alert.id} tone={TONES[alert.severity]} title={alert.title}>
            {alert.message}
          </Callout>
        ))}
      </div>
      {recommendation.supplements.length > 0 && (
        <section aria-labelledby="quick-suggested" className="flex flex-col gap-4">
          <h2 id="quick-suggested" className="text-heading">
            Safe to begin with
          </h2>
          <ul className="flex flex-col gap-4">
            {recommendation.supplements.map((item) => (
              <Suggestion key={item.id} item={item} />
            ))}
          </ul>
          <Disclaimer />
        </section>
      )}
      {considered.length > 0 && <Considered considered={considered} />}
      <Card tint="accent" className="flex flex-col items-start gap-4">
        <h2 className="text-heading">What the full questionnaire adds</h2>
        <ul className="list-disc pl-5 text-ink-soft">
          <li>Every suggestion checked against your medicines, conditions and allergies.</li>
          <li>What food gives you already, and what a blood test says.</li>
          <li>Amounts for you, times of day around your medicines, and the cost within your budget.</li>
        </ul>
        <LinkButton to="/take-quiz">Make my plan</LinkButton>
      </Card>
    </div>
  );
}

function Suggestion({ item }: { readonly item: SuggestedSupplement }) {
  return (
    <Card as="li" className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="text-subhead">{item.name}</h3>
        <EvidenceBadge grade={item.evidence} />
      </div>
      <p className="font-medium tabular-nums">
        {item.dose.amount} {item.dose.unit}
        {item.dose.perDay > 1 ? `, ${item.dose.perDay} times a day` : ' a day'}
      </p>
      {item.reasons.map((reason) => (
        <p key={`${reason.field}-${reason.value}`} className="text-ink-soft">
          {reason.message}
        </p>
      ))}
      {item.cautions.map((caution) => (
        <p key={caution.message} className="text-ink-soft text-sm">
          {caution.message}
        </p>
      ))}
    </Card>
  );
}

/** To be looked into, not to be taken: so there is no amount here. */
function Considered({ considered }: { readonly considered: readonly ConsideredSupplement[] }) {
  return (
    <section aria-labelledby="quick-considered" className="flex flex-col gap-4">
      <div>
        <h2 id="quick-considered" className="text-heading">
          What we would look into for your goals
        </h2>
        <p className="mt-1 text-ink-soft">
          Not suggestions yet: each of these is right for some people and wrong for others, and eight answers cannot
          tell which you are.
        </p>
      </div>
      <ul className="divide-y divide-line border-line border-y">
        {considered.map(({ id, name, summary, evidence, goals, needs }) => (
          <li key={id} className="flex flex-col gap-1.5 py-4">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <h3 className="text-subhead">
                <TextLink to={`/supplements/${id}`}>{name}</TextLink>
              </h3>
              <EvidenceBadge grade={evidence} />
              <span className="text-ink-soft text-sm">{goals.map(goalName).join(', ')}</span>
            </div>
            <p className="text-ink-soft text-sm">{summary}</p>
            {needs.length > 0 && (
              <p className="text-sm">
                <span className="font-medium">First we need:</span> {needs.map(sectionTitle).join(', ')}
              </p>
            )}
          </li>
        ))}
      </ul>
      <Disclaimer />
    </section>
  );
}
