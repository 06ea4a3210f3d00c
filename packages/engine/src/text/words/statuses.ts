import type { Language } from '../../language.ts';
import { type PhraseLists, setOf } from '../word-lists.ts';

/** Whether it is taken, by whom and since when: how far such a phrase reaches, and what it speaks of. */
export const statusWords = ({ status }: Language, { phrasesIn }: PhraseLists) => ({
  theyTake: phrasesIn(status.theyTake),
  /** Who orders a medicine: "my neurologist". */
  prescribers: phrasesIn(status.prescribers),
  /** Directly before a nutrient that somebody has too little of: "low in iron". */
  lacking: phrasesIn(status.lacking),
  denialOpeners: setOf(status.denialOpeners),
  /** Said of a whole list: "denies a, b, c". */
  reachesAll: setOf(status.reachesAll),
  /** Before the last of what is denied: "no a, b or c". */
  closesDenial: setOf(status.closesDenial),
  mine: setOf(status.mine),
  /** Between the time of a line and what is taken then. */
  listLeads: phrasesIn(status.listLeads),
  /** What follows these is a sentence of its own that says why. */
  reasons: setOf(status.reasons),
  /** Here a sentence turns to another medicine, where one of the leads follows. */
  turns: setOf(status.turns),
  goesOnBehind: phrasesIn(status.goesOnBehind),
  joinedWords: setOf(status.joinedWords),
  turnLeads: setOf(status.turnLeads),
  /** Who does something: a sentence of its own begins. */
  subjects: setOf(status.subjects),
  /** Said of a doctor or a nurse as well: "they took me off that". */
  doers: setOf(status.doers),
  /** These speak of what was spoken of before: "so I binned it". */
  backTo: setOf(status.backTo),
  /** What still speaks of the medicine behind "don't" or "gave up". */
  taking: setOf(status.taking),
  stopReasons: setOf(status.stopReasons),
  /** Up to when: what is over tells it with a verb of the past, unless one of these stands before that. */
  untils: setOf(status.untils),
  pastWords: setOf(status.pastWords),
  isStill: setOf(status.isStill),
  /** What it is called, and not that somebody has it. */
  allergyNouns: setOf(status.allergyNouns),
  /** A time to come or a doubt: a plan only where nothing else is planned. */
  planHints: setOf(status.planHints),
  /** With these a medicine begins. */
  beginnings: setOf(status.beginnings),
  /** Behind a word of stopping: it was so once, and is no longer. */
  occasions: phrasesIn(status.occasions),
  atFirst: phrasesIn(status.atFirst),
  /** Behind "I'm not" these deny a medicine. */
  deniedOfSelf: setOf(status.deniedOfSelf),
  /** Behind a word of doubt: what is doubted is no name. */
  sureOfName: phrasesIn(status.sureOfName),
  /** Behind a dose, without a sign between, a sentence of life starts so. */
  lifeStarts: setOf(status.lifeStarts),
  /** Somebody fills this in for another person, and takes something too. */
  proxies: phrasesIn(status.proxies),
  selfTaking: phrasesIn(status.selfTaking),
  proxyOpenings: phrasesIn(status.proxyOpenings),
  /** Before a word of stopping: nothing was stopped yet. */
  wishes: setOf(status.wishes),
  wishGaps: setOf(status.wishGaps),
  pronouns: setOf(status.pronouns),
  singular: setOf(status.singular),
  ofSelf: setOf(status.ofSelf),
  /** At the start of a line: "STOP spirulina". */
  orders: setOf(status.orders),
  /** Alone on a line, with a colon: what follows is taken. */
  headings: setOf(status.headings),
  pastHeads: setOf(status.pastHeads),
  allergyHeads: setOf(status.allergyHeads),
  todayHeads: setOf(status.todayHeads),
  /** Before the person that something is for. */
  forWhom: setOf(status.forWhom),
  selfToo: setOf(status.selfToo),
  movedTo: setOf(status.movedTo),
  movedOnto: setOf(status.movedOnto),
  /** Behind what is over, and one of the steps before it: what came instead. */
  tried: setOf(status.tried),
  /** Before "… from warfarin": another came. */
  changes: setOf(status.changes),
  besidesToo: setOf(status.besidesToo),
  /** Before "years ago": that is when it began. */
  begunThen: setOf(status.begunThen),
  /** "No iron in my multivitamin". */
  insideOf: setOf(status.insideOf),
});
