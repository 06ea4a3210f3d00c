import {
  type ConsideredSupplement,
  doseText,
  type Exclusion,
  type QuickFact,
  type SuggestedSupplement,
  slotTexts,
} from '@evidose/contract';
import { useId } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { EvidenceBadge } from '../../components/ui/evidence-badge.tsx';
import { TextLink } from '../../components/ui/text-link.tsx';
import { FactLines } from './fact-lines.tsx';
import { goalName } from './goal-name.ts';
import type { QuickSaid } from './result.ts';

/** The line for "any medicine"; named medicines are checked instead. */
export const isAboutMedicines = ({ id }: Pick<QuickFact, 'id'>): boolean => id.startsWith('prescriptionMeds:');

interface CandidateCardProps {
  readonly candidate: ConsideredSupplement;
  /** Lines already asked above all cards. */
  readonly shared: ReadonlySet<string>;
  readonly said: QuickSaid;
  readonly isPending: boolean;
  readonly suggestion: SuggestedSupplement | undefined;
  readonly exclusion: Exclusion | undefined;
  readonly onToggle: (lineId: string) => void;
  readonly onClear: (supplementId: string) => void;
}

/** "Magnesium fits your goal, unless one of these is true", and what follows from the answer. */
export function CandidateCard(props: CandidateCardProps) {
  const { candidate, shared, said, isPending, suggestion, exclusion, onToggle, onClear } = props;
  const { id, name, summary, evidence, goals, fitsIf, unless } = candidate;
  const headingId = useId();
  const ticked = unless.filter(
    (fact) => said.applies.includes(fact.id) && !(said.medicines !== '' && isAboutMedicines(fact)),
  );
  const isBarred =
    said.medicines !== '' &&
    exclusion?.reasons.some(({ kind, wouldChange }) => kind === 'interaction' && wouldChange === undefined);
  const missing = fitsIf.filter((fact) => !said.applies.includes(fact.id));
  const isCleared = said.cleared.includes(id);
  const own = unless.filter((fact) => !shared.has(fact.id));
  return (
    <Card as="li" labelledBy={headingId} className="flex flex-col gap-4">
      <div className="flex flex-col gap-1.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 id={headingId} className="text-subhead">
            <TextLink to={`/supplements/${id}`}>{name}</TextLink>
          </h3>
          <EvidenceBadge grade={evidence} />
        </div>
        <p className="text-ink-soft text-sm">{summary}</p>
        <p>
          {name} may fit your goal: {goals.map(goalName).join(', ')}.
        </p>
      </div>
      {fitsIf.length > 0 && (
        <FactLines legend="It helps only if this is true:" facts={fitsIf} applies={said.applies} onToggle={onToggle} />
      )}
      {own.length > 0 && (
        <FactLines
          legend={`Do not take it if one of these is true${shared.size > 0 ? ', or one of those above' : ''}:`}
          facts={own}
          applies={said.applies}
          onToggle={onToggle}
        />
      )}
      <div aria-live="polite" className="flex flex-col gap-3">
        {ticked.length > 0 ? (
          <LeftOut name={name} reasons={ticked.map(({ label, why }) => why ?? label)} />
        ) : missing.length > 0 ? (
          <p className="text-ink-soft text-sm">Tick the line above if it’s true for you.</p>
        ) : isCleared && suggestion !== undefined ? (
          <LowDose suggestion={suggestion} />
        ) : (isCleared || isBarred === true) && exclusion !== undefined ? (
          <LeftOut name={name} reasons={exclusion.reasons.map(({ message }) => message)} />
        ) : (
          <Button variant="secondary" isPending={isCleared && isPending} onPress={() => onClear(id)}>
            None of these is true for me
          </Button>
        )}
        {isCleared && ticked.length === 0 && missing.length === 0 && (
          <Button size="sm" variant="quiet" onPress={() => onClear(id)}>
            Change my answer
          </Button>
        )}
      </div>
    </Card>
  );
}

function LowDose({ suggestion }: { readonly suggestion: SuggestedSupplement }) {
  const { name, dose, form, timing, reasons, cautions } = suggestion;
  return (
    <div className="flex flex-col gap-1 rounded-lg bg-good-wash p-4 inset-ring inset-ring-good-line">
      <p className="font-semibold tabular-nums">Low dose: {doseText(dose, name)}</p>
      <p className="text-sm">
        {timing.slot.map((slot) => slotTexts[slot]).join(', ')}, as {form.label}
      </p>
      {reasons.slice(0, 1).map(({ message }) => (
        <p key={message} className="text-ink-soft text-sm">
          {message}
        </p>
      ))}
      {cautions.map(({ message }) => (
        <p key={message} className="text-ink-soft text-sm">
          {message}
        </p>
      ))}
    </div>
  );
}

function LeftOut({ name, reasons }: { readonly name: string; readonly reasons: readonly string[] }) {
  return (
    <div className="flex flex-col gap-1 rounded-lg bg-sunken p-4 inset-ring inset-ring-line">
      <p className="font-semibold">We leave {name} out for you</p>
      {[...new Set(reasons)].map((reason) => (
        <p key={reason} className="text-ink-soft text-sm">
          {reason}
        </p>
      ))}
    </div>
  );
}
