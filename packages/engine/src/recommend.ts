import type { Answers, Recommendation } from '@evidose/contract';
import { isMinor } from './criteria/derived.ts';
import { becauseOf, type Facts, factsOf } from './criteria/facts.ts';
import { flatMap } from './flat-map.ts';
import type { Finding } from './model.ts';
import type { Prepared } from './prepare/prepare.ts';
import type { PreparedSupplement } from './prepare/supplement.ts';
import { besideCurrent } from './safety/beside-current.ts';
import { statedAgainst } from './safety/stated-against.ts';
import { type Choice, choose } from './stages/choose.ts';
import { type Candidate, dose } from './stages/dose.ts';
import { type Care, exclude, type LeftOut } from './stages/exclude.ts';
import { explain } from './stages/explain.ts';
import { propose } from './stages/propose.ts';
import { review } from './stages/review.ts';
import type { Scheduling } from './stages/schedule/own-entries.ts';
import type { Day } from './stages/schedule/table.ts';
import { NO_DAY, schedule } from './stages/schedule.ts';
import { screen } from './stages/screen.ts';
import { understand } from './stages/understand.ts';

const NO_CHOICE: Choice = { picks: [], left: new Map(), alternatives: new Map() };

/** What the person named but is not suggested gets an answer too. */
function answerAskedAbout(prepared: Prepared, facts: Facts, left: LeftOut): void {
  const { current, advice } = facts.understood;
  const asked = new Set<PreparedSupplement>();
  for (const { supplement } of current) if (supplement !== null) asked.add(supplement);
  for (const index of advice.supplements.keys()) {
    const supplement = prepared.supplements[index];
    if (supplement !== undefined) asked.add(supplement);
  }
  for (const supplement of asked) {
    if (left.has(supplement)) continue;
    const taken = besideCurrent(prepared, facts, supplement).findings.filter(({ kind }) => kind === 'already-taking');
    const findings = [...statedAgainst(facts, supplement), ...taken];
    if (findings.length > 0) left.set(supplement, findings);
  }
}

/** Until a clinician has been seen nothing is suggested, with a reason for each. */
function holdAll(
  prepared: Prepared,
  facts: Facts,
  candidates: readonly { readonly proposal: { readonly supplement: PreparedSupplement } }[],
  left: LeftOut,
): void {
  const minor = isMinor(facts.person);
  for (const { proposal } of candidates) {
    const { supplement } = proposal;
    left.set(supplement, [
      {
        kind: minor ? 'age' : 'condition',
        rule: null,
        message: minor
          ? 'We suggest no supplement to anyone under 18.'
          : 'We suggest nothing before a doctor has looked at your symptoms or results.',
        because: minor
          ? [{ field: 'age', value: facts.answers.age }]
          : facts.answers.concerningSymptoms === 'yes'
            ? [{ field: 'concerningSymptoms', value: 'yes' }]
            : [
                ...facts.labs.filter(({ rule }) => rule.alert?.clinicianFirst === true).map(({ because }) => because),
                ...flatMap(
                  facts.alarms.filter(({ rule }) => rule.clinicianFirst),
                  ({ when }) => becauseOf(prepared, facts, when),
                ),
              ],
        sources: supplement.data.sources,
      },
    ]);
  }
}

/** Chooses and places; what the day has no room for is dropped, and the choice repeated without it. */
function chooseAndPlace(
  choosing: Parameters<typeof choose>[0],
  scheduling: Scheduling,
  candidates: readonly Candidate[],
): { readonly choice: Choice; readonly day: Day; readonly dropped: LeftOut } {
  const dropped: LeftOut = new Map();
  let open = candidates;
  for (;;) {
    const choice = choose(choosing, open);
    const scheduled = schedule(scheduling, choice.picks);
    if ('day' in scheduled) return { choice, day: scheduled.day, dropped };
    const { candidate } = scheduled.dropped;
    dropped.set(candidate.supplement, [scheduled.finding]);
    open = open.filter((each) => each !== candidate);
  }
}

/** Pure: the same answers always give the same plan. */
export function recommend(prepared: Prepared, answers: Answers): Recommendation {
  const facts = factsOf(prepared, answers, understand(prepared, answers));
  return decide(prepared, facts);
}

const NOTHING: readonly Finding[] = [];
const USUAL_CARE: Care = { careful: false, against: () => NOTHING };

/** The stages after understanding. */
export function decide(prepared: Prepared, facts: Facts, care: Care = USUAL_CARE): Recommendation {
  const limits = prepared.limits.of(facts.person);
  const current = facts.intake;
  const screened = screen(prepared, facts);
  const reviewed = review({ prepared, facts, limits, current });
  const proposals = propose(prepared, facts);
  const excluded = exclude(prepared, facts, proposals, care);
  const { left } = excluded;
  const scheduling: Scheduling = { prepared, facts, kept: reviewed.kept };
  let choice = NO_CHOICE;
  let day = NO_DAY;
  if (screened.outcome === 'see-clinician-first') {
    holdAll(prepared, facts, excluded.cleared, left);
    const scheduled = schedule(scheduling, []);
    if ('day' in scheduled) day = scheduled.day;
  } else {
    const dosed = dose({ prepared, facts, limits, current, careful: care.careful }, excluded.cleared);
    const placed = chooseAndPlace({ prepared, facts, limits, current }, scheduling, dosed.candidates);
    choice = placed.choice;
    day = placed.day;
    for (const part of [dosed.left, placed.dropped, choice.left])
      for (const [key, findings] of part) left.set(key, findings);
  }
  answerAskedAbout(prepared, facts, left);
  const { picks, alternatives } = choice;
  return explain({ prepared, facts, limits, current, screened, reviewed, proposals, picks, left, alternatives, day });
}
