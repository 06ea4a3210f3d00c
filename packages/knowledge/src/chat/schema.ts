import { slots } from '@evidose/contract';
import { z } from 'zod';
import { Id, Sources, Text } from '../schema/common.ts';

/** The files of data/language/chat: what the assistant recognises danger by, and what it says then. */

const Address = z.string().regex(/^https:\/\/\S+$/, 'an address starts with https://');
const Phrases = z.array(z.string().min(1)).min(1);

/** words.yaml */
export const WordsFile = z.strictObject({
  swaps: z.record(z.string(), Text),
  numbers: z.record(z.string(), z.int().positive()),
  /** What stands behind an amount, in milligrams; 0 where it weighs nothing we could count. */
  units: z.record(z.string(), z.number().nonnegative()),
  /** Stretches of time: "three weeks" is no count of anything. */
  times: z.array(z.string()),
  spelling: z.array(z.string().regex(/^[a-z]{5,}$/)),
  ordinary: z.array(z.string().regex(/^[a-z]+$/)),
  /** Names that are ordinary words after or before one of these words, and those that are names only beside one. */
  'not-after': z.record(z.string(), z.array(z.string())),
  'not-before': z.record(z.string(), z.array(z.string())),
  only: z.record(z.string(), z.array(z.string())),
  /** Names of the questionnaire's lists that mean something else in a message. */
  'no-names': z.array(Text),
  /** Medicines, by the supplement that they are as well. */
  'as-supplements': z.record(Id, Id),
  /** What follows "is" and never a possessor: "throat's closing" is "throat is closing". */
  'after-is': z.array(Text),
  families: z.record(Id, Phrases),
});

const Endings = z.array(z.string().regex(/^(?:i|we|you|any) \p{L}+$/u, 'who does it, and the ending')).min(1);
const ByFamily = z.strictObject({ ar: Endings, er: Endings });

/** spanish.yaml: how a message in Spanish is read as English. */
export const SpanishFile = z.strictObject({
  telling: z.array(z.string()),
  'not-telling': z.array(z.string()),
  somebody: z.array(z.string()),
  endings: z.record(z.string(), z.array(z.string())),
  clitics: z.record(z.string(), z.string()),
  self: z.record(z.string(), Text),
  conjugation: z.strictObject({ present: ByFamily, wished: ByFamily, future: Endings, past: ByFamily }),
  verbs: z.record(z.string().regex(/^[a-z]+[aei]r(?: [a-z]+){0,2}\+?$/, 'an infinitive and its other stems'), Text),
  forms: z.record(z.string(), z.array(z.string())),
  says: z.record(z.string(), z.array(z.string())),
});

export const helpRoles = ['emergency', 'poison', 'crisis', 'text', 'pet', 'domestic', 'eating', 'advice'] as const;
const HelpRole = z.enum(helpRoles);

const HelpLineShown = z.strictObject({
  name: Text,
  contact: Text,
  href: z.string().regex(/^(?:(?:tel|sms):\+?\d+|https:\/\/\S+)$/, 'tel: or sms: and digits, or an address'),
  source: Address,
});
const HelpLineRow = HelpLineShown.extend({
  /** The day on which the number was last found on two pages. */
  checked: z.iso.date(),
  /** For a reader of Spanish, where that is answered or reached in another way. */
  spanish: HelpLineShown.optional(),
});

/** help-lines.yaml */
export const HelpLinesFile = z.strictObject({
  /** Where the browser names no region. */
  default: z.string(),
  /** For a country that is not listed. */
  elsewhere: z.string(),
  regions: z.record(
    z.string().regex(/^[A-Z]{2}$/),
    z.strictObject({ name: Text, lines: z.partialRecord(HelpRole, HelpLineRow) }),
  ),
  shares: z.record(z.string(), z.array(z.string().regex(/^[A-Z]{2}$/))),
});

