/** Words a question is asked in: none of them is looked up as a name. */
const list = (text: string): string[] => text.trim().split(/\s+/);

export const intents = [
  'why',
  'plan',
  'children',
  'limit',
  'pregnancy',
  'avoid',
  'interactions',
  'timing',
  'dose',
  'forms',
  'evidence',
] as const;
export type Intent = (typeof intents)[number];

/** What a word makes of a question. The order of `intents` settles a question that has several. */
export const INTENT_WORDS: Readonly<Record<Intent, readonly string[]>> = {
  why: list('why reason reasons because'),
  plan: list('plan plans dashboard suggested suggestion suggestions'),
  children: list(
    'child children childs kid kids teen teens teenager teenagers toddler toddlers baby babies infant infants son daughter',
  ),
  limit: list('limit limits limited maximum max upper ceiling highest toxic toxicity excess excessive'),
  pregnancy: list(
    'pregnant pregnancy breastfeeding breastfeed breastfed nursing lactating lactation conceive conceiving trimester expecting',
  ),
  avoid: list(
    'avoid shouldnt dangerous danger dangers harmful harm risk risks risky warning warnings contraindications contraindicated contraindication side effects',
  ),
  interactions: list(
    'interact interacts interacting interaction interactions interfere interferes conflict conflicts combine combined combining mix mixing together',
  ),
  timing: list('when time timing morning evening night bedtime breakfast lunch dinner food meal meals stomach empty'),
  dose: list('dose doses dosage dosing amount amounts much many'),
  forms: list(
    'form forms vegan vegetarian halal kosher gelatin gummy gummies capsule capsules tablet tablets softgel powder liquid price prices cost costs expensive cheap allergens allergen gluten dairy',
  ),
  evidence: list('evidence proof proven work works working effective studies study trial trials research grade'),
};

/** Phrases that outrank single words: "too much" asks for a limit, not for a dose. */
export const INTENT_PHRASES: readonly (readonly [RegExp, Intent])[] = [
  [/\bwhy\b.*\b(not|isnt|wasnt|left out|dont|didnt)\b/, 'why'],
  [/\b(under 18|([1-9]|1[0-7])[ -]?(yo|years?[ -]old|year[ -]old))\b/, 'children'],
  [/\b(too much|how much is safe|safe (upper )?(limit|amount|dose|level)|upper level|ul)\b/, 'limit'],
  [/\bwho (should|must|shouldnt|cant|cannot|may)\b/, 'avoid'],
  [/\b(not take|shouldnt take|side effects?)\b/, 'avoid'],
  [/\b(what time|time of day|with (or without )?food|empty stomach|at night|in the morning)\b/, 'timing'],
  [/\b(trying to conceive|get(ting)? pregnant|breast ?feed\w*)\b/, 'pregnancy'],
  [/\b(my plan|in my plan|suggested (to|for) me)\b/, 'plan'],
];

/** Values of `healthGoals` by the words people use for them. */
export const TOPIC_WORDS: Readonly<Record<string, readonly string[]>> = {
  energy: list('energy tired tiredness fatigue exhausted exhaustion'),
  sleep: list('sleep sleeping insomnia asleep sleepless'),
  stress: list('stress stressed anxious anxiety nervous'),
  mood: list('mood sad'),
  focus: list('focus concentration concentrate attention'),
  memory: list('memory forgetful remember'),
  immunity: list('immune immunity colds cold flu defences defenses'),
  heart: list('heart cardiovascular'),
  cholesterol: list('cholesterol ldl'),
  'blood-sugar': list('sugar glucose'),
  bones: list('bone bones'),
  joints: list('joint joints arthritis knee knees'),
  muscle: list('muscle muscles'),
  performance: list('performance endurance workout sport sports'),
  digestion: list('digestion gut bloating bloated constipation'),
  skin: list('skin wrinkles'),
  'hair-and-nails': list('hair nails'),
  eyes: list('eye eyes vision eyesight'),
  weight: list('weight slimming'),
  hormones: list('hormone hormones pms'),
  menopause: list('menopause flushes flashes'),
  fertility: list('fertility fertile'),
  prenatal: list('prenatal'),
  libido: list('libido'),
  'healthy-aging': list('aging ageing'),
};

const TALK = list(`
  a about actually after again against all also always am an and any anybody anyone anything are as ask at away bad be been before being best better between big both but by
  can cant check come could day daily days did different do does doesnt doing dont down each eat else enough ever every exactly explain few find first for from
  get gets getting give gives go goes going good got great had happen happens has have having he healthy hello help helpful helps her here hey hi him his hour hours how i id if ill im in
  information into is isnt it its ive just keep kind know less let level levels like little long look lot lower made main make makes may me mean means medication medications medicine
  medicines might mine minute more most mother father mum mom my name need needed needs new next no normal not now of off often ok okay old on once one only or other our out over
  people per person pill pills please poem possible problem problems product products put question quick really recommend recommended right safe safely said same say says see she should show
  since so some somebody someone something soon sort start started still stop such supplement supplements sure take taken takes taking tell than thank thanks that thats the their them then there
  these they thing things think this those three through to today too took two type understand until up us use used useful uses using usually very want wants was way we week weeks
  weather well were what whats when where whether which while who whom whose will with without won wont word words world worth would write year years yes yet you your
  game pizza president country city movie football
`);

export const FILLER: ReadonlySet<string> = new Set([
  ...TALK,
  ...Object.values(INTENT_WORDS).flat(),
  ...Object.values(TOPIC_WORDS).flat(),
]);
