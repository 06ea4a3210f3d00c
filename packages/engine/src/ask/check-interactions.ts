import type { Directness, InteractionAction, InteractionSeverity, Recognised } from '@evidose/contract';
import { saidOfPair } from '../alerts/from-pairs.ts';
import { medicineFacts } from '../criteria/facts.ts';
import { readMedicines, readSupplements } from '../doubt/read-lists.ts';
import type { InteractionRule, MedicinePair } from '../knowledge.ts';
import { staysWhereItIsPut } from '../local-use.ts';
import type { CurrentSupplement, Medicine } from '../model.ts';
import type { Prepared } from '../prepare/prepare.ts';
import type { PreparedSupplement } from '../prepare/supplement.ts';
import { asInteraction } from '../safety/effect-as-interaction.ts';
import { pairsAmong, severityOf } from '../safety/medicine-pairs.ts';
import { gravestOfEach, rowsWithMedicines } from '../safety/medicine-rows.ts';
import { bySeverity, isGrave } from '../safety/severity.ts';
import { withIngredients } from '../understand/ingredients.ts';
import { lineOf } from '../understand/usage.ts';
import { messageForMedicine } from '../words/rule-message.ts';
import { recognisedOf, type UnderstoodSupplement, understoodOf } from './understand-text.ts';

export interface CheckedPair {
  readonly kind: 'medicine' | 'supplement';
  readonly supplement: { readonly id: string; readonly name: string; readonly text: string };
  readonly with: { readonly id: string | null; readonly name: string; readonly text: string };
  readonly severity: InteractionSeverity;
  readonly action: InteractionAction;
  readonly hours?: number;
  readonly mechanism: string;
  readonly message: string;
  readonly sources: readonly string[];
  /** True while the fact is not traced to a source we trust. */
  readonly needsReview: boolean;
  readonly directness: Directness;
  readonly checked: string | null;
}

export interface CheckedMedicinePair
  extends Pick<MedicinePair, 'id' | 'severity' | 'mechanism' | 'sources' | 'directness' | 'checked'> {
  readonly medicines: readonly string[];
  readonly message: string;
  readonly needsReview: boolean;
}

export interface InteractionCheck {
  readonly medicines: readonly Recognised[];
  readonly supplements: readonly UnderstoodSupplement[];
  /** Most severe first. */
  readonly pairs: readonly CheckedPair[];
  /** Most severe first; only the best-known pairs are checked. */
  readonly medicinePairs: readonly CheckedMedicinePair[];
  readonly unchecked: readonly { readonly text: string; readonly message: string }[];
}

type Details = Pick<
  InteractionRule,
  'severity' | 'action' | 'hours' | 'mechanism' | 'message' | 'sources' | 'review' | 'directness' | 'checked'
>;

/** A known supplement, with the words it was written in. */
interface Known {
  readonly supplement: PreparedSupplement;
  readonly text: string;
}

const writtenAs = ({ id, name, text }: Medicine): CheckedPair['with'] => ({ id, name, text });

function pairOf(
  kind: CheckedPair['kind'],
  { supplement, text }: Known,
  other: CheckedPair['with'],
  details: Details,
): CheckedPair {
  const { severity, action, hours, mechanism, message, sources, review, directness, checked } = details;
  return {
    kind,
    supplement: { id: supplement.data.id, name: supplement.data.name, text },
    with: other,
    severity,
    action,
    ...(hours === undefined ? {} : { hours }),
    mechanism,
    message,
    sources,
    needsReview: review === 'needed',
    directness,
    checked,
  };
}

function effectPairs(prepared: Prepared, facts: ReturnType<typeof medicineFacts>, known: Known): CheckedPair[] {
  return prepared.effectRules.flatMap(({ data, when }) => {
    const interaction = known.supplement.data.effects.includes(data.effect) ? asInteraction(data) : null;
    if (interaction === null) return [];
    const atoms = when.all.flatMap((criterion) => criterion.atoms ?? []);
    const medicines = new Set(atoms.flatMap((atom) => facts.takenBy.get(atom) ?? []));
    return [...medicines].map((medicine) =>
      pairOf('medicine', known, writtenAs(medicine), {
        ...interaction.details,
        message: messageForMedicine(prepared, data, medicine),
      }),
    );
  });
}

