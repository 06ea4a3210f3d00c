/** The plan speaks to the person, the letter about them. Quoted text is the person's own and stays as it is. */

const words = (list: string) => new Set(list.split(' '));

/** Verbs that start an instruction. */
const INSTRUCTIONS = words(
  'add ask avoid begin bring buy call carry check choose compare consider correct drink eat get give go have hold increase keep lay leave let look lower name pick plan prefer put raise read reduce report rest see show skip space speak spread start stay stick stop store swallow switch take talk tell treat try use wait watch wear work',
);
/** Words after which "you" is the subject. */
const BEFORE_ACTOR = words(
  'if when that what as which and or because until till before after than whether how while once unless since where but so though although whenever whatever who',
);
/** Words after which "you" is the object, whatever follows. */
const BEFORE_OBJECT = words(
  'for to about of with from on in by at against beside around make makes made making help helps let lets keep keeps kept give gives gave tell tells told ask asks show shows leave leaves',
);
const ACTS = words(
  "take takes have are were was would may might must can cannot can't could should shouldn't will won't need want feel eat do don't did didn't use get got add start stop go notice gave give wrote write drink smoke train know find sleep think describe bruise catch pass keep try like get have see lose gain breastfeed plan put live work wake look named ticked typed chose asked told marked said answered already rarely never often still also only now usually hardly sometimes",
);
const ADVERBS = words('never only already also still often rarely now always usually then therefore hardly simply');
/** Verb forms that do not change in the third person. */
const UNCHANGED = words(
  'can cannot could may might must should would will counted reckoned kept found did chose read made took left set put had knew thought said gave looked checked could',
);
const IRREGULAR: Readonly<Record<string, string>> = {
  do: 'does',
  have: 'has',
  are: 'is',
  were: 'was',
  go: 'goes',
  "don't": 'does not',
  "haven't": 'has not',
};

const NAME = 'Evidose';
const QUOTED = /(“[^”]*”|"[^"]*")/;
const SENTENCE_ENDS = /(?<=[.!?:;])\s+/;

const isPast = (verb: string) => UNCHANGED.has(verb) || /[^e]ed$/.test(verb);

function forOne(verb: string): string {
  const plain = verb.toLowerCase().replaceAll('’', "'");
  if (isPast(plain)) return verb;
  const irregular = IRREGULAR[plain];
  if (irregular !== undefined) return irregular;
  if (/(?:s|sh|ch|x|z|o)$/.test(plain)) return `${verb}es`;
  if (/[^aeiou]y$/.test(plain)) return `${verb.slice(0, -1)}ies`;
  return `${verb}s`;
}

/** "we never suggest" → "Evidose never suggests". */
function aboutUs(text: string): string {
  return text
    .replaceAll(/\b[Ww]e((?: [a-z’']+){1,4})/g, (_, rest: string) => {
      const following = rest.trim().split(' ');
      const at = following.findIndex((word) => !ADVERBS.has(word));
      return [NAME, ...following.map((word, index) => (index === at ? forOne(word) : word))].join(' ');
    })
    .replaceAll(/\b[Ww]e\b/g, NAME)
    .replaceAll(/\bourselves\b/g, 'itself')
    .replaceAll(/\b[Oo]ur\b/g, `${NAME}’s`)
    .replaceAll(/\bus\b/g, NAME);
}

const wordBefore = (text: string) => /([\p{L}’']+)\s+$/u.exec(text)?.[1]?.toLowerCase() ?? '';
const wordAfter = (text: string) => /^\s+([\p{L}’']+)/u.exec(text)?.[1]?.toLowerCase().replaceAll('’', "'") ?? '';

function isActor(before: string, after: string): boolean {
  const previous = wordBefore(before);
  if (previous === '' || BEFORE_ACTOR.has(previous)) return true;
  if (BEFORE_OBJECT.has(previous)) return false;
  return ACTS.has(wordAfter(after));
}

function aboutThem(text: string): string {
  const like = (model: string, word: string) => (/^[A-Z]/.test(model) ? word[0]?.toUpperCase() + word.slice(1) : word);
  return text
    .replaceAll(/\byourself\b/gi, (found) => like(found, 'themselves'))
    .replaceAll(/\byours\b/gi, (found) => like(found, 'theirs'))
    .replaceAll(/\byour\b/gi, (found) => like(found, 'their'))
    .replaceAll(/\byou\b/gi, (found, at: number, whole: string) => {
      const actor = isActor(whole.slice(0, at), whole.slice(at + found.length));
      return like(found, actor ? 'they' : 'them');
    });
}

/** "Ask your doctor first." → "Advised to ask their doctor first." */
function instruction(sentence: string): string {
  const asked = sentence.replace(/^Please\s+(?=[a-z])/, '');
  // Without a "please" an instruction starts with a capital: a lower-case word continues the previous sentence.
  if (asked === sentence && /^[a-z]/.test(sentence)) return sentence;
  const refused = /^(?:Do not|Don['’]t|Never)\s+([a-z]+)/.exec(asked);
  if (refused !== null) {
    const never = asked.startsWith('Never');
    const rest = asked.slice(refused[0].length - (refused[1]?.length ?? 0));
    return `Advised ${never ? 'never' : 'not'} to ${rest}`;
  }
  const first = /^([A-Za-z][a-z]+)\b(?!['’])/.exec(asked)?.[1]?.toLowerCase();
  if (first === undefined || !INSTRUCTIONS.has(first)) return sentence;
  // "Test results", "Water pills": starts with a noun, followed by a plural verb.
  if (/^[A-Z][a-z]+ (?:is|are|can|may|was|were|has|have|of|and \w+ (?:are|is|can|may))\b/.test(asked)) return sentence;
  return `Advised to ${first}${asked.slice(first.length)}`;
}

export function asThirdPerson(text: string): string {
  return text
    .split(SENTENCE_ENDS)
    .map((sentence) =>
      instruction(sentence)
        .split(QUOTED)
        .map((part, index) => (index % 2 === 1 ? part : aboutUs(aboutThem(part))))
        .join(''),
    )
    .join(' ');
}
