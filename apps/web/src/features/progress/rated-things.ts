import { type PartialAnswers, questions, type RatedThing } from '@evidose/contract';

/** What can be rated: the goals and symptoms the person ticked. */
export interface Thing {
  readonly about: RatedThing['about'];
  readonly id: string;
  readonly label: string;
}

type Labels = Readonly<Record<string, string>>;
const goals: Labels = questions.healthGoals.options;
const symptoms: Labels = questions.currentSymptoms.options;

export const ENDS: Readonly<Record<Thing['about'], readonly [string, string]>> = {
  goal: ['very bad', 'very good'],
  symptom: ['not at all', 'very much'],
};

export const keyOf = ({ about, id }: Pick<Thing, 'about' | 'id'>): string => `${about} ${id}`;
export const labelOf = ({ about, id }: Pick<Thing, 'about' | 'id'>): string =>
  (about === 'goal' ? goals : symptoms)[id] ?? id;

export function thingsOf({ healthGoals = [], currentSymptoms = [] }: PartialAnswers): Thing[] {
  const all = [
    ...healthGoals.map((id) => ({ about: 'goal' as const, id })),
    ...currentSymptoms.filter((id) => id !== 'none').map((id) => ({ about: 'symptom' as const, id })),
  ];
  return all.map((thing) => ({ ...thing, label: labelOf(thing) }));
}
