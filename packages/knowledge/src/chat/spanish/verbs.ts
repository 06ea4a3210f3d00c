import type { ChatData } from '../load.ts';

/** A Spanish verb form in English. */
export interface VerbForm {
  /** With its accents, as those may tell it from another. */
  readonly spelled: string;
  readonly kind: 'finite' | 'past' | 'infinitive' | 'gerund' | 'participle';
  /** Who does it, where the ending says so. */
  readonly subject: '' | 'i' | 'we' | 'you';
  readonly plain: string;
  readonly negated: string;
  readonly gerund: string;
  /** Done to oneself it means something else: "matarme". */
  readonly isTold: boolean;
}

interface English {
  readonly base: string;
  readonly past: string;
  readonly participle: string;
  readonly gerund: string;
}

export const withoutAccents = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '');

const first = (phrase: string, change: (word: string) => string): string => phrase.replace(/^\S+/, change);
const withS = (word: string): string =>
  /(?:s|sh|ch|x|o)$/.test(word) ? `${word}es` : /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
const withEd = (word: string): string =>
  word.endsWith('e') ? `${word}d` : /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ied` : `${word}ed`;
const withIng = (word: string): string => `${word.replace(/([^e])e$/, '$1')}ing`;

function english(told: string): English {
  const [base = '', past = first(base, withEd), participle = past, gerund = first(base, withIng)] = told.split(', ');
  return { base, past, participle, gerund };
}

const AUXILIARY = /\b(can|could|am|is|are|was|were|have|has|had|will|would|should|must|do|does)\b/;
/** "Is" is "is not", "i go" is "i do not go". */
export function negate(plain: string): string {
  if (AUXILIARY.test(plain)) return plain.replace(AUXILIARY, '$1 not');
  return plain.startsWith('i ') ? `i do not ${plain.slice(2)}` : `does not ${plain}`;
}

type Subject = VerbForm['subject'];
/** "Tragué", "saqué", "empecé": the sound stays, and the letter changes. */
function soften(stem: string, ending: string): string {
  if (!/^[eé]/.test(ending)) return stem;
  return stem.replace(/c$/, 'qu').replace(/g$/, 'gu').replace(/z$/, 'c');
}

/** "i o": who does it, and the ending; "any" where the ending says nothing of who. */
const endingsOf = (told: readonly string[]): (readonly [Subject, string])[] =>
  told.map((each) => {
    const [who = '', ending = ''] = each.split(' ');
    return [who === 'any' ? '' : (who as Subject), ending] as const;
  });

function* formsOf(key: string, told: string, conjugation: ChatData['spanish']['conjugation']): Generator<VerbForm> {
  const [infinitive = '', changed, changedPast] = key.replace('+', '').split(' ');
  const stem = infinitive.slice(0, -2);
  const family = infinitive.endsWith('ar') ? 'ar' : 'er';
  const { base, past, participle, gerund } = english(told);
  const rest = { gerund, isTold: key.endsWith('+') };
  const said = (subject: Subject, phrase: string): string => (subject === '' ? phrase : `${subject} ${phrase}`);
  const now = changed ?? stem;
  for (const [subject, ending] of endingsOf([...conjugation.present[family], ...conjugation.wished[family]])) {
    const isPlural = ending.endsWith('n');
    const verb = subject === '' && !isPlural ? first(base, withS) : base;
    const negated = said(subject, `${subject === '' && !isPlural ? 'does' : 'do'} not ${base}`);
    const spelled = soften(ending.startsWith('á') || ending.startsWith('é') ? stem : now, ending) + ending;
    yield { spelled, kind: 'finite', subject, plain: said(subject, verb), negated, ...rest };
  }
  for (const ending of family === 'ar' ? ['amos'] : [infinitive.endsWith('ir') ? 'imos' : 'emos'])
    yield {
      spelled: stem + ending,
      kind: 'finite',
      subject: 'we',
      plain: `we ${base}`,
      negated: `we do not ${base}`,
      ...rest,
    };
  for (const [subject, ending] of endingsOf(conjugation.future))
    yield {
      spelled: infinitive + ending,
      kind: 'finite',
      subject,
      plain: said(subject, `will ${base}`),
      negated: said(subject, `will not ${base}`),
      ...rest,
    };
  for (const ending of ['ía', 'ían'])
    yield {
      spelled: infinitive + ending,
      kind: 'finite',
      subject: '',
      plain: `would ${base}`,
      negated: `would not ${base}`,
      ...rest,
    };
  for (const [subject, ending] of endingsOf(conjugation.past[family])) {
    const own = /^i[óe]/.test(ending) ? (changedPast ?? stem) : stem;
    yield {
      spelled: soften(own, ending) + ending,
      kind: 'past',
      subject,
      plain: said(subject, past),
      negated: said(subject, `did not ${base}`),
      ...rest,
    };
  }
  yield { spelled: infinitive, kind: 'infinitive', subject: '', plain: base, negated: `not ${base}`, ...rest };
  const ending = family === 'ar' ? 'ando' : 'iendo';
  yield {
    spelled: (family === 'er' ? (changedPast ?? stem) : stem) + ending,
    kind: 'gerund',
    subject: '',
    plain: gerund,
    negated: `not ${gerund}`,
    ...rest,
  };
  for (const vowel of ['o', 'a', 'os', 'as'])
    yield {
      spelled: stem + (family === 'ar' ? 'ad' : 'id') + vowel,
      kind: 'participle',
      subject: '',
      plain: participle,
      negated: `not ${participle}`,
      ...rest,
    };
}

/** Every form, by its spelling without accents; several where only an accent or the words beside it tell them apart. */
export function verbForms({
  verbs,
  forms,
  conjugation,
}: ChatData['spanish']): ReadonlyMap<string, readonly VerbForm[]> {
  const found = new Map<string, VerbForm[]>();
  const add = (form: VerbForm): void => {
    const plain = withoutAccents(form.spelled);
    const known = found.get(plain) ?? [];
    if (!known.some(({ plain: same }) => same === form.plain)) found.set(plain, [...known, form]);
  };
  for (const [key, told] of Object.entries(verbs)) for (const form of formsOf(key, told, conjugation)) add(form);
  for (const [plain, spellings] of Object.entries(forms))
    for (const spelled of spellings) {
      const subject = plain.startsWith('i ') ? 'i' : '';
      const form = { kind: 'finite', subject, plain, negated: negate(plain), gerund: plain, isTold: false } as const;
      found.set(spelled, [{ spelled, ...form }]);
    }
  return found;
}
