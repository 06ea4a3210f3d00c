/**
 * Phrases that we do not use, and what to write instead. They are searched in everything people read: the interface,
 * mails, plan sentences and the knowledge. `docs/voice.md` says why.
 */

/** @typedef {{ readonly turn: RegExp, readonly instead: string }} Banned */

/** @type {readonly Banned[]} */
export const BANNED = [
  { turn: /\bwelcome in\b/i, instead: 'Welcome' },
  { turn: /\b(links?|they|it|terms|pins?|addresses) holds? (for|until)\b/i, instead: 'works for, applies for' },
  { turn: /\bthat is no (verdict|promise|answer)\b/i, instead: 'That does not mean …' },
  { turn: /\b(is|are) no (treatment|substitute|replacement|list)\b/i, instead: 'is not a …' },
  { turn: /\bsp(eak|oke|eaks|oken) (louder|for|against)\b/i, instead: 'is a reason for, advises against' },
  { turn: /\bmakes? (drowsy|sleepy|tired|dizzy)\b/i, instead: 'make you drowsy' },
  { turn: /\bgive it (\d|\$\{)/i, instead: 'You may see a change in … weeks' },
  { turn: /\b(serves?|serving) (some of )?the same wish(es)?\b/i, instead: 'helps with the same goal' },
  { turn: /\bwhat (it|they|you) meets?\b/i, instead: 'Interactions' },
  { turn: /\bso that you know it again\b/i, instead: 'so you can find it later' },
  { turn: /\bmakes sure\.$/i, instead: 'say what it covers' },
  { turn: /\bnothing (that )?an? \w+( or an? \w+)? pays\b/i, instead: 'No store can pay us to …' },
  { turn: /\b(stands?|stood) (here|below|above|on top|beside)\b/i, instead: 'is at the top, you see it here' },
  { turn: /\bwhat stands\b/i, instead: 'the notes' },
  { turn: /\b(is|are) on (its|their) way\b/i, instead: 'Loading …, We sent …' },
  { turn: /\bbeing fetched\b|\bfetching\b/i, instead: 'Loading' },
  { turn: /\babove all\b/i, instead: 'especially' },
  { turn: /\buptake\b/i, instead: 'absorption' },
  { turn: /\b(anew|afresh)\b/i, instead: 'again, over' },
  { turn: /\bneed not\b/i, instead: 'do not have to' },
  { turn: /\bdearer\b/i, instead: 'higher, more expensive' },
  { turn: /\bany more\.$/i, instead: 'no longer' },
  { turn: /\blook into (your|its|the) (mailbox|spam)/i, instead: 'check your email' },
  { turn: /\b(whoever|whomever)\b/i, instead: 'anyone who' },
  {
    turn: /(?<!\b(?:too|how|so|as|very) )\bmuch (alcohol|vitamin|iron|potassium|phosphorus|sweat)\b/i,
    instead: 'a lot of',
  },
  { turn: /\breckon(ed|s)?\b/i, instead: 'count' },
  { turn: /\b(goes?|go) (well )?together\b/i, instead: 'mix, are safe together' },
  { turn: /\bhot flush/i, instead: 'hot flash' },
  { turn: /\bthat adds up\b|\bwhich adds up\b/i, instead: 'Together that can be too much.' },
  { turn: /\bhave it made\b/i, instead: 'make a new plan' },
  // Our own files, which readers do not know.
  {
    turn: /\b(no|a|the|any|its|\d+) (row|record)s? (about|on|for|of|that|says?|speaks?)\b/i,
    instead: 'We have no information about …',
  },
  { turn: /\b(is|are|more|nothing|none|limit|answer) on record\b/i, instead: 'we know of' },
  {
    turn: /\b(by|after|according to) your answers,? [\w${}“”'’-]+ (is|are|isn’t|aren’t)\b/i,
    instead: 'Based on your answers, we …',
  },
  { turn: /\b(is|are) not for you\b|\b(isn’t|aren’t) for you\b/i, instead: 'we don’t suggest it for you' },
  { turn: /\bof what you (already )?(take|have|use|eat)( already| now)?,/i, instead: 'For what you already take: …' },
  {
    turn: /\bwhat (was|is|were) (low|high|too low|too high)\b[^.]*\b(is|are) (measured|tested|checked)\b/i,
    instead: 'test your low level again',
  },
  { turn: /^about [^,.]+, (yes|no)\b|\babout [^,.]+, (yes|no)\./i, instead: 'Yes: …, or a whole sentence' },
  {
    turn: /\b(not|never) the same as safe\b|\bno (promise|permission|advice)\b/i,
    instead: 'That doesn’t mean it’s safe.',
  },
  { turn: /\bgravest\b|\bgraver\b|\ba grave\b/i, instead: 'most serious, severe' },
  {
    turn: /\b(a|the|no|any|severe) lack\b(?! of (energy|sleep|interest|proof|studies|evidence))/i,
    instead: 'too little, a low level',
  },
  {
    turn: /\b(usually|may|can|products|forms|tablets|capsules) holds? (?!(still|back|off|your|up|it|them|on)\b)\w/i,
    instead: 'contain',
  },
  {
    turn: /\b(stop|take|start|change) (neither|nothing|no more)\b(?= (on|from|until|of|before|without))(?! of it\b| before you ask)/i,
    instead: 'Do not …',
  },
  { turn: /\bfrom one day to the next\b/i, instead: 'suddenly' },
  { turn: /\bbefore you have (asked|spoken|talked)\b/i, instead: 'before you ask' },
  { turn: /\b(so|as) wishes\b|\byour wishes\b/i, instead: 'goals' },
  // Full forms where everyone uses contractions. A warning keeps its “Do not”, and legal texts and the letter use full
  // forms.
  { turn: /\b(we|you|they|I|who) (do|are|have|were|could|did|would|had) not\b/i, instead: 'don’t, aren’t, haven’t …' },
  {
    turn: /\b(it|that|this|he|she|\w+s|\w+n|\w+l) (does|is|has|was|did|could|would) not\b/i,
    instead: 'doesn’t, isn’t, hasn’t …',
  },
  { turn: /\b(cannot|will not)\b/i, instead: 'can’t, won’t' },
  // British, or translated from German.
  {
    turn: /\b(physiotherap|antenatal|chemist's|talking therap|check-up)/i,
    instead: 'physical therapy, prenatal, pharmacy, talk therapy, checkup',
  },
  {
    turn: /\b(bloating|gas|cramps|burping),? (and|or) wind\b|\b(makes?|causes?|passing|trapped) wind\b|^wind in\b/i,
    instead: 'gas',
  },
  { turn: /\bdefences?\b|\b(your|stronger|the body’s) defenses?\b/i, instead: 'immune system' },
  { turn: /\ba herb/i, instead: 'an herb' },
  { turn: /\brepeats? (less|more|on you)\b/i, instead: 'leaves an aftertaste' },
  { turn: /\b(be|can be|is|are) mended\b/i, instead: 'treated, fixed' },
  { turn: /\b(deserves?|is worth) a talk\b/i, instead: 'Talk with a doctor about …' },
  {
    turn: /\b(that|which|it|each|one|tablet|product) holds? (iron|calcium|zinc|acetaminophen|vitamin|iodine|caffeine|sugar)\b/i,
    instead: 'contain',
  },
  {
    // A mechanism is not a full sentence: "holds vitamin K".
    turn: /^(both |may )?holds? (?!it back)\w/,
    instead: 'contains',
  },
  { turn: /\b\d+ ml\b/, instead: 'oz, or mL' },
  { turn: /\b(a|an) \w+ of yours\b/i, instead: 'one of your …' },
  { turn: /^Movement,|, movement\b|\b([Dd]aily|[Rr]egular) movement\b/, instead: 'exercise' },
  // American spelling and units.
  {
    turn: /\b(tumour|an?aesth|colour|labour|odour|fibre|grey|mould|centre|flavour|behaviour|favour|litre|\w+aemi|oestr|\w+rrhoea|nappy|nappies|whilst|programme)/i,
    instead: 'the American spelling',
  },
  { turn: /\b\w+(ogni|rgani|inimi|ecogni|pecial|ummar|tabil|teril)is(e|ed|es|ing|ation)\b/i, instead: '-ize' },
  { turn: /\d\s?[µμ]g\b(?!\/)/i, instead: 'mcg' },
];

/**
 * Texts that someone else fixes: the specification, a regulator, a provider's protocol.
 * @type {readonly RegExp[]}
 */
export const FIXED = [/^This statement has not been evaluated/, /^Access to this account has been/];