/** cards.yaml */
export const CardsFile = z.record(
  Id,
  z.strictObject({
    title: Text,
    do: z.array(Text).min(1),
    lines: z.array(HelpRole).min(1),
    /** Whether what is known of the named supplement and medicine helps after the card. */
    pairs: z.boolean().default(false),
    sources: z.array(Address).min(1),
  }),
);

/** cards-es.yaml */
export const SpanishCardsFile = z.strictObject({
  notice: Text,
  /** How an English line of help is said: patterns, and what stands in their place, in this order. */
  contact: z.array(z.tuple([Text, Text])),
  stopping: Text,
  'your-medicine': Text,
  cards: z.record(Id, z.strictObject({ title: Text, do: z.array(Text).min(1) })),
});

/** danger.yaml */
export const DangerFile = z.strictObject({
  grave: z.array(Id),
  'not-harmless': z.array(Id),
  amounts: z.array(z.strictObject({ id: Id, from: z.number().positive(), source: Address })),
  /** Asked what amount kills: never answered. */
  lethal: Phrases,
  /** A question of a supplement. */
  asked: Phrases,
  /** What sets a whole message at a distance. */
  frames: z.array(z.strictObject({ name: Text, says: Phrases, unless: Phrases })),
  calm: z.array(z.strictObject({ name: Text, says: Phrases, unless: Phrases.default([]) })),
  rules: z.array(
    z.strictObject({
      card: Id,
      says: Phrases,
      /** Phrases that must all be in the message, in any order. */
      together: z.array(Phrases).default([]),
      unless: Phrases.default([]),
      /** Only in a message of at most so many words. */
      most: z.int().positive().optional(),
    }),
  ),
});

/** What words are about, in broad kinds. */
const Kinds = z.record(Id, z.array(z.string().regex(/^[a-z0-9-]+\*?$/, 'small letters, and * for any ending')).min(1));

/** concepts.yaml */
export const ConceptsFile = z.strictObject({
  thresholds: z.strictObject({
    gentle: z.number(),
    site: z.number(),
    asked: z.number(),
    sure: z.number(),
    vote: z.number(),
    card: z.number(),
    part: z.number(),
  }),
  kept: z.array(Id),
  cards: z.record(Id, z.array(Id).min(1)),
  kinds: Kinds,
});

/** likely.yaml */
export const LikelyFile = z.strictObject({
  thresholds: z.strictObject({
    alone: z.number(),
    over: z.number(),
    ahead: z.number(),
    last: z.number(),
    plainly: z.number(),
    offered: z.number(),
    beside: z.number(),
    own: z.number(),
    short: z.number(),
  }),
  /** Kinds that speak of the site and of little else. */
  telling: z.array(Id),
  kinds: Kinds,
  asks: z.record(Id, Phrases),
  site: z.record(Id, Phrases),
  none: Phrases,
});

/** A word that is looked for in notes; `told`: how they name it, where that is not the word itself. */
const ListedWord = z.union([
  Phrases.transform((says) => ({ says, told: undefined })),
  z.strictObject({ says: Phrases, told: Phrases }),
]);

