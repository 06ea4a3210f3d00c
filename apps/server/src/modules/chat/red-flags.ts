import type { HelpLine } from '@evidose/contract';
import { nearest } from './slips.ts';

/** crisis: thoughts of self-harm. emergency: signs that need an ambulance. poison: too much of something was taken. */
export type RedFlag = 'crisis' | 'emergency' | 'poison';

const PHRASES: Readonly<Record<RedFlag, readonly RegExp[]>> = {
  crisis: [
    /\bsuicid/,
    /\bkill(ing)? (my ?self|him ?self|her ?self|them ?sel)/,
    /\bend(ing)? (my|it|his|her) (own )?(life|all)\b/,
    /\b(want|wanna|wish|going|ready) (to )?(die|be dead|disappear forever)\b/,
    /\b(wish i (was|were) dead|better off dead|no reason to live|(do not|dont) want to (live|be here|wake up))\b/,
    /\bself[ -]?harm/,
    /\b(hurt|harm|cut|hurting|harming|cutting) my ?self\b/,
  ],
  emergency: [
    /\bchest (is )?(pain|pains|hurts?|hurting|tightness|pressure|tight)\b/,
    /\b(pain|pressure|tightness) in (my |the |his |her )?chest\b/,
    /\b(cant|cannot|can not|unable to|hard to|trouble|difficulty|struggling to) (breath|breathe|breathing|swallow|speak|talk)\b/,
    /\b(short(ness)? of breath|out of breath at rest|stopped breathing|not breathing|turning blue)\b/,
    /\b(heart attack|anaphyla\w*|allergic (shock|reaction)|throat (is )?(swell\w*|clos\w*)|swollen (throat|tongue|face|lips))\b/,
    /\b(tongue|lips|face) (is |are )?swell\w*/,
    /\b(having|had|have|signs? of|symptoms? of|think\w*) (a |its a |it is a )?stroke\b/,
    /\bstroke (signs?|symptoms?|now)\b/,
    /\b(face (is )?droop\w*|droop\w* face|slurr\w* (speech|words)|numb(ness)? on one side|one side (is |of my (body|face) )?numb)\b/,
    /\b(having|had) a (seizure|fit)\b/,
    /\b(unconscious|passed out|wont wake up|collapsed|unresponsive)\b/,
    /\b(cough\w*|vomit\w*|throwing) (up )?blood\b/,
    /\b(bleeding (a lot|heavily|wont stop)|wont stop bleeding)\b/,
    /\b(worst headache|sudden severe headache|thunderclap headache)\b/,
  ],
  poison: [
    /\bover ?dos/,
    /\bpoison/,
    /\b(took|taken|swallowed|ate|had|given) (way |far )?(too (many|much)|a (whole )?bottle|the (whole )?bottle|all (of )?(the|my) pills)\b/,
    /\b(baby|toddler|child|kid|son|daughter|dog|cat) (has |just )?(ate|eaten|swallowed|took|taken|got into|drank)\b/,
  ],
};

const WORDS: Readonly<Record<RedFlag, readonly string[]>> = {
  crisis: ['suicide', 'suicidal', 'selfharm'],
  emergency: ['anaphylaxis', 'anaphylactic', 'unconscious'],
  poison: ['overdose', 'overdosed', 'overdosing', 'poisoned', 'poisoning'],
};

const ORDER: readonly RedFlag[] = ['crisis', 'emergency', 'poison'];

/** Small letters, no accents, no apostrophes, single blanks. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}|['’`´ʼ]/gu, '')
    .replace(/[^\p{L}\p{N} .-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Every red flag in a message, gravest first. Better one too many: a help line costs a glance. */
export function redFlagsIn(message: string): RedFlag[] {
  const text = plain(message);
  const words = text.split(/[ .-]+/);
  return ORDER.filter(
    (flag) =>
      PHRASES[flag].some((phrase) => phrase.test(text)) ||
      words.some((word) => nearest(word, WORDS[flag]) !== undefined),
  );
}

const EMERGENCY: HelpLine = { name: 'Emergency services, United States', contact: 'Call 911', href: 'tel:911' };
const ELSEWHERE: HelpLine = {
  name: 'Outside the United States',
  contact: 'Call your local emergency number (112 in Europe, 999 in the United Kingdom)',
  href: null,
};
const LIFELINE: HelpLine = {
  name: '988 Suicide & Crisis Lifeline, United States',
  contact: 'Call or text 988, day and night',
  href: 'tel:988',
};
const POISON: HelpLine = {
  name: 'Poison Control, United States',
  contact: 'Call 1-800-222-1222, day and night',
  href: 'tel:18002221222',
};

const LINES: Readonly<Record<RedFlag, readonly HelpLine[]>> = {
  crisis: [LIFELINE, EMERGENCY, ELSEWHERE],
  emergency: [EMERGENCY, ELSEWHERE],
  poison: [POISON, EMERGENCY, ELSEWHERE],
};

export const helpLinesFor = (flags: readonly RedFlag[]): HelpLine[] => [
  ...new Set(flags.flatMap((flag) => LINES[flag])),
];

const LEADS: Readonly<Record<RedFlag, string>> = {
  crisis: 'You matter more than any answer here. Please talk to somebody now: it is free, private and open all hours.',
  emergency: 'This may be an emergency. Please call for help now; do not wait for an answer here.',
  poison: 'If somebody may have taken too much, call now, also when there are no signs yet.',
};

export const helpLeadFor = ([gravest]: readonly RedFlag[]): string => (gravest === undefined ? '' : LEADS[gravest]);
