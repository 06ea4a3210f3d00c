import type { ChatData } from '../load.ts';
import { createLexicon, type Found } from './lexicon.ts';
import { type VerbForm, withoutAccents } from './verbs.ts';

interface Words {
  readonly isEnglish: (word: string) => boolean;
  /** A medicine or a supplement, as it is spelled here. */
  readonly isName: (word: string) => boolean;
  /** The very name that it goes by here. */
  readonly isOwnName: (word: string) => boolean;
}

interface Token {
  /** With its accents. */
  readonly typed: string;
  readonly word: string;
}

const TOKENS = /[\p{L}\p{M}]+(?:['’][\p{L}]+)?|\d+(?:[.,]\d+)*|[.,;:!?¿¡\n]/gu;
const ATTACHED = /^(.+?(?:[aei]r|ndo))((?:me|te|se|nos|los|las|les|lo|la|le){1,2})$/;
/** A subject that was named so many words before still holds. */
const NEAR = 7;
const BARE_AFTER = /\b(?:can|could|must|should|will|would|may|not|let me|help me|lets me)$/;
const ING_AFTER = /\b(?:of|without|in|before|after|stop|stopped|from)$/;
const TAKEN =
  /^(?:take|took|taken|taking|stop|stopped|quit|swallow|swallowed|drink|drank|eat|ate|replace|skip|lower|reduce)\b/;
const AGO = /\bago~ (?:the |like |about |a )?((?:\S+ ){1,2}?)(minutes?|hours?|days?|weeks?|months?|years?|time)\b/g;

/** Whether a message is Spanish, and what it says in English, word by word: rules are written for English alone. */
export function createGloss(spanish: ChatData['spanish'], { isEnglish, isName, isOwnName }: Words) {
  const lexicon = createLexicon(spanish);
  const { clitics: objects, self: selves } = spanish;
  const isClitic = (word: string): boolean => objects[word] !== undefined;
  const telling = new Set(spanish.telling);
  const notTelling = new Set(spanish['not-telling']);
  const somebody = new Set(spanish.somebody);
  const tokensOf = (message: string): Token[] =>
    (message.toLowerCase().normalize('NFC').match(TOKENS) ?? []).map((typed) => ({
      typed,
      word: withoutAccents(typed),
    }));

  function isSpanish(tokens: readonly Token[]): boolean {
    let [here, there] = [0, 0];
    for (const { word, typed } of tokens) {
      if (!/^\p{L}/u.test(word)) here += /[¿¡]/.test(word) ? 2 : 0;
      else if (telling.has(word)) here += 1;
      else if (word.length < 2) continue;
      else if (notTelling.has(word) || isName(word)) continue;
      else if (isEnglish(word) && typed === word) there += 1;
      else if (lexicon.isSpoken(word) || lexicon.inflected(word) !== null) here += 1;
      else if (lexicon.slipped(word) !== null) here += 0.5;
    }
    return here > there;
  }

  /** Sertralina is sertraline. */
  const asName = (word: string): string | null => {
    const names = Object.entries(spanish.endings)
      .filter(([end]) => word.endsWith(end))
      .flatMap(([end, others]) => others.map((other) => word.slice(0, word.length - end.length) + other));
    return names.find(isOwnName) ?? (isName(word) ? null : (names.find(isName) ?? null));
  };

  /** Of forms that are spelled alike: the one with these accents, then the one that fits who was named. */
  function chosen(forms: readonly VerbForm[], typed: string, isOther: boolean): VerbForm | undefined {
    const [only, ...more] = forms;
    if (more.length === 0) return only;
    const accented = forms.find(({ spelled }) => spelled === typed && typed !== withoutAccents(typed));
    if (accented !== undefined) return accented;
    if (isOther)
      return (
        forms.find(({ kind, subject }) => kind === 'past' && subject === '') ??
        forms.find(({ subject }) => subject === '') ??
        only
      );
    return (
      forms.find(({ kind, subject }) => kind === 'past' && subject === 'i') ??
      forms.find(({ subject }) => subject === 'i') ??
      only
    );
  }

  return (message: string): { readonly isSpanish: boolean; readonly message: string } => {
    const tokens = tokensOf(message);
    if (!isSpanish(tokens)) return { isSpanish: false, message };
    const out: string[] = [];
    const before = (): string => out.at(-1) ?? '';
    const wordAt = (at: number): string => tokens[at]?.word ?? '';
    const isOtherAt = (at: number): boolean => {
      for (let back = at - 1; back >= Math.max(0, at - NEAR); back -= 1) {
        if (/[.;!?\n]/.test(wordAt(back)) || wordAt(back) === 'yo') return false;
        if (somebody.has(wordAt(back))) return true;
      }
      return false;
    };

    function say(form: VerbForm, isNegated: boolean, clitics: readonly string[]): void {
      const { kind, subject, plain, negated, gerund, isTold } = form;
      const reflexive = clitics.find(
        (each) => (each === 'me' && (subject === 'i' || kind === 'infinitive' || kind === 'gerund')) || each === 'se',
      );
      const self = isTold && reflexive !== undefined ? ` ${selves[reflexive] ?? ''}` : '';
      const object = clitics.find((each) => each !== 'se' && !(each === reflexive));
      const it =
        object === undefined
          ? ''
          : ` ${TAKEN.test(plain.replace(/^i (?:do not )?/, '')) && /^l/.test(object) ? 'it' : (objects[object] ?? '')}`;
      let told = isNegated ? negated : plain;
      if (kind === 'infinitive' && !isNegated) {
        if (ING_AFTER.test(before())) {
          told = gerund;
          if (before() === 'of') out.pop();
        } else if (!BARE_AFTER.test(before()) && before() !== 'to') told = `to ${plain}`;
      }
      if (subject !== '' && before() === subject) told = told.slice(subject.length + 1);
      out.push(`${told}${self}${it}`);
    }

    function verbAt(at: number): number {
      let next = at;
      const isNegated = wordAt(next) === 'no' || wordAt(next) === 'ni';
      if (isNegated) next += 1;
      const clitics: string[] = [];
      while (isClitic(wordAt(next)) && clitics.length < 2) clitics.push(wordAt(next++));
      const word = wordAt(next);
      // "La toma" may be a noun, and "la pastilla" is one.
      if (clitics.length > 0 && lexicon.phrase(word) !== undefined) return at;
      const known = lexicon.phrase(word) === undefined ? lexicon.verb(word) : undefined;
      const attached = ATTACHED.exec(word);
      const forms = known ?? (attached === null ? undefined : lexicon.verb(attached[1] ?? ''));
      if (forms === undefined) return at;
      if (known === undefined && attached !== null)
        clitics.push(...(attached[2]?.match(/me|te|se|nos|los|las|les|lo|la|le/g) ?? []));
      const isOther = isOtherAt(at) || clitics.includes('se') || clitics.includes('le');
      const form = chosen(
        forms,
        tokens[next]?.typed ?? '',
        isOther && !(clitics.includes('me') && !clitics.includes('se')),
      );
      if (form === undefined) return at;
      say(form, isNegated, clitics);
      return next + 1;
    }

    function phraseAt(at: number): number {
      for (let many = Math.min(lexicon.longest, tokens.length - at); many > 1; many -= 1) {
        const found = lexicon.phrase(
          tokens
            .slice(at, at + many)
            .map(({ word }) => word)
            .join(' '),
        );
        if (found === undefined) continue;
        out.push(found);
        return at + many;
      }
      return at;
    }

    const pushFound = (found: Found, { typed }: Token, at: number): void => {
      if ('english' in found) out.push(found.english);
      else {
        const form = chosen(found.forms, typed, isOtherAt(at));
        if (form !== undefined) say(form, false, []);
      }
    };

    function wordOf(at: number): void {
      const token = tokens[at] ?? { typed: '', word: '' };
      const { word, typed } = token;
      const english = lexicon.phrase(word);
      if (typed === 'qué' || (word === 'que' && (at === 0 || !/^\p{L}|^\d/u.test(wordAt(at - 1))))) out.push('what');
      else if (english !== undefined) out.push(english);
      else if (word === 'no') out.push('not');
      else if (isClitic(word)) out.push(objects[word] ?? '');
      else if (!/^\p{L}/u.test(word)) out.push(/[¿¡]/.test(word) ? '' : word);
      else {
        const name = asName(word);
        const found =
          name !== null
            ? { english: name }
            : isName(word)
              ? null
              : (lexicon.inflected(word) ?? (isEnglish(word) ? null : lexicon.slipped(word)));
        if (found === null) out.push(word);
        else pushFound(found, token, at);
      }
    }

    for (let at = 0; at < tokens.length; ) {
      const after = [phraseAt, verbAt].reduce((next, step) => (next > at ? next : step(at)), at);
      if (after === at) wordOf(at);
      at = Math.max(after, at + 1);
    }
    const text = out
      .filter((each) => each !== '')
      .join(' ')
      .replace(AGO, '$1$2 ago')
      .replaceAll('ago~', 'makes');
    return { isSpanish: true, message: text.replace(/ (?=[.,;:!?])/g, '') };
  };
}