/** questions.yaml */
export const QuestionsFile = z.strictObject({
  /** `not`: where one of these is said it does not ask that. */
  asks: z.array(z.strictObject({ ask: Id, says: Phrases, not: Phrases.default([]) })),
  /** It is about the person. */
  mine: Phrases,
  'own-medicines': Phrases,
  /** It asks for somebody else, and not of the person's own plan. */
  'of-other': Phrases,
  /** It speaks of what was suggested: "what you gave me". */
  plan: Phrases,
  /** One thing, named by what it is for. */
  'one-for': Phrases,
  /** Something is looked for, by what it should be good for. */
  'for-goal': Phrases,
  /** "and zinc?": the question before is asked again. */
  again: Phrases,
  other: Phrases,
  /** One of several that were named before, by its place. */
  places: z.array(z.strictObject({ at: z.int(), says: Phrases })),
  back: Phrases,
  /** The same two things under another condition. */
  'what-if': Phrases,
  /** It tells of something that hurts or troubles. */
  unwell: Phrases,
  'small-talk': z.strictObject({ thanks: Phrases, greeting: Phrases }),
  'double-dose': Phrases,
  'stop-medicine': Phrases,
  'stop-it': Phrases,
  'goes-on': Phrases,
  /** The words that such a question may have, and no others. */
  'goes-on-words': Phrases,
  'stop-words': Phrases,
  /** What may be a medicine, where none is named. */
  remedies: Phrases,
  /** The same where nothing else is understood. */
  'remedy-words': Phrases,
  /** What is told beside the first of several questions in one message. */
  several: z.array(Id).min(1),
  /** What holds, lacks or does something: how that is asked, and what is looked for in the notes (`of`) or the rows that warn. */
  listed: z.record(
    Id,
    z.strictObject({
      of: Id,
      warns: z.boolean().default(false),
      lead: Text,
      says: Phrases,
      not: Phrases.default([]),
      words: z.record(Text, ListedWord),
    }),
  ),
  /** What is measured, by the supplement that is taken where it is low. */
  measured: z.record(Id, Phrases),
  /** Parts of the body: how a message names them, and how the words begin by which our rows do. */
  organs: z.record(Id, z.strictObject({ name: Text, says: Phrases, told: z.array(Text).min(1) })),
  topics: z.record(Id, Phrases),
  /** People who have a reason of the catalogue in common: how its words name them. */
  groups: z.record(Id, z.strictObject({ name: Text, who: Text, says: Phrases })),
  /** Words for times of day, by the slots of a plan. */
  slots: z.array(z.strictObject({ slots: z.array(z.enum(slots)).min(1), says: Phrases })),
});

/** What is offered to be asked after an answer from the plan. */
const DAY_QUESTIONS = ['What is in my plan?', 'What does my day look like?'] as const;

/** What is true of a question, whoever asks it: each place that decides by it asks for it by name. */
const NEEDS = {
  'plan-only': 'only a plan can answer it',
  own: 'by itself or of oneself it is asked of the plan',
  money: 'it is about money',
  'not-taken': 'nothing was taken twice yet',
  'of-organ': 'of a part of the body: what the supplement does there is the answer',
  'of-each': 'answered of each supplement by itself, also where two are named',
  'goes-on': 'of a medicine that goes on',
  plain: 'said in words that mean nothing else: asked first, whatever the rest is like',
  'no-topic': 'a word for a goal beside it is no wish',
  'of-plan': 'speaks of what is taken, and hardly ever of a site',
  'of-list': 'of a list or a history that a visitor does not have',
  'no-ask': 'read otherwise: a medicine to stop, a goal, or a name and nothing more',
  named: 'never by likeness alone',
  last: 'said in many a question: what else was found comes first',
  'of-others': 'of somebody else than the person of the plan, or of what is not yet so',
  'of-any': 'of what the plan does not hold: told in general',
  'in-general': 'told in general, also of what the plan holds',
  'of-medicine': 'of a medicine in general, and not of what the plan holds beside it',
  'no-offer': 'an answer offers nothing: worth knowing in any case',
  'of-subject': 'asked of oneself it still means what was spoken of',
} as const;
export type Need = keyof typeof NEEDS;

const Sentences = z.union([Text, z.array(Text)]).transform((all) => [all].flat());
const AnswerBlock = z
  .union([
    Text.transform((of) => ({ of })),
    z.strictObject({
      of: Text,
      /** Instead of the source's own; empty for none. */
      title: z.string().optional(),
      text: Sentences.optional(),
      if: z.string().optional(),
      most: z.int().positive().optional(),
    }),
  ])
  .transform((each) => ({ title: undefined, text: undefined, most: undefined, if: '', ...each }));
