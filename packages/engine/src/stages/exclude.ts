import type { Facts } from '../criteria/facts.ts';
import type { Finding } from '../model.ts';
import type { PreparedForm } from '../prepare/forms.ts';
import type { Prepared } from '../prepare/prepare.ts';
import type { PreparedSupplement } from '../prepare/supplement.ts';
import { type Assessment, assess, type Cap } from '../safety/assess.ts';
import { besideCurrent } from '../safety/beside-current.ts';
import { dropGeneralFindings } from '../safety/drop-general-findings.ts';
import { type FormRules, fittingForms, formRulesOf } from '../safety/forms.ts';
import { outweighedWishes } from '../safety/outweighed-wishes.ts';
import { advisedCaps, statedAgainst } from '../safety/stated-against.ts';
import type { Proposal } from './propose.ts';

/** A proposal with nothing against it so far, and the constraints on its dose. */
export interface Cleared extends Assessment {
  readonly proposal: Proposal;
  readonly forms: readonly PreparedForm[];
}

/** For incomplete answers: doses at the low end, and what else speaks against a supplement. */
export interface Care {
  readonly careful: boolean;
  readonly against: (supplement: PreparedSupplement) => readonly Finding[];
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

const isUnread = ({ kind }: Finding): boolean => kind === 'unrecognised-medication';

/** Next to an unreadable medicine a vital need keeps its low dose; its other reasons wait. */
function keepVital(proposal: Proposal, findings: readonly Finding[]): Vital | null {
  const unread = findings.find(isUnread);
  const reasons = proposal.reasons.filter(({ indication }) => indication.isVital === true);
  const [first] = reasons;
  if (unread === undefined || first === undefined) return null;
  const max = Math.min(...reasons.map(({ indication }) => indication.dose.low));
  return { proposal: { ...proposal, reasons }, cap: { max, isBelow: false, finding: unread } };
}

interface Vital {
  readonly proposal: Proposal;
  readonly cap: Cap;
}

interface Judging {
  readonly rules: FormRules;
  /** If medicines cannot be named at all, even a vital need waits for the full questionnaire. */
  readonly keepsVital: boolean;
}

function judge(prepared: Prepared, facts: Facts, proposed: Proposal, { rules, keepsVital }: Judging): Cleared {
  const { supplement } = proposed;
  const assessment = assess(prepared, facts, supplement);
  const beside = besideCurrent(prepared, facts, supplement);
  const fitting = fittingForms(facts, supplement, rules);
  const vital = keepsVital ? keepVital(proposed, assessment.findings) : null;
  const proposal = vital?.proposal ?? proposed;
  const advised = advisedCaps(facts, supplement);
  const findings = statedAgainst(facts, supplement);
  findings.push(
    ...(vital === null ? assessment.findings : assessment.findings.filter((each) => !isUnread(each))),
    ...beside.findings,
  );
  if (fitting.finding !== null) findings.push(fitting.finding);
  if (proposal.reasons.length === 0) findings.push(...heldBack(proposal));
  if (findings.length === 0) findings.push(...outweighedWishes(prepared, facts, proposal, assessment));
  const { cautions, separations } = assessment;
  return {
    proposal,
    forms: fitting.forms,
    findings,
    caps:
      beside.caps.length === 0 && vital === null && advised.length === 0
        ? assessment.caps
        : [...assessment.caps, ...beside.caps, ...advised, ...(vital === null ? [] : [vital.cap])],
    cautions,
    interactions:
      beside.interactions.length === 0 ? assessment.interactions : [...assessment.interactions, ...beside.interactions],
    separations,
  };
}

/** Fourth stage: excludes what is unsafe or unsuitable, with every reason rather than only the first. */
export function exclude(
  prepared: Prepared,
  facts: Facts,
  proposals: readonly Proposal[],
  { careful, against }: Care,
): { readonly cleared: readonly Cleared[]; readonly left: LeftOut } {
  const rules = formRulesOf(prepared, facts);
  const cleared: Cleared[] = [];
  const left: LeftOut = new Map();
  for (const proposal of proposals) {
    const judged = judge(prepared, facts, proposal, { rules, keepsVital: !careful });
    const findings = [...judged.findings, ...against(proposal.supplement)];
    if (findings.length === 0) cleared.push(judged);
    else left.set(proposal.supplement, dropGeneralFindings(findings));
  }
  return { cleared, left };
}

/** Everything against one supplement, whether or not anything supports it. */
export function findingsAgainst(prepared: Prepared, facts: Facts, supplement: PreparedSupplement): readonly Finding[] {
  const none: Proposal = { supplement, reasons: [], forClinician: [], heldForMood: [] };
  return judge(prepared, facts, none, { rules: formRulesOf(prepared, facts), keepsVital: false }).findings;
}
