import type { Facts } from '../criteria/facts.ts';
import type { Finding } from '../model.ts';
import type { PreparedForm } from '../prepare/forms.ts';
import type { Prepared } from '../prepare/prepare.ts';
import type { PreparedSupplement } from '../prepare/supplement.ts';
import { type Assessment, assess } from '../safety/assess.ts';
import { besideCurrent } from '../safety/beside-current.ts';
import { dropGeneralFindings } from '../safety/drop-general-findings.ts';
import { type FormRules, fittingForms, formRulesOf } from '../safety/forms.ts';
import { notWorthIt } from '../safety/not-worth-it.ts';
import { statedAgainst } from '../safety/stated-against.ts';
import type { Proposal } from './propose.ts';

/** A proposal that nothing speaks against so far, with what its dose has to respect. */
export interface Cleared extends Assessment {
  readonly proposal: Proposal;
  readonly forms: readonly PreparedForm[];
}

export type LeftOut = Map<PreparedSupplement, readonly Finding[]>;
export type Left = ReadonlyMap<PreparedSupplement, readonly Finding[]>;

function heldBack({ forClinician, heldForMood }: Proposal): Finding[] {
  const findings: Finding[] = [];
  const [first] = forClinician;
  if (first !== undefined) {
    findings.push({
      kind: 'condition',
      rule: first.indication.id,
      message: first.message,
      because: forClinician.map(({ because }) => because),
      sources: first.indication.sources,
    });
  }
  const [mood] = heldForMood;
  if (mood !== undefined) {
    findings.push({
      kind: 'condition',
      rule: mood.indication.id,
      message: 'Your answers about mood are a reason to talk to someone, not to take a supplement.',
      because: heldForMood.map(({ because }) => because),
      sources: mood.indication.sources,
    });
  }
  return findings;
}

function judge(prepared: Prepared, facts: Facts, proposal: Proposal, rules: FormRules): Cleared {
  const { supplement } = proposal;
  const assessment = assess(prepared, facts, supplement);
  const beside = besideCurrent(prepared, facts, supplement);
  const fitting = fittingForms(facts, supplement, rules);
  const findings = statedAgainst(facts, supplement);
  findings.push(...assessment.findings, ...beside.findings);
  if (fitting.finding !== null) findings.push(fitting.finding);
  if (proposal.reasons.length === 0) findings.push(...heldBack(proposal));
  if (findings.length === 0) findings.push(...notWorthIt(prepared, facts, proposal, assessment));
  const { cautions, separations } = assessment;
  return {
    proposal,
    forms: fitting.forms,
    findings,
    caps: beside.caps.length === 0 ? assessment.caps : [...assessment.caps, ...beside.caps],
    cautions,
    interactions:
      beside.interactions.length === 0 ? assessment.interactions : [...assessment.interactions, ...beside.interactions],
    separations,
  };
}

/** Fourth stage: what is unsafe or unfit is left out, with every reason found, not only the first. */
export function exclude(
  prepared: Prepared,
  facts: Facts,
  proposals: readonly Proposal[],
  against: (supplement: PreparedSupplement) => readonly Finding[],
): { readonly cleared: readonly Cleared[]; readonly left: LeftOut } {
  const rules = formRulesOf(facts, prepared.names.words);
  const cleared: Cleared[] = [];
  const left: LeftOut = new Map();
  for (const proposal of proposals) {
    const judged = judge(prepared, facts, proposal, rules);
    const findings = [...judged.findings, ...against(proposal.supplement)];
    if (findings.length === 0) cleared.push(judged);
    else left.set(proposal.supplement, dropGeneralFindings(findings));
  }
  return { cleared, left };
}

/** Everything that speaks against one supplement, whether or not anything speaks for it. */
export function findingsAgainst(prepared: Prepared, facts: Facts, supplement: PreparedSupplement): readonly Finding[] {
  const none: Proposal = { supplement, reasons: [], forClinician: [], heldForMood: [] };
  return judge(prepared, facts, none, formRulesOf(facts, prepared.names.words)).findings;
}