const AnswerRow = z.strictObject({
  lead: Sentences.default([]),
  blocks: z.array(AnswerBlock).default([]),
  none: Sentences.default([]),
  next: z.array(Text).default([...DAY_QUESTIONS]),
  links: z.array(z.enum(['plan', 'checker', 'correct', 'take-along', 'log-in', 'questionnaire'])).default([]),
  /** A source without which there is no answer, and the question that is answered instead. */
  must: Text.optional(),
  instead: Id.optional(),
  /** What "the other one" means after it. */
  others: z.enum(['suggested', 'left-out']).optional(),
});
/** What is offered after the general answer about a supplement, three at the most. */
const ABOUT_QUESTIONS = [
  '?suggestible What is the limit for {name}?',
  '?suggestible When should I take {name}?',
  '?suggestible Who should not take {name}?',
  '!suggestible What does {name} interact with?',
] as const;
const GeneralRow = AnswerRow.extend({ next: z.array(Text).default([...ABOUT_QUESTIONS]) });
const When = z.array(z.enum(['mine', 'own', 'short', 'slots']));
const Intent = z.strictObject({
  needs: z.array(z.enum(Object.keys(NEEDS) as [Need, ...Need[]])),
  when: z.strictObject({ plan: When.optional(), one: When.optional() }).default({}),
  general: GeneralRow.optional(),
  any: AnswerRow.optional(),
  otherwise: AnswerRow.optional(),
  plan: AnswerRow.optional(),
  one: AnswerRow.optional(),
  taken: AnswerRow.optional(),
  excluded: AnswerRow.optional(),
  neither: AnswerRow.optional(),
});

/** intents.yaml */
export const IntentsFile = z
  .strictObject({ texts: z.record(Id, z.unknown()), answers: z.record(Id, Intent) })
  .transform(({ answers }) => answers);

/** site.yaml */
export const SiteFile = z.array(
  z.strictObject({
    id: Id,
    says: Phrases,
    not: Phrases.default([]),
    /** Sentences of our own pages. */
    text: z.array(Text),
    /** What no page says in one sentence. */
    note: Text.optional(),
    /** The meaning of the evidence grades is said as well. */
    grades: z.boolean().default(false),
    links: z.array(z.strictObject({ to: z.string().startsWith('/'), label: Text })).min(1),
  }),
);

const FoodRow = z.strictObject({ with: z.array(Id).min(1), message: Text, sources: Sources });

/** foods.yaml */
export const FoodsFile = z.strictObject({
  sources: z.record(Id, z.strictObject({ title: Text, publisher: Text, year: z.int().nullable(), url: Address })),
  advice: z.record(Id, z.strictObject({ message: Text, sources: Sources })),
  foods: z.record(
    Id,
    z.strictObject({
      name: Text,
      words: z.array(Text).min(1),
      rows: z.array(FoodRow),
      otherwise: FoodRow.omit({ with: true }),
    }),
  ),
});

/** notes.yaml: by what was asked. */
export const NotesFile = z.record(
  Id,
  z.array(z.strictObject({ about: z.array(Id).min(1), message: Text, sources: Sources })),
);

/** grounding.yaml */
export const GroundingFile = z.strictObject({ negations: z.array(z.string()), empty: z.array(z.string()) });

export type ConceptsFile = z.infer<typeof ConceptsFile>;
export type WordsFile = z.infer<typeof WordsFile>;
export type HelpLinesFile = z.infer<typeof HelpLinesFile>;
export type HelpRole = z.infer<typeof HelpRole>;
export type CardsFile = z.infer<typeof CardsFile>;
export type DangerFile = z.infer<typeof DangerFile>;
export type QuestionsFile = z.infer<typeof QuestionsFile>;
export type IntentsFile = z.infer<typeof IntentsFile>;
export type SiteFile = z.infer<typeof SiteFile>;
export type FoodsFile = z.infer<typeof FoodsFile>;
