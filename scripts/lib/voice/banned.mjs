/**
 * Turns that we do not use, and what to write instead. They are looked for in what people read: the interface, the
 * mails, the plan's sentences and the knowledge. `docs/voice.md` says why.
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
];

/** Texts that somebody else fixes: the specification, a regulator, a provider's wire. @type {readonly RegExp[]} */
export const FIXED = [/^This statement has not been evaluated/, /^Access to this account has been/];
