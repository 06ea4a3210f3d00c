import type { ChatData } from '@evidose/knowledge';
import type { Reader, Said } from '../reader.ts';
import { createFrames } from './frames.ts';
import { createRules } from './rules.ts';
import { createSecondOpinion } from './second-opinion.ts';

export interface Danger {
  readonly card: string;
  /** The phrase that found it, so that a clinician can see which rule spoke; or the second opinion and its score. */
  readonly phrase: string;
  /** It speaks of stopping a medicine as well: told before the card where danger is only likely, and after it where it is sure. */
  readonly stopping: 'before' | 'after' | null;
}

const GENTLE = 'are-you-safe';
/** What amount kills is never told, whoever asks and for whatever reason. */
const DECLINED: Danger = { card: 'lethal-dose', phrase: 'asked what amount kills', stopping: null };

/** Takes out what only sounds like danger: idioms, what was years ago, questions about what a plant does. `unless` keeps it in. */
export function createCalming(
  { compile, fits }: Pick<Reader, 'compile' | 'fits'>,
  { danger }: Pick<ChatData, 'danger'>,
) {
  const calm = danger.calm.map(({ says, unless }) => ({ patterns: says.map(compile), isKept: fits(unless) }));
  return (text: string): string =>
    calm.reduce(
      (left, { patterns, isKept }) =>
        isKept(text) ? left : patterns.reduce((rest, pattern) => pattern.replaceIn(rest, '~'), left),
      text,
    );
}

/** The first stage of every message: whether somebody is in danger. It runs before anything else is read. */
export function createDangerReader(reader: Reader, data: ChatData) {
  const calmed = createCalming(reader, data);
  const opinionOn = createSecondOpinion(data);
  const { stops, mayStop, speaksOfMedicine } = reader.stopping;
  const framesOf = createFrames(reader, data);
  const asksWhatKills = reader.fits(data.danger.lethal);
  const { gentle, site: overSite, asked: overAsked, sure, vote, card: clear } = data.concepts.thresholds;
  const speaksOfSite = reader.fits(data.site.flatMap(({ says }) => says));
  const asksOfSupplement = reader.fits(data.danger.asked);
  const byRule = createRules(reader, data);

  /** A rule sees one phrase; where the words of the whole message are sure by themselves of another kind of danger, theirs is the card. */
  function overrules({ score, card, share }: ReturnType<typeof opinionOn>, ruled: string): boolean {
    if (card === null || score < sure + vote || share < clear || data.concepts.kept.includes(ruled)) return false;
    return data.concepts.cards[card]?.includes(ruled) !== true;
  }

  return ({ text }: Pick<Said, 'text'>): Danger | null => {
    const rest = calmed(text);
    const ruled = byRule(rest);
    const opinion = opinionOn(rest, framesOf(text));
    // Neither is right alone: a rule is one strong voice, and a message that speaks against it in every other word outweighs it.
    const total =
      ruled?.isShort === true ? Math.max(sure, opinion.score + vote) : opinion.score + (ruled === null ? 0 : vote);
    // "I am not driving back to the library, where I left myself signed in": a question of the site or of a supplement tells of life too.
    const asked = asksOfSupplement(text) ? overAsked : gentle;
    const least = ruled === null && speaksOfSite(text) ? overSite : asked;
    if (total < least) return asksWhatKills(text) ? DECLINED : null;
    const phrase = `second opinion ${opinion.score.toFixed(1)}`;
    const found =
      ruled === null || overrules(opinion, ruled.card)
        ? { card: total >= sure ? (opinion.card ?? GENTLE) : GENTLE, phrase }
        : { card: ruled.card, phrase: ruled.phrase };
    // Words of leaving a medicine off weigh like words of despair: where no rule knows these, not to stop comes first, and the card with it.
    const isStopping = stops(text);
    const isCertain = ruled === null ? !isStopping && total >= sure + vote : total >= sure;
    const isSure = found.card !== GENTLE && isCertain;
    const isLikelyStopping = !isSure && (mayStop(text, false) || speaksOfMedicine(text));
    const stopping = isStopping || isLikelyStopping ? (isSure ? 'after' : 'before') : null;
    return { ...found, stopping };
  };
}