function medicinePairs(
  prepared: Prepared,
  facts: ReturnType<typeof medicineFacts>,
  item: CurrentSupplement,
): CheckedPair[] {
  const { supplement, text } = item;
  if (supplement === null) return [];
  const known = { supplement, text };
  const rows = rowsWithMedicines(facts, supplement).filter(
    ({ row }) => item.assumed || item.amount >= (row.data.fromDose ?? 0),
  );
  const own = gravestOfEach(rows).map(({ medicine, row }) =>
    pairOf('medicine', known, writtenAs(medicine), {
      ...row.data,
      message: messageForMedicine(prepared, row.data, medicine),
    }),
  );
  const grave = new Set(own.filter(isGrave).map((pair) => pair.with.id));
  return [...own, ...effectPairs(prepared, facts, known).filter((pair) => !grave.has(pair.with.id))];
}

/** One thing to check: the named item, or an ingredient of the named product. */
interface Checked {
  readonly item: CurrentSupplement;
  /** The named item: ingredients of one product are not checked against each other. */
  readonly of: CurrentSupplement;
}

const checkedOf = (item: CurrentSupplement): Checked[] =>
  withIngredients(item).map((each) => ({ item: each, of: item }));

function supplementPairs(prepared: Prepared, items: readonly Checked[]): CheckedPair[] {
  const pairs: CheckedPair[] = [];
  for (const [i, { item: a, of }] of items.entries()) {
    for (const { item: b, of: other } of items.slice(i + 1)) {
      if (of === other || a.supplement === null || b.supplement === null) continue;
      // Parts of one tablet cannot be separated.
      const isOneTablet = lineOf(a) === lineOf(b);
      for (const { rule } of prepared.pairs.of(a.supplement, b.supplement).rows) {
        if (isOneTablet && rule.action === 'separate') continue;
        const { id, name } = b.supplement.data;
        pairs.push(
          pairOf('supplement', { supplement: a.supplement, text: of.text }, { id, name, text: other.text }, rule),
        );
      }
    }
  }
  return pairs;
}

function medicinesTogether(prepared: Prepared, medicines: readonly Medicine[]): CheckedMedicinePair[] {
  return pairsAmong(prepared, medicines).map((pair) => {
    const { id, mechanism, sources, directness, checked, review } = pair.rule;
    return {
      id,
      medicines: pair.medicines.map(({ name }) => name),
      severity: severityOf(pair),
      mechanism,
      message: saidOfPair(prepared, pair),
      sources,
      directness,
      checked,
      needsReview: review === 'needed',
    };
  });
}

function uncheckedOf(
  medicines: readonly Medicine[],
  items: readonly CurrentSupplement[],
): InteractionCheck['unchecked'] {
  const unknown = medicines
    .filter(({ checkable }) => !checkable)
    .map(({ text }) => ({
      text,
      message: 'We don’t know this medicine well enough to check it. Try its generic name, or ask your pharmacist.',
    }));
  const strange = items
    .filter(({ supplement }) => supplement === null)
    .map(({ text }) => ({
      text,
      message: 'We don’t know this supplement. Ask your pharmacist to look at its label.',
    }));
  const open = items
    .filter(({ supplement }) => supplement?.data.drugInteractions === 'not-checked' && medicines.length > 0)
    .map(({ text }) => ({ text, message: 'We haven’t checked this one with medicines yet.' }));
  const outside = items.filter(staysWhereItIsPut).map(({ text }) => ({
    text,
    message:
      'Used like this, hardly any of it reaches the rest of your body, so we didn’t compare it. Ask your pharmacist if you use it on large areas or for weeks.',
  }));
  return [...unknown, ...strange, ...open, ...outside];
}

/** What the person says they do not take conflicts with nothing. */
const isTaken = ({ usage }: Pick<CurrentSupplement, 'usage'>): boolean => usage.status !== 'not-taking';

/** The interaction checker: every known pair in the text, and what could not be checked. */
export function checkInteractions(
  prepared: Prepared,
  asked: { readonly medicines: string; readonly supplements: string },
): InteractionCheck {
  const listed = readMedicines(prepared, asked.medicines);
  const own = readSupplements(prepared, asked.supplements);
  const medicines = [...listed.medicines, ...own.medicines].filter(isTaken);
  const items = [...own.current, ...listed.current].filter(isTaken);
  const facts = medicineFacts(prepared, medicines);
  const checked = items.filter((item) => !staysWhereItIsPut(item)).flatMap(checkedOf);
  const pairs = [
    ...checked.flatMap(({ item }) => medicinePairs(prepared, facts, item)),
    ...supplementPairs(prepared, checked),
  ];
  return {
    medicines: medicines.filter(({ isSupplement }) => !isSupplement).map(recognisedOf),
    supplements: items.map(understoodOf),
    pairs: pairs.sort(bySeverity),
    medicinePairs: medicinesTogether(prepared, medicines).sort(bySeverity),
    unchecked: uncheckedOf(medicines, items),
  };
}
