import {
  actionTexts,
  type ChatAnswer,
  type ChatBlock,
  type ChatThread,
  type InteractionAction,
  type InteractionSeverity,
  type SupplementFacts,
  severityTexts,
  unitText,
} from '@evidose/contract';
import { isGrave } from '@evidose/engine';

export interface Draft {
  readonly kind: ChatAnswer['kind'];
  readonly lead: string;
  readonly blocks: readonly ChatBlock[];
  readonly links: readonly { readonly to: string; readonly label: string }[];
  readonly about: string | null;
  readonly suggestions: readonly string[];
  readonly ifUnsure?: ChatAnswer['ifUnsure'];
  /** It is what came nearest: it may not be what was asked. */
  readonly isGuessed?: boolean;
  readonly thread?: Partial<ChatThread>;
  /** No model may rephrase this: it speaks of stopping a medicine, of too much, or of somebody's own plan. */
  readonly isFixed?: boolean;
}

export type Facts = SupplementFacts;

export const pageOf = ({ id, name }: Pick<Facts, 'id' | 'name'>) => ({
  to: `/supplements/${id}`,
  label: `${name}: the whole page`,
});
export const CHECKER = { to: '/interactions', label: 'Check everything you take' };
export const DASHBOARD = { to: '/dashboard', label: 'Your plan' };

export const block = (text: string, sources: readonly string[], title?: string): ChatBlock => ({
  tone: 'plain',
  ...(title === undefined ? {} : { title }),
  text,
  sources: [...sources],
});
export const caution = (text: string, sources: readonly string[], title?: string): ChatBlock => ({
  ...block(text, sources, title),
  tone: 'caution',
});

export const sentences = (...parts: readonly (string | false | undefined)[]): string => parts.filter(Boolean).join(' ');
/** "keep apart", or by how many hours: said once, in the title, as the row's own words often name them too. */
export const actionText = (action: InteractionAction, hours: number | undefined): string =>
  hours === undefined ? actionTexts[action].toLowerCase() : `keep ${hours} hours apart`;

interface Meeting {
  readonly message: string;
  readonly sources: readonly string[];
  readonly severity: InteractionSeverity;
  readonly action?: InteractionAction | undefined;
  readonly hours?: number | undefined;
}
export function meetingBlock({ severity, action, hours, message, sources }: Meeting, title: string): ChatBlock {
  const what = [severityTexts[severity].toLowerCase(), ...(action === undefined ? [] : [actionText(action, hours)])];
  const tone = isGrave({ severity }) ? 'urgent' : 'caution';
  return { ...block(message, sources, `${title}: ${what.join(', ')}`), tone };
}

const joined = (words: readonly string[], last: string): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1) ?? ''}`;
export const andOf = (words: readonly string[]): string => joined(words, 'and');
export const orOf = (words: readonly string[]): string => joined(words, 'or');
export const namesOf = (items: readonly { readonly name: string }[]): string[] => items.map(({ name }) => name);
export const idsOf = (items: readonly { readonly id: string }[]): string[] => items.map(({ id }) => id);
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** From here on micrograms are told in milligrams as well. */
const MANY = 5000;
const FIGURES = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
export const figure = (value: number): string => FIGURES.format(value);

/** In international units where labels print those; the factor is for the supplement's own unit alone. */
export function inUnits({ perInternationalUnit: per, doseUnit }: Facts, value: number, unit: string): string {
  const plain = `${figure(value)} ${unitText(unit)}`;
  if (per !== undefined && unit.startsWith(doseUnit)) return `${plain} (${figure(Math.round(value / per))} IU)`;
  return unit === 'µg' && value >= MANY ? `${plain} (${figure(value / 1000)} mg)` : plain;
}

/** The dose of a combination is counted in one nutrient of it: of that one it holds one unit a unit. */
export const countedIn = ({ serving, nutrients }: Facts): string | undefined =>
  serving === undefined ? undefined : nutrients.find(({ perUnit }) => perUnit === 1)?.name.toLowerCase();

type Rest = Partial<Omit<Draft, 'kind' | 'lead' | 'blocks'>>;
/** It answers something where it has a block; a lead alone only says that there is no answer. */
export function answer(lead: string, blocks: Draft['blocks'], rest: Rest = {}): Draft {
  const kind = blocks.length > 0 ? 'answer' : 'no-answer';
  return { kind, lead, blocks, links: [], about: null, suggestions: [], ...rest };
}
export const noAnswer = (lead: string, rest: Rest = {}): Draft => answer(lead, [], rest);
