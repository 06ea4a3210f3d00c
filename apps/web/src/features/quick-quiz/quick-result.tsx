import {
  type ConsideredSupplement,
  doseText,
  type QuickResult,
  quickProgress,
  type SectionId,
  type ShortAnswers,
  type SuggestedSupplement,
  sections,
} from '@evidose/contract';
import { Disclaimer } from '../../components/layout/disclaimer.tsx';
import { Callout } from '../../components/ui/callout.tsx';
import { Card } from '../../components/ui/card.tsx';
import { EvidenceBadge } from '../../components/ui/evidence-badge.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { TextLink } from '../../components/ui/text-link.tsx';
import { Candidates } from './candidates.tsx';
import { goalName } from './goal-name.ts';
import { useQuickCheck } from './use-quick-check.ts';

const TONES = { urgent: 'urgent', warning: 'warning', info: 'info' } as const;

const sectionTitle = (id: string): string => (Object.hasOwn(sections, id) ? sections[id as SectionId].title : id);

interface QuickResultViewProps {
  readonly userInfo: ShortAnswers;
  readonly result: QuickResult;
}

export function QuickResultView({ userInfo, result }: QuickResultViewProps) {
  const { recommendation, considered } = result;
  const checking = useQuickCheck(userInfo);
  const candidates = considered.filter(({ unless }) => unless.length > 0);
  const later = considered.filter(({ unless }) => unless.length === 0);
  return (
    <div className="flex flex-col gap-10">
      <div className="flex flex-col gap-5">
        <p className="text-lead" aria-live="polite">
          {(checking.decided ?? result).recommendation.summary}
        </p>
        {recommendation.alerts.map((alert) => (
          <Callout key={alert.id} tone={TONES[alert.severity]} title={alert.title}>
            {alert.message}
          </Callout>
        ))}
      </div>
      {recommendation.supplements.length > 0 && (
        <section aria-labelledby="quick-suggested" className="flex flex-col gap-4">
          <h2 id="quick-suggested" className="text-heading">
            Safe to start with
          </h2>
          <ul className="flex flex-col gap-4">
            {recommendation.supplements.map((item) => (
              <Suggestion key={item.id} item={item} />
            ))}
          </ul>
          <Disclaimer />
        </section>
      )}
      {candidates.length > 0 && <Candidates candidates={candidates} checking={checking} first={result} />}
      {later.length > 0 && <Considered considered={later} />}
      <FullQuestionnaire userInfo={userInfo} />
    </div>
  );
}

function FullQuestionnaire({ userInfo }: Pick<QuickResultViewProps, 'userInfo'>) {
  const { done, of } = quickProgress(userInfo);
  return (
    <Card tint="accent" className="flex flex-col items-start gap-4">
      <h2 className="text-heading">What the full questionnaire adds</h2>
      <ul className="list-disc pl-5 text-ink-soft">
        <li>We check every suggestion against your medicines, conditions and allergies.</li>
        <li>We look at what your food and your blood tests already tell.</li>
        <li>You get your own doses, times of day that fit your medicines, and a cost within your budget.</li>
      </ul>
      <p>
        You don’t start over: {done} of {of} done.
      </p>
      <LinkButton to="/take-quiz">Make my plan</LinkButton>
    </Card>
  );
}

function Suggestion({ item }: { readonly item: SuggestedSupplement }) {
  return (
    <Card as="li" className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="text-subhead">{item.name}</h3>
        <EvidenceBadge grade={item.evidence} />
      </div>
      <p className="font-medium tabular-nums">{doseText(item.dose, item.name)}</p>
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

/** A candidate to look into, not to take, so there is no dose. */
function Considered({ considered }: { readonly considered: readonly ConsideredSupplement[] }) {
  return (
    <section aria-labelledby="quick-considered" className="flex flex-col gap-4">
      <div>
        <h2 id="quick-considered" className="text-heading">
          What we need more answers for
        </h2>
        <p className="mt-1 text-ink-soft">
          These help some people and harm others. Only the full questionnaire can tell which is true for you.
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
